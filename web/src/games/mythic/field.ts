import type { MythicAbout, MythicSnapshot, MythicUnit } from '../../wire';
import type { MythicAsk, MythicOffer, Option } from './wire';

/** Where a space lies: columns from the west, rows from the north, both from 0. */
export interface Place {
  column: number;
  row: number;
}

const LETTERS = 'abcdefghijkl';

/** The name of a space by its place. */
export const spaceAt = ({ column, row }: Place, rows: number): string => `${LETTERS[column] ?? ''}${rows - row}`;

/** The place of a space by its name. */
export function placeOf(space: string, rows: number): Place {
  return { column: LETTERS.indexOf(space[0] ?? ''), row: rows - Number(space.slice(1)) };
}

/** How many steps lie between two spaces; diagonals count like any other. */
export function distance(a: Place, b: Place): number {
  return Math.max(Math.abs(a.column - b.column), Math.abs(a.row - b.row));
}

/** The letters of a board after so many quarter turns clockwise, northern row first. */
export function turned(spaces: readonly string[], turns: number): string[] {
  let rows = [...spaces];
  for (let turn = 0; turn < turns; turn++) {
    rows = rows.map((_, down) =>
      rows
        .map((line) => line[down] ?? ' ')
        .reverse()
        .join(''),
    );
  }
  return rows;
}

/** The place of the board that is to be laid next; `undefined` when all lie. */
export function nextSlot(field: MythicSnapshot['field']): number | undefined {
  const at = field.laid.findIndex((laid) => laid === null);
  return at < 0 ? undefined : at;
}

/** The north-western space of a slot. */
export const cornerOf = (slot: number, columns: number): Place => ({
  column: (slot % (columns / 4)) * 4,
  row: Math.floor(slot / (columns / 4)) * 4,
});

/** Why a space is lit: something goes there, perhaps too far to attack; somebody there is attacked, or acts. */
export type Light = 'go' | 'far' | 'attack' | 'act';

const attacks = new Set<MythicOffer['kind']>(['strike', 'shoot', 'bite', 'spread', 'next']);

/** Talents that attack or are announced in an attack only. */
const fought = new Set<string>([
  'infernal_blaze',
  'beastly_attack',
  'riposte',
  'unholy_strength',
  'sneak_attack',
  'override',
  'explosive_shells',
  'skilled_warrior',
]);

/** Whether a choice begins an attack, bears on one or answers one, so that it has odds. */
export function hasOdds(offer: MythicOffer): boolean {
  if (offer.kind === 'use') return fought.has(offer.talent);
  const { kind } = offer;
  return kind === 'strike' || kind === 'shoot' || kind === 'counter' || kind === 'next';
}

/** Choices that are made with the dice on the table. */
export const isDice = ({ kind }: MythicOffer): boolean =>
  kind === 'spend' || kind === 'again' || kind === 'throw' || kind === 'reroll' || kind === 'keep';

/** Choices that turn cards into power points, or look for others; they are made with the cards themselves. */
export const isCard = ({ kind }: MythicOffer): boolean =>
  kind === 'convert' || kind === 'search' || kind === 'under' || kind === 'discard';

/** What on the battlefield a choice is about. */
export interface About {
  /** Who does it. */
  unit?: string | undefined;
  space?: string;
  way?: readonly string[] | undefined;
  /** The units it is aimed at. */
  target?: string | undefined;
  second?: string | undefined;
  /** The card that is used: `aow` or the tag of a unit. */
  card?: string;
  /** The side of the battlefield. */
  edge?: string;
}

/** What on the battlefield a choice is about. A new kind does not compile before it is here. */
export function aboutOf(offer: MythicOffer): About {
  switch (offer.kind) {
    case 'zone':
      return { edge: offer.edge };
    case 'deploy':
    case 'fly':
      return { unit: offer.unit, space: offer.space };
    case 'move':
      return { unit: offer.unit, space: offer.space, way: offer.way };
    case 'retreat':
      return { space: offer.space };
    case 'activate':
      return { unit: offer.unit, card: offer.unit };
    case 'use':
    case 'strike':
    case 'shoot':
      return { unit: offer.unit, target: offer.target };
    case 'plus':
    case 'harass':
    case 'defend':
      return { unit: offer.unit };
    case 'bite':
      return { target: offer.target, second: offer.second };
    case 'spread':
    case 'next':
      return { target: offer.target };
    case 'convert':
    case 'search':
    case 'take':
    case 'under':
    case 'discard':
      return { card: offer.card };
    case 'player_one':
    case 'lay':
    case 'done':
    case 'counter':
    case 'decline':
    case 'spend':
    case 'again':
    case 'throw':
    case 'reroll':
    case 'keep':
    case 'exchange':
      return {};
  }
}

const spacesOf = (units: readonly MythicUnit[]): Map<string, string> =>
  new Map(units.flatMap((unit) => (unit.space === null ? [] : [[unit.tag, unit.space]])));

/** The spaces that choices light, each with the strongest reason. */
export function litBy(
  options: readonly Option[],
  units: readonly MythicUnit[],
  about: MythicAbout,
): Map<string, Light> {
  const at = spacesOf(units);
  const lit = new Map<string, Light>();
  const light = (space: string | undefined, why: Light) => {
    if (space !== undefined && lit.get(space) !== 'attack') lit.set(space, why);
  };
  for (const { offer } of options) {
    const { unit, space, target: first, second, edge } = aboutOf(offer);
    const zone = edge && about.zones.find((zone) => zone.edge === edge);
    if (zone) for (const space of zone.spaces) light(space, 'go');
    if (space) light(space, offer.kind === 'move' && offer.far ? 'far' : 'go');
    for (const target of [first, second]) {
      if (target) light(at.get(target), attacks.has(offer.kind) ? 'attack' : 'act');
    }
    if (unit && !space && !first) light(at.get(unit), 'act');
  }
  return lit;
}

/** The choices that a pick on a space stands for. */
export function optionsAt(
  options: readonly Option[],
  space: string,
  units: readonly MythicUnit[],
  about: MythicAbout,
): Option[] {
  const here = units.find((unit) => unit.space === space)?.tag;
  const zones = new Set(about.zones.filter(({ spaces }) => spaces.includes(space)).map(({ edge }) => edge));
  return options.filter(({ offer }) => {
    const { unit, space: place, target, second, edge } = aboutOf(offer);
    if (edge) return zones.has(edge);
    if (place) return place === space;
    if (here === undefined) return false;
    if (target) return target === here || second === here;
    return unit === here;
  });
}

/** What a person who picks a space seems to want, in notation; it is asked of the rules when nothing is offered there. */
export function wishAt(
  ask: MythicAsk,
  space: string,
  snapshot: MythicSnapshot,
  about: MythicAbout,
  deploying: string | null,
): string | undefined {
  const here = snapshot.units.find((unit) => unit.space === space);
  if (snapshot.stage === 'deploy') return deploying === null ? undefined : `deploy ${deploying} ${space}`;
  if (snapshot.stage !== 'turn') return undefined;
  const acting = snapshot.units.find((unit) => unit.tag === snapshot.activation?.unit);
  if (!here) return acting ? `move ${space}` : undefined;
  const sideOf = (seat: number) => about.generals[seat]?.side;
  if (sideOf(here.owner) === sideOf(ask.seat)) return acting ? undefined : `activate ${here.tag}`;
  if (!acting?.space) return undefined;
  const near = distance(placeOf(acting.space, about.rows), placeOf(space, about.rows)) <= 1;
  return near || acting.values.ranged === 0 ? `strike ${here.tag}` : `shoot ${here.tag}`;
}

/** The name of a die in notation. */
export const dieName = ({ face, fives }: { face: number; fives: number }): string =>
  fives > 0 ? `${fives * 5}+${face}` : `${face}`;
