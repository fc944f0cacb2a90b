import { alsoSay, t, type Sources } from '../lib/text.svelte';
import type { BesideLevel } from '../wire';

const words: Sources = {
  en: () => import('../../../locales/en/web-standing.ftl?raw'),
  fr: () => import('../../../locales/fr/web-standing.ftl?raw'),
};

/** Fetches what is said of how strong somebody is. */
export const withStanding = (): Promise<void> => alsoSay(words);

/** How far a person stands from a computer player, in a word: 35 points are odds of 55 to 45. */
export function distance(by: number): string {
  const far = Math.abs(by);
  if (far <= 35) return 'like';
  const side = by > 0 ? 'above' : 'below';
  return far <= 120 ? `little_${side}` : far <= 400 ? side : `far_${side}`;
}

const LEVELS = ['novice', 'adept', 'hero', 'titan'] as const;

/** "A little above the computer player hero"; nothing of a level that has no name here. */
export function beside({ level, by }: BesideLevel): string {
  const known = LEVELS.find((one) => one === level);
  return known ? t('standing-beside', { how: distance(by), level: t(`standing-level-${known}`) }) : '';
}

/** How much a game changed, with its sign. */
export const changeOf = (change: number): string =>
  change === 0 ? t('standing-unchanged') : change > 0 ? `+${change}` : `−${-change}`;

/** What a pace is called; a word that has no name here stands for itself. */
export const paceOf = (pace: string): string =>
  pace === 'none' || pace === 'live' || pace === 'slow' ? t(`standing-pace-${pace}`) : pace;
