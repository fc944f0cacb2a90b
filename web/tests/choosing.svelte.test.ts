import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AnyOffer, AnySnapshot, Wire } from '../src/games/wire';
import { prefer } from '../src/lib/settings.svelte';
import { byHeading, matching } from '../src/table/asking';
import { connectBy, socket, type Listener } from '../src/table/channel';
import { Choosing, type Ways } from '../src/table/choosing.svelte';
import { Game } from '../src/table/game.svelte';
import type { ClientMessage, SeatCard } from '../src/wire';

/** A game of nothing but questions. */
interface Plain extends Wire {
  snapshot: AnySnapshot<AnyOffer & { dear?: boolean }>;
}

let sent: ClientMessage[] = [];
let server: Listener;
let stop: () => void = () => undefined;

beforeEach(() => {
  sent = [];
  prefer('confirmAll', false);
  connectBy((_, listener) => {
    server = listener;
    return { send: (message) => sent.push(message), close: () => undefined };
  });
});
afterEach(() => {
  stop();
  connectBy(socket);
});

const offer = (label: string, more: Partial<AnyOffer & { dear: boolean }> = {}) => ({
  label,
  notation: label,
  kind: label,
  ...more,
});
const moment = (question: number, view: number, ...labels: string[]): Plain['snapshot'] => ({
  question,
  view,
  round: 1,
  waiting_for: view,
  can_undo: false,
  goals: [],
  ask: { seat: view, sentence: '?', choices: labels.map((label) => offer(label)) },
});
const seat = (number: number): SeatCard => ({
  seat: number,
  name: `P${number}`,
  called: `P${number}`,
  kind: 'person',
  yours: true,
  hints: false,
});

function sitting(people: number, ways: Ways<Plain> = {}): Choosing<Plain> {
  const game = new Game<Plain>('t', ['secret'], 'en');
  const welcome = {
    table: 't',
    ruleset: 'plain',
    seats: Array.from({ length: people }, (_, number) => seat(number)),
    snapshot: moment(1, 0, 'go', 'stay'),
    log: [
      { step: 1, depth: 0, text: 'a card is drawn', kind: 'drew' },
      { step: 2, depth: 0, text: 'a step', kind: 'moved' },
    ],
  };
  game.story = { drew: { secret: true } };
  server.opened();
  server.received({ welcome } as unknown as Parameters<Listener['received']>[0]);
  let choosing: Choosing<Plain> | undefined;
  stop = $effect.root(() => {
    choosing = new Choosing(game, ways);
  });
  flushSync();
  return choosing as Choosing<Plain>;
}
const moved = (snapshot: Plain['snapshot']) => {
  server.received({ moved: { snapshot, log: [] } } as unknown as Parameters<Listener['received']>[0]);
  flushSync();
};
const answers = () => sent.flatMap((message) => ('answer' in message ? [message.answer.choice] : []));

describe('what is about to be chosen', () => {
  it('is answered at once when a pick leaves one choice', () => {
    const choosing = sitting(1);
    expect(choosing.pick(choosing.options.filter(({ offer: one }) => one.kind === 'stay'))).toBe(true);
    expect(answers()).toEqual([1]);
  });

  it('goes on with what was aimed at, if the next question offers it, and not further', () => {
    const choosing = sitting(1);
    choosing.pick(choosing.options.slice(0, 1), () => 'hydra');
    moved(moment(2, 0, 'medusa', 'hydra'));
    moved(moment(3, 0, 'medusa', 'hydra'));
    expect(answers()).toEqual([0, 1]);
  });

  it('leaves a next question alone that does not offer it', () => {
    const choosing = sitting(1, { hasOdds: (_, aim) => aim !== undefined });
    choosing.pick(choosing.options.slice(0, 1), () => 'hydra');
    expect([answers(), choosing.course]).toEqual([[], ['hydra']]);
    choosing.confirm();
    moved(moment(2, 0, 'medusa'));
    expect([answers(), choosing.course]).toEqual([[0], []]);
  });

  it('is narrowed by a pick that leaves several, until the next question', () => {
    const choosing = sitting(1);
    choosing.pick(choosing.options);
    expect(choosing.shown.length).toBe(2);
    expect(choosing.begun).toBe(true);
    moved(moment(2, 0, 'go'));
    expect(choosing.narrowed).toBeNull();
    expect(choosing.begun).toBe(false);
    expect(answers()).toEqual([]);
  });

  it('waits for a yes where odds are to be seen, from the list as well', () => {
    const choosing = sitting(1, { hasOdds: ({ kind }) => kind === 'go' });
    const [go, stay] = choosing.options;
    if (go) choosing.choose(go);
    expect(choosing.pending).toBe(go);
    expect(answers()).toEqual([]);
    choosing.confirm();
    expect(answers()).toEqual([0]);
    expect(stay && choosing.ways.hasOdds?.(stay.offer)).toBe(false);
  });

  it('waits for a yes on the board where something is given up, or where a person wants it so', () => {
    const choosing = sitting(1, { givesUp: ({ kind }) => kind === 'go' });
    choosing.pick(choosing.options.slice(0, 1));
    expect(choosing.pending?.index).toBe(0);
    prefer('confirmAll', true);
    choosing.pick(choosing.options.slice(1, 2));
    expect(choosing.pending?.index).toBe(1);
    expect(answers()).toEqual([]);
  });

  it('says why a pick is in vain, and forgets it when another thing is picked', async () => {
    const choosing = sitting(1);
    expect(choosing.pick([])).toBe(false);
    const told = choosing.forbid('a5', 'go a5');
    expect(sent.at(-1)).toEqual({ why: { id: 1, question: 1, notation: 'go a5' } });
    server.received({ told: { id: 1, why: { legal: false, text: ['too far'], rules: [] } } });
    await told;
    expect(choosing.forbidden).toMatchObject({ name: 'a5', explanation: { text: ['too far'] } });
    choosing.pick(choosing.options);
    expect(choosing.forbidden).toBeNull();
  });
});

describe('a shared screen', () => {
  const ways: Ways<Plain> = {
    secrets: {
      hides: () => true,
      ownTurn: ({ view }) => view === 0,
      plain: ({ kind }) => kind === 'stay',
    },
  };

  it('is curtained at a turn and veiled at a reaction', () => {
    const choosing = sitting(2, ways);
    expect(choosing.handing).toBe('curtain');
    expect(choosing.log.map(({ kind }) => kind)).toEqual(['moved']);
    choosing.uncover(0);
    expect(choosing.handing).toBe('open');
    expect(choosing.log.length).toBe(2);
    moved(moment(2, 1, 'go', 'stay'));
    expect(choosing.handing).toBe('veiled');
    expect(choosing.options.map(({ offer: one }) => one.kind)).toEqual(['stay']);
  });

  it('hides nothing in a game without secrets', () => {
    expect(sitting(2).handing).toBe('open');
  });
});

describe('a list of choices', () => {
  const options = [
    offer('pass'),
    offer('buy a cow', { heading: 'Market' }),
    offer('hire', { heading: 'Tavern' }),
    offer('sell a cow', { heading: 'Market' }),
  ].map((one, index) => ({ index, offer: one }));

  it('is grouped by headings, those without one last', () => {
    const groups = byHeading(options);
    expect(groups.map(({ heading, options: inside }) => [heading, inside.map(({ index }) => index)])).toEqual([
      ['Market', [1, 3]],
      ['Tavern', [2]],
      [undefined, [0]],
    ]);
  });

  it('is searched by words of label and heading', () => {
    expect(matching(options, 'COW market').map(({ index }) => index)).toEqual([1, 3]);
    expect(matching(options, ' ')).toEqual(options);
    expect(matching(options, 'horse')).toEqual([]);
  });
});
