import type { DiceSpeed } from '../lib/settings.svelte';
import type { LogLine } from '../wire';

const shown: Record<string, number> = { moved: 420, placed: 420, targeted: 500, wounded: 450, destroyed: 700 };
const ROLL = 1300;
const PLAIN = 120;
const share: Record<DiceSpeed, number> = { calm: 1, quick: 0.45, off: 0 };

/** How long, in milliseconds, a change stays on the table before the next one is shown. */
export function pauseAfter(lines: LogLine[], speed: DiceSpeed): number {
  const longest = lines.map((line) => (line.dice?.length ? ROLL : (shown[line.kind] ?? PLAIN)));
  return Math.max(0, ...longest) * share[speed];
}
