import type { Language } from './languages.ts';

/** The language of this page: `static/boot.js` has written it on the document before anything was read. English where there is none. */
export const pageLanguage = (): Language => (globalThis.document?.documentElement.lang || 'en') as Language;

/** What `Intl` calls a language; figures are always Latin, as on the cards. */
export const localeOf = (language: Language): string =>
  language === 'en' ? 'en-GB' : `${language}-u-nu-latn`;
