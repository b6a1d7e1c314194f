import { finish } from '#lib/core/work.ts';
import { shuffled, createRng } from '#lib/core/chance.ts';
import { ALL_CARDS } from '#lib/games/fours/cards.ts';
import { standardFours } from '#lib/games/fours/config.ts';
import { makes } from '#lib/games/fours/judge.ts';
import { layOn } from '#lib/games/fours/lay.ts';
import { legalPlays } from '#lib/games/fours/legal.ts';
import { applyFours } from '#lib/games/fours/rules.ts';
import { countBoards } from '#lib/games/fours/search/count.ts';
import { parOf } from '#lib/games/fours/search/par.ts';
import { findWin, type WinQuestion } from '#lib/games/fours/search/win.ts';
import { newFours, type FoursState } from '#lib/games/fours/state.ts';
import { ALL_OPTIONS, PLAIN, randomTurn } from '../tests/support/fours-turns.ts';
import type { Bench } from './bench.ts';

const turnsOf = (count: number, houses: readonly (typeof PLAIN)[]): readonly WinQuestion[] =>
  Array.from({ length: count }, (_, seed) => randomTurn(seed, houses[seed % houses.length] ?? PLAIN));

const PLAIN_TURNS = turnsOf(240, [PLAIN]);
const ALL_TURNS = turnsOf(240, ALL_OPTIONS);
/** Enough for the plain way, which takes milliseconds for each. */
const FEW = ALL_TURNS.slice(0, 24);

/** Every sequence of plays, each judged: the plain way to answer the same question. */
function winsPlainly({ board, hand, fresh = [], target, options }: WinQuestion): boolean {
  const rules = { fresh, negation: options.negation };
  if (makes(board, target, options)) return true;
  if (fresh.length === 3) return false;
  return hand.some((card) =>
    legalPlays(board, card, rules).some((play) => {
      const laid = layOn(board, play, rules);
      const left = hand.filter((each) => each !== card);
      return (
        laid.ok &&
        winsPlainly({ board: laid.value.board, hand: left, fresh: [...fresh, card], target, options })
      );
    }),
  );
}

const wins = (turns: readonly WinQuestion[], canWin: (turn: WinQuestion) => boolean) =>
  turns.filter(canWin).length;
const bySearch = (turn: WinQuestion) => findWin(turn).win !== null;

/** Rounds for one, for 1 to 9, each from a new deal. */
const ROUNDS: readonly FoursState[] = Array.from({ length: 9 }, (_, seed) => {
  const order = shuffled(ALL_CARDS, createRng(seed));
  const dealt = applyFours(newFours(standardFours(1)), { type: 'shuffled', at: 0, order });
  if (!dealt.ok) throw new Error(dealt.error.code);
  const { board } = dealt.value;
  const rounds = Array.from({ length: seed }, () => ({ target: 1, winner: 0, board, points: 3, turns: 1 }));
  return { ...dealt.value, rounds };
});

/** What Four Fours asks: W5 of docs/performance.md, par, and the proof of the puzzle. */
export const foursBenches: readonly Bench[] = [
  {
    name: `W5 fours: can a hand win? ${PLAIN_TURNS.length} turns, no options`,
    expected: 53,
    goal: PLAIN_TURNS.length,
    work: () => wins(PLAIN_TURNS, bySearch),
  },
  {
    name: `W5 the same, ${ALL_TURNS.length} turns with every option`,
    expected: 53,
    goal: ALL_TURNS.length,
    work: () => wins(ALL_TURNS, bySearch),
  },
  {
    name: `W5 ${FEW.length} of these, by search`,
    expected: 8,
    work: () => wins(FEW, bySearch),
  },
  {
    name: `W5 ${FEW.length} of these, every sequence of plays`,
    expected: 8,
    work: () => wins(FEW, winsPlainly),
  },
  {
    name: 'fours: par of nine rounds, in turns',
    expected: 27,
    work: () => ROUNDS.reduce((turns, round) => turns + (finish(parOf(round)) ?? 0), 0),
  },
  {
    name: 'fours: what all complete boards are worth, no options',
    expected: 206_400,
    work: () => finish(countBoards(PLAIN)).boards,
  },
  {
    name: 'fours: the same with every option',
    expected: 100_764_750,
    work: () => finish(countBoards({ implied: true, negation: true, extended: true })).boards,
  },
];
