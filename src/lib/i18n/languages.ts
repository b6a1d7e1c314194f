/** A language of the app. */
export interface LanguageFacts {
  /** Its name, in its own script. */
  readonly name: string;
  readonly dir: 'ltr' | 'rtl';
  /** Whether a person who speaks it has read it all. */
  readonly isChecked: boolean;
  /** Where English stands in for some: how many of all sentences it has. Its pieces are `Some<…>` then, and a test counts. */
  readonly partly?: { readonly said: number; readonly of: number };
}

/** The languages, in the order in which they are offered; `static/boot.js` knows their codes. */
export const LANGUAGES = {
  en: { name: 'English', dir: 'ltr', isChecked: true },
  'zh-Hans': { name: '简体中文', dir: 'ltr', isChecked: false },
  'zh-Hant': { name: '繁體中文', dir: 'ltr', isChecked: false },
  ja: { name: '日本語', dir: 'ltr', isChecked: false },
  id: { name: 'Bahasa Indonesia', dir: 'ltr', isChecked: false },
  es: { name: 'Español', dir: 'ltr', isChecked: false },
  pt: { name: 'Português', dir: 'ltr', isChecked: false },
  ar: { name: 'العربية', dir: 'rtl', isChecked: false },
} as const satisfies Record<string, LanguageFacts>;

export type Language = keyof typeof LANGUAGES;
