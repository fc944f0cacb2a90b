import type { LogLine } from '../wire';

/** Kinds of lines that change the table; the rest is how it came about. */
const TOLD: ReadonlySet<string> = new Set([
  ...['placed', 'moved', 'thrown', 'recalled', 'passed', 'declined_to_activate', 'claimed', 'dropped', 'absorbed'],
  ...['targeted', 'area_targeted', 'guarded', 'evaded', 'retaliated', 'attack_lost', 'lava_attacks'],
  ...['wounded', 'healed', 'destroyed', 'eliminated', 'paralysed', 'element_removed', 'power_used'],
  ...['deployed', 'attacked', 'countered', 'defended', 'harassed', 'used', 'webbed'],
  ...['mine_taken', 'hired', 'sacrificed', 'battle_began', 'battle_ended', 'won', 'died', 'stole', 'minus_points'],
]);

/** Kinds of lines after which a unit stands otherwise than before. */
const CHANGING: ReadonlySet<string> = new Set([
  ...['placed', 'moved', 'thrown', 'recalled', 'deployed', 'wounded', 'healed', 'destroyed', 'paralysed', 'webbed'],
]);

/** What others did since a person of this browser last decided; `lines` come after `before`. What chance did belongs to whoever called on it. */
export function sinceOwn(before: readonly LogLine[], lines: readonly LogLine[], own: readonly number[]): LogLine[] {
  let since = [...before];
  for (const line of lines) {
    if (line.by !== undefined && own.includes(line.by)) since = [];
    else if (line.by !== undefined || since.length > 0) since.push(line);
  }
  return since;
}

/** What is worth telling of it: where units ended, whom they struck, what was lost. */
export function toldOf(lines: readonly LogLine[]): LogLine[] {
  const told = lines.filter(({ kind }) => TOLD.has(kind));
  // Of a walk its end is told.
  return told.filter((line, place) => {
    const next = told[place + 1];
    return !(line.kind === 'moved' && next?.kind === 'moved' && next.unit === line.unit);
  });
}

/** The units that stand otherwise than before. */
export const changedBy = (lines: readonly LogLine[]): Set<string> =>
  new Set(lines.flatMap(({ kind, unit }) => (unit !== undefined && CHANGING.has(kind) ? [unit] : [])));
