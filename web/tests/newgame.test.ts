import { describe, expect, it } from 'vitest';
import { catalogue } from '../src/fake/moments';
import { beginning, countsOf, fitted, tableOf, type Form } from '../src/games/pantheon/newgame/form';
import { quickTable, serves, teachingArmies } from '../src/games/pantheon/quick';
import { pair, specOf } from '../src/newgame/players';
import { byTable, since } from '../src/start/games';
import type { Summary } from '../src/wire';

const form = (changes: Partial<Form> = {}): Form =>
  fitted({ ...beginning(catalogue, 'pantheon-1.5', 'Ada'), ...changes }, catalogue);

describe('a new game', () => {
  it('begins with a person against the computer and ready-made armies', () => {
    const table = tableOf(form(), []);
    const [first, second] = form().players.map(specOf);
    expect(first).toEqual({ name: 'Ada', kind: 'person' });
    expect(second).toEqual({ name: '', kind: 'computer', level: 'adept' });
    expect(table.mode).toEqual({
      constructed: { armies: teachingArmies(catalogue.armies).map(({ id }) => ({ id })) },
    });
    expect(table).not.toHaveProperty('settings');
    expect(table).not.toHaveProperty('board');
  });

  it('has four players in teams and armies made for four', () => {
    const four = form({ count: 4 });
    expect(four.teams).toBe(true);
    const table = tableOf(four, []);
    expect(table.teams).toBe(true);
    const ids = 'constructed' in table.mode ? table.mode.constructed.armies : [];
    expect(ids.length).toBe(4);
    for (const army of ids) {
      expect(catalogue.armies.find((one) => 'id' in army && one.id === army.id)?.players).toBe(4);
    }
  });

  it('keeps to the number of players of a mode', () => {
    expect(form({ mode: 'draft', count: 3 }).count).toBe(3);
    expect(form({ mode: 'constructed', count: 3 }).count).toBe(2);
    const scenario = catalogue.scenarios.find((one) => one.players[0] === 3);
    expect(form({ mode: 'scenario', scenario: scenario?.id ?? '' }).count).toBe(3);
    expect(countsOf(form({ mode: 'scenario', scenario: 'none' }), catalogue)).toEqual([2]);
  });

  it('drops a board that does not fit the number of players', () => {
    const board = catalogue.boards.find((one) => one.players.includes(2) && !one.players.includes(3));
    expect(form({ board: board?.id ?? '' }).board).toBe(board?.id);
    expect(form({ board: board?.id ?? '', mode: 'draft', count: 3 }).board).toBe('');
  });

  it('sends one’s own army as its units, and only rulings that differ', () => {
    const own = { id: 'mine', name: 'Mine', kind: 'constructed' as const, players: 2, units: ['zeus'] };
    const made = form({ rulings: { own_companion: true }, roundLimit: 30, lead: 1 });
    const first = made.players[0];
    if (first) first.army = 'own:mine';
    const table = tableOf(made, [own]);
    expect(table.mode).toMatchObject({ constructed: { armies: [{ units: ['zeus'] }, {}] } });
    expect(table.settings).toEqual({ own_companion: true, round_limit: 30 });
    expect(table.lead).toBe(1);
  });

  it('plays a scenario of teams in teams', () => {
    const scenario = catalogue.scenarios.find((one) => one.teams);
    const made = form({ mode: 'scenario', scenario: scenario?.id ?? '' });
    expect([tableOf(made, []).teams, made.count]).toEqual([true, 4]);
  });

  it('leaves board and lead of a scenario to the scenario', () => {
    const table = tableOf(form({ mode: 'scenario', board: 'training_field', lead: 0 }), []);
    expect(Object.keys(table).sort()).toEqual(['mode', 'ruleset']);
  });
});

describe('play now', () => {
  it('asks for the teaching armies, on another board each time', async () => {
    globalThis.fetch = async () => Response.json(catalogue);
    const table = await quickTable('pantheon-1.5', 'en');
    const next = await quickTable('pantheon-1.5', 'en');
    expect([table.board, next.board]).toEqual(['boreas_pass', 'silent_sanctuary']);
    for (let turn = 0; turn < 6; turn += 1) {
      const { board } = await quickTable('pantheon-1.5', 'en');
      const card = catalogue.boards.find(({ id }) => id === board);
      expect(card && serves(card, 'pantheon-1.5'), board).toBe(true);
    }
    expect(table.mode).toEqual({ constructed: { armies: [{ id: 'first_march' }, { id: 'blades_of_ares' }] } });
    expect(pair('')).toEqual([
      { name: '', kind: 'person', set_up: true },
      { name: '', kind: 'computer', level: 'adept' },
    ]);
  });
});

describe('games to continue', () => {
  const summary = (table: string, more: Partial<Summary>): Summary => ({
    table,
    seat: 0,
    secret: '',
    title: table,
    ruleset: 'pantheon-1.5',
    board: '',
    round: 1,
    waiting_for_you: false,
    over: false,
    updated: 0,
    ...more,
  });

  it('are one for each table, those that wait first and finished ones last', () => {
    const games = byTable([
      summary('over', { over: true, updated: 9 }),
      summary('old', { updated: 1 }),
      summary('new', { updated: 5 }),
      summary('hot', { updated: 0 }),
      summary('hot', { seat: 1, waiting_for_you: true }),
    ]);
    expect(games.map((game) => game.table)).toEqual(['hot', 'new', 'old', 'over']);
    expect(games[0]?.seats).toEqual([0, 1]);
  });

  it('say how long ago they were played', () => {
    expect(since(0, 90_000_000, 'en')).toBe('yesterday');
    expect(since(0, 7_300_000, 'fr')).toBe('il y a 2 heures');
    expect(since(0, 10, 'en')).toBe('this minute');
  });
});
