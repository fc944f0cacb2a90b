import type { Plain } from '../lib/text.svelte';

/** What the seats of a game can be asked for in the turns of others, with its names. */
export interface OrderSheet<Reaction extends string = string, Point extends string = string> {
  /** Reactions; a seat is asked for them unless it says otherwise. */
  reactions: Record<Reaction, Plain>;
  /** Points between steps; a seat is not asked at them unless it says so. */
  points: Record<Point, Plain>;
  /** The heading above the points. */
  pointsTitle: Plain;
  /** What to be always asked means here. */
  always: Plain;
  /** What to be asked for reactions alone is called, and means. */
  reacting: { label: Plain; text: Plain };
}

/** Standing orders in one word. */
export type Preset = 'always' | 'reactions' | 'never' | 'own';

/** The word for what a seat has ordered. */
export function presetOf({ reactions, points }: OrderSheet, orders: readonly string[]): Preset {
  const asks = (names: object): boolean[] => Object.keys(names).map((name) => orders.includes(name));
  const [reacts, waits] = [asks(reactions), asks(points)];
  if (![...reacts, ...waits].includes(true)) return 'never';
  if (reacts.includes(false)) return 'own';
  if (!waits.includes(false)) return 'always';
  return waits.includes(true) ? 'own' : 'reactions';
}

/** The order that turns one reaction or point on or off, in notation. */
export function orderOf(sheet: OrderSheet, name: string, ask: boolean): string {
  return `${ask ? 'ask' : 'skip'} ${name in sheet.reactions ? 'for' : 'at'} ${name}`;
}

/** The orders that bring a seat from what it has to a preset, in notation. */
export function ordersFor(sheet: OrderSheet, preset: Exclude<Preset, 'own'>, orders: readonly string[]): string[] {
  const changes = (names: object, ask: boolean): string[] =>
    Object.keys(names)
      .filter((name) => orders.includes(name) !== ask)
      .map((name) => orderOf(sheet, name, ask));
  return [...changes(sheet.reactions, preset !== 'never'), ...changes(sheet.points, preset === 'always')];
}
