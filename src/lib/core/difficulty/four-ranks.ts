/** How many different hands of four ranks there are with ranks 1 to `highest`: 715 for 10, 1820 for 13 (ARITH-7). */
export const countOfHands = (highest: number): number => choose(highest + 3, 4);

/**
 * The place of a hand of four ranks in the list of all, from 0; the ranks may come in any order. Lower highest ranks come first, so that the hands
 * of 1–10 are the first 715.
 */
export function placeOfHand(ranks: readonly number[]): number {
  return ranks
    .toSorted((a, b) => a - b)
    .reduce((place, rank, index) => place + choose(rank - 1 + index, index + 1), 0);
}

/** Every hand of four ranks from 1 to `highest`, ascending in itself, in the order of `placeOfHand`. */
export function handsOfFour(highest: number): readonly (readonly number[])[] {
  const hands: (readonly number[])[] = [];
  for (let d = 1; d <= highest; d += 1)
    for (let c = 1; c <= d; c += 1)
      for (let b = 1; b <= c; b += 1) for (let a = 1; a <= b; a += 1) hands.push([a, b, c, d]);
  return hands;
}

function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i += 1) ways = (ways * (n - k + i)) / i;
  return ways;
}
