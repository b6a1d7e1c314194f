import type { Operator } from '../expression.ts';
import { fraction, order, over, plus, same, times, type Fraction } from '../fraction.ts';

/** A number that lies on the table while a person tries: 0 or more; `derived` for one that was made, not dealt. */
export interface Item extends Fraction {
  readonly derived: boolean;
}

/** One thing that can be tried next: two items put together, and what then lies on the table, the result last. */
export interface SearchMove {
  readonly operator: Operator;
  readonly larger: Item;
  readonly smaller: Item;
  readonly result: Item;
  readonly next: readonly Item[];
}

/** The numbers of a hand before anything was tried. */
export const dealtCards = (numbers: readonly number[]): readonly Item[] =>
  numbers.map((number) => ({ ...fraction(number), derived: false }));

/**
 * Every move from some items: for each pair its sum, difference and product and its quotients both ways, but 1 only once and nothing over 0. Pairs
 * that look alike are one pair; moves with the same result stay apart.
 */
export function movesFrom(items: readonly Item[]): readonly SearchMove[] {
  const moves: SearchMove[] = [];
  const kinds = items.map((item) => items.findIndex((other) => looksLike(item, other)));
  const seen = new Set<number>();
  for (let i = 0; i < items.length; i += 1) {
    for (let j = i + 1; j < items.length; j += 1) {
      const [x, y] = [items[i], items[j]];
      const [kind, other] = [kinds[i] ?? 0, kinds[j] ?? 0];
      const pair = Math.min(kind, other) * items.length + Math.max(kind, other);
      if (!x || !y || seen.has(pair)) continue;
      seen.add(pair);
      const rest = items.filter((_, place) => place !== i && place !== j);
      const [larger, smaller] = order(x, y) < 0 ? [y, x] : [x, y];
      for (const [operator, value] of resultsOfPair(larger, smaller)) {
        const result = { n: value.n, d: value.d, derived: true };
        moves.push({ operator, larger, smaller, result, next: [...rest, result] });
      }
    }
  }
  return moves;
}

/** What two values make, under each operator and both ways round, without falling below zero. */
export function resultsOfPair(
  larger: Fraction,
  smaller: Fraction,
): readonly (readonly [Operator, Fraction])[] {
  const results: [Operator, Fraction][] = [
    ['+', plus(larger, smaller)],
    ['-', plus(larger, smaller, -1)],
    ['*', times(larger, smaller)],
  ];
  if (smaller.n !== 0) results.push(['/', over(larger, smaller)]);
  if (larger.n !== 0 && !same(larger, smaller)) results.push(['/', over(smaller, larger)]);
  return results;
}

const looksLike = (a: Item, b: Item): boolean => same(a, b) && a.derived === b.derived;
