import type { Secrets } from '../../table/handing';
import type { Snapshot } from '../../wire';
import type { ChoiceKind, Offer } from './wire';

/** Choices that everybody could work out: they betray no card. */
const betrayNothing: ReadonlySet<ChoiceKind> = new Set([
  'board',
  'zone',
  'recruit',
  'place',
  'end',
  'stop',
  'enter',
  'target',
  'area',
  'guard',
  'decline',
  'reroll',
  'throw',
  'go_on',
  'spend',
  'keep',
  'second',
  'resolve',
  'resolve_terrain',
  'pick',
  'force',
]);

/** Pantheon hides hands. */
export const secrets: Secrets<Snapshot, Offer> = {
  hides: ({ view, seats }) => (seats.find((seat) => seat.seat === view)?.hand ?? 0) > 0,
  ownTurn: ({ active, view }) => active === view,
  plain: ({ kind, cost }) => betrayNothing.has(kind) && cost === 0,
};
