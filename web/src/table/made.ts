import type { AnyLine } from '../games/wire';

/** What the log tells of how the sides were set up; in a scenario there may be nothing to set up. */
export function madeOf(log: readonly AnyLine[]): AnyLine[] {
  const turn = log.findIndex(({ kind }) => kind === 'turn_began');
  return log.slice(0, turn < 0 ? log.length : turn).filter(({ kind }) => kind !== 'drew');
}
