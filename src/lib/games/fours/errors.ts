import type { PlayRefusal } from './lay.ts';
import type { Phase } from './state.ts';

/** Why an event is not taken; nothing has been played then. */
export type FoursRefusal =
  /** Not in this part of a match. */
  | { readonly code: 'notNow'; readonly phase: Phase['type'] }
  | PlayRefusal
  | {
      readonly code:
        | 'noSuchSeat'
        /** Somebody else's turn, or somebody else redraws first (FOURS-2, FOURS-10). */
        | 'notYours'
        /** A card that one does not hold. */
        | 'notHeld'
        /** Of a real deck: all twenty of these are on the board. */
        | 'inUse'
        /** A fourth card in one turn (FOURS-3). */
        | 'threePlayed'
        /** A fourth card discarded after a round, or one twice (FOURS-10). */
        | 'fourDiscarded'
        /** Only with a dealt deck. */
        | 'dealtOnly'
        /** Not the cards that are to be shuffled. */
        | 'badOrder';
    };
