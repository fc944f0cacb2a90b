import { expect, test } from 'vitest';
import { after, asked, fits, type Wanted } from '../src/lobby/board';
import type { LobbyShown, OpenTable } from '../src/wire';

const table = (name: string, since: number, more: Partial<OpenTable> = {}): OpenTable => ({
  table: name,
  ruleset: 'pantheon-1.5',
  players: 2,
  free: 1,
  who: ['Ann'],
  host: 'ann',
  since,
  ...more,
});
const ANY: Wanted = { ruleset: null, players: null, pace: null };
const shown = (...tables: OpenTable[]): LobbyShown => ({ tables, count: tables.length, more: null, number: 5 });
const names = ({ tables }: LobbyShown) => tables.map((one) => one.table);

test('what happened changes the list, and what the list has already changes nothing', () => {
  const before = shown(table('b', 20), table('a', 10));
  const news = { number: 6, count: 2, tables: [table('c', 30)], gone: ['a'] };
  const now = after(before, news, ANY);
  expect(names(now)).toEqual(['c', 'b']);
  expect(now.count).toBe(2);
  expect(after(before, { number: 4, count: 9, gone: ['a', 'b'] }, ANY)).toBe(before);
  expect(names(after(now, { number: 7, count: 2, tables: [table('c', 30, { free: 2 })] }, ANY))).toEqual(['c', 'b']);
});

test('only what is wanted is shown, and nothing beyond the page', () => {
  const wanted: Wanted = { ...ANY, ruleset: 'conjurers' };
  const news = { number: 6, count: 3, tables: [table('c', 30, { ruleset: 'conjurers' }), table('d', 40)] };
  expect(names(after(shown(), news, wanted))).toEqual(['c']);
  const page = { ...shown(table('b', 20)), more: '20.b' };
  expect(names(after(page, { number: 6, count: 9, tables: [table('old', 5)] }, ANY))).toEqual(['b']);
  expect(fits(ANY, table('a', 1))).toBe(true);
  expect(fits({ ...ANY, players: 3 }, table('a', 1))).toBe(false);
  expect(asked({ ...ANY, players: 3 }, '20.b')).toEqual({ players: '3', before: '20.b' });
});
