import type { ByHandRefusal } from './calculus/by-hand.ts';
import type { CastleRefusal } from './castle.ts';
import type { Phase } from './state.ts';

/** Why an event is not taken; nothing has been played then. A wrong call is none of these: it is taken and has its price. */
export type KingsRefusal =
  /** Not in this part of a match. */
  | { readonly code: 'notNow'; readonly phase: Phase['type'] }
  | CastleRefusal
  | ByHandRefusal
  | {
      readonly code:
        | 'noSuchSeat'
        /** Somebody else's turn, or The Turn's affair. */
        | 'notYours'
        /** Scored after a wrong call (KINGS-4). */
        | 'out'
        /** A king goes face-up only when it is dumped (KINGS-3). */
        | 'kingFaceUp'
        /** Not in the face-up discard, or discarded in this very turn (KINGS-9). */
        | 'notRaisable'
        /** The pile is empty and stays so: a face-up card is all that there is. */
        | 'nothingToDraw'
        /** A castle of that suit stands already (KINGS-2). */
        | 'suitTaken'
        /** A hand that has not seven cards (KINGS-3). */
        | 'notSeven'
        /** Two decks have no third card of a kind (KINGS-1). */
        | 'threeOfOne'
        /** No such game, or it is not decided. */
        | 'noSuchGame'
        /** Only with a real deck, or only with a dealt one. */
        | 'realOnly'
        | 'dealtOnly'
        /** Not the cards that are to be shuffled. */
        | 'badOrder';
    };
