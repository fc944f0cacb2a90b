import type { LogLine } from '../wire';

/** What others did since a seat's last turn: the lines after its last own ones, those of the present turn left aside. */
export function sinceLastTurn(lines: LogLine[], seat: number | null): LogLine[] {
  if (seat === null) return [];
  let end = lines.length;
  while (end > 0 && lines[end - 1]?.seat === seat) end--;
  let begin = end;
  while (begin > 0 && lines[begin - 1]?.seat !== seat) begin--;
  return lines.slice(begin, end);
}

/** The log with what a message brought. Lines that are there already, by step and text, are not repeated. */
export function extended(lines: LogLine[], more: LogLine[]): LogLine[] {
  const last = lines.at(-1)?.step ?? -1;
  const fresh = more.filter(
    (line) => line.step > last || !lines.some((known) => known.step === line.step && known.text === line.text),
  );
  return fresh.length === 0 ? lines : [...lines, ...fresh];
}

/** The log after an undo: nothing later than the step the table is back at. */
export const cutAfter = (lines: LogLine[], step: number): LogLine[] => lines.filter((line) => line.step <= step);
