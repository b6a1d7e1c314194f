import type { Suit } from '#lib/core/cards.ts';
import type { Seat, Viewer } from '#lib/core/match/game.ts';
import type { Arrangement } from './calculus/arrangement.ts';
import { bestOf, isRightCall } from './calculus/best.ts';
import { HAND, suitOf, type Card } from './cards.ts';
import { groundOf, isDouble, subjectOf, worthOf } from './castle.ts';
import type { KingsConfig } from './config.ts';
import { raisable } from './flow.ts';
import { sumsOf } from './score.ts';
import type { KingsDecided, Deed, KingsState, Phase, Score } from './state.ts';

/** A castle as it is seen. */
export interface CastleView {
  readonly suit: Suit;
  readonly card: Card;
  readonly kings: readonly Card[];
  /** The founding card under a king. */
  readonly subject: Card | null;
  readonly double: boolean;
  readonly worth: number;
}

/** What a hand would come to if it were called now. */
export interface Now {
  readonly best: Arrangement;
  readonly right: boolean;
}

/** What somebody may know of a match. */
export interface KingsView {
  readonly config: KingsConfig;
  readonly games: readonly KingsDecided[];
  /** By seat, in half points. */
  readonly sums: readonly number[];
  readonly theTurn: Seat;
  readonly castles: readonly CastleView[];
  readonly phase: Phase;
  /** By seat: the cards of who looks, of those who have been scored, of all for a replay; else null. */
  readonly hands: readonly (readonly Card[] | null)[];
  /** How many cards each holds. */
  readonly holds: readonly number[];
  /** How many cards lie on the draw pile and in the face-down discard. With a real deck `pile` counts all that nobody has named. */
  readonly pile: number;
  readonly faceDown: number;
  /** The last one lies on top. */
  readonly faceUp: readonly Card[];
  /** Which of them a ghoul-raiser may take now (KINGS-9). */
  readonly raisable: readonly Card[];
  readonly scored: readonly (Score | null)[];
  readonly reshuffles: number;
  readonly deeds: readonly Deed[];
  /** Of one's own hand of seven, where the house shows it. */
  readonly now: Now | null;
}

/** What a viewer may know of a state: their own hand and what has been scored, never another's, and no card that lies face down. */
export function view(state: KingsState, viewer: Viewer): KingsView {
  const { config, games, theTurn, phase, hands, pile, faceDown, faceUp, scored, reshuffles, deeds } = state;
  return {
    config,
    games,
    sums: sumsOf(state),
    theTurn,
    castles: state.castles.map((castle) => ({
      suit: suitOf(castle.card),
      ...castle,
      subject: subjectOf(castle),
      double: isDouble(castle),
      worth: worthOf(castle, config),
    })),
    phase,
    hands: hands.map((hand, seat) =>
      viewer === 'open' || viewer === seat || scored[seat] !== null ? hand : null,
    ),
    holds: hands.map((hand) => hand.length),
    pile: pile.length,
    faceDown: faceDown.length,
    faceUp,
    raisable: raisable(state),
    scored,
    reshuffles,
    deeds,
    now: nowOf(state, viewer),
  };
}

function nowOf({ config, castles, hands, scored }: KingsState, viewer: Viewer): Now | null {
  const hand = typeof viewer === 'number' && scored[viewer] === null ? hands[viewer] : undefined;
  if (!config.live || hand?.length !== HAND) return null;
  const ground = groundOf(castles, config);
  return { best: bestOf(hand, ground), right: isRightCall(hand, ground) };
}
