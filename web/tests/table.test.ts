import { describe, expect, it } from 'vitest';
import { snapshotOf } from '../src/fake/moments';
import { keysOf, sinceLastTurn } from '../src/table/log';
import { orderSheet } from '../src/games/pantheon/orders';
import { orderOf, ordersFor, presetOf } from '../src/table/orders';
import { pauseAfter } from '../src/table/pace';
import { isSecondHalf } from '../src/table/twice';
import { grown } from '../src/games/pantheon/trail';
import { story } from '../src/games/pantheon/story';
import type { AnyLine } from '../src/games/wire';
import type { Snapshot } from '../src/wire';

const line = (step: number, seat?: number): AnyLine => ({
  step,
  depth: 0,
  text: `line ${step}`,
  kind: 'moved',
  ...(seat === undefined ? {} : { seat }),
});

describe('log', () => {
  const lines = [line(1, 0), line(2, 1), line(3, 1), line(4), line(5, 0), line(6, 0)];

  it('tells what others did since the last turn, without the present one', () => {
    expect(sinceLastTurn(lines, 0).map(({ step }) => step)).toEqual([2, 3, 4]);
    expect(sinceLastTurn(lines.slice(0, 4), 0).map(({ step }) => step)).toEqual([2, 3, 4]);
    expect(sinceLastTurn(lines, null)).toEqual([]);
  });

  it('gives each line a name of its own, which it keeps when others are shown or sent', () => {
    const long = [line(1), line(2), line(2), line(2), line(3)];
    const keys = keysOf(long);
    expect(new Set(keys.values()).size).toBe(long.length);
    const later = [...long, line(4)];
    for (const one of long) expect(keysOf(later).get(one)).toBe(keys.get(one));
    // The log of somebody who joins begins in the middle of a step.
    const cut = long.slice(2);
    for (const one of cut) expect(keysOf(cut).get(one)).toBe(keys.get(one));
  });
});

describe('a double click', () => {
  const click = (at: number, question: number, x = 10) => ({ at, x, y: 10, question });

  it('does not answer the question that its first half led to', () => {
    expect(isSecondHalf(click(0, 7), click(200, 8))).toBe(true);
    expect(isSecondHalf(click(0, 7), click(200, 7))).toBe(false);
    expect(isSecondHalf(null, click(200, 8))).toBe(false);
  });

  it('is no double click when it comes late or elsewhere', () => {
    expect(isSecondHalf(click(0, 7), click(900, 8))).toBe(false);
    expect(isSecondHalf(click(0, 7), click(200, 8, 90))).toBe(false);
  });
});

describe('standing orders', () => {
  const reactions = Object.keys(orderSheet.reactions);
  const points = Object.keys(orderSheet.points);

  it('have a word for each common set', () => {
    expect(presetOf(orderSheet, reactions)).toBe('reactions');
    expect(presetOf(orderSheet, [...reactions, ...points])).toBe('always');
    expect(presetOf(orderSheet, [])).toBe('never');
    expect(presetOf(orderSheet, ['guard'])).toBe('own');
  });

  it('change only what differs', () => {
    expect(ordersFor(orderSheet, 'never', ['guard', 'turn_end'])).toEqual(['skip for guard', 'skip at turn_end']);
    expect(ordersFor(orderSheet, 'reactions', reactions)).toEqual([]);
    expect(ordersFor(orderSheet, 'always', reactions).length).toBe(points.length);
    expect(orderOf(orderSheet, 'evade', false)).toBe('skip for evade');
    expect(orderOf(orderSheet, 'turn_end', true)).toBe('ask at turn_end');
  });
});

describe('the way of a unit', () => {
  const at = (area: string, moment = 2): Snapshot => {
    const snapshot = snapshotOf(moment);
    return { ...snapshot, units: snapshot.units.map((unit) => (unit.tag === 'achilles' ? { ...unit, area } : unit)) };
  };

  it('begins, goes on and ends', () => {
    const first = grown(null, at('a1'), at('a2'));
    expect(first).toEqual({ unit: 'achilles', areas: ['a1', 'a2'] });
    expect(grown(first, at('a2'), at('b2'))?.areas).toEqual(['a1', 'a2', 'b2']);
    expect(grown(first, at('a2'), at('a2'))).toBe(first);
    expect(grown(first, at('a2'), at('a2', 0))).toBeNull();
    expect(grown(first, at('c1'), at('c2'))?.areas).toEqual(['c1', 'c2']);
  });
});

describe('pace', () => {
  it('gives dice time to fall, unless it is switched off', () => {
    const roll: AnyLine = { ...line(1), kind: 'rolled', dice: [1, 2] };
    expect(pauseAfter([line(1), roll], story, 'normal')).toBeGreaterThan(pauseAfter([line(1)], story, 'normal'));
    expect(pauseAfter([roll], story, 'fast')).toBeLessThan(pauseAfter([roll], story, 'normal'));
    expect(pauseAfter([roll], story, 'off')).toBe(0);
    expect(pauseAfter([], story, 'normal')).toBe(0);
    const twice = pauseAfter([roll, roll], story, 'normal');
    expect(twice, 'two who roll are looked at together').toBeLessThan(1.5 * pauseAfter([roll], story, 'normal'));
    expect(pauseAfter([roll], story, 'slow')).toBeGreaterThan(pauseAfter([roll], story, 'normal'));
  });

  it('shows a turn one thing after the other, but not for ever, and hurries what one did oneself', () => {
    const walk = line(1);
    expect(pauseAfter([walk, walk], story, 'normal')).toBe(2 * pauseAfter([walk], story, 'normal'));
    expect(pauseAfter(Array<AnyLine>(50).fill(walk), story, 'normal')).toBeLessThan(5000);
    expect(pauseAfter([walk], story, 'normal', true)).toBeLessThan(pauseAfter([walk], story, 'normal'));
  });
});
