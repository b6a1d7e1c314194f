import { localeOf } from './language.ts';
import type { Language } from './languages.ts';

/**
 * Picks the form of a word that a language has for a count: `plurals<'one'>('es')(3, { one: 'mano', other: 'manos' })` is "manos".
 * `Form`: the language's own categories beside `other`, as CLDR has them.
 */
export function plurals<Form extends Intl.LDMLPluralRule = never>(language: Language) {
  const rules = new Intl.PluralRules(localeOf(language));
  return (count: number, forms: Readonly<Record<Form | 'other', string>>): string =>
    (forms as Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>)[rules.select(Math.abs(count))] ??
    forms.other;
}

/** Joins parts as a language lists them: "3, 5 y 8". */
export function lists(language: Language) {
  const format = new Intl.ListFormat(localeOf(language), { type: 'conjunction' });
  return (parts: readonly (string | number)[]): string => format.format(parts.map(String));
}
