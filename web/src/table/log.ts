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
