import { capital } from '../lib/capital';
import type { GoalShown } from '../wire';

/** What a seat has to do to win, in one sentence: its ways, any of which is enough. */
export function aimsOf(goals: readonly GoalShown[], seat: number, or: string): string {
  const own = goals.filter((goal) => goal.seat === seat).map(({ text }) => text);
  return capital(own.length > 1 ? `${own.slice(0, -1).join(', ')} ${or} ${own.at(-1) ?? ''}` : (own[0] ?? ''));
}

/** The ways of a seat that are shown in a line: all that can be counted, and those of place only when something moves there. */
export const shownFor = (goals: readonly GoalShown[], seat: number): GoalShown[] =>
  goals.filter((goal) => goal.seat === seat).slice(0, 3);

/** Tables at which the card of the beginning was read. */
const MOST_KEPT = 60;

/** The tables whose card was read, with another one; the oldest are forgotten. */
export const withRead = (tables: readonly string[], table: string): string[] =>
  [...tables.filter((one) => one !== table), table].slice(-MOST_KEPT);
