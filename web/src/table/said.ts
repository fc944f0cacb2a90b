import type { Explanation } from '../wire';

/**
 * What is said to somebody who asks why not. The rule that forbids it comes last and speaks of everybody; where nothing else is
 * said, it is said without its number.
 */
export function saidOf({ legal, text, rules }: Explanation): string[] {
  if (legal) return text;
  if (text.length > 1) return text.slice(0, -1);
  return rules.length > 0 ? rules.map((rule) => rule.text) : text;
}
