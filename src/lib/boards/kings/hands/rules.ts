import { rowOf, type FormationName } from '#lib/games/kings/calculus/formations.ts';
import type { KingsConfig, KingsOptions } from '#lib/games/kings/config.ts';
import { common, kingsHands as text, kingsRules } from '#lib/i18n/messages.ts';
import { examplesOf } from './examples.ts';

const OPTIONS = Object.keys(text.options) as readonly (keyof KingsOptions)[];

/** The rules in short: what this match plays by first, then what always holds. */
export const matchRules = (
  config: Pick<KingsConfig, 'strictness' | 'edition' | keyof KingsOptions>,
): readonly string[] => [
  text.strictness[config.strictness],
  ...OPTIONS.filter((option) => config[option]).map((option) =>
    option === 'staticCastles' && config.edition === undefined ? text.staticBefore : text.options[option],
  ),
  ...kingsRules.lines,
];

/** The six cards of a formation by what is printed on them: "4 4 4 10 10 10". */
export const ranksShort = (name: FormationName): string =>
  (examplesOf(rowOf(name), 'full', { suits: [], any: true })[0] ?? [])
    .map(({ rank }) => common.rank(rank, 13))
    .join(' ');
