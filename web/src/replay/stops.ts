import type { AnyMoment as Moment } from '../games/wire';

/** The moments worth stopping at: the beginning, and those at which something was told. */
export const stopsOf = (moments: Moment[]): Moment[] =>
  moments.filter((moment, place) => place === 0 || moment.lines.length > 0);

/** The place of the last stop that is not after a step; the end when no step is asked for. */
export function nearestStop(stops: Moment[], step: number | undefined): number {
  if (step === undefined) return 0;
  const after = stops.findIndex((moment) => moment.step > step);
  return Math.max(0, (after < 0 ? stops.length : after) - 1);
}

/** How long a moment is shown, in milliseconds: longer when more is told. */
export function tempo(moment: Moment | undefined, speed: number): number {
  const letters = moment?.lines.reduce((sum, line) => sum + line.text.length, 0) ?? 0;
  return Math.min(4000, 700 + letters * 14) / speed;
}
