import type { Pace } from '../lib/settings.svelte';
import type { AnyLine } from '../games/wire';
import { tellingOf, type Story } from './telling';

const ROLL = 1300;
/** Dice that fall beside others are looked at together with them. */
const ALSO = 250;
const MOST = 3600;
const SHARE: Record<Pace, number> = { slow: 1.8, normal: 1, fast: 0.45, off: 0 };
/** Whoever decided knows what comes of it. */
const OWN = 0.5;

/** How long a line is looked at. */
export const beatOf = (line: AnyLine, story: Story, pace: Pace): number =>
  (line.dice?.length ? ROLL : (tellingOf(story, line).beat ?? 0)) * SHARE[pace];

/** How long, in milliseconds, a change stays on the table before the next one is shown. */
export function pauseAfter(lines: readonly AnyLine[], story: Story, pace: Pace, own = false): number {
  const dice = lines.filter((line) => line.dice?.length).length;
  const each = lines.reduce((sum, line) => sum + beatOf(line, story, pace), 0);
  const whole = each - Math.max(0, dice - 1) * (ROLL - ALSO) * SHARE[pace];
  const rolls = dice > 0;
  return Math.min(MOST * SHARE[pace], whole) * (own && !rolls ? OWN : 1);
}
