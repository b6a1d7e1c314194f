import type { Solver } from '#lib/solver/client.ts';

/** What a table may ask while nobody plays for it. */
export interface Aids {
  /** One way to make the target of these ranks, the simplest, printed; null where there is none or the solver gives no answer. */
  findWay(ranks: readonly number[], target: number): Promise<string | null>;
  /** Every different way, printed, simplest first (ARITH-6); null when the solver gives no answer. */
  findWays(ranks: readonly number[], target: number): Promise<readonly string[] | null>;
}

/** Aids over the solver. */
export function createAids(solver: Pick<Solver, 'ask'>): Aids {
  const findWays: Aids['findWays'] = (numbers, target) =>
    solver.ask('solutions', { numbers, target }).catch(() => null);
  return {
    findWays,
    findWay: async (ranks, target) => (await findWays(ranks, target))?.[0] ?? null,
  };
}
