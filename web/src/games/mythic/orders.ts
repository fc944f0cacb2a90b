/** Reactions in the turns of others; a seat is asked for them unless it says otherwise. */
export const reactions = ['harass', 'evade', 'defend', 'counterattack', 'talents', 'cancel'] as const;
export type Reaction = (typeof reactions)[number];

/** Points at which cards could be turned into power points; a seat is not asked unless it says so. */
export const points = ['turn_start', 'activation_end', 'turn_end'] as const;
export type Point = (typeof points)[number];

/** Standing orders in one word. */
export type Preset = 'always' | 'reactions' | 'never' | 'own';

/** The word for what a seat has ordered. */
export function presetOf(orders: readonly string[]): Preset {
  const asks = (names: readonly string[]) => names.filter((name) => orders.includes(name)).length;
  const [reacts, waits] = [asks(reactions), asks(points)];
  if (reacts === reactions.length && waits === points.length) return 'always';
  if (reacts === reactions.length && waits === 0) return 'reactions';
  if (reacts === 0 && waits === 0) return 'never';
  return 'own';
}

/** One order in notation. */
export function orderOf(name: Reaction | Point, ask: boolean): string {
  const word = (points as readonly string[]).includes(name) ? 'at' : 'for';
  return `${ask ? 'ask' : 'skip'} ${word} ${name}`;
}

/** The orders that bring a seat from what it has to a preset, in notation. */
export function ordersFor(preset: Exclude<Preset, 'own'>, orders: readonly string[]): string[] {
  const wanted = (name: Reaction | Point): boolean =>
    preset === 'always' || (preset === 'reactions' && (reactions as readonly string[]).includes(name));
  return [...reactions, ...points]
    .filter((name) => orders.includes(name) !== wanted(name))
    .map((name) => orderOf(name, wanted(name)));
}
