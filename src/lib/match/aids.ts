import type { Header } from '#lib/core/match/header.ts';
import type { BestAnswer, BestQuestion } from '#lib/games/contest/search/index.ts';
import type { FoursOptions } from '#lib/games/fours/config.ts';
import type { Counts } from '#lib/games/fours/search/count.ts';
import type { WinAnswer, WinQuestion } from '#lib/games/fours/search/win.ts';
import type { FoursState } from '#lib/games/fours/state.ts';
import type { Solver } from '#lib/solver/client.ts';
import { bestOf, type Best } from './best.ts';
import type { Library } from './library.svelte.ts';

/** What a table may ask while nobody plays for it. */
export interface Aids {
  /** One way to make the target of these ranks, the simplest, printed; null where there is none or the solver gives no answer. */
  findWay(ranks: readonly number[], target: number): Promise<string | null>;
  /** Every different way, printed, simplest first (ARITH-6); null when the solver gives no answer. */
  findWays(ranks: readonly number[], target: number): Promise<readonly string[] | null>;
  /** The best that anybody has come to alone by the rules of a match; null where nobody has, or the list cannot be read. */
  findBest(header: Header): Promise<Best | null>;
  /** Four Fours: whether a hand can win in one turn, and how many boards were looked at; null when the solver gives no answer. */
  couldWin(question: WinQuestion): Promise<WinAnswer | null>;
  /**
   * Four Fours alone: in how many turns a careful player wins the round that begins here; null for more than twelve, or when the solver gives no
   * answer.
   */
  findPar(state: FoursState): Promise<number | null>;
  /** Contest: the best x that sets allow, and how it is made; null when the solver gives no answer. */
  findBestX(question: BestQuestion): Promise<BestAnswer | null>;
  /** Four Fours: what all complete boards are worth, and the simplest for each number; null when the solver gives no answer. */
  countBoards(options: FoursOptions): Promise<Counts | null>;
}

/** Aids over the solver and the list of matches. */
export function createAids(solver: Pick<Solver, 'ask'>, library: Pick<Library, 'load' | 'rows'>): Aids {
  const findWays: Aids['findWays'] = (numbers, target) =>
    solver.ask('solutions', { numbers, target }).catch(() => null);
  return {
    couldWin: (question) => solver.ask('foursWin', question).catch(() => null),
    findPar: (state) => solver.ask('foursPar', state).catch(() => null),
    findBestX: (question) => solver.ask('contestBest', question).catch(() => null),
    countBoards: (options) => solver.ask('foursCount', options).catch(() => null),
    findWays,
    findWay: async (ranks, target) => (await findWays(ranks, target))?.[0] ?? null,
    findBest: async (header) => {
      const isRead = await library.load().then(
        () => true,
        () => false,
      );
      return isRead ? bestOf(library.rows, header) : null;
    },
  };
}
