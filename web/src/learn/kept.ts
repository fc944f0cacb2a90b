import { keep, recall } from '../lib/stored';

const areIds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** The lessons that were taken to their end and the puzzles that were solved in this browser. */
export const done = (): ReadonlySet<string> => new Set(recall('exercises', [], areIds));

/** Remembers that a lesson was taken to its end or a puzzle solved. */
export const keepDone = (id: string): void => keep('exercises', [...new Set([...done(), id])]);
