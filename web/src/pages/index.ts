import type { Component } from 'svelte';
import type { Route } from '../lib/router.svelte';

type Load = () => Promise<{ default: Component }>;

/** Each page is fetched when it is first opened. */
export const pages: Record<Route['page'], Load> = {
  start: () => import('./Start.svelte'),
  new: () => import('./NewGame.svelte'),
  army: () => import('./Army.svelte'),
  rules: () => import('./Rules.svelte'),
  guide: () => import('./Guide.svelte'),
  learn: () => import('./Learn.svelte'),
  puzzles: () => import('./Puzzles.svelte'),
  games: () => import('./Games.svelte'),
  lobby: () => import('./Lobby.svelte'),
  account: () => import('./Account.svelte'),
  order: () => import('./Order.svelte'),
  people: () => import('./People.svelte'),
  leaders: () => import('./Leaders.svelte'),
  settings: () => import('./Settings.svelte'),
  credits: () => import('./Credits.svelte'),
  table: () => import('./Table.svelte'),
  replay: () => import('./Replay.svelte'),
  review: () => import('./Review.svelte'),
  missing: () => import('./Missing.svelte'),
};
