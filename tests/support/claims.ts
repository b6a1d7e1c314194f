import { shuffled, type Rng } from '#lib/core/chance.ts';
import type { Proved, Ranked } from '#lib/games/table/acts.ts';
import type { Corrected, Ruled } from '#lib/core/match/common.ts';
import type { Lying } from '#lib/games/table/table-cards.ts';
import type { Pile } from '#lib/games/table/piles.ts';
import { printExpression } from '#lib/core/print.ts';
import { solutions } from '#lib/core/solve.ts';

/** What tests of the games of claims share: their events, decks laid for a purpose, and texts that a player might state. */

export const proof = (seat: number, at: number, ...texts: readonly string[]): Proved => ({
  type: 'proved',
  seat,
  at,
  texts,
});
export const ranks = (seat: number, at: number, ...entered: readonly number[]): Ranked => ({
  type: 'ranked',
  seat,
  at,
  ranks: entered,
});
export const corrected = (at: number, ...counts: readonly number[]): Corrected => ({
  type: 'corrected',
  at,
  counts,
});
export const ruling = (at: number, set: number, verdict: 'right' | 'wrong'): Ruled => ({
  type: 'ruled',
  at,
  set,
  verdict,
  reason: 'said otherwise',
});

/** 5 7 8 9: 8 × 5 − (7 + 9) = 24. */
export const WORKED = { ranks: [5, 7, 8, 9], proof: '8 × 5 − (7 + 9)' } as const;
/** No four signs make 24 of these. */
export const HOPELESS = [1, 1, 5, 9] as const;

/** When the first cards of a dealt match are open, if the count begins at 0. */
export const OPEN = 3000;

/** A whole deck in an order in which these ranks come up one after the other; piles get their shares by turns. Index 0 is dealt first. */
export function orderOf(wanted: readonly number[], highest = 10): readonly number[] {
  const deck = Array.from({ length: 4 * highest }, (_, card) => card);
  const first = wanted.map((rank) => {
    const place = deck.findIndex((card) => card % highest === rank - 1);
    return deck.splice(place, 1)[0] ?? 0;
  });
  return [...first, ...deck];
}

/** The phase of a match, which must be of this type. */
export function phaseOf<Phase extends { readonly type: string }, Type extends Phase['type']>(
  { state }: { readonly state: { readonly phase: Phase } },
  type: Type,
): Extract<Phase, { type: Type }> {
  const { phase } = state;
  if (phase.type !== type) throw new Error(`the phase is ${phase.type}, not ${type}`);
  return phase as Extract<Phase, { type: Type }>;
}

/** The same piles with their cards dealt out anew. */
export function reordered(piles: readonly Pile[], rng: Rng): readonly Pile[] {
  const cards = [...shuffled(piles.flat(), rng)];
  return piles.map((pile) => cards.splice(0, pile.length));
}

/** What somebody might state for the cards on the table: often right, sometimes wrong, seldom unreadable. */
export function someTexts(
  { table, target }: { readonly table: readonly Lying[]; readonly target: number | null },
  rng: Rng,
): readonly string[] {
  const lying = table.map(({ rank }) => rank ?? 1);
  const found = lying.length === 0 ? [] : solutions(lying, target ?? 24);
  const right = found.slice(0, 1 + rng.next(2)).map(printExpression);
  const wrong = [lying.join(' + ')];
  return [right, right, right, wrong, ['1 +'], []][rng.next(6)] ?? [];
}
