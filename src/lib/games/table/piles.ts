/** A card face down: its index in the deck, or null where a real deck keeps it to itself. */
export type Hidden = number | null;

/** Face-down cards; index 0 is the top. */
export type Pile = readonly Hidden[];

/** Deals a whole deck out to so many piles, one card at a time. */
export const dealOut = (order: readonly number[], piles: number): readonly Pile[] =>
  Array.from({ length: piles }, (_, pile) => order.filter((_, index) => index % piles === pile));

/** Piles of a real deck, of which only the size is known. */
export const unseenPiles = (cards: number, piles: number): readonly Pile[] =>
  Array.from({ length: piles }, () => Array.from({ length: cards / piles }, () => null));

/** Puts cards under a pile, the first of them uppermost. */
export const putUnder = (pile: Pile, cards: readonly Hidden[]): Pile => [...pile, ...cards];

/** One list with an item at a place exchanged by what `change` makes of it. */
export const changedAt = <T>(list: readonly T[], place: number, change: (item: T) => T): readonly T[] =>
  list.map((item, index) => (index === place ? change(item) : item));

/**
 * How many cards each pile turns up: `each`, or what it has; the others fill up to the full number, one at a time by turns, beginning after
 * the short pile (SLAP-14). Less only when all piles together have less.
 */
export function turnCounts(sizes: readonly number[], each: number): readonly number[] {
  const counts = sizes.map((size) => Math.min(size, each));
  let lacking = each * sizes.length - counts.reduce((sum, count) => sum + count, 0);
  const short = sizes.findIndex((size) => size < each);
  for (let step = 1; lacking > 0 && counts.some((count, pile) => count < (sizes[pile] ?? 0)); step += 1) {
    const pile = (short + step) % sizes.length;
    const count = counts[pile] ?? 0;
    if (count >= (sizes[pile] ?? 0)) continue;
    counts[pile] = count + 1;
    lacking -= 1;
  }
  return counts;
}

/** Whether `order` holds exactly the cards of `cards`, each once, in any order. */
export function isReordered(order: readonly number[], cards: readonly Hidden[]): boolean {
  if (order.length !== cards.length) return false;
  const sorted = order.toSorted((a, b) => a - b);
  // Unknown cards sort below all others, so they match no number.
  const wanted = cards.toSorted((a, b) => (a ?? -1) - (b ?? -1));
  return sorted.every((card, index) => card === wanted[index]);
}

/** Whether these can be the counts of the piles: whole, none below its `least`, and the same sum (SLAP-14). */
export function isRecount(
  piles: readonly Pile[],
  counts: readonly number[],
  least: readonly number[] = [],
): boolean {
  const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);
  const whole = counts.every((count, pile) => Number.isInteger(count) && count >= (least[pile] ?? 0));
  return whole && counts.length === piles.length && sum(counts) === sum(piles.map((pile) => pile.length));
}

/**
 * Moves cards between piles until they have the sizes asked for, which have the same sum (SLAP-14): from the bottoms of those that have too
 * many, in order, under those that have too few.
 */
export function resized(piles: readonly Pile[], sizes: readonly number[]): readonly Pile[] {
  const over = piles.flatMap((pile, index) => pile.slice(sizes[index] ?? 0));
  return piles.map((pile, index) => {
    const size = sizes[index] ?? 0;
    return pile.length >= size ? pile.slice(0, size) : putUnder(pile, over.splice(0, size - pile.length));
  });
}
