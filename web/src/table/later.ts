import type { Point } from '../lib/point';
import type { AnyLine } from '../games/wire';

/** Things to be done after a while, all of which can be dropped at once. */
export class Later {
  #timers = new Set<ReturnType<typeof setTimeout>>();

  after(wait: number, act: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      act();
    }, wait);
    this.#timers.add(timer);
  }

  drop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }
}

/** Where the units stand that lines speak of, by the eye of `at`. */
export function standingOf(lines: readonly AnyLine[], at: (tag: string) => Point | null): Map<string, Point> {
  const found = new Map<string, Point>();
  for (const tag of lines.flatMap(({ unit, on }) => [unit, on])) {
    const here = tag === undefined ? null : at(tag);
    if (tag !== undefined && here) found.set(tag, here);
  }
  return found;
}
