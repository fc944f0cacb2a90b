import type { Lang } from './lang';
import { keep, recall } from './stored';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export const diceSpeeds = ['calm', 'quick', 'off'] as const;
export type DiceSpeed = (typeof diceSpeeds)[number];

/** What this person prefers, on this browser. */
export interface Settings {
  lang: Lang;
  theme: Theme;
  dice: DiceSpeed;
  textBoard: boolean;
  confirmAll: boolean;
  /** A new game begins with a card that tells what it is about. */
  briefing: boolean;
  /** What this person is called; empty for a name that the table gives. */
  name: string;
  /** At one screen: everybody may see every hand, so no curtain falls. */
  openHands: boolean;
}

const preferred = (): Lang => (navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en');

const defaults = (): Settings => ({
  lang: preferred(),
  theme: 'system',
  dice: 'calm',
  textBoard: false,
  confirmAll: false,
  briefing: true,
  name: '',
  openHands: false,
});

const isPartial = (value: unknown): value is Partial<Settings> => typeof value === 'object' && value !== null;

function load(): Settings {
  const settings = { ...defaults(), ...recall<Partial<Settings>>('settings', {}, isPartial) };
  if (settings.lang !== 'en' && settings.lang !== 'fr') settings.lang = preferred();
  if (!themes.includes(settings.theme)) settings.theme = 'system';
  if (!diceSpeeds.includes(settings.dice)) settings.dice = 'calm';
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
