import type { BoardArea, BoardCard } from '../wire';
import type { Point } from './point';

/** Where things stand in one area. */
export interface Place {
  area: BoardArea;
  /** The outline as an SVG path, with its edges softened. */
  path: string;
  /** Where the tag and the terrain's icon stand. */
  label: Point;
  /** Points well inside, each with its distance to the edge. */
  samples: { at: Point; clearance: number }[];
  /** Slots already worked out, by number of medallions. */
  slots: Map<number, Point[]>;
}

/** A board made ready for drawing. */
export interface Drawing {
  width: number;
  height: number;
  /** Radius of a medallion. */
  radius: number;
  places: Map<string, Place>;
}

const fixed = (value: number): string => (Math.round(value * 10) / 10).toString();
const at = ([x, y]: Point): string => `${fixed(x)} ${fixed(y)}`;
const key = ([x, y]: Point): string => `${x},${y}`;

/** A curve through points, the same in either direction. It begins with the first point, without moving there. */
function curve(points: Point[]): string {
  let path = '';
  for (let index = 0; index + 1 < points.length; index++) {
    const here = points[index] as Point;
    const next = points[index + 1] as Point;
    const before = points[index - 1] ?? here;
    const after = points[index + 2] ?? next;
    const first: Point = [here[0] + (next[0] - before[0]) / 6, here[1] + (next[1] - before[1]) / 6];
    const second: Point = [next[0] - (after[0] - here[0]) / 6, next[1] - (after[1] - here[1]) / 6];
    path += `C${at(first)} ${at(second)} ${at(next)}`;
  }
  return path;
}

/** A softened line through points, as an SVG path. */
export function softPath(points: Point[]): string {
  const first = points[0];
  return first ? `M${at(first)}${curve(points)}` : '';
}

/**
 * The outlines of all areas, softened. Edges that two areas share are cut where a third one meets them and
 * softened piece by piece, so that neighbours still fit together.
 */
export function softOutlines(areas: BoardArea[]): Map<string, string> {
  const owners = new Map<string, string[]>();
  const edgeKey = (a: Point, b: Point): string => [key(a), key(b)].sort().join(' ');
  const edgesOf = (area: BoardArea): [Point, Point][] =>
    area.outline.map((corner, index) => [corner, area.outline[(index + 1) % area.outline.length] as Point]);
  for (const area of areas) {
    for (const [a, b] of edgesOf(area)) {
      const edge = edgeKey(a, b);
      owners.set(edge, [...(owners.get(edge) ?? []), area.tag]);
    }
  }
  const paths = new Map<string, string>();
  for (const area of areas) {
    const edges = edgesOf(area);
    const owner = edges.map(([a, b]) => (owners.get(edgeKey(a, b)) ?? []).slice().sort().join(' '));
    const start = owner.findIndex((name, index) => name !== owner[(index + owner.length - 1) % owner.length]);
    const from = Math.max(start, 0);
    let piece: Point[] = [];
    let path = '';
    for (let step = 0; step < edges.length; step++) {
      const index = (from + step) % edges.length;
      const [a, b] = edges[index] as [Point, Point];
      if (step === 0) path = `M${at(a)}`;
      if (piece.length === 0) piece = [a];
      piece.push(b);
      if (owner[index] !== owner[(index + 1) % edges.length] || step + 1 === edges.length) {
        path += curve(piece);
        piece = [];
      }
    }
    paths.set(area.tag, `${path}Z`);
  }
  return paths;
}

/** Whether a point lies inside an outline. */
export function inside([x, y]: Point, outline: Point[]): boolean {
  let within = false;
  for (let index = 0, last = outline.length - 1; index < outline.length; last = index++) {
    const [ax, ay] = outline[index] as Point;
    const [bx, by] = outline[last] as Point;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
  }
  return within;
}

function distanceToEdge([x, y]: Point, outline: Point[]): number {
  let least = Infinity;
  for (let index = 0, last = outline.length - 1; index < outline.length; last = index++) {
    const [ax, ay] = outline[last] as Point;
    const [bx, by] = outline[index] as Point;
    const length = (bx - ax) ** 2 + (by - ay) ** 2;
    const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
    least = Math.min(least, Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay)));
  }
  return least;
}

/** The surface of an outline. */
export function surface(outline: Point[]): number {
  let twice = 0;
  for (let index = 0, last = outline.length - 1; index < outline.length; last = index++) {
    const [ax, ay] = outline[last] as Point;
    const [bx, by] = outline[index] as Point;
    twice += ax * by - bx * ay;
  }
  return Math.abs(twice) / 2;
}

function samplesOf(area: BoardArea): Place['samples'] {
  const step = Math.sqrt(surface(area.outline)) / 20;
  const xs = area.outline.map(([x]) => x);
  const ys = area.outline.map(([, y]) => y);
  const samples: Place['samples'] = [];
  for (let y = Math.min(...ys) + step / 2; y < Math.max(...ys); y += step) {
    for (let x = Math.min(...xs) + step / 2; x < Math.max(...xs); x += step) {
      if (inside([x, y], area.outline)) samples.push({ at: [x, y], clearance: distanceToEdge([x, y], area.outline) });
    }
  }
  return samples.length > 0 ? samples : [{ at: area.centre, clearance: 0 }];
}

const gap = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Makes a board ready for drawing. */
export function drawingOf(board: BoardCard): Drawing {
  const surfaces = board.areas.map((area) => surface(area.outline)).sort((a, b) => a - b);
  const radius = Math.sqrt(surfaces[Math.floor(surfaces.length / 2)] ?? 10000) * 0.165;
  const outlines = softOutlines(board.areas);
  const places = new Map<string, Place>();
  for (const area of board.areas) {
    const samples = samplesOf(area);
    const fits = ([x, y]: Point): boolean =>
      inside([x - radius * 1.1, y], area.outline) && inside([x + radius * 1.35, y], area.outline);
    const wide = samples.filter((sample) => sample.clearance >= radius * 0.6 && fits(sample.at));
    const roomy = [wide, samples.filter(({ clearance }) => clearance >= radius * 0.75)];
    // The label goes to the top, a little drawn to the middle so that it does not stick in a corner.
    const weigh = ([x, y]: Point): number => y + Math.abs(x - area.centre[0]) * 0.35;
    const pool = roomy.find((found) => found.length > 0) ?? samples;
    const label = pool.reduce((best, one) => (weigh(one.at) < weigh(best.at) ? one : best)).at;
    places.set(area.tag, { area, path: outlines.get(area.tag) ?? '', label, samples, slots: new Map() });
  }
  return { width: board.size[0], height: board.size[1], radius, places };
}

/** How far apart, in radii, two medallions with their badges stand. */
const ROOM = 2.3;

/** How large medallions at these points may be, as a share of the full size: they cover little of each other, and are not too small to be told apart. */
export function sizeAt(points: Point[], radius: number): number {
  return Math.max(0.64, Math.min(1, closest(points) / (radius * ROOM)));
}

/** Where `count` medallions stand in an area: spread over it, off its edges and its label. */
export function slots(place: Place, count: number, radius: number): Point[] {
  if (count === 0) return [];
  const known = place.slots.get(count);
  if (known) return known;
  let best: { points: Point[]; apart: number } | undefined;
  const within = (share: number) =>
    place.samples.filter(({ clearance }) => clearance >= radius * share).map((sample) => sample.at);
  // A figure stands up from its place, so that it needs more room below the label than beside it.
  const offLabel = (pool: Point[]) =>
    pool.filter(([x, y]) => {
      const [aside, below] = [Math.abs(x - place.label[0]), y - place.label[1]];
      return aside > radius * 2.1 || below < -radius * 1.3 || below > radius * 1.75;
    });
  // First off the edges and the label, then nearer to both, until there is room for all.
  for (const pool of [1.2, 1, 0.8].flatMap((share) => [offLabel(within(share)), within(share)]).concat([within(0.5)])) {
    if (pool.length < count) continue;
    const points = spread(pool, count, place.area.centre);
    const apart = closest(points);
    if (!best || apart > best.apart) best = { points, apart };
    if (apart >= radius * 2.2) break;
  }
  const points = best?.points ?? Array.from({ length: count }, () => place.area.centre);
  points.sort((a, b) => a[0] + a[1] * 0.3 - (b[0] + b[1] * 0.3));
  place.slots.set(count, points);
  return points;
}

/** What a thing covers: its left, top, right and bottom. */
export type Box = [number, number, number, number];

/** What a figure at a point covers, with its spear and its base. */
export const figureAt = ([x, y]: Point, radius: number): Box => [
  x - radius * 1.05,
  y - radius * 1.75,
  x + radius * 1.2,
  y + radius * 1.4,
];

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a[2], b[2]) - Math.max(a[0], b[0])) * Math.max(0, Math.min(a[3], b[3]) - Math.max(a[1], b[1]));

/** How far from its place a label goes to be off a figure, against what it covers of it. */
const NEAR = 0.12;

/** Where the label of an area stands so that it covers as little as can be of the figures: in its place, if it is free. */
export function labelOff(place: Place, figures: readonly Box[], radius: number): Point {
  const boxOf = ([x, y]: Point): Box => [x - radius * 1.08, y - radius * 0.48, x + radius * 1.64, y + radius * 0.44];
  const covered = (at: Point): number => figures.reduce((sum, figure) => sum + shared(boxOf(at), figure), 0);
  if (covered(place.label) === 0) return place.label;
  const cost = (at: Point): number => covered(at) + gap(at, place.label) * radius * NEAR;
  const pool = place.samples.filter(
    ({ at: [x, y], clearance }) =>
      clearance >= radius * 0.45 &&
      inside([x - radius * 0.8, y], place.area.outline) &&
      inside([x + radius * 1.1, y], place.area.outline),
  );
  return pool.reduce((best, { at }) => (cost(at) < cost(best) ? at : best), place.label);
}

/** The least distance between two of the points. */
function closest(points: Point[]): number {
  let found = Infinity;
  points.forEach((a, index) => points.slice(index + 1).forEach((b) => (found = Math.min(found, gap(a, b)))));
  return found;
}

/** Points of a pool, spread evenly: each in the middle of what is nearest to it. */
function spread(pool: Point[], count: number, centre: Point): Point[] {
  let chosen: Point[] = [nearest(pool, centre)];
  while (chosen.length < count) {
    const away = (point: Point): number => Math.min(...chosen.map((other) => gap(point, other)));
    chosen.push(pool.reduce((best, point) => (away(point) > away(best) ? point : best)));
  }
  for (let round = 0; round < 10; round++) {
    const sums = chosen.map(() => [0, 0, 0] as [number, number, number]);
    for (const point of pool) {
      let owner = 0;
      chosen.forEach((other, index) => {
        if (gap(point, other) < gap(point, chosen[owner] as Point)) owner = index;
      });
      const sum = sums[owner] as [number, number, number];
      sum[0] += point[0];
      sum[1] += point[1];
      sum[2] += 1;
    }
    chosen = sums.map(([x, y, n], index) => (n > 0 ? nearest(pool, [x / n, y / n]) : (chosen[index] as Point)));
  }
  return chosen;
}

function nearest(pool: Point[], to: Point): Point {
  return pool.reduce((best, point) => (gap(point, to) < gap(best, to) ? point : best), pool[0] ?? to);
}

/** Straight pieces put together, end to end, to the longest lines they make. */
export function joined(pieces: [Point, Point][]): Point[][] {
  const left = pieces.slice();
  const lines: Point[][] = [];
  for (let piece = left.shift(); piece; piece = left.shift()) {
    const line: Point[] = [...piece];
    for (let grown = true; grown;) {
      grown = false;
      for (const [index, [a, b]] of left.entries()) {
        const [first, last] = [line[0] as Point, line[line.length - 1] as Point];
        if (key(a) === key(last)) line.push(b);
        else if (key(b) === key(last)) line.push(a);
        else if (key(b) === key(first)) line.unshift(a);
        else if (key(a) === key(first)) line.unshift(b);
        else continue;
        left.splice(index, 1);
        grown = true;
        break;
      }
    }
    lines.push(line);
  }
  return lines;
}

/** Where `count` small things lie in an area: in its corners, off its middle and its label. */
export function decor(place: Place, count: number, radius: number): Point[] {
  const roomy = place.samples.filter(({ clearance }) => clearance >= radius * 0.75).map((sample) => sample.at);
  const pool = roomy.length >= count ? roomy : place.samples.map((sample) => sample.at);
  const taken: Point[] = [place.label, place.area.centre];
  for (let made = 0; made < count; made++) {
    const away = (point: Point): number => Math.min(...taken.map((other) => gap(point, other)));
    taken.push(pool.reduce((best, point) => (away(point) > away(best) ? point : best), pool[0] ?? place.area.centre));
  }
  return taken.slice(2);
}

/** The item that lies next in a direction from a point, for the arrow keys; `undefined` when there is none. */
export function towards<T extends { at: Point }>(items: T[], from: Point, direction: Point): T | undefined {
  let best: T | undefined;
  let least = Infinity;
  for (const item of items) {
    const [x, y] = [item.at[0] - from[0], item.at[1] - from[1]];
    const along = x * direction[0] + y * direction[1];
    const aside = Math.abs(x * direction[1] - y * direction[0]);
    if (along < 1 || aside > along * 1.6) continue;
    const cost = along + aside * 1.5;
    if (cost < least) [least, best] = [cost, item];
  }
  return best;
}
