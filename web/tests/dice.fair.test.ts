import { beforeEach, describe, expect, it } from 'vitest';
import { checkDice, newAddition, rememberDice } from '../src/lib/dice';

const secret = '00112233445566778899aabbccddeeff'.repeat(2);
const commitment = '400220620a524dc74b36d585030dfc5b5ab37b421c499d08d9e882e4c26fa1f9';

describe('the dice of a table', () => {
  beforeEach(() => localStorage.clear());

  it('are as promised when the secret gives the digest that was seen first', async () => {
    rememberDice('t', { commitment, additions: [] });
    expect(await checkDice('t', { commitment, additions: [], secret })).toBe('kept');
  });

  it('are not when another digest was seen first, or the secret is another', async () => {
    rememberDice('t', { commitment: 'f'.repeat(64), additions: [] });
    rememberDice('t', { commitment, additions: [] });
    expect(await checkDice('t', { commitment, additions: [], secret })).toBe('broken');
    localStorage.clear();
    rememberDice('t', { commitment, additions: [] });
    expect(await checkDice('t', { commitment, additions: [], secret: `ff${secret.slice(2)}` })).toBe('broken');
  });

  it('cannot be told of without what was seen first', async () => {
    expect(await checkDice('t', { commitment, additions: [], secret })).toBe('unknown');
  });

  it('are added to with text that is never the same', () => {
    expect(newAddition()).toMatch(/^[0-9a-f]{32}$/);
    expect(newAddition()).not.toBe(newAddition());
  });
});
