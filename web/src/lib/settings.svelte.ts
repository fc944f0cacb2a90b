import type { Lang } from './lang';
import { keep, recall } from './stored';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** How fast what happens is shown; `off` shows it at once. */
export const paces = ['slow', 'normal', 'fast', 'off'] as const;
export type Pace = (typeof paces)[number];

/** What this person prefers, on this browser. */
export interface Settings {
  lang: Lang;
  theme: Theme;
  pace: Pace;
  /** How loud sounds are, 0 to 100; `null` until sound is asked for. */
  volume: number | null;
  textBoard: boolean;
  confirmAll: boolean;
  /** A new game begins with a card that tells what it is about. */
  briefing: boolean;
  /** What this person is called; empty for a name that the table gives. */
  name: string;
  /** Tells of a turn outside the page, while another is looked at. */
  notify: boolean;
  /** At one screen: everybody may see every hand, so no curtain falls. */
  openHands: boolean;
}

const preferred = (): Lang => (navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en');

const defaults = (): Settings => ({
  lang: preferred(),
  theme: 'system',
  pace: 'normal',
  volume: null,
  textBoard: false,
  confirmAll: false,
  briefing: true,
  name: '',
  notify: false,
  openHands: false,
});

const isPartial = (value: unknown): value is Partial<Settings> => typeof value === 'object' && value !== null;

function load(): Settings {
  const settings = { ...defaults(), ...recall<Partial<Settings>>('settings', {}, isPartial) };
  if (settings.lang !== 'en' && settings.lang !== 'fr') settings.lang = preferred();
  if (!themes.includes(settings.theme)) settings.theme = 'system';
  if (!paces.includes(settings.pace)) settings.pace = 'normal';
  if (typeof settings.volume !== 'number') settings.volume = null;
  return settings;
}

export const settings = $state<Settings>(load());

/** Changes one preference and keeps it. */
export function prefer<K extends keyof Settings>(key: K, value: Settings[K]): void {
  settings[key] = value;
  keep('settings', settings);
}

/** Whether the person asked their system for less motion. */
export function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
