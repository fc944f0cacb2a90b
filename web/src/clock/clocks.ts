import type { ClockShown, Flag, Pace } from '../wire';

/** What the clocks showed, and when this browser was told, by its own monotonic clock: its calendar may be wrong. */
export interface SeenClock {
  shown: ClockShown;
  at: number;
}

/** Milliseconds that a seat has left, so long after its clock was told; `null` without a clock. */
export function leftAt({ shown, at }: SeenClock, seat: number, now: number): number | null {
  const left = shown.left[seat] ?? null;
  if (left === null || shown.stage !== 'runs' || shown.running !== seat) return left;
  return Math.max(0, left - Math.max(0, now - at - shown.free));
}

/** Milliseconds that the question of whoever is asked still costs nothing. */
export const freeAt = ({ shown, at }: SeenClock, now: number): number =>
  shown.stage === 'runs' ? Math.max(0, shown.free - (now - at)) : shown.free;

const two = (number: number): string => `${number}`.padStart(2, '0');

/** Units in which long times are told. */
export interface TimeWords {
  days: (count: number) => string;
  hours: (count: number) => string;
}

/** `2 d 3 h`, `1:05:09`, `4:09`, `0:09.4`. */
export function told(millis: number, words: TimeWords): string {
  if (millis < 10_000) return `0:0${(Math.floor(millis / 100) / 10).toFixed(1)}`;
  const seconds = Math.ceil(millis / 1000);
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours >= 24) return `${words.days(Math.floor(hours / 24))} ${words.hours(hours % 24)}`;
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes % 60)}:${rest}` : `${minutes}:${rest}`;
}

/** So little time is low: a tenth of it at first, half a minute at least and an hour at most. */
export function lowFrom(pace: Pace): number {
  if (pace === 'none') return 0;
  if ('slow' in pace) return Math.min(3_600_000, pace.slow.hours * 360_000);
  return Math.min(Math.max(30_000, pace.live.base * 100), pace.live.base * 500);
}

/** What somebody with little time is told, once each, in seconds. */
export const WARNINGS = [60, 30, 10] as const;

/** The warning that is due when the time goes from one moment's to the next one's. */
export const warningAt = (before: number, after: number): number | undefined =>
  WARNINGS.find((seconds) => before > seconds * 1000 && after <= seconds * 1000);

/** A pace as a form has it: every number, whichever of them counts. */
export interface PaceForm {
  kind: 'none' | 'live' | 'slow';
  /** Minutes. */
  base: number;
  increment: number;
  reserve: number;
  hours: number;
  flag: Flag;
}

export const newPace = (): PaceForm => ({
  kind: 'none',
  base: 20,
  increment: 15,
  reserve: 15,
  hours: 72,
  flag: 'forfeit',
});

export function paceOfForm({ kind, base, increment, reserve, hours }: PaceForm): Pace {
  if (kind === 'none') return 'none';
  return kind === 'live' ? { live: { base: Math.round(base * 60), increment, reserve } } : { slow: { hours } };
}

/** What stands behind the path when a table is opened at a pace. */
export function paceQuery(pace: Pace, flag: Flag): Record<string, string> {
  if (pace === 'none') return {};
  if ('slow' in pace) return { pace: 'slow', hours: `${pace.slow.hours}`, flag };
  const { base, increment, reserve } = pace.live;
  return { pace: 'live', base: `${base}`, increment: `${increment}`, reserve: `${reserve}`, flag };
}

/** The word by which lists and ratings know a pace. */
export const paceWord = (pace: Pace | undefined): 'none' | 'live' | 'slow' =>
  pace === undefined || pace === 'none' ? 'none' : 'live' in pace ? 'live' : 'slow';
