import type { AnyLine } from '../games/wire';

/** What others did since a seat's last turn: the lines after its last own ones, those of the present turn left aside. */
export function sinceLastTurn(lines: AnyLine[], seat: number | null): AnyLine[] {
  if (seat === null) return [];
  let end = lines.length;
  while (end > 0 && lines[end - 1]?.seat === seat) end--;
  let begin = end;
  while (begin > 0 && lines[begin - 1]?.seat !== seat) begin--;
  return lines.slice(begin, end);
}

/** The lines without those that only say again that the same player takes something back: one click may undo many choices. */
export const undoneOnce = (lines: readonly AnyLine[]): AnyLine[] =>
  lines.filter((line, place) => {
    const next = lines[place + 1];
    return line.kind !== 'undone' || next?.kind !== 'undone' || next.seat !== line.seat;
  });

/** Kinds of lines that say what came by itself: nobody asks why it was decided. */
const CAME: ReadonlySet<string> = new Set([
  ...['turn_began', 'drew', 'wounded', 'damaged', 'destroyed', 'died', 'attack_lost', 'eliminated'],
]);

/** The places of the first lines that tell a decision of one of these seats. */
export function decidedAt(lines: AnyLine[], seats: number[]): Set<number> {
  const told = new Set<number>();
  const found = new Set<number>();
  lines.forEach(({ by, step, kind }, place) => {
    if (by === undefined || !seats.includes(by) || told.has(step) || CAME.has(kind)) return;
    told.add(step);
    found.add(place);
  });
  return found;
}

/**
 * A name for each line that stays its own whichever lines are shown: its step, and its place in it counted from the last,
 * since the first lines of a log that is sent may lack some of their step.
 */
export function keysOf(lines: readonly AnyLine[]): Map<AnyLine, string> {
  const keys = new Map<AnyLine, string>();
  const seen = new Map<number, number>();
  for (const line of [...lines].reverse()) {
    const place = seen.get(line.step) ?? 0;
    seen.set(line.step, place + 1);
    keys.set(line, `${line.step}.${place}`);
  }
  return keys;
}
