import { describe, expect, it } from 'vitest';
import {
  freeAt,
  leftAt,
  lowFrom,
  newPace,
  paceOfForm,
  paceQuery,
  paceWord,
  told,
  warningAt,
  type SeenClock,
} from '../src/clock/clocks';
import type { ClockShown } from '../src/wire';

const words = { days: (count: number) => `${count} d`, hours: (count: number) => `${count} h` };

const seen = (shown: Partial<ClockShown>): SeenClock => ({
  at: 5000,
  shown: {
    pace: { live: { base: 60, increment: 5, reserve: 10 } },
    flag: 'forfeit',
    stage: 'runs',
    left: [40_000, 60_000, null],
    running: 0,
    free: 0,
    ...shown,
  },
});

describe('clocks', () => {
  it('run for whoever is asked, from when the browser was told', () => {
    expect(leftAt(seen({}), 0, 5000)).toBe(40_000);
    expect(leftAt(seen({}), 0, 12_500)).toBe(32_500);
    expect(leftAt(seen({}), 0, 60_000)).toBe(0);
    expect(leftAt(seen({}), 1, 60_000)).toBe(60_000);
    expect(leftAt(seen({}), 2, 60_000)).toBeNull();
  });

  it('cost nothing before the reserve is used up', () => {
    const clock = seen({ free: 10_000 });
    expect(freeAt(clock, 9000)).toBe(6000);
    expect(leftAt(clock, 0, 15_000)).toBe(40_000);
    expect(leftAt(clock, 0, 17_000)).toBe(38_000);
    expect(freeAt(clock, 17_000)).toBe(0);
  });

  it('stand while they wait, are paused or rest', () => {
    for (const stage of ['waits', 'paused', 'rests', 'over'] as const)
      expect(leftAt(seen({ stage }), 0, 90_000)).toBe(40_000);
  });

  it('are told in the largest units that fit', () => {
    expect(told(9400, words)).toBe('0:09.4');
    expect(told(10_000, words)).toBe('0:10');
    expect(told(249_001, words)).toBe('4:10');
    expect(told(3_905_000, words)).toBe('1:05:05');
    expect(told(3 * 86_400_000 + 7_200_000, words)).toBe('3 d 2 h');
  });

  it('warn once at each mark', () => {
    expect(warningAt(60_100, 60_000)).toBe(60);
    expect(warningAt(60_000, 59_900)).toBeUndefined();
    expect(warningAt(31_000, 9000)).toBe(30);
    expect(lowFrom({ live: { base: 600, increment: 0, reserve: 0 } })).toBe(60_000);
    expect(lowFrom({ live: { base: 10, increment: 0, reserve: 0 } })).toBe(5000);
    expect(lowFrom({ slow: { hours: 72 } })).toBe(3_600_000);
    expect(lowFrom('none')).toBe(0);
  });

  it('are asked for as a form has them', () => {
    const form = newPace();
    expect(paceQuery(paceOfForm(form), form.flag)).toEqual({});
    const live = paceOfForm({ ...form, kind: 'live', base: 1.5 });
    expect(paceQuery(live, 'computer')).toEqual({
      pace: 'live',
      base: '90',
      increment: '15',
      reserve: '15',
      flag: 'computer',
    });
    expect(paceQuery(paceOfForm({ ...form, kind: 'slow' }), 'forfeit')).toEqual({
      pace: 'slow',
      hours: '72',
      flag: 'forfeit',
    });
    expect([paceWord(undefined), paceWord(live)]).toEqual(['none', 'live']);
  });
});
