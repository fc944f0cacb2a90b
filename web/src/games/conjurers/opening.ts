import type { Ruleset } from '..';
import type { ConjurersNewTable } from '../../wire';

/** Which optional rules are wanted, by id. */
export type Rulings = Record<string, boolean>;

/** All but players and language of a table: tournaments are for four. */
export function tableOf(ruleset: Ruleset, players: number, rulings: Rulings): Omit<ConjurersNewTable, 'players'> {
  const wanted = Object.entries(rulings).filter(([id, on]) => on && (id !== 'tournaments' || players === 4));
  return { ruleset, settings: Object.fromEntries(wanted) };
}
