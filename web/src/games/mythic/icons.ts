import { paths, uses } from '../../generated/icons.mythic';
import type { MythicUnitCard } from '../../wire';
import type { MythicChoiceKind } from './wire';

const named: Record<string, string> = paths;

function pick(group: Record<string, string>, id: string): string | undefined {
  const name = group[id];
  return name === undefined ? undefined : named[name];
}

export type Sign = keyof typeof uses.signs;

/** The path of a sign of the interface. */
export const signIcon = (sign: Sign): string => paths[uses.signs[sign]];

export const terrainIcon = (terrain: string): string => pick(uses.terrains, terrain) ?? paths['grass'];
export const markIcon = (mark: string): string | undefined => pick(uses.marks, mark);

/** The path of a unit's own icon, or that of its type for units this client does not know. */
export function unitIcon(unit: Pick<MythicUnitCard, 'id' | 'illustration' | 'type'> | undefined): string {
  if (!unit) return paths['spartan-helmet'];
  const id = unit.illustration === 'a' ? unit.id : unit.id.slice(0, -unit.illustration.length - 1);
  return pick(uses.units, id) ?? pick(uses.types, unit.type) ?? paths['spartan-helmet'];
}

/** The sign of each kind of choice; a new kind does not compile before it is here. */
const signs: Record<MythicChoiceKind, Sign | undefined> = {
  activate: 'activate',
  use: 'talent',
  plus: 'plus',
  move: 'move',
  fly: 'move',
  retreat: 'move',
  strike: 'strike',
  shoot: 'shoot',
  bite: 'strike',
  spread: 'shoot',
  next: 'strike',
  harass: 'harass',
  defend: 'defend',
  counter: 'counter',
  convert: 'power',
  search: 'search',
  take: 'maneuver',
  lay: 'turn',
  zone: 'deploy',
  deploy: 'deploy',
  spend: 'dice',
  again: 'dice',
  throw: 'dice',
  reroll: 'dice',
  exchange: 'maneuver',
  under: 'maneuver',
  discard: 'maneuver',
  done: 'done',
  keep: 'done',
  decline: 'decline',
  player_one: undefined,
};

/** The path of the icon of a choice. */
export function choiceIcon(kind: MythicChoiceKind): string | undefined {
  const sign = signs[kind];
  return sign && signIcon(sign);
}
