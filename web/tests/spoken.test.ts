import { expect, test } from 'vitest';
import { alsoSay, t, type Sources } from '../src/lib/text.svelte';

const say = t as (key: string) => string;

/** Words that come when they are let go. */
function late(text: string): { sources: Sources; come: () => void } {
  let come = (): void => undefined;
  const waits = new Promise<void>((resolve) => (come = resolve));
  const words = () => waits.then(() => ({ default: text }));
  return { sources: { en: words, fr: words }, come: () => come() };
}

test('words that are asked for while others come are all there, whichever comes first', async () => {
  const [one, two] = [late('word-one = one'), late('word-two = two')];
  const done: string[] = [];
  const first = alsoSay(one.sources).then(() => done.push(`first ${say('word-one')}`));
  const again = alsoSay(one.sources).then(() => done.push(`again ${say('word-one')}`));
  const second = alsoSay(two.sources).then(() => done.push(`second ${say('word-two')}`));
  await Promise.resolve();
  expect(done).toEqual([]);
  two.come();
  one.come();
  await Promise.all([first, again, second]);
  expect(done.sort()).toEqual(['again one', 'first one', 'second two']);
  expect([say('word-one'), say('word-two')]).toEqual(['one', 'two']);
});

test('words that did not come can be asked for again', async () => {
  let fails = true;
  const words = () =>
    fails ? Promise.reject(new Error('the line is dead')) : Promise.resolve({ default: 'word-three = three' });
  const sources: Sources = { en: words, fr: words };
  await expect(alsoSay(sources)).rejects.toThrow('the line is dead');
  fails = false;
  await alsoSay(sources);
  expect(say('word-three')).toBe('three');
});
