import { alsoSay, type Sources } from '../lib/text.svelte';

const words: Sources = {
  en: () => import('../../../locales/en/web-people.ftl?raw'),
  fr: () => import('../../../locales/fr/web-people.ftl?raw'),
};

/** Fetches what the pages about people say. */
export const withPeople = (): Promise<void> => alsoSay(words);
