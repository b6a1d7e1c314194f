import type { Work } from '#lib/core/work.ts';
import { cardsOn, type Board, type Play } from '../board.ts';
import type { Card } from '../cards.ts';
import type { FoursOptions } from '../config.ts';
import { MOST_PLAYED } from '../turn.ts';
import { movesOf, playsOf, type PlayMove } from './moves.ts';
import { stageOf } from './stage.ts';
import { useOf } from './use.ts';
import { walk } from './walk.ts';

/** A turn, of which nothing or something has been played. */
export interface WinQuestion {
  readonly board: Board;
  /** What is held; at most seven of one sign. */
  readonly hand: readonly Card[];
  /** The cards played in this turn so far (FOURS-7), at most three, also those that cancelled and are gone; none at its beginning. */
  readonly fresh?: readonly Card[];
  readonly target: number;
  readonly options: FoursOptions;
}

/** Whether a hand can win, and by how much search that is known. */
export interface WinAnswer {
  /** The turn that is worth the most points, of those one of the fewest cards; null where nothing wins. */
  readonly win: Win | null;
  /** How many different complete boards can be laid: so many were looked at. */
  readonly boards: number;
}

/** A turn that wins. */
export interface Win {
  /** In an order in which they can be played; none where the board makes the target as it lies. */
  readonly plays: readonly Play[];
  /** Cards on the board then (FOURS-9). */
  readonly points: number;
}

/** Looks for a turn that wins, among all that the rules allow (FOURS-3 to 9, 13 to 15). Some tens of microseconds. */
export function findWin({ board, hand, fresh = [], target, options }: WinQuestion): WinAnswer {
  const places = board.map((place, where) => movesOf(stageOf(place, fresh), where, options));
  const seen = new Set<number>();
  let best: { readonly moves: readonly PlayMove[]; readonly gain: number; readonly cards: number } | null =
    null;
  walk(places, { hand: useOf(hand), most: MOST_PLAYED - fresh.length }, ({ chosen, cards, id, reader }) => {
    seen.add(id);
    if (!reader.isWorth(target)) return;
    const gain = chosen.reduce((sum, move) => sum + move.gain, 0);
    if (best !== null && (gain < best.gain || (gain === best.gain && cards >= best.cards))) return;
    best = { moves: [...chosen], gain, cards };
  });
  const found = best as { readonly moves: readonly PlayMove[]; readonly gain: number } | null;
  const win = found && { plays: playsOf(found.moves, hand), points: cardsOn(board).length + found.gain };
  return { win, boards: seen.size };
}

/** The same as a work of a single step. */
export function* winWork(question: WinQuestion): Work<WinAnswer> {
  yield;
  return findWin(question);
}
