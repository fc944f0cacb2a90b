import type { AnyLine } from '../games/wire';
import { tellingOf, type Story } from './telling';

/** What others did since a person of this browser last decided; `lines` come after `before`. What chance did belongs to whoever called on it. */
export function sinceOwn<L extends AnyLine>(before: readonly L[], lines: readonly L[], own: readonly number[]): L[] {
  let since = [...before];
  for (const line of lines) {
    if (line.by !== undefined && own.includes(line.by)) since = [];
    else if (line.by !== undefined || since.length > 0) since.push(line);
  }
  return since;
}

/** One thing worth telling: a line, or an attack with what came of it. */
export interface Deed {
  kind: string;
  text: string;
  /** What the target of an attack lost; absent while the dice have not fallen, and where nothing was attacked. */
  lost?: number;
  /** Whether the target fell. */
  fell?: boolean;
}

/** What is worth telling of it: where units ended, whom they struck and what was lost. */
export function deedsOf(lines: readonly AnyLine[], story: Story): Deed[] {
  const deeds: Deed[] = [];
  let walker: string | undefined;
  let strike: { deed: Deed; target: string | undefined } | null = null;
  for (const { kind, text, unit, on, amount, dice } of lines) {
    if (strike && dice?.length) strike.deed.lost ??= 0;
    if (strike && kind === 'guarded') strike.target = unit;
    if (strike && unit === strike.target) {
      if (kind === 'wounded' || kind === 'damaged') {
        strike.deed.lost = (strike.deed.lost ?? 0) + (amount ?? 0);
        continue;
      }
      if (kind === 'destroyed' || kind === 'died') {
        strike.deed.fell = true;
        continue;
      }
    }
    if (!tellingOf(story, { kind }).told) continue;
    // Of a walk its end is told.
    if (kind === 'moved' && walker === unit) deeds.pop();
    walker = kind === 'moved' ? unit : undefined;
    const deed: Deed = { kind, text };
    deeds.push(deed);
    if (on !== undefined) strike = { deed, target: on };
  }
  return deeds;
}

/** The units that stand otherwise than before. */
export const changedBy = (lines: readonly AnyLine[], story: Story): Set<string> =>
  new Set(lines.flatMap((line) => (line.unit !== undefined && tellingOf(story, line).changes ? [line.unit] : [])));
