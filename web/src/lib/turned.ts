import type { BoardCard } from '../wire';
import type { Point } from './point';

/** A board turned by half a circle: whoever sits at its top has their side at the bottom. */
export function turnedBoard(board: BoardCard): BoardCard {
  const [width, height] = board.size;
  const turn = ([x, y]: Point): Point => [width - x, height - y];
  return {
    ...board,
    areas: board.areas.map((area) => ({ ...area, centre: turn(area.centre), outline: area.outline.map(turn) })),
    boundaries: board.boundaries.map((boundary) => ({
      ...boundary,
      lines: boundary.lines.map(([a, b]): [Point, Point] => [turn(a), turn(b)]),
    })),
  };
}

/** Whether some areas, taken together, lie at the far side of a board: above, or on the right where sides lie left and right. */
export function isFar(board: BoardCard, tags: readonly string[]): boolean {
  const centres = board.areas.filter(({ tag }) => tags.includes(tag)).map(({ centre }) => centre);
  if (centres.length === 0) return false;
  const off = (axis: 0 | 1) =>
    centres.reduce((sum, centre) => sum + centre[axis], 0) / centres.length / board.size[axis] - 0.5;
  const [right, down] = [off(0), off(1)];
  return Math.abs(right) > 1.5 * Math.abs(down) ? right > 0 : down < 0;
}

/** Where the viewers of tables began, as long as the page is open: pictures of their moments lie as the table did. */
const sides = new Map<string, readonly string[]>();

export const keepSide = (table: string, areas: readonly string[]): void => void sides.set(table, areas);
export const sideOf = (table: string): readonly string[] => sides.get(table) ?? [];
