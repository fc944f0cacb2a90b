import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Messages } from '../generated/messages';
import { de } from './elision';
import type { Lang } from './lang';
import { settings } from './settings.svelte';

/** Where messages of one kind are fetched from, in each language. */
export type Sources = Record<Lang, () => Promise<{ default: string }>>;

const common: Sources = {
  en: () => import('../../../locales/en/web.ftl?raw'),
  fr: () => import('../../../locales/fr/web.ftl?raw'),
};

/** What is spoken: the common messages, and those of games that were opened. */
const spoken: Sources[] = [common];

let bundle = $state.raw<FluentBundle>(new FluentBundle('en'));

/** A bundle of one language's messages. */
export function bundleOf(lang: Lang, ...sources: string[]): FluentBundle {
  // Isolation marks guard mixed writing directions; both languages run left to right.
  const made = new FluentBundle(lang, { useIsolating: false, functions: { DE: ([name]) => de(`${name}`) } });
  const faults = sources.flatMap((source) => made.addResource(new FluentResource(source)));
  if (faults.length > 0) throw faults[0];
  return made;
}

/** The last that was asked for, and how often something was: what is asked for meanwhile is said with it. */
let latest: Promise<void> = Promise.resolve();
let asked = 0;

async function say(lang: Lang, ask: number): Promise<void> {
  const sources = await Promise.all(spoken.map((source) => source[lang]()));
  if (ask !== asked) return latest;
  if (settings.lang !== lang) return;
  bundle = bundleOf(lang, ...sources.map((source) => source.default));
  document.documentElement.lang = lang;
}

/** Speaks a language from now on; what is on the page changes with it. */
export function speak(lang: Lang): Promise<void> {
  asked += 1;
  latest = say(lang, asked);
  return latest;
}

/** Adds messages that only some pages need, and is done when they can be said; from now on they are spoken like all others. */
export async function alsoSay(more: Sources): Promise<void> {
  if (spoken.includes(more)) return latest;
  spoken.push(more);
  try {
    await speak(settings.lang);
  } catch (fault) {
    spoken.splice(spoken.indexOf(more), 1);
    latest = Promise.resolve();
    throw fault;
  }
}

/** Keys of messages that take no variables. */
export type Plain = { [K in keyof Messages]: Messages[K] extends never ? K : never }[keyof Messages];

type Variables<K extends keyof Messages> = Messages[K] extends never ? [] : [Messages[K]];

/** The text of a message in the language of the page. A key that one language lacks does not compile. */
export function t<K extends keyof Messages>(key: K, ...variables: Variables<K>): string {
  const pattern = bundle.getMessage(key)?.value;
  return pattern ? bundle.formatPattern(pattern, variables[0] as Record<string, string | number> | undefined) : '';
}

/** What a message says of itself beside its text; empty when it says nothing. */
export function attribute(key: keyof Messages, name: string): string {
  const pattern = bundle.getMessage(key)?.attributes[name];
  return pattern ? bundle.formatPattern(pattern) : '';
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
