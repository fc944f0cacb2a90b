import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prefer } from '../src/lib/settings.svelte';
import { mayTell, seen, tellAway } from '../src/company/notify';

interface Told {
  title: string;
  body: string | undefined;
  tag: string | undefined;
  closed: boolean;
}
let told: Told[] = [];
let looking = false;

function browser(permission: NotificationPermission) {
  vi.stubGlobal(
    'Notification',
    class {
      static permission = permission;
      readonly #told: Told;
      constructor(title: string, { body, tag }: NotificationOptions) {
        this.#told = { title, body, tag, closed: false };
        told.push(this.#told);
      }
      close() {
        this.#told.closed = true;
      }
    },
  );
}

beforeEach(() => {
  told = [];
  looking = false;
  vi.spyOn(document, 'hasFocus').mockImplementation(() => looking);
  prefer('notify', true);
});
afterEach(() => {
  prefer('notify', false);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('who looks elsewhere is told once for each table, until they come back', () => {
  browser('granted');
  tellAway('a', 'Your turn');
  expect(told).toEqual([{ title: 'Omphalos', body: 'Your turn', tag: 'omphalos a', closed: false }]);
  seen('a');
  expect(told[0]?.closed).toBe(true);
  seen('a');
});

test('nobody is told who looks, who did not ask for it, or whose browser forbids it', () => {
  browser('granted');
  looking = true;
  tellAway('a', 'Your turn');
  looking = false;
  prefer('notify', false);
  tellAway('a', 'Your turn');
  prefer('notify', true);
  tellAway('a', '');
  browser('denied');
  expect(mayTell()).toBe('no');
  tellAway('a', 'Your turn');
  browser('default');
  expect(mayTell()).toBe('ask');
  tellAway('a', 'Your turn');
  expect(told).toEqual([]);
});
