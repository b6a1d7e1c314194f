import type { FoldEvent, Undone } from '#lib/core/match/common.ts';
import type { Match, MatchRefusal } from '#lib/core/match/fold.ts';
import type { EventBase, Game, Millis, Refusal, Seat, Viewer } from '#lib/core/match/game.ts';
import type { Header } from '#lib/core/match/header.ts';
import type { Timeline, UndoRefusal } from '#lib/core/match/timeline.ts';

/** An event before it has a time. */
export type Draft<Event extends EventBase> = Event extends EventBase ? Omit<Event, 'at'> : never;

/** Why the last event was not taken, and whose it was (null: the table's). `count` rises with each, so that the same one is told again. */
export interface Refused<R extends Refusal> {
  readonly why: R | MatchRefusal | UndoRefusal;
  readonly seat: Seat | null;
  readonly count: number;
}

/** How an event was taken: stored, refused (see `refused`), or not tried, since another window goes on with this match. */
export type TakenAs = 'stored' | 'refused' | 'elsewhere';

/** Where events of a match are kept. */
export interface MatchLog<Event extends EventBase = EventBase> {
  /**
   * Keeps the event at a place of the raw log; `after`: the match once it is taken. `taken`: another window has written there, or has
   * deleted the match, and nothing more is kept here until it is read anew.
   */
  add(seq: number, event: Event | FoldEvent | Undone, after: Match<unknown>): Promise<'kept' | 'taken'>;
  /** Keeps how far the clock has come since the last of so many events, where it is still the last. `taken` as for an event. */
  keepClock(count: number, at: Millis): Promise<unknown>;
}

/** One open match as a board sees it. What is shown changes only once it is stored; every field is reactive, the methods are not. */
export interface OpenMatch<Config, State, Event extends EventBase, View, R extends Refusal> {
  readonly game: Game<Config, State, Event, View, R>;
  readonly header: Header;
  readonly config: Config;
  /** What lies on the table, as everybody sees it. */
  readonly view: View;
  readonly state: State;
  readonly timeline: Timeline<State, Event>;
  readonly paused: boolean;
  /** It stands because nobody looked: the page was left, or the app was started anew. What lies on the table stays covered until `resume`. */
  readonly away: boolean;
  /** What all should see now: the clock stands for it until `resume`, which says that it was seen. Null while there is nothing, or nobody looks. */
  readonly showing: string | null;
  /** All agreed to end it here. */
  readonly stopped: boolean;
  /** Null while it goes on; also once stopped. */
  readonly winners: readonly Seat[] | null;
  /** A write takes longer than 250 ms. */
  readonly saving: boolean;
  /** Another window has gone on with this match: nothing more is taken here until it is read anew. */
  readonly elsewhere: boolean;
  readonly refused: Refused<R> | null;
  /** What the rules wait for could not be found out; `askAnew` tries once more. */
  readonly unanswered: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  viewFor(viewer: Viewer): View;
  allowed(seat: Seat): ReadonlySet<Event['type']>;
  /** Match time now. Not reactive: for clocks that tick by themselves. */
  now(): Millis;
  /** Match time of a pointer or key event's own `timeStamp`. */
  timeOf(stamp: number): Millis;
  /**
   * Sends what somebody did. `stamp`: the `timeStamp` of the page's own event, so that what was touched before a deadline counts, however late
   * the page handles it. Held for one window, then sent in the order of the stamps, so that no touch overtakes an earlier one (SLAP-9).
   */
  send(event: Draft<Event>, stamp: number): Promise<TakenAs>;
  /** Sends what no touch has made: what the app has found out for a player. It counts as done now. */
  tell(event: Draft<Event>): Promise<TakenAs>;
  /** Pauses at the moment of a touch, in its turn among the others. */
  pause(stamp: number): Promise<TakenAs>;
  /** Pauses at once, for no touch: the page is left, or what was done cannot be told while the clock runs. */
  halt(): Promise<TakenAs>;
  /** The clock goes on when that is shown: the cards were covered until then. */
  resume(): Promise<TakenAs>;
  askAnew(): void;
  // What follows is done while the clock stands, so it has no time of its own.
  /** Ends the match as it stands. */
  stop(): Promise<TakenAs>;
  /** Takes back the last thing that a player or the table did, or all from the event at `to` on. */
  undo(to?: number): Promise<TakenAs>;
  redo(): Promise<TakenAs>;
  /** Leaves the table: pauses what runs, and listens no more. */
  close(): Promise<void>;
}

/** The open match of a game's rules. */
export type MatchOf<G> =
  G extends Game<infer Config, infer State, infer Event, infer View, infer R>
    ? OpenMatch<Config, State, Event, View, R>
    : never;

/** A match of a game's rules as it was read, for looking back on it. */
export type LogOf<G> = Pick<MatchOf<G>, 'header' | 'game' | 'timeline'>;

/** An open match of any game, for what does not look inside. */
export type AnyMatch = OpenMatch<unknown, unknown, EventBase, unknown, Refusal>;
