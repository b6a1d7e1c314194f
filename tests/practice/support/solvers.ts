import { finish } from '#lib/core/work.ts';
import type { Solver } from '#lib/solver/client.ts';
import { SolverMissing } from '#lib/solver/missing.ts';
import { workOn, type TaskName } from '#lib/solver/tasks.ts';

/** A solver that keeps its answers back until `release`; what it is asked is written down. */
export interface HeldSolver extends Solver {
  readonly asked: TaskName[];
  /** Answers all that wait; from then on, at once. */
  release(): void;
  /** Keeps answers back from now on. */
  hold(): void;
  /** Its code cannot be fetched. */
  missing: boolean;
}

export function testSolver(): HeldSolver {
  const asked: TaskName[] = [];
  const waiting: (() => void)[] = [];
  let held = false;
  const solver: HeldSolver = {
    missing: false,
    asked,
    hold: () => void (held = true),
    release: () => {
      held = false;
      for (const go of waiting.splice(0)) go();
    },
    ask: async (name, question, { signal } = {}) => {
      asked.push(name);
      signal?.throwIfAborted();
      if (solver.missing) throw new SolverMissing('no network');
      if (held) {
        await new Promise<void>((resolve, reject) => {
          waiting.push(resolve);
          signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
        });
      }
      return finish(await workOn(name, question));
    },
  };
  return solver;
}
