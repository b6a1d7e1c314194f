import type { Seat } from '#lib/core/match/game.ts';
import type { Arrangement } from './calculus/arrangement.ts';
import { ALL_CARDS, type Card } from './cards.ts';
import type { Castle } from './castle.ts';
import type { KingsConfig } from './config.ts';

/**
 * How a game came to its Calculus: a right call · one player was left and asked to be scored, in the first edition without being asked ·
 * nobody was left (KINGS-4) · nothing could be drawn · the table agreed to it (KINGS-5).
 */
export type End = 'called' | 'lastLeft' | 'noneLeft' | 'drawnOut' | 'agreed';

/** `seat` plays one of the six kinds of turn (KINGS-3). */
export type Turn = { readonly type: 'turn'; readonly seat: Seat };
/** After a king, with a ghoul-raiser: each draw is from the pile, or of a face-up card that was not discarded in this turn (KINGS-9). */
export type Raising = {
  readonly type: 'raising';
  readonly seat: Seat;
  /** Draws that are left. */
  readonly owed: number;
  /** Discarded in this turn. */
  readonly fresh: readonly Card[];
};
/** After a king and its draws `seat` discards one of eight cards (KINGS-3). */
export type Extra = { readonly type: 'extra'; readonly seat: Seat };
/** Four castles stand: The Turn deals (KINGS-3). */
export type Dealing = { readonly type: 'dealing' };

/** The part of a match that it is in. */
export type Phase =
  | { readonly type: 'shuffling' }
  /** The Turn turns up cards until four castles stand; with a real deck they are entered (KINGS-2). */
  | { readonly type: 'founding' }
  | Dealing
  | Turn
  | Raising
  | Extra
  /** The draw pile is empty and `owed` cards are to be drawn: the discards are shuffled (KINGS-5). `then` is what comes after them. */
  | {
      readonly type: 'drawing';
      readonly seat: Seat;
      readonly owed: number;
      readonly then: Turn | Raising | Extra | Dealing;
    }
  /** A real deck is played on the table: kings are written down, until somebody calls. */
  | { readonly type: 'keeping' }
  /** A real deck: `seat` called, and their cards are to be entered. */
  | { readonly type: 'claimed'; readonly seat: Seat }
  /** A real deck: the cards of these are to be entered, in any order. */
  | {
      readonly type: 'entering';
      readonly waiting: readonly Seat[];
      readonly caller: Seat | null;
      readonly end: End;
    }
  /** All are scored: the sheets lie open, the caller's first (KINGS-6). */
  | { readonly type: 'calculus'; readonly caller: Seat | null; readonly end: End }
  | { readonly type: 'over'; readonly winners: readonly Seat[] };

/** What somebody did, as everybody saw it. */
export type Deed =
  | { readonly type: 'faceDown' | 'wrongCall'; readonly seat: Seat }
  | { readonly type: 'faceUp' | 'dumped' | 'raised'; readonly seat: Seat; readonly card: Card }
  | {
      readonly type: 'crowned' | 'dethroned';
      readonly seat: Seat;
      readonly card: Card;
      readonly castle: number;
      /** What the castle was worth, and is. */
      readonly from: number;
      readonly to: number;
    };

/** A hand that has been scored (KINGS-6). */
export interface Score {
  /** What the castles were worth then: a wrong call is scored at once (KINGS-4). */
  readonly worths: readonly number[];
  readonly best: Arrangement;
  /** As its owner arranged it; null when they did not. It never counts more than the best one. */
  readonly own: Arrangement | null;
  readonly call: 'right' | 'wrong' | null;
}

/** A game that is decided. */
export interface KingsDecided {
  /** By seat, in half points. */
  readonly points: readonly number[];
  /** Who called rightly. */
  readonly caller: Seat | null;
  readonly end: End;
}

/** A match of 24, Kings. Plain data. Wherever they are, there are always 104 cards. */
export interface KingsState {
  readonly config: KingsConfig;
  /** Decided games, in order, the one whose Calculus lies open included. */
  readonly games: readonly KingsDecided[];
  /** Who draws the castles and deals in this game (KINGS-2). */
  readonly theTurn: Seat;
  /** In the order of founding; four in the kingdom phase. */
  readonly castles: readonly Castle[];
  /** The draw pile, top first. With a real deck every card of which nobody has said where it lies. */
  readonly pile: readonly Card[];
  readonly faceDown: readonly Card[];
  /** The last one lies on top. With a real deck nothing: what is discarded there is not followed. */
  readonly faceUp: readonly Card[];
  /** By seat. With a real deck empty until entered. */
  readonly hands: readonly (readonly Card[])[];
  /** By seat; null for those who still play. */
  readonly scored: readonly (Score | null)[];
  /** In this game (KINGS-5). */
  readonly reshuffles: number;
  /** In this game, in order. */
  readonly deeds: readonly Deed[];
  readonly phase: Phase;
}

/** A match before its first event. */
export const newKings = (config: KingsConfig): KingsState => newGame(config, config.first, []);

/** A game before its first card. */
export function newGame(config: KingsConfig, theTurn: Seat, games: readonly KingsDecided[]): KingsState {
  const seats = Array.from({ length: config.players }, (_, seat) => seat);
  return {
    config,
    games,
    theTurn,
    castles: [],
    pile: ALL_CARDS,
    faceDown: [],
    faceUp: [],
    hands: seats.map(() => []),
    scored: seats.map(() => null),
    reshuffles: 0,
    deeds: [],
    phase: { type: config.deck === 'dealt' ? 'shuffling' : 'founding' },
  };
}
