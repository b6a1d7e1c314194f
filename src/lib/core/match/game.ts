import type { Rng } from '../chance.ts';
import type { Result } from '../result.ts';

/** A place at the device, 0-based and clockwise: the next seat is on the left of one who looks at the middle. */
export type Seat = number;

/** Milliseconds of match time: the clock stands still while the match is paused. May have a fraction. */
export type Millis = number;

/** What every event has. With a `seat` a player did it; without one the table did, by chance or because time was up. */
export interface EventBase {
  readonly type: string;
  readonly at: Millis;
  readonly seat?: Seat;
}

/** An expected "no" of a game. */
export interface Refusal {
  readonly code: string;
}

/** Who looks: a seat, everybody round the table, or a replay in which all cards lie open. */
export type Viewer = Seat | 'table' | 'open';

/** Why settings are not a game's: which field, by its name. */
export interface ConfigError {
  readonly code: 'notObject' | 'missing' | 'unknown' | 'notAllowed';
  readonly field: string;
}

/** What the table may use when it owes an event. */
export interface ChanceContext {
  readonly rng: Rng;
  readonly at: Millis;
  /** The match's own, 32 bits: what is drawn from it alone is drawn so in every match with this seed, whatever else was. */
  readonly seed: number;
}

/** How a match stands, in two numbers and a row of them: for lists, and kept for versions that cannot play it again. */
export interface Summary {
  /** By seat; what is counted is the game's own affair. */
  readonly scores: readonly number[];
  /** How many sets have been decided. */
  readonly sets: number;
  /** How long one who plays alone against the clock has thought; only in such matches. */
  readonly thought?: Millis;
}

/** What rules wait for that is worked out elsewhere: a task of the solver, its question, and the event that an answer makes. */
export interface AwaitedFact<Event extends EventBase> {
  readonly task: string;
  readonly question: unknown;
  readonly told: (answer: never, at: Millis) => Event;
}

/** The rules of one game as pure functions over plain JSON. `apply` is the only gate: total, never throwing, never mutating. */
export interface Game<Config, State, Event extends EventBase, View, R extends Refusal> {
  readonly id: string;
  /** Rises when stored events would mean something else. */
  readonly rulesVersion: number;
  /**
   * What new matches have as `edition` in their settings, where rules have changed since matches were first stored. Settings without it are
   * of the first edition, and such a match comes to what it came to then.
   */
  readonly edition?: number;
  /** Events that are also taken while the match is paused. */
  readonly whilePaused: readonly Event['type'][];
  parseConfig(input: unknown): Result<Config, ConfigError>;
  /** Reads a stored event field by field; null for what is none of this game's. */
  parseEvent(input: unknown): Event | null;
  /** How many seats these settings have. */
  seats(config: Config): number;
  init(config: Config): State;
  apply(state: State, event: Event): Result<State, R>;
  /** When the open window, claim, set or count ends; null when nothing ends by itself. */
  deadline(state: State): Millis | null;
  /** What the table owes at `at`, or null. With the same generator the same event. */
  chance(state: State, context: ChanceContext): Event | null;
  /** Which kinds of event a seat may send now. */
  allowed(state: State, seat: Seat): ReadonlySet<Event['type']>;
  /** What no player can say, and no rule; the match goes on once it is told. Absent where a game never waits so. */
  awaits?(state: State): AwaitedFact<Event> | null;
  /** What all should see before the clock goes on, by a word of its own for each; null while there is nothing. Absent where there never is. */
  shows?(state: State): string | null;
  /** Only what the viewer may know. */
  view(state: State, viewer: Viewer): View;
  /** Who won, in seat order; null while the match goes on. */
  winners(state: State): readonly Seat[] | null;
  summary(state: State): Summary;
}

/** Any game, for what does not look inside. */
export type AnyGame = Game<unknown, unknown, EventBase, unknown, Refusal>;
