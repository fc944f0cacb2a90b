import { describe, expect, it, vi } from 'vitest';
import { Fetched } from '../src/replay/cache';
import { nearestStop, stopsOf, tempo } from '../src/replay/stops';
import type { AnyMoment } from '../src/games/wire';

const moment = (step: number, ...texts: string[]): AnyMoment => ({
  step,
  seat: 0,
  lines: texts.map((text) => ({ step, depth: 0, text, kind: 'moved' })),
});
const moments = [moment(0), moment(1, 'a'), moment(2), moment(3, 'b'), moment(7, 'c')];

describe('stops of a replay', () => {
  it('are the beginning and what was told', () => {
    expect(stopsOf(moments).map((stop) => stop.step)).toEqual([0, 1, 3, 7]);
  });

  it('are found by step', () => {
    const stops = stopsOf(moments);
    expect(nearestStop(stops, undefined)).toBe(0);
    expect(nearestStop(stops, 3)).toBe(2);
    expect(nearestStop(stops, 6)).toBe(2);
    expect(nearestStop(stops, 99)).toBe(3);
    expect(nearestStop([], 3)).toBe(0);
  });

  it('last longer when more is told, and shorter when played faster', () => {
    expect(tempo(moment(1, 'a long sentence about much'), 1)).toBeGreaterThan(tempo(moment(1, 'a'), 1));
    expect(tempo(moment(1, 'a'), 2)).toBe(tempo(moment(1, 'a'), 1) / 2);
    expect(tempo(moment(1, 'x'.repeat(10_000)), 1)).toBe(4000);
  });
});

describe('what was fetched', () => {
  it('is fetched once, and again after a failure', async () => {
    const fetch = vi.fn((step: number) => (step < 0 ? Promise.reject(new Error('no')) : Promise.resolve(step)));
    const fetched = new Fetched(fetch);
    expect(await fetched.get(4)).toBe(await fetched.get(4));
    expect(fetch).toHaveBeenCalledTimes(1);
    await expect(fetched.get(-1)).rejects.toThrow('no');
    await expect(fetched.get(-1)).rejects.toThrow('no');
    expect(fetch).toHaveBeenCalledTimes(3);
  });
});
