import { describe, expect, it } from 'vitest';
import { snapshotOf } from '../src/fake/moments';
import { diceOf, discardable, raisable, rerollOf, spendOf } from '../src/games/pantheon/dice';
import { tallyOf } from '../src/games/pantheon/tally';
import type { AttackSnapshot } from '../src/wire';
import type { Ask, PantheonLine } from '../src/games/pantheon/wire';

const { ask, attack } = snapshotOf(4) as { ask: Ask; attack: AttackSnapshot };

describe('dice', () => {
  it('lie in order: wounds first, then the free ones from high to low', () => {
    expect(diceOf(attack).map(({ face, wounds }) => [face, wounds])).toEqual([
      [6, true],
      [6, true],
      [4, false],
      [3, false],
      [3, false],
      [2, false],
      [1, false],
    ]);
  });

  it('show the roll as it fell while nothing has been counted', () => {
    const fallen = diceOf({ ...attack, pool: [], locked: 0 });
    expect(fallen.map(({ face }) => face)).toEqual([5, 5, 4, 3, 3, 2, 1, 0]);
    expect(fallen.every(({ free }) => !free)).toBe(true);
  });

  it('are discarded and raised only as offered', () => {
    expect(discardable(ask)).toEqual(new Set([1, 2]));
    expect(raisable(ask, 1)).toEqual(new Set([4, 3]));
    expect(raisable(ask, 2)).toEqual(new Set([4]));
    expect(spendOf(ask, 1, 3)?.index).toBe(2);
    expect(spendOf(ask, 2, 3)).toBeUndefined();
    expect(rerollOf(ask, 2)).toBeUndefined();
  });
});

describe('how dice came to their values', () => {
  const line = (kind: PantheonLine['kind'], more: Partial<PantheonLine> = {}): PantheonLine =>
    ({ step: 1, depth: 0, text: kind, kind, ...more }) as PantheonLine;

  it('is told from the first assault on, the second with its sums', () => {
    const log = [
      line('spent', { text: 'of the attack before' }),
      line('rolled', { dice: [4, 5, 1] }),
      line('spent', { text: 'A 1 is discarded: a 4 becomes 5.' }),
      line('second_rolled', { dice: [0, 4] }),
    ];
    expect(tallyOf(log)).toEqual([
      { kind: 'said', text: 'A 1 is discarded: a 4 becomes 5.' },
      { kind: 'added', sums: [{ five: 5, face: 4, value: 9 }], lost: 1 },
    ]);
    expect(tallyOf([line('moved')])).toEqual([]);
  });
});
