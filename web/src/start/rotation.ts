import { keep, recall } from '../lib/stored';

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** The next of a list, another one each time it is asked for under the same name. */
export function nextOf<T>(name: string, list: readonly T[]): T | undefined {
  const turn = recall(`turn.${name}`, 0, isNumber);
  keep(`turn.${name}`, turn + 1);
  return list[turn % Math.max(1, list.length)];
}
