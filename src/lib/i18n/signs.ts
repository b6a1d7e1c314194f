import { pageLanguage } from './language.ts';
import type { Language } from './languages.ts';

/** Signs of times and division where nobody has chosen others and a language has its own. */
const OWN: Readonly<Partial<Record<Language, string>>> = { id: '×:' };

/** What a language has for × and ÷. */
export const signsIn = (language: Language): string => OWN[language] ?? '×÷';

/** What is shown for × and ÷: what was chosen, which `environment/looks.ts` has written on the document, or what the language has. */
export const signsShown = (): string =>
  globalThis.document?.documentElement.dataset['signs'] ?? signsIn(pageLanguage());

/**
 * An expression that breaks into lines before a sign alone: a number stays with what is done with it. Neither is 23 4/7 broken, nor two
 * numbers in brackets, nor a set of small ones, as 2 5 6 8.
 */
export const beforeSigns = (printed: string): string =>
  printed
    .replace(/([+−×÷]|\d(?= \d\b| \d+\/)) /g, '$1\u00a0')
    .replace(/\(([^() ]+) ([^() ]+)\)/g, '($1\u00a0$2)');

/** Arithmetic as it is printed, in the signs that are shown. What is stored, read and spoken keeps × and ÷. */
export const inSigns = (printed: string, [times = '', over = ''] = signsShown()): string =>
  printed.replaceAll('×', times).replaceAll('÷', over);
