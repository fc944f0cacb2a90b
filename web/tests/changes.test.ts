import { describe, expect, it } from 'vitest';
import { snapshotOf } from '../src/fake/moments';
import { changed } from '../src/table/changes';
import type { Changes, SeatSnapshot, Snapshot, UnitSnapshot } from '../src/wire';

const before: Snapshot = { ...snapshotOf(1), view: 0 };
const still = { question: before.question + 1, waiting_for: 1 };
const nothing: Changes = { since: before.question, can_undo: true, table: still };
const after = (changes: Partial<Changes>): Snapshot => {
  const snapshot = changed(before, { ...nothing, ...changes });
  if (!snapshot) throw new Error('the changes do not fit');
  return snapshot;
};

describe('changes', () => {
  it('leave what they do not name as it was, the very same', () => {
    const same = after({});
    expect(same.question).toBe(before.question + 1);
    expect(same.waiting_for).toBe(1);
    expect(same.units).toBe(before.units);
    expect(same.areas).toBe(before.areas);
    expect(same.seats).toBe(before.seats);
    expect(same.round).toBe(before.round);
  });

  it('end a question, an attack and an ending that are not named', () => {
    const over = { winners: [0], draw: false, text: 'Over.' };
    const ended = changed({ ...before, over }, nothing);
    expect(ended?.ask).toBeNull();
    expect(ended && 'attack' in ended).toBe(false);
    expect(ended && 'over' in ended).toBe(false);
    expect(after({ over }).over).toEqual(over);
  });

  it('replace units by their tags', () => {
    const unit = before.units[1] as UnitSnapshot;
    const moved = after({ table: { ...still, units: [{ ...unit, vitality: 1 }], round: 7 } });
    expect(moved.units[1]?.vitality).toBe(1);
    expect(moved.units[0]).toBe(before.units[0]);
    expect(moved.round).toBe(7);
  });

  it('keep a hand until another is told, and show no other', () => {
    const [own, other] = before.seats as [SeatSnapshot, SeatSnapshot];
    const held = { ...before, seats: [{ ...own, own_hand: [{ card: 'aow', count: 2 }] }, other] };
    const told = changed(held, { ...nothing, table: { ...still, seats: [{ ...own, own_hand: undefined, deck: 3 }] } });
    expect(told?.seats[0]?.deck).toBe(3);
    expect(told?.seats[0]?.own_hand).toEqual([{ card: 'aow', count: 2 }]);
    const drawn = changed(held, { ...nothing, own_hand: [{ card: 'aow', count: 3 }] });
    expect(drawn?.seats[0]?.own_hand).toEqual([{ card: 'aow', count: 3 }]);
    expect(drawn?.seats[1]).toBe(other);
  });

  it('fit only the moment they were made to', () => {
    expect(changed(before, { ...nothing, since: before.question + 1 })).toBeNull();
  });
});
