import type { Seat } from '#lib/core/match/game.ts';
import { inTurn, type PassingSide } from '#lib/core/match/seats.ts';
import { EMPTY_BOARD, type Board, type Play } from './board.ts';
import { ALL_CARDS, type Card } from './cards.ts';
import type { FoursConfig } from './config.ts';

/** What goes on once a hand has been filled: the board is judged (FOURS-9), or the next one redraws (FOURS-10). */
export type Then = 'judge' | 'redraw';

/** The part of a match that it is in. */
export type Phase =
  | { readonly type: 'shuffling' }
  /** `seat` plays, in this order so far. */
  | { readonly type: 'turn'; readonly seat: Seat; readonly plays: readonly Play[] }
  /** `seat` draws, and the draw pile is empty: the discard is shuffled (FOURS-12). */
  | { readonly type: 'drawing'; readonly seat: Seat; readonly then: Then }
  /** Whoever waits longest may redraw: after a round, or at the start of their first turn of one (FOURS-10). With a real deck they do so by themselves. */
  | { readonly type: 'between' }
  | { readonly type: 'over'; readonly winners: readonly Seat[] };

/** A turn that is over. */
export interface Turn {
  readonly seat: Seat;
  /** In the order played; none for a pass. */
  readonly plays: readonly Play[];
}

/** A decided round. */
export interface Round {
  /** The number to make. */
  readonly target: number;
  /** Null when it was void (FOURS-12). */
  readonly winner: Seat | null;
  /** As it lay at the end. */
  readonly board: Board;
  /** Cards on the board (FOURS-9); 0 when nobody won. */
  readonly points: number;
  /** How many turns it took, passes included. */
  readonly turns: number;
}

/** A match of Four Fours. Plain data. Wherever they are, there are always a hundred cards. */
export interface FoursState {
  readonly config: FoursConfig;
  /** Decided rounds, in order; the one being played comes next. */
  readonly rounds: readonly Round[];
  readonly board: Board;
  /** The draw pile, top first. With a real deck every card that is not on the board. */
  readonly pile: readonly Card[];
  readonly discard: readonly Card[];
  /** By seat; empty with a real deck. */
  readonly hands: readonly (readonly Card[])[];
  readonly scores: readonly number[];
  /** The turns of this round. */
  readonly turns: readonly Turn[];
  /** Who has the next turn, or the first one of the next round. */
  readonly next: Seat;
  /** Who may still redraw, in their order, and whether they all keep what they hold (FOURS-10). */
  readonly waiting: readonly Seat[];
  readonly keep: boolean;
  readonly phase: Phase;
}

/** A match before its first event. */
export function newFours(config: FoursConfig): FoursState {
  const nobody = Array.from({ length: config.players }, () => []);
  const dealt = config.deck === 'dealt';
  return {
    config,
    rounds: [],
    board: EMPTY_BOARD,
    pile: ALL_CARDS,
    discard: [],
    hands: nobody,
    scores: nobody.map(() => 0),
    turns: [],
    next: config.first,
    waiting: [],
    keep: false,
    phase: dealt ? { type: 'shuffling' } : { type: 'turn', seat: config.first, plays: [] },
  };
}

/** Whether a round has just been decided, and nobody has been asked yet whether to swap cards. */
export const isJustDecided = ({
  phase,
  waiting,
  config,
}: Pick<FoursState, 'phase' | 'waiting' | 'config'>): boolean =>
  phase.type === 'between' && (config.deck === 'physical' || waiting.length === config.players);

/** Whether anybody may go on after a round; otherwise each is asked for themselves (FOURS-10). */
export const mayGoOn = ({ deck, players, edition }: FoursConfig): boolean =>
  deck === 'physical' || players === 1 || edition === undefined;

/** Whether each swaps at the start of their own first turn of a round (FOURS-10). */
export const swapsAtTurn = (config: FoursConfig): boolean => !mayGoOn(config) && config.swapAtTurn === true;

/** The phone and the turn pass to the right (FOURS-2). */
export const passingRight = ({ players }: Pick<PassingSide, 'players'>): PassingSide => ({
  players,
  direction: 'right',
});

/** Every seat as the phone goes round, from one on. */
export const seatsInTurn = (players: number, from: Seat = 0): readonly Seat[] =>
  inTurn(passingRight({ players }), from);
