import { createRng } from '#lib/core/chance.ts';
import { findDealsWork, type DealSpec, type FoundDeals } from '#lib/core/deal.ts';
import type { Expression } from '#lib/core/expression.ts';
import { reachWork, type Reach } from '#lib/core/reach.ts';
import { solutionKeyWork } from '#lib/core/same.ts';
import { isSolvableWork, solutionsWork } from '#lib/core/solve.ts';
import type { Work } from '#lib/core/work.ts';

/** What can be asked about one hand: its numbers (three to six, 1–100) and the target. */
export interface HandQuestion {
  readonly numbers: readonly number[];
  readonly target: number;
}

/** Each task's question and answer, plain data both, so that they cross to a worker as they are. */
export interface Tasks {
  readonly solvable: { readonly question: HandQuestion; readonly answer: boolean };
  readonly solutions: { readonly question: HandQuestion; readonly answer: readonly Expression[] };
  /** For each expression a key: two have the same key ⇔ they are the same solution (ARITH-6). */
  readonly keys: {
    readonly question: { readonly expressions: readonly Expression[] };
    readonly answer: readonly string[];
  };
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
}

export type TaskName = keyof Tasks;
export type Question<Name extends TaskName> = Tasks[Name]['question'];
export type Answer<Name extends TaskName> = Tasks[Name]['answer'];

const works: { readonly [Name in TaskName]: (question: Question<Name>) => Work<Answer<Name>> } = {
  solvable: ({ numbers, target }) => isSolvableWork(numbers, target),
  solutions: ({ numbers, target }) => solutionsWork(numbers, target),
  keys: ({ expressions }) => keysWork(expressions),
  reach: ({ numbers, target }) => reachWork(numbers, target),
  deals: ({ spec, seed, wanted, mostDraws }) => findDealsWork(spec, createRng(seed), wanted, mostDraws),
};

function* keysWork(expressions: readonly Expression[]): Work<readonly string[]> {
  const keys: string[] = [];
  for (const expression of expressions) keys.push(yield* solutionKeyWork(expression));
  return keys;
}

/** The pure computation behind a task: the same code in the worker, on the page and in tests. */
export function workOn<Name extends TaskName>(name: Name, question: Question<Name>): Work<Answer<Name>> {
  return works[name](question);
}
