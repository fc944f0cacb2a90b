import { describe, expect, it } from 'vitest';
import { snapshotOf } from '../src/fake/moments';
import { secrets } from '../src/games/pantheon/secrets';
import { story } from '../src/games/pantheon/story';
import { optionsOf } from '../src/games/wire';
import { handingOf, withoutSecrets } from '../src/table/handing';
import type { Snapshot } from '../src/wire';
import type { ChoiceKind, Offer } from '../src/games/pantheon/wire';

const asking = (view: number, active: number, ...kinds: ChoiceKind[]): Snapshot => ({
  ...snapshotOf(0),
  view,
  active,
  ask: {
    seat: view,
    sentence: '?',
    choices: kinds.map((kind) => ({ label: kind, notation: kind, kind, cost: 0 }) as Offer),
  },
});
const handing = (snapshot: Snapshot, uncovered: number | null, openHands = false) =>
  handingOf(snapshot, snapshot.ask ? optionsOf(snapshot.ask) : [], { people: 2, openHands, uncovered }, secrets);

describe('what a shared screen shows', () => {
  it('changes hands at a curtain when a turn begins', () => {
    expect(handing(asking(1, 1, 'activate', 'pass'), 0)).toBe('curtain');
    expect(handing(asking(1, 1, 'activate', 'pass'), 1)).toBe('open');
  });

  it('asks for a reaction with the hand covered, and goes back without a curtain', () => {
    const reaction = asking(1, 0, 'decline', 'retaliate', 'buy');
    expect(handing(reaction, 0)).toBe('veiled');
    const shown = optionsOf(reaction.ask ?? { seat: 1, sentence: '', choices: [] }).filter(({ offer }) =>
      secrets.plain(offer),
    );
    expect(shown.map(({ offer }) => offer.kind)).toEqual(['decline']);
    expect(handing(asking(0, 0, 'spend', 'keep'), 0)).toBe('open');
  });

  it('covers nothing before cards are dealt', () => {
    const setUp = asking(1, 0, 'zone');
    setUp.seats = setUp.seats.map((seat) => ({ ...seat, hand: 0 }));
    expect(handing(setUp, 0)).toBe('open');
  });

  it('falls when a reaction is all about cards', () => {
    expect(handing(asking(1, 0, 'pay'), 0)).toBe('curtain');
  });

  it('never falls for people who play with open hands, or for one person', () => {
    expect(handing(asking(1, 1, 'activate'), 0, true)).toBe('open');
    const alone = { people: 1, openHands: false, uncovered: null };
    expect(handingOf(asking(0, 0, 'activate'), [], alone, secrets)).toBe('open');
  });

  it('keeps drawn cards out of the log while hands are covered', () => {
    const line = (kind: string) => ({ step: 1, depth: 0, text: kind, kind });
    expect(withoutSecrets([line('moved'), line('drew'), line('searched')], story).map(({ kind }) => kind)).toEqual([
      'moved',
    ]);
  });
});
