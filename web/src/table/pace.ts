import type { Pace } from '../lib/settings.svelte';
import type { LogLine } from '../wire';

/** How long, in milliseconds, a line of each kind is looked at; what is not named is told in passing. */
const BEATS: Record<string, number> = {
  ...{ moved: 480, placed: 520, deployed: 520, summoned: 520, recalled: 480, thrown: 560, flies_over: 420 },
  ...{ targeted: 850, area_targeted: 850, attacked: 850, fought: 850, devoured: 850, retaliated: 600, countered: 600 },
  ...{ guarded: 650, defended: 650, evaded: 650, attack_lost: 650, lava_attacks: 700 },
  ...{ wounded: 800, damaged: 800, healed: 600, destroyed: 900, died: 900, eliminated: 1200, token_wounded: 700 },
  ...{ claimed: 800, absorbed: 1000, dropped: 600, mine_taken: 600, hired: 600, sacrificed: 700, won: 900 },
  ...{ power_used: 700, used: 700, activated: 450, passed: 650, declined_to_activate: 650, resolved: 350 },
  ...{ discarded: 300, drew: 180, searched: 300, bought: 400, paid: 200, battle_began: 900, battle_ended: 900 },
};
const ROLL = 1300;
const MOST = 4200;
const SHARE: Record<Pace, number> = { slow: 1.8, normal: 1, fast: 0.45, off: 0 };
/** Whoever decided knows what comes of it. */
const OWN = 0.5;

/** How long a line is looked at. */
export const beatOf = (line: LogLine, pace: Pace): number =>
  (line.dice?.length ? ROLL : (BEATS[line.kind] ?? 0)) * SHARE[pace];

/** How long, in milliseconds, a change stays on the table before the next one is shown. */
export function pauseAfter(lines: readonly LogLine[], pace: Pace, own = false): number {
  const whole = lines.reduce((sum, line) => sum + beatOf(line, pace), 0);
  const rolls = lines.some((line) => line.dice?.length);
  return Math.min(MOST * SHARE[pace], whole) * (own && !rolls ? OWN : 1);
}
