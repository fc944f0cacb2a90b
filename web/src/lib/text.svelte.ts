import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Messages } from '../generated/messages';
import type { Lang } from './lang';
import { settings } from './settings.svelte';

const sources: Record<Lang, () => Promise<{ default: string }>> = {
  en: () => import('../../../locales/en/web.ftl?raw'),
  fr: () => import('../../../locales/fr/web.ftl?raw'),
};

let bundle = $state.raw<FluentBundle>(new FluentBundle('en'));

/** A bundle of one language's messages. */
export function bundleOf(lang: Lang, source: string): FluentBundle {
  // Isolation marks guard mixed writing directions; both languages run left to right.
  const made = new FluentBundle(lang, { useIsolating: false });
  const faults = made.addResource(new FluentResource(source));
  if (faults.length > 0) throw faults[0];
  return made;
}

/** Speaks a language from now on; what is on the page changes with it. */
export async function speak(lang: Lang): Promise<void> {
  const source = await sources[lang]();
  if (settings.lang !== lang) return;
  bundle = bundleOf(lang, source.default);
  document.documentElement.lang = lang;
}

/** Keys of messages that take no variables. */
export type Plain = { [K in keyof Messages]: Messages[K] extends never ? K : never }[keyof Messages];

type Variables<K extends keyof Messages> = Messages[K] extends never ? [] : [Messages[K]];

/** The text of a message in the language of the page. A key that one language lacks does not compile. */
export function t<K extends keyof Messages>(key: K, ...variables: Variables<K>): string {
  const pattern = bundle.getMessage(key)?.value;
  return pattern ? bundle.formatPattern(pattern, variables[0] as Record<string, string | number> | undefined) : '';
}

/** A chance as people read it: whole per cent, but never a false certainty. */
export function percent(chance: number): string {
  const rounded = Math.round(chance * 100);
  const shown = chance > 0 && rounded === 0 ? '<1' : chance < 1 && rounded === 100 ? '>99' : `${rounded}`;
  return settings.lang === 'fr' ? `${shown} %` : `${shown}%`;
}

/** A number with one decimal, as the language writes it. */
export function decimal(value: number): string {
  return new Intl.NumberFormat(settings.lang, { maximumFractionDigits: 1, minimumFractionDigits: 1 }).format(value);
}

/** A modifier with its sign. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}
