import { stepWhile } from '#lib/core/work.ts';
import { workOn, type Answer, type PartOf, type Question, type TaskName } from './tasks.ts';

/** How often a busy worker says that it is alive; well inside the client's patience of 500 ms. */
const SIGN_OF_LIFE_MS = 100;

/** What the worker exposes through Comlink. */
export interface Desk {
  /** Answers a question; `alive` is called while it works, with what is found so far if the task tells it. */
  answer<Name extends TaskName>(
    name: Name,
    question: Question<Name>,
    alive: (part?: PartOf<Name>) => void,
  ): Promise<Answer<Name>>;
}

/** The worker's side, over any clock, so that it can be tried without a worker. */
export function createDesk(now: () => number): Desk {
  return {
    answer: async (name, question, alive) => {
      alive();
      const work = await workOn(name, question);
      let latest: PartOf<typeof name> | undefined;
      let isFirst = true;
      for (;;) {
        const end = now() + SIGN_OF_LIFE_MS;
        const done = stepWhile(work, (part) => {
          latest = part ?? latest;
          // The first part goes out at once: somebody is waiting for something to look at.
          const isNews = isFirst && latest !== undefined;
          return !isNews && now() < end;
        });
        if (done) return done.result;
        isFirst &&= latest === undefined;
        alive(latest);
        latest = undefined;
      }
    },
  };
}
