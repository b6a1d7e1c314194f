import type { Millis, Seat } from '#lib/core/match/game.ts';
import type { Phase } from '#lib/games/slap/state.ts';
import type { SlapView } from '#lib/games/slap/view.ts';
import type { slap as text } from '#lib/i18n/messages.ts';
import { BLANK, type HalfFace, type HalfLooks } from '../table/half-face.ts';

/** What a button on the table does; its word is in the messages. */
export type ActName = keyof typeof text.act;

/** What a touch of a zone does. */
export type TouchType = 'slapped' | 'called' | 'readied';

/** One half of the table in words: what its reader sees and can do. */
export type Face = HalfFace<ActName, TouchType>;

/** Which buttons stand out, and which have an icon. */
export const LOOKS: HalfLooks<ActName> = {
  primary: ['agree', 'agreeSwap', 'done', 'shuffled', 'again', 'enter'],
  said: ['takeBack'],
  icons: {},
};

/** What happens on this screen alone, and is no fact of the match. */
export interface Aside {
  /** Touched, but not yet stored: by seat. */
  readonly felt: readonly Seat[];
  /** Who enters the ranks of a real deck to hear whether there is one. */
  readonly asking: Seat | null;
  /** What was then said; null while nobody has asked. */
  readonly isThere: boolean | null;
  /** The claimant has put the pad away, or the ranks are to be entered once more. */
  readonly pad: 'away' | 'ranks' | null;
  /** The solution that was missed, once asked for: null when there is none. */
  readonly missed: { readonly line: string | null } | null;
  /** The piles have just been shuffled (SLAP-7). */
  readonly reshuffled: boolean;
  /** How long the match has taken, and whether it was ended by agreement. */
  readonly played: Millis;
  readonly stopped: boolean;
}

/** The table at a moment. */
export interface Table {
  readonly view: SlapView;
  readonly names: readonly string[];
  readonly now: Millis;
  readonly aside: Aside;
}

export const PLAIN: Face = BLANK;

/** A part of a set by its name. */
export type PhaseOf<Type extends Phase['type']> = Extract<Phase, { type: Type }>;

/** The other one of two. */
export const otherOf = (seat: Seat): Seat => 1 - seat;

/** What the one across is called. */
export const otherName = ({ names }: Table, seat: Seat): string => names[otherOf(seat)] ?? '';

/** Full seconds until then, as they are counted down: the last one is 1. */
export const secondsLeft = (until: Millis, now: Millis): number =>
  Math.max(0, Math.ceil((until - now) / 1000));
