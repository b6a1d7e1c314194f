// The solver's worker on the stage: its desk, in the page itself.
import { monotonic } from '#lib/environment/clock.ts';
import { createDesk } from '#lib/solver/desk.ts';
import type { Connection } from '../../../src/lib/solver/connection.ts';
import { during } from './clock.ts';

const desk = createDesk(monotonic);

export const startWorker = (): Connection => ({
  desk: { answer: (name, question, alive) => during(desk.answer(name, question, alive)) },
  failed: new Promise<never>(() => undefined),
  close: () => undefined,
});
