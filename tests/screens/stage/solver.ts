// The solver's worker on the stage: its desk, in the page itself.
import { monotonic } from '#lib/environment/clock.ts';
import { createDesk } from '#lib/solver/desk.ts';
import type { PartOf, TaskName } from '#lib/solver/tasks.ts';
import type { Connection } from '../../../src/lib/solver/connection.ts';
import { during } from './clock.ts';

/** So often a worker that has found nothing more says that it is at work. */
const SIGN_MS = 200;

const desk = createDesk(monotonic);
/** What is asked in vain, and what is found of it all the same. */
const endless = new Map<TaskName, unknown>();

/** The worker is at work on such a question for ever, and has told this part of the answer. */
export const workForEver = <Name extends TaskName>(name: Name, part?: PartOf<Name>): void =>
  void endless.set(name, part);
/** Each question has its answer. */
export const answerAll = (): void => endless.clear();

const workOn = (alive: (part?: never) => void, part: never): Promise<never> => {
  alive(part);
  const sign = () => {
    alive();
    setTimeout(sign, SIGN_MS);
  };
  sign();
  return new Promise(() => undefined);
};

export const startWorker = (): Connection => ({
  desk: {
    answer: (name, question, alive) =>
      endless.has(name)
        ? workOn(alive, endless.get(name) as never)
        : during(desk.answer(name, question, alive)),
  },
  failed: new Promise<never>(() => undefined),
  close: () => undefined,
});
