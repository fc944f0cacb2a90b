/** What a person points at on a board. */
export type Pointed = { area: string } | { unit: string };

/** Whether two pointers mean the same thing. */
export function samePlace(a: Pointed | null, b: Pointed | null): boolean {
  if (a === null || b === null) return a === b;
  return 'area' in a ? 'area' in b && a.area === b.area : 'unit' in b && a.unit === b.unit;
}
