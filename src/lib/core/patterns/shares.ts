import {
  dealtCards,
  movesFrom,
  resultsOfPair,
  type Item,
  type SearchMove,
} from '../difficulty/difficulty-moves.ts';
import { lastWeightOf, weightOf } from '../difficulty/difficulty-weights.ts';
import { twoStepsMake } from '../difficulty/two-steps.ts';
import { number, operation, type Expression } from '../expression.ts';
import { order, over, same, type Fraction } from '../fraction.ts';
import { patternOf, type PatternId } from './pattern.ts';

/** A pattern's part of the chance that a hand is solved by it; all of a hand's make 1. */
export interface PatternShare {
  readonly pattern: PatternId;
  readonly share: number;
}

type Chances = ReadonlyMap<PatternId, number>;

const NONE: Chances = new Map();

/**
 * By which patterns people come to the target, by the model of how they search (difficulty.ts): what it gives each way, added up by the pattern of that
 * way. The likeliest first; empty for a hand without a solution. For two to four numbers; four take some milliseconds.
 */
export function patternShares(numbers: readonly number[], target: number): readonly PatternShare[] {
  const items = dealtCards(numbers);
  const lines = new Map<Item, Expression>(items.map((item, at) => [item, number(numbers[at] ?? 0)]));
  const chances = chancesFrom(items, Math.abs(target), lines);
  const all = [...chances.values()].reduce((sum, chance) => sum + chance, 0);
  return [...chances]
    .map(([pattern, chance]) => ({ pattern, share: chance / all }))
    .sort((a, b) => b.share - a.share || a.pattern.localeCompare(b.pattern));
}

function chancesFrom(items: readonly Item[], target: number, lines: Map<Item, Expression>): Chances {
  const [x, y, z] = items;
  if (items.length === 2 && x && y) return lastChances(x, y, target, lines);
  if (items.length === 3 && x && y && z && !twoStepsMake(x, y, z, target)) return NONE;
  const moves = movesFrom(items);
  const weights = moves.map((move) => Math.exp(weightOf(move, target)));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const sum = new Map<PatternId, number>();
  for (const [at, move] of moves.entries()) {
    lines.set(move.result, lineOf(move, lines));
    const part = ((weights[at] ?? 0) / all) ** 2;
    for (const [pattern, chance] of chancesFrom(move.next, target, lines))
      sum.set(pattern, (sum.get(pattern) ?? 0) + part * chance);
  }
  return sum;
}

function lastChances(x: Item, y: Item, target: number, lines: ReadonlyMap<Item, Expression>): Chances {
  const [larger, smaller] = order(x, y) < 0 ? [y, x] : [x, y];
  const sum = new Map<PatternId, number>();
  for (const [operator, result] of resultsOfPair(larger, smaller)) {
    if (result.d !== 1 || result.n !== target) continue;
    const pattern = patternOf(lineOf({ operator, larger, smaller, result }, lines), target);
    if (pattern)
      sum.set(pattern, (sum.get(pattern) ?? 0) + Math.exp(lastWeightOf(operator, larger, smaller)));
  }
  return sum;
}

/** How a result was made. Two quotients of a pair differ by their value. */
function lineOf(
  {
    operator,
    larger,
    smaller,
    result,
  }: Pick<SearchMove, 'operator' | 'larger' | 'smaller'> & { readonly result: Fraction },
  lines: ReadonlyMap<Item, Expression>,
): Expression {
  const [first, second] = [lines.get(larger), lines.get(smaller)];
  if (!first || !second) throw new Error('an item without a line');
  const isTurned = operator === '/' && (smaller.n === 0 || !same(result, over(larger, smaller)));
  return isTurned ? operation(operator, second, first) : operation(operator, first, second);
}
