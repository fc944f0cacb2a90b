import { alsoSay, t, type Sources } from '../lib/text.svelte';
import { settings } from '../lib/settings.svelte';
import type { LastingShown } from '../wire';

const words: Sources = {
  en: () => import('../../../locales/en/web-order.ftl?raw'),
  fr: () => import('../../../locales/fr/web-order.ftl?raw'),
};

/** Fetches what is said of keeping order. */
export const withOrder = (): Promise<void> => alsoSay(words);

/** For how many hours something can last; 0 for good. */
export const HOURS = [1, 24, 168, 720, 0] as const;

/** How long something lasts, by one of `HOURS`. */
export const hoursOf = (hours: (typeof HOURS)[number]): string => t(`order-hours-${hours}`);

/** A moment, as people read it. */
export const moment = (at: number): string =>
  new Date(at).toLocaleString(settings.lang, { dateStyle: 'medium', timeStyle: 'short' });

/** Until when something lasts. */
export const until = ({ until: end }: { until: number | null }): string =>
  end === null ? t('order-for-good') : t('order-until', { date: moment(end) });

/** Until when something lasts, and why. */
export const lasting = (lasts: LastingShown): string => `${until(lasts)}: ${lasts.reason}`;
