/** The languages of the client. */
export type Lang = 'en' | 'fr';
