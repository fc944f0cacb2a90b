import type { Opened } from '../wire';
import { claimAll } from './claim';
import { router } from './router.svelte';

/** Claims the seats of a table that was opened, all of them played in this browser, and sits down. */
export async function sitDown(opened: Opened): Promise<void> {
  await claimAll(opened);
  router.go({ page: 'table', table: opened.table, secrets: [] });
}

/** The link to a table, for those who watch. */
export function tableLink(table: string): string {
  const page = location.href.split('#', 1)[0] ?? '';
  return `${page}#/table/${encodeURIComponent(table)}`;
}

/** The link that gives a seat to somebody else. */
export function seatLink(table: string, invitation: string): string {
  return `${tableLink(table)}?seat=${encodeURIComponent(invitation)}`;
}
