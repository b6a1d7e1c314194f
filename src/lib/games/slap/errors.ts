import type { ParseError } from '#lib/core/parse-error.ts';
import type { Phase } from './state.ts';

/** Why an event is not taken. A wrong proof or a false start is none of these: it is taken and has its price. */
export type SlapRefusal =
  /** Not in this part of a set. */
  | { readonly code: 'notNow'; readonly phase: Phase['type'] }
  | {
      readonly code:
        | 'noSuchSeat'
        /** Locked after a false start (SLAP-3). */
        | 'locked'
        | 'alreadySlapped'
        | 'alreadyGaveUp'
        | 'alreadyAsked'
        | 'alreadyReady'
        /** Nobody asked for a swap. */
        | 'nobodyAsked'
        /** Another seat has to do this. */
        | 'notYours'
        /** Named or voided, but has not slapped. */
        | 'hasNotSlapped'
        /** In called mode nobody slaps; otherwise nobody is called (SLAP-15). */
        | 'calledOnly'
        | 'slapsOnly'
        /** With two players nobody gives up alone: they swap (SLAP-7). */
        | 'fourOnly'
        /** Only with a real deck, or only with a dealt one. */
        | 'realOnly'
        | 'dealtOnly'
        | 'ranksUnknown'
        /** Not so many, or not in the deck. */
        | 'badRanks'
        /** A second solution is owed, and the deal has one (SLAP-13). */
        | 'secondOwed'
        /** No card of this player lies there. */
        | 'notYourCard'
        /** There is no card to take instead (SLAP-7). */
        | 'emptyPile'
        /** At least one card changes in a swap; all when the set time ran out (SLAP-7). */
        | 'mustSwap'
        /** Before the time at which the table may do this. */
        | 'tooEarly'
        /** Not the cards that are there, or not an order that the stamps allow. */
        | 'badOrder'
        /** There is no set of that number whose verdict could be changed now, or it is so already. */
        | 'nothingToRule'
        /** Not one count for each pile, or another sum (SLAP-14). */
        | 'badCounts';
    }
  /** The text at `index` is no expression. */
  | { readonly code: 'unreadable'; readonly index: number; readonly why: ParseError };
