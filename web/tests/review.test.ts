import { describe, expect, it } from 'vitest';
import { across, chanceAt, frame, lastStep, pathOf, samples, up } from '../src/review/curve';
import { decisiveOf } from '../src/review/reviewing';
import { decidedAt, undoneOnce } from '../src/table/log';
import type { AnyLine } from '../src/games/wire';
import type { CurvePoint, ReviewMoment } from '../src/wire';

const curve: CurvePoint[] = [
  { step: 0, chance: 0.5 },
  { step: 10, chance: 0.75 },
  { step: 40, chance: 0 },
];

describe('the curve of a game', () => {
  it('spans the drawing from the first step to the last and from nothing to certainty', () => {
    expect(across(0, 40)).toBe(frame.left);
    expect(across(40, 40)).toBe(frame.width - frame.right);
    expect(up(1)).toBe(frame.top);
    expect(up(0)).toBe(frame.height - frame.bottom);
    expect(up(1.2)).toBe(frame.top);
  });

  it('stays level until the step that changes it', () => {
    const numbers = (pathOf(curve, 40).match(/[\d.]+/g) ?? []).map(Number);
    const points = Array.from({ length: numbers.length / 2 }, (_, at) => [numbers[2 * at], numbers[2 * at + 1]]);
    expect(points).toHaveLength(5);
    expect(points[1]?.[1]).toBe(points[0]?.[1]);
    expect(points[1]?.[0]).toBe(points[2]?.[0]);
    expect(points.at(-1)).toEqual([frame.width - frame.right, frame.height - frame.bottom]);
    expect(pathOf([], 40)).toBe('');
  });

  it('says the chance after any step', () => {
    expect([0, 9, 10, 39, 40, 99].map((step) => chanceAt(curve, step))).toEqual([0.5, 0.5, 0.75, 0.75, 0, 0]);
    expect(chanceAt([], 3)).toBe(0);
  });

  it('has a table with the first and the last step, and none twice', () => {
    expect(samples(40, 4)).toEqual([0, 10, 20, 30, 40]);
    expect(samples(2, 12)).toEqual([0, 1, 2]);
    const seat = { name: 'Ann', curve, luck: 0, own: 0, others: 0, unforeseen: 0 };
    expect(lastStep({ seats: [seat, { ...seat, curve: curve.slice(0, 2) }] })).toBe(40);
    expect(lastStep({ seats: [] })).toBe(1);
  });
});

describe('the moment that decided a game', () => {
  const moment = (step: number, seat: number, change: number): ReviewMoment => ({
    step,
    round: 1,
    seat,
    change,
    text: '',
  });

  it('is one that spoke for whoever won, not a mistake that did them no harm', () => {
    const moments = [moment(4, 1, -0.3), moment(9, 0, -0.1), moment(12, 1, 0.2), moment(20, 0, 0.25)];
    expect(decisiveOf(moments, [1])?.step).toBe(12);
    expect(decisiveOf(moments, [0])?.step).toBe(4);
  });

  it('is whatever changed most where nothing spoke for them, and nothing in a game without moments', () => {
    expect(decisiveOf([moment(4, 1, -0.3), moment(9, 1, -0.1)], [1])?.step).toBe(4);
    expect(decisiveOf([], [1])).toBeUndefined();
  });
});

describe('decisions in the log', () => {
  const line = (step: number, by?: number): AnyLine => ({
    step,
    depth: 0,
    text: '',
    kind: 'moved',
    ...(by === undefined ? {} : { by }),
  });

  it('can be asked about once each, and only those of the computer', () => {
    const lines = [line(1, 0), line(2, 1), line(2, 1), line(3), line(4, 1)];
    expect([...decidedAt(lines, [1])]).toEqual([1, 4]);
    expect([...decidedAt(lines, [])]).toEqual([]);
  });

  it('say once that many choices were taken back in one go', () => {
    const undone = (step: number, seat: number): AnyLine => ({ step, depth: 0, text: '', kind: 'undone', seat });
    const lines = [line(1, 0), undone(2, 0), undone(3, 0), line(4, 0), undone(5, 0), undone(6, 1)];
    expect(undoneOnce(lines).map(({ step }) => step)).toEqual([1, 3, 4, 5, 6]);
  });
});
