import type { Seat, Viewer } from '#lib/core/match/game.ts';
import type { Board } from './board.ts';
import type { Card } from './cards.ts';
import type { FoursConfig } from './config.ts';
import { judgeBoard, type JudgedBoard } from './judge.ts';
import { targetOf } from './phases.ts';
import type { FoursState, Phase, Round, Turn } from './state.ts';

/** What somebody may know of a match. */
export interface FoursView {
  readonly config: FoursConfig;
  readonly rounds: readonly Round[];
  /** The number to make; null after the last round. */
  readonly target: number | null;
  readonly board: Board;
  /** How the board counts as it lies (FOURS-9). */
  readonly judged: JudgedBoard;
  /** The cards of the running turn, in the order played (FOURS-7). */
  readonly fresh: readonly Card[];
  readonly phase: Phase;
  readonly scores: readonly number[];
  /** The turns of this round that are over. */
  readonly turns: readonly Turn[];
  /** Who has the first turn of the next round, and who may redraw before it, in their order (FOURS-10). */
  readonly next: Seat;
  readonly waiting: readonly Seat[];
  /** By seat: the cards of who looks, of all for a replay, else null. With a real deck nobody's. */
  readonly hands: readonly (readonly Card[] | null)[];
  /** How many cards each holds. */
  readonly holds: readonly number[];
  /** How many cards lie face down, and how many in the discard. With a real deck `pile` counts all that are not on the board. */
  readonly pile: number;
  readonly discard: number;
}

/** What a viewer may know of a state: their own hand, never another's, and no card that lies face down. */
export function view(state: FoursState, viewer: Viewer): FoursView {
  const { config, rounds, board, phase, scores, turns, next, waiting, hands, pile, discard } = state;
  const open = config.deck === 'dealt';
  return {
    config,
    rounds,
    target: targetOf(state),
    board,
    judged: judgeBoard(board, config),
    fresh: phase.type === 'turn' ? phase.plays.map(({ card }) => card) : [],
    phase,
    scores,
    turns,
    next,
    waiting,
    hands: hands.map((hand, seat) => (open && (viewer === 'open' || viewer === seat) ? hand : null)),
    holds: hands.map((hand) => hand.length),
    pile: pile.length,
    discard: discard.length,
  };
}
