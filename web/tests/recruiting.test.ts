import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import Recruiting from '../src/components/Recruiting.svelte';
import { catalogue, snapshotOf } from '../src/fake/moments';
import { draftOf } from '../src/fake/play';
import { Lookup } from '../src/lib/catalogue';
import { isDraft } from '../src/lib/recruiting';

let shown: Record<string, unknown> | undefined;
afterEach(() => {
  if (shown) void unmount(shown);
  shown = undefined;
});

describe('recruiting', () => {
  const snapshot = draftOf(catalogue);

  it('is told from the rest of the game', () => {
    expect(isDraft(snapshot)).toBe(true);
    expect(isDraft({ ...snapshot, ask: null })).toBe(true);
    expect(isDraft(snapshotOf(0))).toBe(false);
  });

  it('gives back the index of the unit that was picked, and asks why of those that are not offered', () => {
    globalThis.fetch = async () => Response.json({ cost: 0, points: 18, faults: [], deck: [] });
    const onchoose = vi.fn();
    const onwhy = vi.fn();
    const props = { snapshot, lookup: new Lookup(catalogue), names: ['Ann', 'Bob'], onchoose, onwhy };
    shown = mount(Recruiting, { target: document.body, props });
    flushSync();
    const press = (id: string) => document.querySelector<HTMLElement>(`[data-recruit="${id}"]`)?.click();
    press('hoplites');
    const index = snapshot.ask?.choices.findIndex((one) => one.kind === 'recruit' && one.unit === 'hoplites');
    expect(onchoose).toHaveBeenCalledExactlyOnceWith(index);
    press('zeus');
    expect(onwhy).toHaveBeenCalledExactlyOnceWith('zeus');
    expect(document.querySelector('[data-recruit="minotaur"]')).toBeNull();
  });

  it('shows offered units before the others', () => {
    const props = { snapshot, lookup: new Lookup(catalogue), onchoose: vi.fn() };
    shown = mount(Recruiting, { target: document.body, props });
    flushSync();
    const order = [...document.querySelectorAll('[data-pool-unit]')].map((li) => li.getAttribute('data-pool-unit'));
    const offered = new Set(snapshot.ask?.choices.map((one) => (one.kind === 'recruit' ? one.unit : undefined)));
    const firstOther = order.findIndex((id) => !offered.has(id ?? ''));
    expect(order.slice(firstOther).some((id) => offered.has(id ?? ''))).toBe(false);
  });
});
