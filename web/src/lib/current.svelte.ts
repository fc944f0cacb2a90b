import { catalogue, type Lookup } from './catalogue';
import type { Lang } from './lang';
import { settings } from './settings.svelte';

/**
 * Something fetched in the language of the page, for a component. The old one stands until the new one has come, so
 * that what a person has filled in outlasts a change of language.
 */
export function current<T>(fetch: (lang: Lang) => Promise<T>): { readonly found: T | null; readonly failed: boolean } {
  let found = $state.raw<T | null>(null);
  let failed = $state(false);
  $effect(() => {
    const lang = settings.lang;
    fetch(lang)
      .then((answer) => {
        if (lang === settings.lang) [found, failed] = [answer, false];
      })
      .catch(() => (failed = true));
  });
  return {
    get found() {
      return found;
    },
    get failed() {
      return failed;
    },
  };
}

/** Pantheon's catalogue in the language of the page; with a table, as it is played with there. */
export function currentCatalogue(table?: string): { readonly lookup: Lookup | null; readonly failed: boolean } {
  const told = current((lang) => catalogue(lang, table));
  return {
    get lookup() {
      return told.found;
    },
    get failed() {
      return told.failed;
    },
  };
}
