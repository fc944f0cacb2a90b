import type { Pace } from '../lib/settings.svelte';
import type { LogLine } from '../wire';
import { beatOf } from './pace';

/** Something to be shown on the board, so many milliseconds after its change. */
export type Cue = { after: number; text: string } & (
  | { kind: 'strike'; by: string; on: string }
  | { kind: 'loss' | 'gain'; at: string; amount: number }
  | { kind: 'fall' | 'step' | 'stone' | 'power'; at: string }
  | { kind: 'place'; area: string }
  | { kind: 'card'; seat: number }
  | { kind: 'dice' }
);

const STEPS: ReadonlySet<string> = new Set(['moved', 'placed', 'deployed', 'recalled', 'thrown', 'summoned']);
const CARDS: ReadonlySet<string> = new Set(['discarded', 'bought', 'art_of_war_spent', 'converted']);
const KINDS: Record<string, 'fall' | 'stone' | 'power'> = {
  ...{ destroyed: 'fall', died: 'fall' },
  ...{ claimed: 'stone', absorbed: 'stone' },
  ...{ power_used: 'power', used: 'power', activated: 'power' },
};

type Shown = Cue extends infer C ? (C extends Cue ? Omit<C, 'after' | 'text'> : never) : never;

/** What a line shows on the board, if anything. */
function shownBy(line: LogLine): Shown | null {
  const { kind, unit, on, amount, area, seat } = line;
  if (line.dice?.length) return { kind: 'dice' };
  if (unit !== undefined && on !== undefined) return { kind: 'strike', by: unit, on };
  if (unit !== undefined && amount !== undefined && amount > 0)
    return { kind: kind === 'healed' ? 'gain' : 'loss', at: unit, amount };
  const marked = KINDS[kind];
  if (unit !== undefined && marked) return { kind: marked, at: unit };
  if (unit !== undefined && STEPS.has(kind)) return { kind: 'step', at: unit };
  if (unit === undefined && area !== undefined && kind === 'placed') return { kind: 'place', area };
  if (seat !== undefined && CARDS.has(kind)) return { kind: 'card', seat };
  return null;
}

/** What a change shows, in order; each waits for those before it. */
export function cuesOf(lines: readonly LogLine[], pace: Pace): Cue[] {
  const cues: Cue[] = [];
  let after = 0;
  for (const line of lines) {
    const shown = shownBy(line);
    if (shown) cues.push({ ...shown, after, text: line.text });
    after += beatOf(line, pace);
  }
  return cues;
}
