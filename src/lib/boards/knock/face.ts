import type { Millis, Seat } from '#lib/core/match/game.ts';
import type { Phase } from '#lib/games/knock/state.ts';
import type { KnockView } from '#lib/games/knock/view.ts';
import type { RaceSitting } from '../race/sitting.ts';
import type { CloseCall } from '../table/close-call.ts';

/** What a button at a seat does; its word is in the messages. */
export type ActName =
  | 'turn'
  | 'highest'
  | 'aim'
  | 'stuck'
  | 'nothing'
  | 'keep'
  | 'agreeing'
  | 'isThere'
  | 'said'
  | 'cannot'
  | 'check'
  | 'agree'
  | 'enter';

/** What a touch of a zone does. */
export type TouchType = 'knocked' | 'called' | 'drewAgain';

/** What a seat sees and can do, in words. */
export interface Face {
  /** `flood`: the seat's colour, loud. `out`: plain paper with a dashed edge. */
  readonly look: 'calm' | 'flood' | 'out';
  /** A knock that counts later fills the zone for so long (SLAP-13). */
  readonly fill: Millis | null;
  readonly touch: TouchType | null;
  /** The word beside the hollow shape, while the zone waits for a knock. */
  readonly word: string | null;
  /** Its name and what it has won stand there. */
  readonly won: boolean;
  /** It carries the dealer's tag. */
  readonly deals: boolean;
  readonly head: string | null;
  readonly lines: readonly string[];
  /** The race was close: its two touches are shown once more. */
  readonly close: CloseCall | null;
  /** A solution, set in numerals. */
  readonly solution: string | null;
  /** A large number beside the words. */
  readonly figure: number | null;
  /** Done: a tick stands behind the words. */
  readonly tick: boolean;
  /** A clock for this seat, in match time. */
  readonly until: Millis | null;
  readonly acts: readonly ActName[];
}

/** What the key of a seat does, where that is no touch of its zone. */
export const keyedOf = (acts: readonly ActName[]): ActName | undefined =>
  acts.find((act) => act === 'turn' || act === 'aim');

/** What the words are made from. */
export type KnockSitting = RaceSitting<KnockView>;

export const PLAIN: Face = {
  look: 'calm',
  fill: null,
  touch: null,
  word: null,
  won: false,
  deals: false,
  head: null,
  lines: [],
  close: null,
  solution: null,
  figure: null,
  tick: false,
  until: null,
  acts: [],
};

/** A part of a set by its name. */
export type PhaseOf<Type extends Phase['type']> = Extract<Phase, { type: Type }>;

/** Who knocked stands alone for so long before the others are asked: a late hand must not land on a button. */
export const KNOCKED: Millis = 1200;

/** Whether a lot has stopped, so that its result can be told; so where none was drawn (SLAP-9). */
export const isDrawn = ({ view, now }: Pick<KnockSitting, 'view' | 'now'>): boolean =>
  view.phase.type !== 'claim' ||
  view.phase.stage !== 'stating' ||
  (view.phase.heat?.lot.length ?? 0) === 0 ||
  now - view.phase.decided >= KNOCKED;

/** The names of some seats, in that order. */
export const namesAt = ({ names }: Pick<KnockSitting, 'names'>, seats: readonly Seat[]): readonly string[] =>
  seats.map((seat) => names[seat] ?? '');

/** Whether no cards of the deck round have been open yet. */
export const isFirstOfRound = ({ phase, sets, round }: KnockView): boolean =>
  phase.type === 'waiting' && sets.at(-1)?.round !== round;

/** Whether the draw for the first deal is what there is to look at (KNOCK-2). */
export const isDrawShown = ({ view, seen }: Pick<KnockSitting, 'view' | 'seen'>): boolean =>
  view.draws.length > 0 &&
  view.round === 0 &&
  isFirstOfRound(view) &&
  !(view.config.target === 'dynamic' && seen);
