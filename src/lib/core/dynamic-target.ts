/** How many cards are turned up for a dynamic target, and how many of them stay (KNOCK-11). */
export const TARGET_CARDS = { drawn: 8, kept: 4 } as const;

const OF_A_RANK = 4;

/**
 * The target that eight turned-up ranks make: without the two highest and the two lowest, the sum (KNOCK-11). Takes the four that remain as
 * well; null for ranks that no deck of four suits up to `highest` turns up so.
 */
export function dynamicTarget(ranks: readonly number[], highest: number): number | null {
  if (!ranks.every((rank) => Number.isInteger(rank) && rank >= 1 && rank <= highest)) return null;
  const eight = ranks.length === TARGET_CARDS.drawn;
  if (!eight && ranks.length !== TARGET_CARDS.kept) return null;
  // Two cards at least as low and two at least as high lay beside the four that remain.
  const all = eight ? ranks : [1, 1, ...ranks, highest, highest];
  if (all.some((rank) => all.filter((other) => other === rank).length > OF_A_RANK)) return null;
  return all
    .toSorted((a, b) => a - b)
    .slice(2, -2)
    .reduce((sum, rank) => sum + rank, 0);
}
