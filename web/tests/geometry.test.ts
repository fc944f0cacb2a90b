import { describe, expect, it } from 'vitest';
import { motifOf, strewn } from '../src/components/board/motifs';
import { catalogue } from '../src/fake/moments';
import {
  decor,
  drawingOf,
  figureAt,
  inside,
  joined,
  labelOff,
  sizeAt,
  slots,
  softOutlines,
  surface,
  towards,
} from '../src/lib/geometry';
import type { Point } from '../src/lib/point';
import { isFar, turnedBoard } from '../src/lib/turned';

const gap = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);

describe.each(catalogue.boards.map((board) => [board.id, board] as const))('board %s', (_, board) => {
  const drawing = drawingOf(board);

  it('finds room for as many medallions as an area holds, inside it', () => {
    for (const place of drawing.places.values()) {
      const count = Math.max(1, place.area.capacity);
      const points = slots(place, count, drawing.radius);
      expect(points.length).toBe(count);
      for (const point of points) expect(inside(point, place.area.outline)).toBe(true);
      points.forEach((a, index) =>
        points.slice(index + 1).forEach((b) => expect(gap(a, b)).toBeGreaterThan(drawing.radius * 1.1)),
      );
    }
  });

  it('strews scenery inside its area, off the label, and the same each time', () => {
    for (const place of drawing.places.values()) {
      const motif = motifOf(place.area.terrain);
      if (!motif) continue;
      const spots = strewn(place, motif, drawing.radius);
      expect(strewn(place, motif, drawing.radius)).toEqual(spots);
      for (const { at, drawing: which } of spots) {
        expect(inside(at, place.area.outline)).toBe(true);
        expect(gap(at, place.label)).toBeGreaterThan(drawing.radius * 0.5);
        expect(motif.drawings[which]).toBeDefined();
      }
    }
  });

  it('puts labels, stones and elements inside their area', () => {
    for (const place of drawing.places.values()) {
      for (const point of [place.label, ...decor(place, 3, drawing.radius)]) {
        expect(inside(point, place.area.outline)).toBe(true);
      }
    }
  });

  it('leaves a label in its place when nothing covers it, and moves it off a figure that does', () => {
    for (const place of drawing.places.values()) {
      expect(labelOff(place, [], drawing.radius)).toEqual(place.label);
      const points = slots(place, 2, drawing.radius);
      const figures = points.map((at) => figureAt(at, drawing.radius * sizeAt(points, drawing.radius)));
      const label = labelOff(place, figures, drawing.radius);
      expect(inside(label, place.area.outline)).toBe(true);
    }
  });

  it('has one side near and the same side far once it is turned', () => {
    const zone = board.zones[0]?.areas ?? [];
    if (zone.length > 0) expect(isFar(turnedBoard(board), zone)).not.toBe(isFar(board, zone));
  });

  it('draws every area once, closed', () => {
    const paths = softOutlines(board.areas);
    expect(paths.size).toBe(board.areas.length);
    for (const path of paths.values()) expect(path).toMatch(/^M[^M]+Z$/);
  });
});

describe('shapes', () => {
  const square: Point[] = [
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
  ];

  it('knows inside and surface', () => {
    expect(inside([5, 5], square)).toBe(true);
    expect(inside([15, 5], square)).toBe(false);
    expect(surface(square)).toBe(100);
  });

  it('joins pieces of a line in any order and direction', () => {
    const lines = joined([
      [
        [10, 0],
        [20, 0],
      ],
      [
        [10, 0],
        [0, 0],
      ],
      [
        [50, 0],
        [60, 0],
      ],
    ]);
    expect(lines).toEqual([
      [
        [0, 0],
        [10, 0],
        [20, 0],
      ],
      [
        [50, 0],
        [60, 0],
      ],
    ]);
  });

  it('goes to the nearest thing in a direction', () => {
    const items = [{ at: [10, 0] as Point }, { at: [30, 2] as Point }, { at: [0, 20] as Point }];
    expect(towards(items, [0, 0], [1, 0])).toBe(items[0]);
    expect(towards(items, [10, 0], [1, 0])).toBe(items[1]);
    expect(towards(items, [0, 0], [0, 1])).toBe(items[2]);
    expect(towards(items, [0, 0], [-1, 0])).toBeUndefined();
  });
});
