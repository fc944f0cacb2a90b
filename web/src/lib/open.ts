import type { Opened } from '../wire';
import { router } from './router.svelte';
import { holdSeats } from './seats';

/** Keeps the seats of a table that was opened, all of them played in this browser, and sits down. */
export function sitDown(opened: Opened): void {
  holdSeats(
    opened.table,
    opened.seats.map((seat) => seat.secret),
  );
  router.go({ page: 'table', table: opened.table, secrets: [] });
}

/** The link that gives a seat to somebody else. */
export function seatLink(table: string, secret: string): string {
  const page = location.href.split('#', 1)[0] ?? '';
  return `${page}#/table/${encodeURIComponent(table)}?seat=${encodeURIComponent(secret)}`;
}
