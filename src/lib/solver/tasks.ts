import { createRng } from '#lib/core/chance.ts';
import type { DealSpec } from '#lib/core/deal.ts';
import type { Expression } from '#lib/core/expression.ts';
import { findDealsWork, type FoundDeals } from '#lib/core/find-deals.ts';
import { nearestWork, type Near } from '#lib/core/search/nearest.ts';
import { oneWayWork } from '#lib/core/search/one-way.ts';
import { parseExpression } from '#lib/core/parse.ts';
import { printExpression } from '#lib/core/print.ts';
import { compare, printRational, rational, subtract } from '#lib/core/rational.ts';
import { reachWork, type Reach } from '#lib/core/search/reach.ts';
import { isSolvableWork, placesWork, solutionsWork } from '#lib/core/solve.ts';
import type { Work } from '#lib/core/work.ts';
import type { BestAnswer, BestQuestion } from '#lib/games/contest/search/index.ts';
import type { FoursOptions } from '#lib/games/fours/config.ts';
import type { Counts } from '#lib/games/fours/search/count.ts';
import type { WinAnswer, WinQuestion } from '#lib/games/fours/search/win.ts';
import type { FoursState } from '#lib/games/fours/state.ts';
import { SolverMissing } from './missing.ts';

/** What can be asked about one hand: its numbers (0–100) and the target. */
export interface HandQuestion {
  readonly numbers: readonly number[];
  readonly target: number;
}

/** What is found of a list that is still being made. */
export interface SoFar {
  readonly count: number;
  /** The simplest of them, simplest first; not more than can be looked at. */
  readonly lines: readonly string[];
}

/** A value beside the target, and how it is made. */
export interface NearWay {
  readonly line: string;
  /** Printed exactly: `23`, `−7/3`. */
  readonly value: string;
  readonly side: 'below' | 'above';
}

/** Each task's question and answer, plain data both, so that they cross to a worker as they are. `part` is what it tells on the way. */
export interface Tasks {
  readonly solvable: { readonly question: HandQuestion; readonly answer: boolean };
  /** Some expression that makes the target, printed. One to eight numbers. */
  readonly oneWay: { readonly question: HandQuestion; readonly answer: string | null };
  /** Every different solution printed once, simplest first (ARITH-6). One to six numbers. */
  readonly solutions: {
    readonly question: HandQuestion;
    readonly answer: readonly string[];
    readonly part: SoFar;
  };
  /** For each line, which one it is of the solutions in their order (ARITH-6); null for what is none of them. */
  readonly places: {
    readonly question: HandQuestion & { readonly lines: readonly string[] };
    readonly answer: readonly (number | null)[];
  };
  /** The values nearest to the target on either side, the nearer first. One to eight numbers. */
  readonly nearest: { readonly question: HandQuestion; readonly answer: readonly NearWay[] };
  readonly reach: { readonly question: HandQuestion; readonly answer: Reach };
  readonly deals: {
    readonly question: {
      readonly spec: DealSpec;
      readonly seed: number;
      readonly wanted: number;
      readonly mostDraws: number;
    };
    readonly answer: FoundDeals;
  };
  /** Contest: the best x that the sets of a round allow (CONTEST-10). */
  readonly contestBest: { readonly question: BestQuestion; readonly answer: BestAnswer };
  /** Four Fours: whether a hand can win in this turn. */
  readonly foursWin: { readonly question: WinQuestion; readonly answer: WinAnswer };
  /** Four Fours alone: in how many turns a careful player wins the round that begins here; null for more than twelve. */
  readonly foursPar: { readonly question: FoursState; readonly answer: number | null };
  /** Four Fours: what all complete boards are worth. */
  readonly foursCount: { readonly question: FoursOptions; readonly answer: Counts };
}

export type TaskName = keyof Tasks;
export type Question<Name extends TaskName> = Tasks[Name]['question'];
export type Answer<Name extends TaskName> = Tasks[Name]['answer'];
export type PartOf<Name extends TaskName> = Tasks[Name] extends { readonly part: infer P } ? P : never;

type Worked<Name extends TaskName> = Work<Answer<Name>, PartOf<Name>>;

const works: {
  readonly [Name in TaskName]: (question: Question<Name>) => Worked<Name> | Promise<Worked<Name>>;
} = {
  solvable: ({ numbers, target }) => isSolvableWork(numbers, target),
  oneWay: oneWayLine,
  solutions: solutionLines,
  places: ({ numbers, target, lines }) => placesWork(numbers, target, lines.map(expressionIn)),
  nearest: nearestLines,
  reach: ({ numbers, target }) => reachWork(numbers, target),
  deals: ({ spec, seed, wanted, mostDraws }) => findDealsWork(spec, createRng(seed), wanted, mostDraws),
  contestBest: async (question) => (await contest()).bestWork(question),
  foursWin: async (question) => (await fours()).winWork(question),
  foursPar: async (state) => (await fours()).parOf(state),
  foursCount: async (options) => (await fours()).countBoards(options),
};

/** The searches of a game that few questions are about: fetched with the first of them. */
const fours = () =>
  import('#lib/games/fours/search/index.ts').catch((cause: unknown) => {
    throw new SolverMissing('the searches of Four Fours cannot be fetched', { cause });
  });

const contest = () =>
  import('#lib/games/contest/search/index.ts').catch((cause: unknown) => {
    throw new SolverMissing('the searches of Contest cannot be fetched', { cause });
  });

function* oneWayLine({ numbers, target }: HandQuestion): Work<string | null> {
  const way = yield* oneWayWork(numbers, target);
  return way && printExpression(way);
}

function* solutionLines({ numbers, target }: HandQuestion): Work<readonly string[], SoFar> {
  const work = solutionsWork(numbers, target);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value.map(printExpression);
    yield step.value && { count: step.value.count, lines: step.value.simplest.map(printExpression) };
  }
}

function* nearestLines({ numbers, target }: HandQuestion): Work<readonly NearWay[]> {
  const { below, above } = yield* nearestWork(numbers, target);
  const lineOf = ({ value, expression }: Near, side: NearWay['side']): NearWay => ({
    line: printExpression(expression),
    value: printRational(value),
    side,
  });
  const goal = rational(target);
  const isBelowFirst =
    !above || (below && compare(subtract(goal, below.value), subtract(above.value, goal)) <= 0);
  const ways = [...(below ? [lineOf(below, 'below')] : []), ...(above ? [lineOf(above, 'above')] : [])];
  return isBelowFirst ? ways : ways.toReversed();
}

function expressionIn(line: string): Expression | null {
  const parsed = parseExpression(line);
  return parsed.ok ? parsed.value : null;
}

/** The pure computation behind a task: the same code in the worker, on the page and in tests. Rejects with `SolverMissing` where it cannot be fetched. */
export async function workOn<Name extends TaskName>(
  name: Name,
  question: Question<Name>,
): Promise<Worked<Name>> {
  return works[name](question);
}
