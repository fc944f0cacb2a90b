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

/** Whether some areas lie in the upper half of a board, taken together. */
export function isAbove(board: BoardCard, tags: readonly string[]): boolean {
  const heights = board.areas.filter(({ tag }) => tags.includes(tag)).map(({ centre }) => centre[1]);
  const mean = heights.reduce((sum, y) => sum + y, 0) / Math.max(1, heights.length);
  return heights.length > 0 && mean < board.size[1] / 2;
}
