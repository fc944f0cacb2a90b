import type { Sources } from '../lib/text.svelte';

/** What is said of those at a table; fetched with the first table. */
export const companyWords: Sources = {
  en: () => import('../../../locales/en/web-company.ftl?raw'),
  fr: () => import('../../../locales/fr/web-company.ftl?raw'),
};
