import { alsoSay, t, type Sources } from '../lib/text.svelte';
import type { Pace } from '../wire';
import type { TimeWords } from './clocks';

const words: Sources = {
  en: () => import('../../../locales/en/web-pace.ftl?raw'),
  fr: () => import('../../../locales/fr/web-pace.ftl?raw'),
};

/** Fetches what is said of clocks. */
export const withPace = (): Promise<void> => alsoSay(words);

export const timeWords: TimeWords = {
  days: (count) => t('pace-days-short', { count }),
  hours: (count) => t('pace-hours-short', { count }),
};

/** A pace in a few words: `20 min + 15 s`, `3 days a turn`. */
export function paceTold(pace: Pace): string {
  if (pace === 'none') return t('pace-none');
  if ('slow' in pace) {
    const { hours } = pace.slow;
    return hours % 24 === 0 ? t('pace-days', { count: hours / 24 }) : t('pace-hours', { count: hours });
  }
  const { base, increment } = pace.live;
  return t('pace-live-told', { minutes: Math.round(base / 6) / 10, increment });
}
