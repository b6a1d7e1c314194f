import { pageLanguage } from './language.ts';
import type { Language } from './languages.ts';

/** Signs of times and division where nobody has chosen others and a language has its own. */
const OWN: Readonly<Partial<Record<Language, string>>> = { id: '×:' };

/** What a language has for × and ÷. */
export const signsIn = (language: Language): string => OWN[language] ?? '×÷';

/** What is shown for × and ÷: what was chosen, which `environment/looks.ts` has written on the document, or what the language has. */
export const signsShown = (): string =>
  globalThis.document?.documentElement.dataset['signs'] ?? signsIn(pageLanguage());

/** An expression that breaks into lines only before a sign, and not between two numbers in brackets: a number stays with what is done with it, and 23 4/7 together, as is 2 5 6 8. */
export const beforeSigns = (printed: string): string =>
  printed
    .replace(/([+−×÷]|\d(?= \d\b| \d+\/)) /g, '$1\u00a0')
    .replace(/\(([^() ]+) ([^() ]+)\)/g, '($1\u00a0$2)');

/** Arithmetic as it is printed, in the signs that are shown. What is stored, read and spoken keeps × and ÷. */
export const inSigns = (printed: string, [times = '', over = ''] = signsShown()): string =>
  printed.replaceAll('×', times).replaceAll('÷', over);
