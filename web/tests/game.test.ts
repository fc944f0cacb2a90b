import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { snapshotOf, welcomeAt } from '../src/fake/moments';
import { prefer } from '../src/lib/settings.svelte';
import { connectBy, socket, type Listener } from '../src/table/channel';
import { Game } from '../src/table/game.svelte';
import type { PantheonLine } from '../src/games/pantheon/wire';
import type { ClientMessage } from '../src/wire';

let sent: ClientMessage[] = [];
let lines: Listener[] = [];
const server = (): Listener => lines.at(-1) as Listener;

beforeEach(() => {
  vi.useFakeTimers();
  prefer('pace', 'normal');
  sent = [];
  lines = [];
  connectBy((_, listener) => {
    lines.push(listener);
    return { send: (message) => sent.push(message), close: () => undefined };
  });
});
afterEach(() => {
  vi.useRealTimers();
  connectBy(socket);
});

function joined(): Game {
  const game = new Game('t', ['secret'], 'en');
  server().opened();
  server().received({ welcome: welcomeAt(0) });
  return game;
}

const rolled: PantheonLine = { step: 9, depth: 0, text: 'A roll.', kind: 'rolled', dice: [1, 2, 3] };

describe('a table', () => {
  it('is joined with the secrets of its seats', () => {
    const game = joined();
    expect(sent).toEqual([{ join: { secrets: ['secret'], lang: 'en' } }]);
    expect(game.connection).toBe('open');
    expect(game.own).toEqual([0]);
    expect(game.snapshot?.question).toBe(0);
  });

  it('takes one answer to a question, until the server has spoken', () => {
    const game = joined();
    game.answer(2);
    game.answer(3);
    expect(sent.slice(1)).toEqual([{ answer: { question: 0, choice: 2 } }]);
    server().received({ moved: { snapshot: snapshotOf(1), log: [] } });
    game.answer(0);
    expect(sent.at(-1)).toEqual({ answer: { question: 1, choice: 0 } });
  });

  it('joins anew when a change is made to a moment it has not seen', () => {
    const game = joined();
    const changes = { since: 7, can_undo: false, table: { question: 8, waiting_for: 0 } };
    server().received({ changed: { changes, log: [] } });
    expect(game.connection).toBe('lost');
    vi.advanceTimersByTime(1000);
    expect(lines.length).toBe(2);
    server().opened();
    server().received({ welcome: welcomeAt(1) });
    server().received({
      changed: { changes: { ...changes, since: 1, table: { question: 2, waiting_for: 0 } }, log: [rolled] },
    });
    expect(game.snapshot?.question).toBe(2);
    expect(game.log.at(-1)?.text).toBe('A roll.');
  });

  it('shows a refusal and lets the person answer again', () => {
    const game = joined();
    game.answer(99);
    server().received({ refused: { question: 0, code: 'not_offered', message: 'no such choice' } });
    expect(game.refusal?.message).toBe('no such choice');
    expect(game.answering).toBe(false);
    game.answer(1);
    expect(sent.at(-1)).toEqual({ answer: { question: 0, choice: 1 } });
  });

  it('shows the first change at once and gives a roll time before the next', () => {
    const game = joined();
    server().received({ moved: { snapshot: snapshotOf(1), log: [rolled] } });
    server().received({ moved: { snapshot: snapshotOf(2), log: [] } });
    expect(game.snapshot?.question).toBe(1);
    vi.advanceTimersByTime(500);
    expect(game.snapshot?.question).toBe(1);
    vi.advanceTimersByTime(2000);
    expect(game.snapshot?.question).toBe(2);
    expect(game.log.at(-1)?.text).toBe('A roll.');
  });

  it('comes back after the connection is lost, and lets open requests go', async () => {
    const game = joined();
    const asked = game.why({ notation: 'walk' });
    server().closed();
    expect(game.connection).toBe('lost');
    expect(await asked).toBeNull();
    vi.advanceTimersByTime(400);
    expect(lines.length).toBe(2);
    server().closed();
    vi.advanceTimersByTime(400);
    expect(lines.length).toBe(2);
    vi.advanceTimersByTime(400);
    expect(lines.length).toBe(3);
    server().opened();
    server().received({ welcome: welcomeAt(3) });
    expect(game.connection).toBe('open');
    expect(game.snapshot?.question).toBe(3);
  });

  it('gives each request its own answer', async () => {
    const game = joined();
    const first = game.why({ notation: 'walk' });
    const second = game.why({ choice: 1 });
    server().received({ told: { id: 2, why: { legal: true, text: ['yes'], rules: [] } } });
    server().received({ told: { id: 1, why: { legal: false, text: ['no'], rules: [] } } });
    expect((await first)?.text).toEqual(['no']);
    expect((await second)?.text).toEqual(['yes']);
  });

  it('is left for good', () => {
    const game = joined();
    game.close();
    vi.advanceTimersByTime(60_000);
    expect(lines.length).toBe(1);
  });
});
