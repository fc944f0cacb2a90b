import { describe, expect, it } from 'vitest';
import { withOwn } from '../src/lib/own';

describe('a catalogue as a table plays with it', () => {
  const all = {
    cards: [
      { id: 'shield', takes: 9 },
      { id: 'bow', takes: 0 },
    ],
    rates: [{ gives: 2 }],
  };

  it('has the cards of the table in place of those of today', () => {
    const own = { cards: [{ id: 'shield', takes: 8 }], rates: [] };
    expect(withOwn(all, own)).toEqual({
      cards: [
        { id: 'shield', takes: 8 },
        { id: 'bow', takes: 0 },
      ],
      rates: all.rates,
    });
  });

  it('has cards that are gone today as well', () => {
    const own = { cards: [{ id: 'sling', takes: 1 }], rates: [] };
    expect(withOwn(all, own).cards.map(({ id }) => id)).toEqual(['shield', 'bow', 'sling']);
  });

  it('is the catalogue itself where the table has nothing of its own', () => {
    expect(withOwn(all, { cards: [], rates: [] })).toEqual(all);
  });
});
