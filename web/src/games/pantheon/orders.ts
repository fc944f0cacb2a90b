/** Reactions to an attack; a seat is asked for them unless it says otherwise. */
export const reactions = ['guard', 'evade', 'initiative', 'retaliation'] as const;
export type Reaction = (typeof reactions)[number];

/** Points between steps at which a manoeuvre may be bought; a seat is not asked unless it says so. */
export const points = [
  'turn_start',
  'before_target',
  'target_chosen',
  'values_counted',
  'first_assault',
  'before_wounds',
  'after_wounds',
  'activation_end',
  'turn_end',
] as const;
export type Moment = (typeof points)[number];

/** Standing orders in one word. */
export type Preset = 'always' | 'attacked' | 'never' | 'own';

/** The word for what a seat has ordered. */
export function presetOf(orders: readonly string[]): Preset {
  const asks = (names: readonly string[]) => names.filter((name) => orders.includes(name)).length;
  const [reacts, waits] = [asks(reactions), asks(points)];
  if (reacts === reactions.length && waits === points.length) return 'always';
  if (reacts === reactions.length && waits === 0) return 'attacked';
  if (reacts === 0 && waits === 0) return 'never';
  return 'own';
}

/** The orders that bring a seat from what it has to a preset, in notation. */
export function ordersFor(preset: Exclude<Preset, 'own'>, orders: readonly string[]): string[] {
  const changes = (names: readonly string[], word: 'at' | 'for', ask: boolean) =>
    names.filter((name) => orders.includes(name) !== ask).map((name) => `${ask ? 'ask' : 'skip'} ${word} ${name}`);
  return [...changes(reactions, 'for', preset !== 'never'), ...changes(points, 'at', preset === 'always')];
}

/** The order that turns one reaction or point on or off, in notation. */
export function orderOf(name: Reaction | Moment, ask: boolean): string {
  const word = (reactions as readonly string[]).includes(name) ? 'for' : 'at';
  return `${ask ? 'ask' : 'skip'} ${word} ${name}`;
}
