import { dealtCards, movesFrom, resultsOfPair, type Item, type SearchMove } from './difficulty-moves.ts';
import { lastWeightOf, weightOf } from './difficulty-weights.ts';
import { order } from '../fraction.ts';
import { isSolvableWork } from '../search/solvable.ts';
import { twoStepsMake } from './two-steps.ts';
import { finish, type Work } from '../work.ts';

/**
 * How hard a hand is by a model of how people look for a solution: they try pairs, prefer promising ones, and begin again when stuck. Fitted
 * on human median times of 1362 hands of four cards for 24; elsewhere the formula is the same, but nobody has measured how well it does.
 */
export interface Difficulty {
  /** The logarithm of the chance that one try leads to the target. */
  readonly lnChance: number;
  /** Grows with the difficulty; comparable only among deals of as many cards. */
  readonly score: number;
  /** What the model expects, in seconds. For one hand in four it is off by more than a quarter: never to be shown as it is. */
  readonly seconds: number;
}

const BASE = -2.83;
const WITH_AN_ACE = -0.29;
const PER_LOG_CHANCE = -0.52;
const SECONDS_AT_LEAST = 4;
/** With so many numbers on the table, the rest is looked at in one step: some hundredths of a millisecond. */
const IN_ONE_STEP = 4;

/**
 * The difficulty of two to six numbers of 1 to 100 for a whole target within ±10,000; null if there is no solution. Four numbers take a tenth of a
 * millisecond, five some milliseconds, six some tenths of a second.
 */
export const difficulty = (numbers: readonly number[], target: number): Difficulty | null =>
  finish(difficultyWork(numbers, target));

/** The same in steps. A negative target is as hard as the positive one: people look for its size and turn the signs. */
export function* difficultyWork(numbers: readonly number[], target: number): Work<Difficulty | null> {
  // Three aces make 3 but not −3: the size alone does not say whether there is a solution.
  if (target < 0 && !(yield* isSolvableWork(numbers, target))) return null;
  const chance = yield* chanceWork(dealtCards(numbers), Math.abs(target));
  if (chance === 0) return null;
  const lnChance = Math.log(chance);
  const score = BASE + (numbers.includes(1) ? WITH_AN_ACE : 0) + PER_LOG_CHANCE * lnChance;
  return { lnChance, score, seconds: SECONDS_AT_LEAST + Math.exp(score) };
}

function* chanceWork(items: readonly Item[], target: number): Work<number> {
  if (items.length <= IN_ONE_STEP) return chanceOf(items, target);
  const moves = movesFrom(items);
  const chances: number[] = [];
  for (const { next } of moves) {
    chances.push(yield* chanceWork(next, target));
    yield;
  }
  return overall(moves, chances, target);
}

function chanceOf(items: readonly Item[], target: number): number {
  const [x, y, z] = items;
  if (items.length === 2 && x && y) return lastChance(x, y, target);
  if (items.length === 3 && x && y && z && !twoStepsMake(x, y, z, target)) return 0;
  const moves = movesFrom(items);
  return overall(
    moves,
    moves.map(({ next }) => chanceOf(next, target)),
    target,
  );
}

/**
 * The chance over all moves: each takes its share of the attention among all that can be tried, dead ends too. The square of the share lets the best
 * way count for most: many poor ways are not worth a good one.
 */
function overall(moves: readonly SearchMove[], chances: readonly number[], target: number): number {
  if (chances.every((chance) => chance === 0)) return 0;
  const weights = moves.map((move) => Math.exp(weightOf(move, target)));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.reduce((sum, weight, index) => sum + (weight / all) ** 2 * (chances[index] ?? 0), 0);
}

function lastChance(x: Item, y: Item, target: number): number {
  const [larger, smaller] = order(x, y) < 0 ? [y, x] : [x, y];
  let sum = 0;
  for (const [operator, { n, d }] of resultsOfPair(larger, smaller)) {
    if (d === 1 && n === target) sum += Math.exp(lastWeightOf(operator, larger, smaller));
  }
  return sum;
}
