import type { Formed } from '#lib/games/kings/calculus/formed.ts';
import type { FormationName } from '#lib/games/kings/calculus/formations.ts';
import { rankOf, suitOf, type Card } from '#lib/games/kings/cards.ts';
import { kings, kingsCalculus as text } from '#lib/i18n/messages.ts';

/** "Half Kingdom". */
export const formationTitle = ({ name, kind }: Pick<Formed, 'name' | 'kind'>): string =>
  text.formation(name, kind);

/** "2 (K₁ + K₄) = 2 × (2 + 7)"; of two castles of which one is taken from the other, the greater one stands first. */
export function formulaOf({
  measure,
  factor,
  castles,
  worths,
}: Omit<Formed, 'name' | 'kind' | 'cards' | 'halves'>): string {
  const [one = 0, other = 0] = worths;
  const turned = measure === 'distance' && other > one;
  return text.formula({
    measure,
    factor,
    castles: turned ? castles.toReversed() : castles,
    worths: turned ? worths.toReversed() : worths,
  });
}

/** Cards of a formation as it is written: a Kingdom from the highest on, the others from the lowest (KINGS-7). */
export const inRow = (name: FormationName, cards: readonly Card[]): readonly Card[] =>
  cards.toSorted((a, b) => (name === 'kingdom' ? rankOf(b) - rankOf(a) : rankOf(a) - rankOf(b)));

/** Half points as they are read: "15½". */
export const pointsOf = (halves: number): string => text.points(halves / 2);

/** "queen of hearts". */
export const spokenCard = (card: Card): string => kings.card(rankOf(card), suitOf(card));

/** "2 (K₁ + K₄)": the same without what the castles are worth. */
export const measuredOf = (formula: Parameters<typeof text.measured>[0]): string => text.measured(formula);
