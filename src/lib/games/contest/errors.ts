import type { ParseError } from '#lib/core/parse-error.ts';
import type { Phase } from './state.ts';

/** Why an event is not taken. A wrong proof is none of these: it is taken and has its price. */
export type ContestRefusal =
  /** Not in this part of a match. */
  | { readonly code: 'notNow'; readonly phase: Phase['type'] }
  | {
      readonly code:
        | 'noSuchSeat'
        | 'alreadyReady'
        | 'alreadyTouched'
        /** Says already that it is impossible, or does not say so. */
        | 'alreadyImpossible'
        | 'notImpossible'
        /** Another seat has to do this. */
        | 'notYours'
        /** Only in Classic, or only where an x is entered first. */
        | 'classicOnly'
        | 'twoPhaseOnly'
        /** Open values are final once a rival has entered one (CONTEST-8). */
        | 'final'
        /** The last slip of this seat ended without an x, less than ten seconds ago (CONTEST-7). */
        | 'resting'
        /** A distance of 0, or less, from the target (CONTEST-6). */
        | 'notAway'
        /** Only endless contests are finished by hand. */
        | 'notEndless'
        /** Before the time at which the table may do this. */
        | 'tooEarly'
        /** Not the sets of these settings, or not an order that the stamps allow. */
        | 'badDeal'
        | 'badOrder'
        /** A best x that is worse than one just proved. */
        | 'notBest';
    }
  /** The text is no expression. */
  | { readonly code: 'unreadable'; readonly why: ParseError };
