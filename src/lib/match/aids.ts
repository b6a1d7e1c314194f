import type { ReadMatch } from '#lib/core/match/file.ts';
import type { Header } from '#lib/core/match/header.ts';
import type { Timeline } from '#lib/core/match/timeline.ts';
import type { BestAnswer, BestQuestion } from '#lib/games/contest/search/index.ts';
import type { FoursOptions } from '#lib/games/fours/config.ts';
import type { FoursEvent } from '#lib/games/fours/events.ts';
import type { Counts } from '#lib/games/fours/search/count.ts';
import type { WinAnswer, WinQuestion } from '#lib/games/fours/search/win.ts';
import type { FoursState } from '#lib/games/fours/state.ts';
import type { Solver } from '#lib/solver/client.ts';
import { againstPar, betterAlone, type AgainstPar } from '#lib/games/fours/against-par.ts';
import { bestOf, isAlike, type Best } from './best.ts';
import type { Library } from './library.svelte.ts';

/** A par takes the solver about ten milliseconds a round, so that more matches than these would keep people waiting. */
const MOST_LOGS = 30;

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
  /** Four Fours alone: the best against par of the latest matches by the rules of this one, itself included; null where none can be read. */
  findBestAgainstPar(header: Header): Promise<AgainstPar | null>;
  /** What was played alone to its end by the rules of a match, last played first, itself included; rejects where the list cannot be read. */
  readAlike(header: Header): AsyncIterable<ReadMatch>;
  /** Contest: the best x that sets allow, and how it is made; null when the solver gives no answer. */
  findBestX(question: BestQuestion): Promise<BestAnswer | null>;
  /** Four Fours: what all complete boards are worth, and the simplest for each number; null when the solver gives no answer. */
  countBoards(options: FoursOptions): Promise<Counts | null>;
}

/** Aids over the solver and the list of matches. */
export function createAids(
  solver: Pick<Solver, 'ask'>,
  library: Pick<Library, 'load' | 'rows' | 'read'>,
): Aids {
  const findWays: Aids['findWays'] = (numbers, target) =>
    solver.ask('solutions', { numbers, target }).catch(() => null);
  const findPar: Aids['findPar'] = (state) => solver.ask('foursPar', state).catch(() => null);
  async function* readAlike(header: Header): AsyncGenerator<ReadMatch> {
    await library.load();
    for (const { id } of library.rows.filter((row) => isAlike(row, header))) {
      const found = await library.read(id);
      if (found.type === 'match') yield found.match;
    }
  }
  return {
    readAlike,
    couldWin: (question) => solver.ask('foursWin', question).catch(() => null),
    findPar,
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
    findBestAgainstPar: async (header) => {
      try {
        let best: AgainstPar | null = null;
        let read = 0;
        for await (const match of readAlike(header)) {
          const timeline = match.timeline as unknown as Timeline<FoursState, FoursEvent>;
          best = betterAlone(best, await againstPar(timeline, findPar));
          if ((read += 1) === MOST_LOGS) break;
        }
        return best;
      } catch {
        return null;
      }
    },
  };
}
