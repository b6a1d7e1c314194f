import { stepWhile } from '#lib/core/work.ts';
import { workOn, type Answer, type Question, type TaskName } from './tasks.ts';

/** How often a busy worker says that it is alive; well inside the client's patience of 500 ms. */
const SIGN_OF_LIFE_MS = 100;

/** What the worker exposes through Comlink. */
export interface Desk {
  /** Answers a question; `alive` is called while it works. */
  answer<Name extends TaskName>(
    name: Name,
    question: Question<Name>,
    alive: () => void,
  ): Promise<Answer<Name>>;
}

/** The worker's side, over any clock, so that it can be tried without a worker. */
export function createDesk(now: () => number): Desk {
  return {
    answer: async (name, question, alive) => {
      alive();
      const work = workOn(name, question);
      for (;;) {
        const end = now() + SIGN_OF_LIFE_MS;
        const done = stepWhile(work, () => now() < end);
        if (done) return done.result;
        alive();
      }
    },
  };
}
