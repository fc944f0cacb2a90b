import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bordersOf, legendOf } from '../src/components/board/legend';
import { catalogue } from '../src/fake/moments';
import { uses } from '../src/generated/icons.pantheon';
import { outcomeOf, seatAgain } from '../src/table/ending';
import { aimsOf, withRead } from '../src/table/goals';
import { changedBy, deedsOf, sinceOwn } from '../src/table/recap';
import { story } from '../src/games/pantheon/story';
import type { AnyLine } from '../src/games/wire';
import type { GoalShown } from '../src/wire';

const goal = (seat: number, text: string): GoalShown => ({ seat, kind: 'stones', text, short: '', done: 0, of: 4 });

describe('the goal', () => {
  it('is one sentence of all ways to win', () => {
    const goals = [goal(0, 'reach g2'), goal(0, 'absorb 4 stones'), goal(0, 'destroy Ares'), goal(1, 'hold out')];
    expect(aimsOf(goals, 0, 'or')).toBe('Reach g2, absorb 4 stones or destroy Ares');
    expect(aimsOf(goals, 1, 'or')).toBe('Hold out');
    expect(aimsOf(goals, 2, 'or')).toBe('');
  });

  it('is told once at a table', () => {
    expect(withRead(['a', 'b'], 'a')).toEqual(['b', 'a']);
    expect(
      withRead(
        Array.from({ length: 80 }, (_, n) => `${n}`),
        'x',
      ).length,
    ).toBe(60);
  });
});

describe('the end', () => {
  const over = (...winners: number[]) => ({ winners, draw: winners.length === 0, text: '' });

  it('is a victory only for those who won', () => {
    expect(outcomeOf(over(0), [0])).toBe('won');
    expect(outcomeOf(over(1), [0])).toBe('lost');
    expect(outcomeOf(over(0, 2), [0, 2])).toBe('won');
    expect(outcomeOf(over(1), [0, 1])).toBe('seen');
    expect(outcomeOf(over(1), [])).toBe('seen');
    expect(outcomeOf(over(), [0])).toBe('draw');
  });

  it('knows where one sits when sides are swapped', () => {
    expect([seatAgain(0, 2, true), seatAgain(1, 2, true), seatAgain(1, 2, false)]).toEqual([1, 0, 1]);
  });
});

describe('what others did', () => {
  const line = (kind: string, by?: number, unit?: string): AnyLine => ({
    step: 1,
    depth: 0,
    text: kind,
    kind,
    ...(by === undefined ? {} : { by }),
    ...(unit === undefined ? {} : { unit }),
  });

  it('is what came after the last own decision, with what chance added to it', () => {
    const lines = [line('moved', 1), line('passed', 0), line('rolled'), line('moved', 1), line('rolled')];
    expect(sinceOwn([], lines, [0]).map(({ kind }) => kind)).toEqual(['moved', 'rolled']);
    expect(sinceOwn([line('moved', 1)], [line('wounded')], [0]).length).toBe(2);
    expect(sinceOwn([], [line('rolled')], [0])).toEqual([]);
  });

  it('leaves out how it came about, and all of a walk but its end', () => {
    const lines = [
      line('discarded', 1),
      line('moved', 1, 'ares'),
      line('moved', 1, 'ares'),
      line('wounded', 1, 'ajax'),
    ];
    expect(deedsOf(lines, story).map(({ kind }) => kind)).toEqual(['moved', 'wounded']);
    expect([...changedBy(lines, story)]).toEqual(['ares', 'ajax']);
  });
});

describe('the board', () => {
  const folder = '../games/pantheon/content/boards/';
  const used = new Set(
    readdirSync(folder).flatMap((name) =>
      [...readFileSync(`${folder}${name}`, 'utf8').matchAll(/terrain = "(\w+)"/g)].map(([, terrain]) => terrain ?? ''),
    ),
  );
  const css = readFileSync('src/styles/theme.css', 'utf8');
  const patterns = readFileSync('src/components/board/TerrainPatterns.svelte', 'utf8');

  it('draws every terrain in its own way: none passes for open ground', () => {
    expect(used.size).toBeGreaterThan(12);
    const colours = [...used].map((terrain) => new RegExp(`--terrain-${terrain}: (.*);`).exec(css)?.[1]);
    expect(colours.filter((colour) => colour === undefined)).toEqual([]);
    expect(new Set(colours).size).toBe(used.size);
    for (const terrain of used) {
      expect(patterns).toContain(`terrain: '${terrain}'`);
      expect(Object.keys(uses.terrains)).toContain(terrain);
    }
  });

  it('has a legend of all that is on it, each once', () => {
    for (const board of catalogue.boards) {
      const { terrains, boundaries, stones } = legendOf(board);
      for (const area of board.areas) expect(terrains).toContain(area.terrain);
      expect(new Set(terrains).size).toBe(terrains.length);
      expect(boundaries).not.toContain('normal');
      for (const stone of board.stones) expect(stones).toContain(stone.kind);
    }
  });

  it('tells what stands around an area', () => {
    const lines: [[number, number], [number, number]][] = [];
    const boundaries = [
      { a: 'n1', b: 'n2', kind: 'wall', lines },
      { a: 'r1', b: 'n1', kind: 'normal', lower: 'r1', lines },
      { a: 'n1', b: 'c1', kind: 'normal', lines },
    ];
    expect(bordersOf({ boundaries }, 'n1')).toEqual([
      { kind: 'wall', beyond: ['n2'] },
      { kind: 'heights', beyond: ['r1'] },
    ]);
    expect(bordersOf({ boundaries }, 'c1')).toEqual([]);
  });
});
