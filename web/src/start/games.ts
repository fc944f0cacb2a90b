import type { Lang } from '../lib/lang';
import type { Summary } from '../wire';

/** A game this browser has seats in. */
export interface HeldGame {
  table: string;
  title: string;
  ruleset: string;
  board: string;
  round: number;
  seats: number[];
  waiting: boolean;
  over: boolean;
  updated: number;
}

/** One entry for each table: those that wait for this browser first, then by what happened last; finished ones at the end. */
export function byTable(summaries: Summary[]): HeldGame[] {
  const games = new Map<string, HeldGame>();
  for (const { table, seat, title, ruleset, board, round, waiting_for_you, over, updated } of summaries) {
    const game = games.get(table);
    if (game) {
      game.seats.push(seat);
      game.waiting ||= waiting_for_you;
    } else {
      const seats = [seat];
      games.set(table, { table, title, ruleset, board, round, seats, waiting: waiting_for_you, over, updated });
    }
  }
  const rank = (game: HeldGame): number => (game.over ? 2 : game.waiting ? 0 : 1);
  return [...games.values()].sort((a, b) => rank(a) - rank(b) || b.updated - a.updated);
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** How long ago something was, in words. */
export function since(then: number, now: number, lang: Lang): string {
  const words = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
  for (const [unit, length] of UNITS) {
    if (now - then >= length) return words.format(-Math.floor((now - then) / length), unit);
  }
  return words.format(0, 'minute');
}
