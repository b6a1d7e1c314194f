import type { EventBase, Millis, Seat } from '#lib/core/match/game.ts';
import type { Player } from '#lib/core/match/header.ts';
import type { Draft } from '#lib/match/open-match.ts';
import type { TableCue } from '../table/props.ts';

/** What has just changed under a finger is not what it meant to touch. */
export const SETTLING: Millis = 800;

/** What a key does on this screen alone: asks about real cards, takes the pad up again, asks whether somebody is sure, or has seen what was drawn. */
export type OwnAct = 'ask' | 'enter' | 'sure' | 'notSure' | 'seen';

/** Something to hear and feel, and by whom it came about. */
export interface Heard {
  readonly cue: TableCue;
  readonly seat?: Seat;
}

/** As much of a race as its seats go by. */
export interface RaceState {
  readonly phase: { readonly type: string; readonly decided?: Millis };
  readonly locks: readonly Millis[];
}

/** What a game says of its race: when it changes, what is heard then, and what fingers and keys tell. */
export interface RaceGame<View, Event extends EventBase, Act> {
  /** The part of a match as one word: what people have begun belongs to it alone. */
  readonly partOf: (view: View) => string;
  /** When seats change by themselves, besides locks, in match time. */
  readonly momentsOf: (view: View) => readonly Millis[];
  readonly heardBetween: (before: View, view: View) => readonly Heard[];
  /** What a finger in a zone tells, if that is allowed. `resolution`: p of SLAP-9. */
  readonly touched: (view: View, seat: Seat, resolution: Millis) => Draft<Event> | null;
  readonly told: (act: Act, seat: Seat, view: View) => Draft<Event> | OwnAct;
  /** Keys that are meant at once: they come to no place where another one has been, or take back what is only asked. */
  readonly isMeant?: (act: Act) => boolean;
}

/** The race, and what people have begun to do at it that is no event yet. */
export interface RaceSitting<View> {
  readonly view: View;
  readonly players: readonly Player[];
  /** By seat. */
  readonly names: readonly string[];
  /** Touched, and not yet known to be taken. */
  readonly felt: ReadonlySet<Seat>;
  /** Who is asked whether that was meant. */
  readonly sure: ReadonlySet<Seat>;
  /** The claimant has put the pad away, or the ranks are entered once more. */
  readonly pad: 'away' | 'ranks' | null;
  /** What was drawn has been looked at. */
  readonly seen: boolean;
  /** Who enters the ranks of a real deck to hear whether there is anything. */
  readonly asking: Seat | null;
  /** Match time of the last look, and of the last event. */
  readonly now: Millis;
  readonly since: Millis;
  /** All agreed to end it here. */
  readonly stopped: boolean;
}
