import { describe, expect, it } from 'vitest';
import { catalogue, snapshotOf } from '../src/fake/moments';
import { guide } from '../src/learn/guide';
import { learnedBetween, promptFor, topics, type Topic } from '../src/learn/lesson';
import type { BoardCard, ChoiceKind, Offer, Snapshot } from '../src/wire';

const base = snapshotOf(0);
const offer = (kind: ChoiceKind, unit?: string): Offer => ({
  label: kind,
  notation: kind,
  kind,
  cost: 0,
  ...(unit ? { unit } : {}),
});
const asking = (...choices: Offer[]): Snapshot => {
  const snapshot: Snapshot = {
    ...structuredClone(base),
    question: 10,
    ask: { seat: 0, sentence: '?', choices },
  };
  delete snapshot.attack;
  for (const unit of snapshot.units) {
    unit.activated = false;
    delete unit.stone;
  }
  return snapshot;
};
const after = (snapshot: Snapshot, changes: Partial<Snapshot>): Snapshot => ({
  ...snapshot,
  question: snapshot.question + 1,
  ask: null,
  ...changes,
});
const knows = (...learned: Topic[]) => new Set(learned);

describe('what the coach says', () => {
  it('leads through a first game, one thing at a time', () => {
    const turn = asking(offer('activate', 'hoplites'), offer('pass'));
    expect(promptFor(turn, 0, knows())).toBe('first-turn');
    expect(promptFor(turn, 0, knows('cards'))).toBe('move-out');
    expect(promptFor(turn, 0, knows('cards', 'moving'))).toBe('seek-stone');
    expect(promptFor(turn, 0, knows('cards', 'moving', 'stones'))).toBe('seek-fight');
    expect(promptFor(turn, 0, new Set(topics))).toBe('free');
  });

  it('follows whatever is asked, even out of order', () => {
    expect(promptFor(asking(offer('retaliate'), offer('decline')), 0, knows())).toBe('retaliate');
    expect(promptFor(asking(offer('spend'), offer('keep')), 0, knows())).toBe('spend');
    expect(promptFor(asking(offer('walk'), offer('claim'), offer('end')), 0, knows())).toBe('claim');
    expect(promptFor(asking(offer('attack'), offer('end')), 0, new Set(topics))).toBe('attack');
    expect(promptFor(asking(offer('resolve')), 0, knows())).toBe('other');
  });

  it('speaks of a second activation once a unit was activated', () => {
    const turn = asking(offer('activate', 'hoplites'), offer('end'));
    turn.units = turn.units.map((unit) => (unit.tag === 'athena' ? { ...unit, activated: true } : unit));
    expect(promptFor(turn, 0, knows())).toBe('second-activation');
  });

  it('is patient while others decide, and knows the end', () => {
    const turn = asking(offer('activate', 'hoplites'));
    expect(promptFor(turn, 1, knows())).toBe('watch');
    expect(promptFor({ ...turn, over: { winners: [0], draw: false, text: '' } }, 0, knows())).toBe('over');
  });
});

describe('what the coach points at', () => {
  const board = catalogue.boards.find((one) => one.id === base.board) as BoardCard;
  const pointedAt = (snapshot: Snapshot, ...learned: Topic[]) =>
    snapshot.ask?.choices[guide(snapshot, board, 0, knows(...learned)) ?? -1]?.kind;

  it('is the claim of a stone, then the attack, then the way there', () => {
    expect(pointedAt(asking(offer('end'), offer('walk'), offer('attack'), offer('claim')))).toBe('claim');
    expect(pointedAt(asking(offer('end'), offer('walk'), offer('attack')))).toBe('attack');
    expect(pointedAt(asking(offer('end'), offer('walk'), offer('buy')))).toBe('walk');
  });

  it('is a reaction, and the end of a turn rather than a second activation', () => {
    expect(pointedAt(asking(offer('decline'), offer('retaliate')))).toBe('retaliate');
    expect(pointedAt(asking(offer('end'), offer('activate', 'hoplites')))).toBe('end');
    expect(guide({ ...asking(), ask: null }, board, 0, knows())).toBeNull();
  });
});

describe('what was learned', () => {
  it('is moving, when a unit entered an area because it was asked to', () => {
    const before = asking(offer('enter'));
    const units = before.units.map((unit) => (unit.tag === 'athena' ? { ...unit, area: 'b2' } : unit));
    expect(learnedBetween(before, after(before, { units }), 0)).toEqual(['moving']);
    expect(learnedBetween(asking(offer('stop')), after(before, { units }), 0)).toEqual([]);
  });

  it('is cards, when one was given up to activate', () => {
    const before = asking(offer('activate', 'hoplites'));
    const seats = before.seats.map((seat) => (seat.seat === 0 ? { ...seat, hand: seat.hand - 1 } : seat));
    expect(learnedBetween(before, after(before, { seats }), 0)).toEqual(['cards']);
    expect(learnedBetween(before, after(before, {}), 0)).toEqual([]);
  });

  it('is stones, when one was claimed or absorbed', () => {
    const before = asking(offer('claim'));
    const units = before.units.map((unit) =>
      unit.tag === 'athena' ? { ...unit, stone: { tag: 's1', kind: 'omphalos' as const } } : unit,
    );
    expect(learnedBetween(before, after(before, { units }), 0)).toEqual(['stones']);
    expect(learnedBetween(before, after(before, { units }), 1)).toEqual([]);
  });

  it('is dice and reactions, when they were decided on, but not when undone', () => {
    const dice = asking(offer('spend'), offer('keep'));
    expect(learnedBetween(dice, after(dice, {}), 0)).toEqual(['dice']);
    expect(learnedBetween(dice, after(dice, { question: 9 }), 0)).toEqual([]);
    const reaction = asking(offer('guard'), offer('decline'));
    expect(learnedBetween(reaction, after(reaction, {}), 0)).toEqual(['reactions']);
    expect(learnedBetween(reaction, after(reaction, {}), 1)).toEqual([]);
  });
});
