import { catalogue, type Lookup } from './catalogue';
import { settings } from './settings.svelte';

/**
 * The catalogue in the language of the page, for a component. The old one stands until the new one has come, so
 * that what a person has filled in outlasts a change of language.
 */
export function currentCatalogue(): { readonly lookup: Lookup | null; readonly failed: boolean } {
  let lookup = $state.raw<Lookup | null>(null);
  let failed = $state(false);
  $effect(() => {
    const lang = settings.lang;
    catalogue(lang)
      .then((found) => {
        if (lang === settings.lang) [lookup, failed] = [found, false];
      })
      .catch(() => (failed = true));
  });
  return {
    get lookup() {
      return lookup;
    },
    get failed() {
      return failed;
    },
  };
}
