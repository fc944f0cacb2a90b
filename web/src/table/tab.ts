/** What the tab of a table tells: one is asked, others are, or the game is over. */
export type TabState = 'yours' | 'others' | 'over';

const NAME = 'Omphalos';
const ICONS: Record<TabState, string> = {
  yours: '/omphalos-turn.svg',
  others: '/omphalos.svg',
  over: '/omphalos.svg',
};

/** Shows in title and icon of the tab whose turn it is; `null` where no game is played. */
export function showTab(state: TabState | null, told: string): void {
  const mark = state === 'yours' ? '● ' : '';
  document.title = told ? `${mark}${told} · ${NAME}` : NAME;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = ICONS[state ?? 'others'];
}
