import type { FoldEvent, Undone } from '#lib/core/match/common.ts';
import { owed, type Match } from '#lib/core/match/fold.ts';
import type { EventBase, Game, Millis, Refusal, Seat, Viewer } from '#lib/core/match/game.ts';
import type { Header } from '#lib/core/match/header.ts';
import { append, redoable, stateAt, undoable, type Timeline } from '#lib/core/match/timeline.ts';
import type { Environment } from '#lib/environment/environment.ts';
import { Awaited } from './awaited.svelte.ts';
import { afterAwake } from './awake.ts';
import { createMatchClock } from './clock.ts';
import { createReorderBuffer } from './reorder.ts';
import type { Draft, MatchLog, OpenMatch, Refused, TakenAs } from './open-match.ts';

/** A write that has not answered for this long is said to be saving. */
const SAY_SAVING: Millis = 250;
/** How often the clock is kept while it runs: with the write itself less than a second (SLAP-17). */
const KEEP_CLOCK: Millis = 500;
/** Who looks away for no longer finds the match running. */
const GLANCE: Millis = 1000;

/** What a match is opened with: `timeline` as it was read, empty for a new one. */
export interface ControllerOptions<Config, State, Event extends EventBase, View, R extends Refusal> {
  readonly game: Game<Config, State, Event, View, R>;
  readonly header: Header;
  readonly config: Config;
  readonly timeline: Timeline<State, Event>;
  /** How far the clock had come beyond the last event, when that was last kept (SLAP-17). */
  readonly clock?: Millis | null;
  readonly log: MatchLog<Event>;
  readonly environment: Pick<Environment, 'monotonic' | 'after' | 'isVisible' | 'onVisibility'>;
  /** Finds out what the rules wait for; null where that has no answer. Rejects never. */
  readonly ask?: (task: string, question: unknown) => Promise<unknown>;
}

interface Done<Event extends EventBase> {
  readonly at: Millis;
  readonly event: Draft<Event> | Omit<FoldEvent, 'at'>;
  readonly answer: (taken: Promise<TakenAs>) => void;
}

/**
 * One open match: takes what people do in the order in which they did it, lets the table do what it owes, stores every event before it is
 * shown, and stops every clock while nobody looks.
 */
export class Controller<Config, State, Event extends EventBase, View, R extends Refusal> implements OpenMatch<
  Config,
  State,
  Event,
  View,
  R
> {
  readonly game: Game<Config, State, Event, View, R>;
  readonly header: Header;
  readonly config: Config;
  readonly #log: MatchLog<Event>;
  readonly #environment: ControllerOptions<Config, State, Event, View, R>['environment'];
  readonly #awaited: Awaited<Event>;
  readonly #clock;
  readonly #held;
  readonly #stopWatching: () => void;
  #timeline: Timeline<State, Event>;
  #saving = $state(false);
  #elsewhere = $state(false);
  #away = $state(false);
  /** What was shown last, and gone on from; who opens a match again goes on where it stood. */
  #shown: string | null = $state(null);
  #refused: Refused<R> | null = $state.raw(null);
  #view: View = $derived.by(() => this.viewFor('table'));
  #running = false;
  #hiddenAt: number | null = null;
  #cancelTick = () => {};
  #cancelKeep = () => {};
  /** Everything that changes the match waits for what was asked before. */
  #queue: Promise<unknown> = Promise.resolve();

  constructor(options: ControllerOptions<Config, State, Event, View, R>) {
    const { game, header, config, timeline, clock = null, log, environment, ask } = options;
    this.game = game;
    this.header = header;
    this.config = config;
    this.#log = log;
    this.#environment = environment;
    this.#awaited = new Awaited<Event>(
      ask ?? (() => Promise.resolve(null)),
      () => this.now(),
      (event) => void this.tell(event),
    );
    this.#timeline = $state.raw(timeline);
    this.#shown = game.shows?.(this.state) ?? null;
    this.#clock = createMatchClock(environment);
    this.#held = createReorderBuffer<Done<Event>>(environment, (items) => {
      for (const { event, at, answer } of items) answer(this.#inTurn(() => this.#take(event, at)));
    });
    this.#stopWatching = environment.onVisibility((visible) => (visible ? this.#seen() : this.#hidden()));
    this.#follow();
    // A match that is opened again waits until everybody sits round it; a new one begins.
    const isNew = timeline.events.length === 0 && clock === null;
    this.#away = !isNew && !this.stopped && this.winners === null;
    if (this.#running && (this.#away || !environment.isVisible())) {
      // No time comes back: it stands where the clock was when that was last kept (SLAP-17).
      const left = Math.max(this.#match.at, clock ?? 0);
      this.#clock.stand(left);
      this.#leave();
    } else void this.#inTurn(() => this.#settle());
  }

  get timeline(): Timeline<State, Event> {
    return this.#timeline;
  }
  get state(): State {
    return this.#match.state;
  }
  get view(): View {
    return this.#view;
  }
  get paused(): boolean {
    return this.#match.paused;
  }
  get away(): boolean {
    return this.#away;
  }
  get showing(): string | null {
    if (this.#away || this.stopped || this.winners !== null) return null;
    const shown = this.game.shows?.(this.state) ?? null;
    return shown === this.#shown ? null : shown;
  }
  get stopped(): boolean {
    return this.#match.stopped;
  }
  get winners(): readonly Seat[] | null {
    return this.game.winners(this.state);
  }
  get saving(): boolean {
    return this.#saving;
  }
  get elsewhere(): boolean {
    return this.#elsewhere;
  }
  get unanswered(): boolean {
    return this.#awaited.unanswered;
  }
  get refused(): Refused<R> | null {
    return this.#refused;
  }
  get canUndo(): boolean {
    return undoable(this.#timeline) !== null;
  }
  get canRedo(): boolean {
    return redoable(this.#timeline) !== null;
  }
  get #match(): Match<State> {
    return stateAt<State>(this.#timeline);
  }

  viewFor(viewer: Viewer): View {
    return this.game.view(this.state, viewer);
  }
  allowed(seat: Seat): ReadonlySet<Event['type']> {
    return this.game.allowed(this.state, seat);
  }
  now(): Millis {
    return this.#clock.now();
  }
  timeOf(stamp: number): Millis {
    return this.#clock.timeOf(stamp);
  }

  send(event: Draft<Event>, stamp: number): Promise<TakenAs> {
    return this.#hold(event, this.timeOf(stamp));
  }
  tell(event: Draft<Event>): Promise<TakenAs> {
    return this.#hold(event, this.now());
  }
  pause(stamp: number): Promise<TakenAs> {
    return this.#hold({ type: 'paused' }, this.timeOf(stamp));
  }
  halt(): Promise<TakenAs> {
    return this.#fold('paused');
  }
  resume(): Promise<TakenAs> {
    return this.#fold('resumed');
  }
  stop(): Promise<TakenAs> {
    return this.#fold('stopped');
  }
  undo(to?: number): Promise<TakenAs> {
    return this.#back(() => to ?? undoable(this.#timeline));
  }
  redo(): Promise<TakenAs> {
    return this.#back(() => redoable(this.#timeline));
  }
  async close(): Promise<void> {
    this.#stopWatching();
    if (this.#running) await this.halt();
  }

  askAnew(): void {
    this.#awaited.wantAnew(this.#wanted());
  }

  /** Through the same window as the races: a slap that the page hears of later, but that was earlier, goes first. */
  #hold(event: Done<Event>['event'], at: Millis): Promise<TakenAs> {
    return new Promise((answer) => this.#held.add({ event, at, answer }));
  }

  #fold(type: FoldEvent['type']): Promise<TakenAs> {
    const at = this.now();
    this.#held.flush();
    return this.#inTurn(() => this.#take({ type }, at));
  }

  #back(place: () => number | null): Promise<TakenAs> {
    this.#held.flush();
    return this.#inTurn(() => {
      const to = place();
      return to === null ? Promise.resolve('refused') : this.#take({ type: 'undone', to }, this.now());
    });
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#queue.then(work);
    // One that fails is told to who asked; the next one has its turn all the same.
    this.#queue = turn.catch(() => undefined);
    return turn;
  }

  /** Lets the table do what it owes up to then, and sends the event. */
  async #take(
    event: Draft<Event> | Omit<FoldEvent, 'at'> | Omit<Undone, 'at'>,
    done: Millis,
  ): Promise<TakenAs> {
    // A clock that stands was read before it was put back, or stood still under a touch.
    const at = this.#running ? done : this.#match.at;
    await this.#settleBefore(at);
    return this.#send({ ...event, at } as Event | FoldEvent | Undone);
  }

  async #send(event: Event | FoldEvent | Undone): Promise<TakenAs> {
    if (this.#elsewhere) return 'elsewhere';
    const next = append(this.game, this.#timeline, event);
    if (!next.ok) {
      const count = (this.#refused?.count ?? 0) + 1;
      this.#refused = { why: next.error, seat: event.seat ?? null, count };
      return 'refused';
    }
    const cancel = this.#environment.after(SAY_SAVING, () => (this.#saving = true));
    const answer = await this.#log.add(this.#timeline.events.length, event, stateAt(next.value));
    cancel();
    this.#saving = false;
    if (answer === 'taken') {
      this.#yield();
      return 'elsewhere';
    }
    this.#refused = null;
    if (event.type === 'resumed') {
      this.#shown = this.showing ?? this.#shown;
      this.#away = false;
    }
    this.#timeline = next.value;
    this.#follow();
    return 'stored';
  }

  /** What falls due at that very moment still waits: who touches in it is in time. */
  async #settleBefore(at: Millis): Promise<void> {
    for (let event = this.#owed(at); event !== null; event = this.#owed(at)) {
      const due = this.game.deadline(this.state);
      if (due !== null && event.at === due && due >= at) return;
      if ((await this.#send(event)) !== 'stored') return;
    }
  }

  /** Lets the table do what it owes by now. */
  async #settle(): Promise<void> {
    const now = this.now();
    for (let event = this.#owed(now); event !== null; event = this.#owed(now))
      if ((await this.#send(event)) !== 'stored') return;
  }

  #owed = (now: Millis): Event | null => owed(this.game, this.#match, { seed: this.header.seed, now });

  /** Sets the clock by the match, where that has begun or ceased to run, and the next deadline. */
  #follow(): void {
    const { at, paused, stopped } = this.#match;
    const running = !paused && !stopped && this.winners === null;
    if (running && !this.#running) this.#clock.start(at);
    if (!running) this.#clock.stand(at);
    this.#running = running;
    this.#arm();
    this.#keepClock();
    this.#awaited.want(this.#wanted());
    if (running && this.showing !== null) this.#show();
  }

  /** Everybody looks at something first; whoever has stopped the clock meanwhile has done so for that, too. */
  #show(): void {
    const at = this.now();
    void this.#inTurn(async () => {
      if (this.#running && this.showing !== null) await this.#take({ type: 'paused' }, at);
    });
  }

  #arm(): void {
    this.#cancelTick();
    if (!this.#running) return;
    const due = this.#owed(this.#match.at) === null ? this.game.deadline(this.state) : this.#match.at;
    if (due !== null) this.#wait(due);
  }

  #wanted = () => (this.#running ? (this.game.awaits?.(this.state) ?? null) : null);

  /** Comes back a window after the deadline, so that what people did before it is heard first. */
  #wait(due: Millis): void {
    const settle = () => {
      this.#held.flush();
      void this.#inTurn(() => this.#settle());
    };
    this.#cancelTick = this.#environment.after(Math.max(0, due - this.now()), () => {
      this.#cancelTick = afterAwake(this.#environment, settle);
    });
  }

  /** Another window goes on with the match. */
  #yield(): void {
    this.#elsewhere = true;
    this.#cancelTick();
    this.#cancelKeep();
  }

  /** While it runs the clock is kept, so that a kill gives no time back; which is also how it is heard soon that another window goes on. */
  #keepClock(): void {
    this.#cancelKeep();
    if (!this.#running || this.#elsewhere) return;
    this.#cancelKeep = this.#environment.after(KEEP_CLOCK, () => {
      // One at a time: a slow disk is not asked again before it has answered.
      void this.#log
        .keepClock(this.#timeline.events.length, this.now())
        .then((answer) => answer === 'taken' && this.#yield())
        .finally(() => this.#keepClock());
    });
  }

  #hidden(): void {
    if (!this.#running) return;
    this.#hiddenAt = this.#environment.monotonic();
    this.#leave();
  }

  #seen(): void {
    const glance = this.#hiddenAt !== null && this.#environment.monotonic() - this.#hiddenAt <= GLANCE;
    if (glance) void this.resume();
    this.#hiddenAt = null;
  }

  #leave(): void {
    this.#away = true;
    void this.#fold('paused');
  }
}
