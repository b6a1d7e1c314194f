import type { ParseError } from '#lib/core/parse-error.ts';
import type { Phase } from './state.ts';

/** Why an event is not taken. A wrong proof or a false start is none of these: it is taken and has its price. */
export type KnockRefusal =
  /** Not in this part of a match. */
  | { readonly code: 'notNow'; readonly phase: Phase['type'] }
  | {
      readonly code:
        | 'noSuchSeat'
        /** Locked after a false start (SLAP-3). */
        | 'locked'
        /** Claimed wrongly, and is out for these four cards (KNOCK-5). */
        | 'barred'
        | 'alreadyKnocked'
        | 'alreadyPassed'
        | 'alreadyAgreed'
        /** Nobody says that nothing works. */
        | 'nobodyPassed'
        /** Another seat has to do this. */
        | 'notYours'
        /** Voided, but has not knocked. */
        | 'hasNotKnocked'
        /** In called mode nobody knocks; otherwise nobody is called (SLAP-15). */
        | 'calledOnly'
        | 'knocksOnly'
        /** Only with a real deck, or only with a dealt one. */
        | 'realOnly'
        | 'dealtOnly'
        | 'ranksUnknown'
        /** Not so many, or not in the deck. */
        | 'badRanks'
        /** A second solution is owed, and the deal has one (SLAP-13). */
        | 'secondOwed'
        /** Before the time at which the table may do this. */
        | 'tooEarly'
        /** Not the cards that are there, or not an order that the stamps allow. */
        | 'badOrder'
        /** There is no claim in a set of that number whose verdict could be changed now, or it is so already. */
        | 'nothingToRule'
        /** Not one count for each pile, another sum, or piles that cannot be turned up four at a time (SLAP-14). */
        | 'badCounts';
    }
  /** The text at `index` is no expression. */
  | { readonly code: 'unreadable'; readonly index: number; readonly why: ParseError };
