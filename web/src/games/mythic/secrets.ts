import type { Secrets } from '../../table/handing';
import type { MythicSnapshot } from '../../wire';
import type { MythicOffer } from './wire';

/** Choices that everybody could work out: they betray no card. */
const betrayNothing: ReadonlySet<MythicOffer['kind']> = new Set([
  'player_one',
  'lay',
  'zone',
  'deploy',
  'move',
  'fly',
  'strike',
  'shoot',
  'bite',
  'spread',
  'next',
  'use',
  'plus',
  'harass',
  'defend',
  'done',
  'decline',
  'retreat',
  'spend',
  'again',
  'throw',
  'reroll',
  'keep',
] as const);

/** Hands are hidden, and what was put under the deck. */
export const secrets: Secrets<MythicSnapshot, MythicOffer> = {
  hides: ({ view, seats }) => (seats.find((seat) => seat.seat === view)?.hand ?? 0) > 0,
  ownTurn: ({ active, view, stage }) => stage !== 'turn' || active === view,
  plain: ({ kind }) => betrayNothing.has(kind),
};
