import type { Solver } from '#lib/solver/client.ts';
import type { HandQuestion, SoFar } from '#lib/solver/tasks.ts';
import { turn } from '../../support/turns.ts';

/** One question that waits for the test to answer it. */
export interface Waiting {
  readonly signal: AbortSignal | undefined;
  tell(part: SoFar): void;
  /** Answers, even a question that was called off: as a solver does that has not heard of it. */
  resolve(answer: unknown): void;
}

/** A solver that takes as long as the test likes. */
export interface SlowSolver extends Solver {
  /** What was asked, as "solutions 3 3 8 8". */
  readonly asked: string[];
  /** The question asked last. */
  last(): Waiting;
  /** Answers the question asked last, and lets the answer be heard. */
  answer(answer: unknown): Promise<void>;
  tell(part: SoFar): void;
}

export function slowSolver(): SlowSolver {
  const asked: string[] = [];
  const waiting: Waiting[] = [];
  const last = (): Waiting => {
    const latest = waiting.at(-1);
    if (!latest) throw new Error('nothing was asked');
    return latest;
  };
  return {
    asked,
    last,
    answer: async (answer) => {
      last().resolve(answer);
      await turn();
    },
    tell: (part) => last().tell(part),
    ask: (name, question, { signal, onPart } = {}) => {
      asked.push([name, ...(question as HandQuestion).numbers].join(' '));
      return new Promise((resolve) => {
        waiting.push({
          signal,
          tell: (part) => onPart?.(part as never),
          resolve: (answer) => resolve(answer as never),
        });
      });
    },
  };
}
