import type { PantheonLine } from './wire';

/** A step by which the dice of an attack came to their values. */
export type Step =
  | { kind: 'said'; text: string }
  | { kind: 'added'; sums: { five: number; face: number; value: number }[]; lost: number };

/** How the dice of the attack under way came to what they are: the lines since its first assault, the second with its sums. */
export function tallyOf(lines: readonly PantheonLine[]): Step[] {
  const begin = lines.findLastIndex(({ kind }) => kind === 'rolled');
  if (begin < 0) return [];
  return lines.slice(begin + 1).flatMap((line): Step[] => {
    if (line.kind === 'spent' || line.kind === 'rerolled') return [{ kind: 'said', text: line.text }];
    if (line.kind !== 'second_rolled') return [];
    const { dice } = line;
    const kept = dice.filter((face) => face > 0);
    // A die that is rolled again is added to its five; a blank takes the five with it.
    const sums = kept.map((face) => ({ five: 5, face, value: 5 + face }));
    return [{ kind: 'added', sums, lost: dice.length - kept.length }];
  });
}
