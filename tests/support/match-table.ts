import { isChanceEvent, type FoldEvent, type Undone } from '#lib/core/match/common.ts';
import { owed, type Match } from '#lib/core/match/fold.ts';
import type { EventBase, Game, Refusal } from '#lib/core/match/game.ts';
import { append, newTimeline, stateAt, type Timeline } from '#lib/core/match/timeline.ts';

/** A match under test: sends events, and lets the table do what it owes before each. */
export class MatchTable<Config, State, Event extends EventBase, View, R extends Refusal> {
  readonly game: Game<Config, State, Event, View, R>;
  readonly seed: number;
  timeline: Timeline<State, Event>;

  constructor(game: Game<Config, State, Event, View, R>, config: Config, seed = 1) {
    this.game = game;
    this.seed = seed;
    this.timeline = newTimeline(game.init(config));
  }

  get match(): Match<State> {
    return stateAt<State>(this.timeline);
  }

  get state(): State {
    return this.match.state;
  }

  /** Takes the events one after the other, each after what the table owes before its time; throws on a refusal. */
  play(...events: readonly (Event | FoldEvent | Undone)[]): this {
    for (const event of events) {
      // What the table did is sent as the test has it, instead of what chance would bring.
      if (!isChanceEvent(event)) this.until(event.at);
      const code = this.send(event);
      if (code !== null) throw new Error(`${JSON.stringify(event)} is refused: ${code}`);
    }
    return this;
  }

  /** Sends one event as it is; answers the code of the refusal, or null. */
  send(event: Event | FoldEvent | Undone): string | null {
    const next = append(this.game, this.timeline, event);
    if (!next.ok) return next.error.code;
    this.timeline = next.value;
    return null;
  }

  /** Lets the table do what it owes at once, and what falls due before `now`: a signal stamped with a deadline still counts. */
  until(now: number): this {
    for (let event = this.#owed(now); event !== null; event = this.#owed(now)) this.#take(event);
    return this;
  }

  /** The same, and what falls due at `now` itself. */
  through(now: number): this {
    return this.until(now + 1e-6);
  }

  #owed(now: number): Event | null {
    const due = this.game.deadline(this.state);
    const event = owed(this.game, this.match, { seed: this.seed, now });
    return event !== null && due !== null && event.at === due && due >= now ? null : event;
  }

  #take(event: Event): void {
    const code = this.send(event);
    if (code !== null) throw new Error(`the table's own ${JSON.stringify(event)} is refused: ${code}`);
  }
}
