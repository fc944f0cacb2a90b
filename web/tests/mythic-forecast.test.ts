import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { mythicCatalogue } from '../src/fake/mythic';
import ForecastView from '../src/games/mythic/ForecastView.svelte';
import { Words } from '../src/games/mythic/words';
import type { MythicForecast } from '../src/wire';

let shown: Record<string, unknown> | undefined;
afterEach(() => {
  if (shown) void unmount(shown);
  shown = undefined;
});

const total = (value: number) => ({ total: value, terms: [] });
const plain: MythicForecast = {
  by: 'talos',
  on: 'minos',
  blow: 'close',
  dice: total(4),
  difficulty: total(6),
  vitality: 3,
  mean: 1.2,
  at_least: [0.7, 0.4, 0.1],
  destroy: 0.1,
  webs: false,
  talents: [
    {
      unit: 'talos',
      talent: 'unholy_strength',
      own: true,
      cost: 1,
      ready: false,
      then: { mean: 1.6, any: 0.8, destroy: 0.2 },
    },
    { unit: 'minos', plus: 'defence', own: false, cost: 1, ready: true, then: { mean: 0.8, any: 0.5, destroy: 0.05 } },
  ],
};

function show(forecast: MythicForecast): HTMLElement {
  const props = { forecast, nameOf: (tag: string) => tag, words: new Words(mythicCatalogue('en')) };
  shown = mount(ForecastView, { target: document.body, props });
  flushSync();
  return document.querySelector<HTMLElement>('.forecast') ?? document.body;
}

describe('a forecast', () => {
  it('tells what each talent would change, and who has to turn cards into power points', () => {
    const uses = [...show(plain).querySelectorAll<HTMLElement>('[data-use]')];
    expect(uses.map((use) => use.dataset['use'])).toEqual(['unholy_strength', 'defence']);
    const [own, other] = uses;
    expect(own?.querySelector('b')?.className).toContain('more');
    expect(other?.querySelector('b')?.className).toContain('less');
    expect(own?.querySelectorAll('.note')).toHaveLength(1);
    expect(other?.querySelectorAll('.note')).toHaveLength(0);
  });

  it('of a web tells its chance and no wounds', () => {
    const wounds = '.odds, .more, .less, [data-odds], table, ol';
    const web = show({ ...plain, webs: true });
    expect(web.querySelector(wounds)).toBeNull();
    expect(web.querySelectorAll('[data-use] b')).toHaveLength(2);
  });
});
