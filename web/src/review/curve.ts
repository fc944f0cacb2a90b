import type { CurvePoint, ReviewShown } from '../wire';

/** The drawing a curve stands in; the browser scales it. */
export const frame = { width: 720, height: 260, left: 44, right: 12, top: 12, bottom: 26 } as const;

/** The last step of a game. */
export const lastStep = ({ seats }: Pick<ReviewShown, 'seats'>): number =>
  Math.max(1, ...seats.map(({ curve }) => curve.at(-1)?.step ?? 0));

/** Where a step stands from left to right. */
export const across = (step: number, last: number): number =>
  frame.left + ((frame.width - frame.left - frame.right) * step) / last;

/** Where a chance stands from top to bottom. */
export const up = (chance: number): number =>
  frame.top + (frame.height - frame.top - frame.bottom) * (1 - Math.min(1, Math.max(0, chance)));

/** The path of a curve. A chance stays as it is until the step that changes it. */
export function pathOf(curve: CurvePoint[], last: number): string {
  const fixed = (value: number): string => value.toFixed(1);
  return curve
    .map(({ step, chance }, place) => {
      const to = `${fixed(across(step, last))} ${fixed(up(chance))}`;
      const before = curve[place - 1];
      return before ? `L${fixed(across(step, last))} ${fixed(up(before.chance))}L${to}` : `M${to}`;
    })
    .join('');
}

/** The chance after a step. */
export function chanceAt(curve: CurvePoint[], step: number): number {
  let chance = curve[0]?.chance ?? 0;
  for (const point of curve) {
    if (point.step > step) break;
    chance = point.chance;
  }
  return chance;
}

/** Steps at equal distances for a table that says what the curve shows; the first and the last are among them. */
export function samples(last: number, rows: number): number[] {
  const steps = Array.from({ length: rows + 1 }, (_, row) => Math.round((last * row) / rows));
  return [...new Set(steps)];
}
