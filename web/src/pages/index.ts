import type { Component } from 'svelte';
import type { Route } from '../lib/router.svelte';

type Load = () => Promise<{ default: Component }>;

/** Each page is fetched when it is first opened. */
export const pages: Partial<Record<Route['page'], Load>> = {
  start: () => import('./Start.svelte'),
  table: () => import('./Table.svelte'),
  credits: () => import('./Credits.svelte'),
};

export const missing: Load = () => import('./Missing.svelte');
