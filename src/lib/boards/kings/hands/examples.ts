import type { Suit } from '#lib/core/cards.ts';
import type { FormationKind, FormationRow } from '#lib/games/kings/calculus/formations.ts';

/** A card of an example; of any suit where that is null. */
export interface ExampleCard {
  readonly rank: number;
  readonly suit: Suit | null;
}

/**
 * What a formation looks like, one example or two. `suits` by castle, First to Fourth; where a castle is not founded, or `any` suits will do,
 * cards have none.
 */
export function examplesOf(
  row: FormationRow,
  kind: FormationKind,
  { suits, any }: { readonly suits: readonly Suit[]; readonly any: boolean },
): readonly (readonly ExampleCard[])[] {
  const [low, high] = row.ranks;
  const own = row.suits.map((castle) => (any ? null : (suits[castle] ?? null)));
  const [one = null, other = one] = own;
  const card = (rank: number, suit: Suit | null): ExampleCard => ({ rank, suit });
  if (row.shape === 'run') {
    const ranks = Array.from({ length: kind === 'half' ? 3 : high - low + 1 }, (_, place) => place);
    // The Kingdom goes down from its queen, the Southie up from its ace.
    return [ranks.map((place) => card(low === 1 ? low + place : high - place, one))];
  }
  if (kind === 'half')
    return [
      [card(low, one), card(high, other), card(high, one)],
      [card(low, one), card(low, other), card(high, other)],
    ];
  return [
    [card(low, one), card(low, one), card(low, other), card(high, one), card(high, other), card(high, other)],
  ];
}
