import type { Solver } from '#lib/solver/client.ts';

/** What a table may ask while nobody plays for it. */
export interface Aids {
  /** One way to make the target of these ranks, the simplest, printed; null where there is none or the solver gives no answer. */
  findWay(ranks: readonly number[], target: number): Promise<string | null>;
}

/** Aids over the solver. */
export const createAids = (solver: Pick<Solver, 'ask'>): Aids => ({
  async findWay(numbers, target) {
    const lines = await solver.ask('solutions', { numbers, target }).catch(() => []);
    return lines[0] ?? null;
  },
});
