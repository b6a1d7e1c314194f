import { canBeMade } from '#lib/games/table/table-cards.ts';
import type { Suit } from '#lib/core/cards.ts';
import type { Millis, Seat } from '#lib/core/match/game.ts';
import type { Shape } from '#lib/ui/shapes.ts';
import type { CloseCall } from '../table/close-call.ts';
import type { EdgeKey } from '../table/edge-keys.ts';
import type { Side } from '../table/sides.ts';
import type { OpenPad } from './pad.ts';

/** What a table shows where people race, whichever way it lies: one model, which each game fills with its words. */
export interface RaceView<Act, CoreAct> {
  /** Which set this is, for instance. */
  readonly title: string;
  readonly target: number | null;
  /** The target as a seal: still to make, or made. */
  readonly seal: 'hollow' | 'stamped' | null;
  /** Those that all see at once; a table for three or four that lies flat has them in strips. */
  readonly cards: readonly RaceCard[];
  readonly core: RaceCore<CoreAct>;
  /** By seat. */
  readonly seats: readonly RaceSeat<Act>[];
}

/** A table for three or four that lies flat: each reads from an edge of their own. */
export interface FourView<Act, CoreAct> extends RaceView<Act, CoreAct> {
  readonly strips: readonly Strip[];
  /** What stands at the far edge where three sit. */
  readonly spare: { readonly count: number; readonly lines: readonly string[] } | null;
}

/** One of the cards that everybody looks at. */
export interface RaceCard {
  /** Of the pile that it comes from. */
  readonly seat: Seat;
  readonly look: 'face' | 'back' | 'empty';
  /** What is printed on it, and small below it what that counts. */
  readonly label: string;
  readonly value: number | null;
  /** Of a card that was dealt. */
  readonly suit: Suit | null;
  readonly spoken: string;
  /** Whose edge it carries; null for the table's. */
  readonly shape: Shape | null;
  /** It may be picked, or has been (SLAP-7). */
  readonly pick: 'open' | 'picked' | null;
  /** It counts no more, but can still be read. */
  readonly gone?: boolean;
}

/** The cards as one of the edges reads them: its own first, then clockwise. A lone card stands in the middle of its strip. */
export interface Strip {
  readonly side: Side;
  readonly lone: boolean;
  /** Whose cards are larger; null where all are alike. */
  readonly reader: Seat | null;
  readonly cards: readonly RaceCard[];
}

/** What is said to everybody alike: between the cards, below them or in their place. */
export interface RaceCore<Act> {
  /** Between cards that lie flat, the target: still to make, or made. */
  readonly seal: 'hollow' | 'stamped' | null;
  /** 3-2-1, until then. */
  readonly count: Millis | null;
  /** The set's own clock; shown when so many seconds are left. */
  readonly limit: { readonly until: Millis; readonly from: number } | null;
  /** The game in a few sentences (SLAP-16). */
  readonly intro: readonly string[];
  readonly head: string | null;
  readonly line: string | null;
  /** The line is an expression. */
  readonly isNumber: boolean;
  /** Of cards that lie flat: how many were set aside, or an empty place to draw for. */
  readonly place: number | 'draw' | null;
  /** A dead heat: whom the lot took, and one of the others. */
  readonly heat: { readonly drawn: Seat; readonly other: Seat } | null;
  /** A seal for each. */
  readonly winners: readonly Seat[];
  readonly keys: readonly EdgeKey<Act>[];
}

/** A seat as all see it, and what its player can do there. */
export interface RaceSeat<Act> {
  readonly side: string;
  readonly name: string;
  readonly shape: Shape;
  /** Cards in its pile, as a figure and in words. */
  readonly pile: { readonly count: number; readonly label: string };
  readonly look: 'calm' | 'flood' | 'out';
  /** A touch that counts later fills the zone, for so long from now. */
  readonly fill: Millis | null;
  /** What its zone is called; it takes touches only where `waits`. */
  readonly label: string;
  readonly waits: boolean;
  /** Its key of the keyboard does something now. */
  readonly capped: boolean;
  /** Where a zone has no room for all: its pile and its name stand there now. */
  readonly named: boolean;
  /** In their place, how many cards it has. */
  readonly total: number | null;
  /** Its shape stands before the words. */
  readonly marked: boolean;
  /** The word in the hollow shape, while the zone waits for a touch. */
  readonly word: string | null;
  readonly head: string | null;
  /** A figure, as large as it goes. */
  readonly figure: string | null;
  readonly solution: string | null;
  readonly lines: readonly string[];
  readonly close: CloseCall | null;
  /** Done: a tick stands behind the words. */
  readonly tick: boolean;
  /** A clock for this seat, in match time. */
  readonly until: Millis | null;
  /** Something else that it is just now: the dealer. */
  readonly tag: string | null;
  /** Outside the zone while that takes touches, in it else. */
  readonly keys: readonly EdgeKey<Act>[];
  /** Whom this seat may name. */
  readonly offers: readonly { readonly claimant: Seat; readonly words: string; readonly shape: Shape }[];
}

/** A middle in which nothing is said. */
export const QUIET: RaceCore<never> = {
  seal: 'hollow',
  count: null,
  limit: null,
  intro: [],
  head: null,
  line: null,
  isNumber: false,
  place: null,
  heat: null,
  winners: [],
  keys: [],
};

/** A seat of which nothing is said. */
export const CALM = {
  look: 'calm',
  fill: null,
  waits: false,
  capped: false,
  named: false,
  total: null,
  marked: false,
  word: null,
  head: null,
  figure: null,
  solution: null,
  lines: [],
  close: null,
  tick: false,
  until: null,
  tag: null,
  keys: [],
  offers: [],
} as const;

/** What a table hears from those round it; each with the stamp of the touch. */
export interface Hears<Act, CoreAct> {
  readonly ontouch: (seat: Seat, stamp: number) => void;
  readonly onkey: (seat: Seat, act: Act, stamp: number) => void;
  readonly oncore: (act: CoreAct, stamp: number) => void;
  readonly onname?: (seat: Seat, claimant: Seat, stamp: number) => void;
  readonly onpick?: (place: number, stamp: number) => void;
}

/** What a table that lies flat is given. */
export interface FlatProps<Act, CoreAct, View = RaceView<Act, CoreAct>> {
  /** What the table is called, and the cards that lie on it. */
  readonly label: string;
  readonly lie: string;
  readonly view: View;
  readonly hears: Hears<Act, CoreAct>;
  readonly pad: OpenPad | null;
}

interface Dealt {
  readonly config: { readonly deck: string };
  readonly table: Parameters<typeof canBeMade>[0];
  readonly target: number | null;
}

/** Of real cards that were entered: whether there is a solution (SLAP-18). */
export function knownOf(
  { config, table, target }: Dealt,
  text: { readonly thereIs: string; readonly thereIsNone: string },
): string | null {
  const known = config.deck === 'physical' ? canBeMade(table, target) : null;
  return known === null ? null : known ? text.thereIs : text.thereIsNone;
}
