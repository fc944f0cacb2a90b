import type { Pace } from '../lib/settings.svelte';
import type { AnyLine } from '../games/wire';
import { beatOf } from './pace';
import { tellingOf, type Story } from './telling';

/** Something to be shown on the board, so many milliseconds after its change. */
export type Cue = { after: number; text: string } & (
  | { kind: 'strike'; by: string; on: string }
  | { kind: 'loss' | 'gain'; at: string; amount: number }
  | { kind: 'fall' | 'step' | 'stone' | 'power'; at: string }
  | { kind: 'place'; area: string }
  | { kind: 'card'; seat: number }
  | { kind: 'dice' }
);

type Shown = Cue extends infer C ? (C extends Cue ? Omit<C, 'after' | 'text'> : never) : never;

/** What a line shows on the board, if anything. */
function shownBy(line: AnyLine, story: Story): Shown | null {
  const { kind, unit, on, amount, area, seat } = line;
  const { cue } = tellingOf(story, line);
  if (line.dice?.length) return { kind: 'dice' };
  if (unit !== undefined && on !== undefined) return { kind: 'strike', by: unit, on };
  if (unit !== undefined && amount !== undefined && amount > 0)
    return { kind: cue === 'gain' ? 'gain' : 'loss', at: unit, amount };
  if (unit !== undefined && (cue === 'fall' || cue === 'stone' || cue === 'power' || cue === 'step'))
    return { kind: cue, at: unit };
  if (unit === undefined && area !== undefined && kind === 'placed') return { kind: 'place', area };
  if (seat !== undefined && cue === 'card') return { kind: 'card', seat };
  return null;
}

/** What a change shows, in order; each waits for those before it. */
export function cuesOf(lines: readonly AnyLine[], story: Story, pace: Pace): Cue[] {
  const cues: Cue[] = [];
  let after = 0;
  for (const line of lines) {
    const shown = shownBy(line, story);
    if (shown) cues.push({ ...shown, after, text: line.text });
    after += beatOf(line, story, pace);
  }
  return cues;
}
