import type { Group } from '../../table/asking';
import type { ConjurersSnapshot } from '../../wire';
import type { ConjurersChoiceKind, ConjurersOffer, Option } from './wire';

/** What on the table a choice is about. */
export interface About {
  action?: string | undefined;
  figure?: string;
  creature?: string;
  /** The item or artifact. */
  card?: string;
  resource?: string;
  /** The slot it leads to, or in which the creature stands. */
  slot?: number | undefined;
}

/** What on the table a choice is about. A new kind does not compile before it is here. */
export function aboutOf(offer: ConjurersOffer): About {
  switch (offer.kind) {
    case 'assistant':
    case 'stay':
    case 'hire':
      return { figure: offer.figure };
    case 'place':
    case 'resolve':
      return { figure: offer.figure, action: offer.action };
    case 'sacrifice':
    case 'fight':
    case 'remove':
    case 'prize':
      return { creature: offer.creature };
    case 'summon':
    case 'move':
    case 'attack':
    case 'devour':
    case 'bind':
    case 'break':
      return { creature: offer.creature, slot: offer.slot };
    case 'buy':
    case 'equip':
      return { card: offer.card };
    case 'spare':
    case 'take':
      return { resource: offer.resource };
    case 'trade':
    case 'done':
    case 'decline':
    case 'pass':
    case 'adopt':
    case 'steal':
      return {};
  }
}

/** The choices that put this figure somewhere; all where no figure is taken up. */
export const withFigure = (options: Option[], figure: string | null): Option[] =>
  figure === null ? options : options.filter(({ offer }) => aboutOf(offer).figure === figure);

/** The choices about an action of the town. */
export const atAction = (options: Option[], action: string): Option[] =>
  options.filter(({ offer }) => aboutOf(offer).action === action);

/** The actions that can be chosen. */
export const litActions = (options: Option[]): Set<string> =>
  new Set(options.flatMap(({ offer }) => aboutOf(offer).action ?? []));

/** Where on the battlefield a choice can be made: a slot of a side, counted from 0. */
export interface Square {
  side: number;
  slot: number;
}

const inOwnRow: readonly ConjurersChoiceKind[] = ['summon', 'move', 'attack', 'devour', 'break'];

/** The choices that a click on a square stands for, with the creature that was taken up before. */
export function atSquare(options: Option[], square: Square, own: number, taken: string | null): Option[] {
  const here = options.filter(({ offer }) => aboutOf(offer).slot === square.slot);
  const mine = here.filter(({ offer }) => taken === null || aboutOf(offer).creature === taken);
  if (square.side === own) return mine.filter(({ offer }) => inOwnRow.includes(offer.kind));
  // A click on the creature it faces is an attack too.
  return mine.filter(({ offer }) => offer.kind === 'bind' || offer.kind === 'attack' || offer.kind === 'devour');
}

/** The squares that can be chosen, as `side slot`. */
export function litSquares(options: Option[], own: number, taken: string | null): Set<string> {
  const lit = new Set<string>();
  for (const side of [0, 1])
    for (const slot of [0, 1, 2])
      if (atSquare(options, { side, slot }, own, taken).length > 0) lit.add(`${side} ${slot}`);
  return lit;
}

/** Whether a choice may lead to a fight at once, so that its odds are worth showing first. */
export function mayFight(offer: ConjurersOffer, snapshot: ConjurersSnapshot | null): boolean {
  if (offer.kind === 'attack') return true;
  if (offer.kind !== 'summon' && offer.kind !== 'move') return false;
  const battle = snapshot?.battle;
  const side = battle?.sides.findIndex((one) => one.seat === snapshot?.ask?.seat) ?? -1;
  const facing = side < 0 ? null : battle?.sides[1 - side]?.slots[offer.slot];
  return facing !== null && facing !== undefined && !facing.devouring;
}

/** The side of the battle that a seat plays. */
export const sideOf = (snapshot: ConjurersSnapshot, seat: number | null): number =>
  snapshot.battle?.sides.findIndex((side) => side.seat === seat) ?? -1;

/** Placements stand together by the figure, everything else by the headings it came with. */
export function groupsOf(options: Option[], word: (id: string) => string): Group<ConjurersOffer>[] {
  const groups = new Map<string, Group<ConjurersOffer>>();
  for (const option of options) {
    const { offer } = option;
    const about = offer.kind === 'place' ? offer.figure : offer.kind === 'sacrifice' ? offer.creature : undefined;
    const heading = offer.heading ?? (about === undefined ? undefined : word(about));
    const id = heading ?? '';
    const group = groups.get(id);
    if (group) group.options.push(option);
    else groups.set(id, { id, heading, about, close: offer.kind === 'place', options: [option] });
  }
  return [...groups.values()].sort((a, b) => Number(a.id === '') - Number(b.id === ''));
}
