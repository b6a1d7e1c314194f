import { TARGET_CARDS } from '#lib/core/dynamic-target.ts';

/** The places of the ranks that stay: of eight without the two lowest and the two highest, of equal ones the first leave first; of four all. */
export function staying(ranks: readonly number[]): readonly number[] {
  const places = [...ranks.keys()];
  if (ranks.length !== TARGET_CARDS.drawn) return places;
  const sorted = places.toSorted((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0) || a - b);
  return sorted.slice(2, -2).toSorted((a, b) => a - b);
}

/** "7 + 4 + 5 + 6": how the target comes about. */
export const targetSum = (ranks: readonly number[]): string =>
  staying(ranks)
    .map((place) => ranks[place])
    .join(' + ');
