import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { snapshotOf, welcomeAt } from '../src/fake/moments';
import { prefer } from '../src/lib/settings.svelte';
import { connectBy, socket, type Listener } from '../src/table/channel';
import { cuesOf } from '../src/table/cues';
import { Game } from '../src/table/game.svelte';
import { deedsOf } from '../src/table/recap';
import { saidOf } from '../src/table/said';
import { score } from '../src/table/sound';
import { showTab } from '../src/table/tab';
import { story } from '../src/games/pantheon/story';
import type { AnyLine } from '../src/games/wire';

const line = (kind: string, more: Partial<AnyLine> = {}): AnyLine => ({
  ...{ step: 1, depth: 0, text: `${kind}.`, kind, by: 1 },
  ...more,
});

const attack = [
  line('activated', { unit: 'harpies' }),
  line('moved', { unit: 'harpies', area: 'n1' }),
  line('moved', { unit: 'harpies', area: 'n2' }),
  line('targeted', { unit: 'harpies', on: 'spartans', text: 'Harpies attack Spartans.' }),
  line('rolled', { dice: [3, 5, 0] }),
  line('wounded', { unit: 'spartans', amount: 2 }),
];

describe('cues', () => {
  it('show each thing after those before it', () => {
    const cues = cuesOf(attack, story, 'normal');
    expect(cues.map(({ kind }) => kind)).toEqual(['power', 'step', 'step', 'strike', 'dice', 'loss']);
    const times = cues.map(({ after }) => after);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(new Set(times).size).toBe(times.length);
    expect(cuesOf(attack, story, 'fast').at(-1)?.after).toBeLessThan(cues.at(-1)?.after ?? 0);
  });

  it('are none for what nobody sees on the board', () => {
    expect(cuesOf([line('values'), line('turn_began', { seat: 1 }), line('wounded')], story, 'normal')).toEqual([]);
  });

  it('show cards that go and figures that are put somewhere', () => {
    const cues = cuesOf([line('discarded', { seat: 1 }), line('placed', { seat: 0, area: 'tavern' })], story, 'normal');
    expect(cues.map(({ kind }) => kind)).toEqual(['card', 'place']);
  });
});

describe('what is told of a turn', () => {
  it('has an attack with its losses in one sentence', () => {
    const deeds = deedsOf(attack, story);
    expect(deeds.map(({ kind }) => kind)).toEqual(['moved', 'targeted']);
    expect(deeds[1]).toMatchObject({ text: 'Harpies attack Spartans.', lost: 2 });
  });

  it('says that nothing was lost, that the target fell, and nothing while the dice are to fall', () => {
    expect(deedsOf(attack.slice(0, 5), story)[1]?.lost).toBe(0);
    expect(deedsOf(attack.slice(0, 4), story)[1]?.lost).toBeUndefined();
    expect(deedsOf([...attack, line('destroyed', { unit: 'spartans' })], story)[1]).toMatchObject({
      fell: true,
      lost: 2,
    });
  });

  it('follows the guard who takes the blow, and leaves the wounds of others alone', () => {
    const guarded = [...attack.slice(0, 4), line('guarded', { unit: 'ajax' }), line('rolled', { dice: [5] })];
    const deeds = deedsOf(
      [...guarded, line('wounded', { unit: 'ajax', amount: 1 }), line('wounded', { unit: 'zeus', amount: 3 })],
      story,
    );
    expect(deeds[1]?.lost).toBe(1);
    expect(deeds.at(-1)?.kind).toBe('wounded');
  });
});

describe('a turn that is shown', () => {
  let server: Listener | undefined;
  beforeEach(() => {
    vi.useFakeTimers();
    prefer('pace', 'normal');
    connectBy((_, listener) => {
      server = listener;
      return { send: () => undefined, close: () => undefined };
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    connectBy(socket);
  });

  function watched(): Game {
    const game = new Game('t', ['secret'], 'en');
    game.story = story;
    server?.opened();
    server?.received({ welcome: welcomeAt(0) });
    for (const at of [1, 2, 3]) server?.received({ moved: { snapshot: snapshotOf(at), log: [attack[3] as AnyLine] } });
    return game;
  }

  it('can be skipped: all of it is told, the last moment shown, nothing comes after', () => {
    const game = watched();
    const hurried: boolean[] = [];
    game.watch((_before, _after, _log, fast) => hurried.push(fast));
    expect(game.snapshot?.question).toBe(1);
    expect(game.behind).toBe(2);
    game.skip();
    expect(game.snapshot?.question).toBe(3);
    expect(game.behind).toBe(0);
    expect(hurried).toEqual([true, true]);
    vi.advanceTimersByTime(10_000);
    expect(game.snapshot?.question).toBe(3);
    expect(game.since.length).toBe(3);
  });

  it('goes at its pace, and at once when that is off', () => {
    const game = watched();
    vi.advanceTimersByTime(900);
    expect(game.snapshot?.question).toBe(2);
    prefer('pace', 'off');
    expect(watched().snapshot?.question).toBe(3);
  });

  it('is told as what happened in absence when one comes back, until one decides', () => {
    const game = new Game('t', ['secret'], 'en');
    game.story = story;
    server?.opened();
    server?.received({ welcome: { ...welcomeAt(0), log: attack } });
    expect(game.away).toBe(true);
    game.answer(0);
    expect(game.away).toBe(false);
  });
});

describe('why not', () => {
  const rules = [{ id: 'P15.1', text: 'Everybody does so.' }];

  it('is said in the words of the moment, else by the rule without its number', () => {
    const last = 'Not possible: Everybody does so. (P15.1)';
    expect(saidOf({ legal: false, text: ['Ajax is too far.', last], rules })).toEqual(['Ajax is too far.']);
    expect(saidOf({ legal: false, text: [last], rules })).toEqual(['Everybody does so.']);
    expect(saidOf({ legal: false, text: ['It is over.'], rules: [] })).toEqual(['It is over.']);
    expect(saidOf({ legal: true, text: ['Walk.', 'Costs a card.'], rules })).toHaveLength(2);
  });
});

describe('sounds', () => {
  it('are short, audible and never louder than the speaker', () => {
    for (const [name, parts] of Object.entries(score)) {
      expect(parts.length, name).toBeGreaterThan(0);
      for (const { at, long, loud, from, to } of parts) {
        expect(at + long, name).toBeLessThan(2);
        expect(loud, name).toBeGreaterThan(0.03);
        expect(loud, name).toBeLessThan(0.7);
        expect(Math.min(from, to), name).toBeGreaterThan(20);
      }
    }
  });
});

describe('the tab', () => {
  it('tells whose turn it is in title and icon', () => {
    document.head.innerHTML = '<link rel="icon" href="/omphalos.svg">';
    const icon = () => document.querySelector('link')?.getAttribute('href');
    showTab('yours', 'Your turn');
    expect(document.title).toBe('● Your turn · Omphalos');
    expect(icon()).toBe('/omphalos-turn.svg');
    showTab('others', 'The computer decides …');
    expect(document.title).toBe('The computer decides … · Omphalos');
    expect(icon()).toBe('/omphalos.svg');
    showTab(null, '');
    expect(document.title).toBe('Omphalos');
  });
});
