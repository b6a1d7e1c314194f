import { isSolvable } from './search/solvable.ts';

/** Ways to take so many of the four cards of a rank. */
const WAYS = [1, 4, 6, 4, 1] as const;

/** By highest rank and target; an evening asks for a handful. */
const known = new Map<string, number>();

/**
 * The share of deals, 0 to 1, of four cards from a deck of four suits up to `highest` that can make the target (KNOCK-11). Exact: every deal
 * is counted. About a millisecond the first time, then remembered.
 */
export function solvableShare(target: number, highest: number): number {
  const key = `${highest} ${target}`;
  const share = known.get(key) ?? shareOf(target, highest);
  known.set(key, share);
  return share;
}

function shareOf(target: number, highest: number): number {
  let [made, all] = [0, 0];
  for (let a = 1; a <= highest; a += 1)
    for (let b = a; b <= highest; b += 1)
      for (let c = b; c <= highest; c += 1)
        for (let d = c; d <= highest; d += 1) {
          const deals = dealsOf([a, b, c, d]);
          all += deals;
          if (isSolvable([a, b, c, d], target)) made += deals;
        }
  return made / all;
}

/** How many deals of a deck have just these ranks. */
function dealsOf(ranks: readonly number[]): number {
  const each = [...new Set(ranks)].map((rank) => ranks.filter((other) => other === rank).length);
  return each.reduce((product, count) => product * (WAYS[count] ?? 0), 1);
}
