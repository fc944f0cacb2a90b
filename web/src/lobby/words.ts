import { alsoSay, type Sources } from '../lib/text.svelte';

const words: Sources = {
  en: () => import('../../../locales/en/web-lobby.ftl?raw'),
  fr: () => import('../../../locales/fr/web-lobby.ftl?raw'),
};

/** Fetches what is said where people meet. */
export const withLobby = (): Promise<void> => alsoSay(words);
