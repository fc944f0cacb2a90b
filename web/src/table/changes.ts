import type { Changes, SeatSnapshot, Snapshot } from '../wire';

/** A list in which some things are replaced by newer ones of the same name; what stays is the very same thing. */
function renewed<T>(all: T[], newer: T[] | undefined, name: (one: T) => string | number): T[] {
  if (!newer) return all;
  const known = new Map(newer.map((one) => [name(one), one]));
  return all.map((one) => known.get(name(one)) ?? one);
}

/** The players after a change. Hands are told apart from them: a player keeps the hand until a new one is told. */
function dealt(before: Snapshot, changes: Changes): SeatSnapshot[] {
  const { own_hand, table } = changes;
  if (!table.seats && !own_hand) return before.seats;
  const held = new Map(before.seats.map((seat) => [seat.seat, seat.own_hand]));
  if (own_hand && before.view !== null) held.set(before.view, own_hand);
  return renewed(before.seats, table.seats, (seat) => seat.seat).map((seat) => {
    const hand = held.get(seat.seat);
    return hand === seat.own_hand ? seat : { ...seat, own_hand: hand };
  });
}

/** The moment that changes lead to, or `null` when they were made to another one than `before`. */
export function changed(before: Snapshot, changes: Changes): Snapshot | null {
  if (changes.since !== before.question) return null;
  const { table, can_undo, goals, over, attack, ask } = changes;
  return {
    question: table.question,
    view: before.view,
    round: table.round ?? before.round,
    active: table.active ?? before.active,
    lead: table.lead ?? before.lead,
    board: before.board,
    goals: goals ?? before.goals,
    ...(over && { over }),
    waiting_for: table.waiting_for,
    can_undo,
    seats: dealt(before, changes),
    units: renewed(before.units, table.units, (unit) => unit.tag),
    areas: renewed(before.areas, table.areas, (area) => area.tag),
    tokens: table.tokens ?? before.tokens,
    ...(attack && { attack }),
    ask: ask ?? null,
  };
}
