import { settings } from '../lib/settings.svelte';

/** What is told now, by table: it goes when the reader comes back. */
const told = new Map<string, Notification>();

/** Whether this browser can tell anything outside its page, as far as the reader lets it. */
export const mayTell = (): 'yes' | 'ask' | 'no' => {
  if (!('Notification' in globalThis) || Notification.permission === 'denied') return 'no';
  return Notification.permission === 'granted' ? 'yes' : 'ask';
};

/** Whether the reader looks at the page. */
const isLooking = (): boolean => !document.hidden && document.hasFocus();

/** Tells of a table what a reader who looks elsewhere wants to know; nobody else, and only who asked for it. */
export function tellAway(table: string, text: string): void {
  if (!settings.notify || mayTell() !== 'yes' || isLooking() || text === '') return;
  try {
    // One for each table: what was told of it before is of no interest any more.
    const notification = new Notification('Omphalos', {
      body: text,
      tag: `omphalos ${table}`,
      icon: '/omphalos-turn.svg',
    });
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
    told.set(table, notification);
  } catch {
    // Some phones tell nothing without a service worker.
  }
}

/** Takes back what was told of a table: the reader is there. */
export function seen(table: string): void {
  told.get(table)?.close();
  told.delete(table);
}
