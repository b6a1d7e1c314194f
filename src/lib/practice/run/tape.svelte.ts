import { clockOf, deadlineOf, foldRun, stepRun, type RunEvent, type RunState } from '#lib/core/run/fold.ts';
import type { RunSpec } from '#lib/core/run/spec.ts';
import type { Environment } from '#lib/environment/environment.ts';
import { createStopwatch, type Stopwatch } from '../stopwatch.ts';

interface TapeOptions {
  readonly environment: Environment;
  /** The time of the run is up, and the tape says so. */
  readonly ontimeup: () => void;
}

/** What happened in a run and when, by its clock, and what the rules make of it. */
export class RunTape {
  readonly spec: RunSpec;
  readonly #options: TapeOptions;
  readonly #stopwatch: Stopwatch;
  #cancelDeadline = () => {};
  #events: readonly RunEvent[];
  #state: RunState;

  /** `ms`: where the clock stood when that was last kept. */
  constructor(spec: RunSpec, events: readonly RunEvent[], ms: number, options: TapeOptions) {
    this.spec = spec;
    this.#options = options;
    this.#events = events;
    this.#state = $state.raw(foldRun(spec, events));
    this.#stopwatch = createStopwatch(options.environment);
    this.#stopwatch.start(Math.max(ms, this.#state.at));
    if (this.#state.isPaused) this.tell('resumed');
    this.awaitDeadline();
  }

  get state(): RunState {
    return this.#state;
  }
  get events(): readonly RunEvent[] {
    return this.#events;
  }
  get isOver(): boolean {
    return this.#state.end !== null || this.#state.isPaused;
  }
  /** When the hand that lies there was dealt. */
  get dealtAt(): number {
    return this.#events.findLast(({ type }) => type === 'dealt')?.at ?? 0;
  }
  /** How long it has gone on, in milliseconds. Not reactive. */
  elapsed(): number {
    return Math.max(this.#state.at, this.#stopwatch.elapsed());
  }
  /** What the clock shows, in milliseconds. Not reactive: whoever shows it asks again. */
  clock(): number {
    return clockOf(this.spec, this.#state, this.elapsed());
  }

  /** One more event, now; false where the rules do not allow it, or time is up. */
  tell(type: RunEvent['type'], undos?: number): boolean {
    const at = this.elapsed();
    const event: RunEvent = { type, at, ...(undos === undefined ? {} : { undos }) };
    const next = stepRun(this.spec, this.#state, event);
    if (next === null) {
      if (this.#state.end === null && at > deadlineOf(this.spec, this.#state)) this.#timeIsUp();
      return false;
    }
    this.#state = next;
    this.#events = [...this.#events, event];
    if (next.end !== null) this.stop();
    return true;
  }

  /** Sets the timer for the deadline as it is now. */
  awaitDeadline(): void {
    this.#cancelDeadline();
    const left = deadlineOf(this.spec, this.#state) - this.elapsed();
    if (left === Infinity || this.isOver) return;
    this.#cancelDeadline = this.#options.environment.after(Math.max(1, left), () => {
      if (this.elapsed() < deadlineOf(this.spec, this.#state)) this.awaitDeadline();
      else this.#timeIsUp();
    });
  }

  /** The clock stands, and nothing falls due. */
  stop(): void {
    this.#stopwatch.stop();
    this.#cancelDeadline();
  }
  dispose(): void {
    this.stop();
    this.#stopwatch.dispose();
  }

  #timeIsUp(): void {
    if (this.tell('ended')) this.#options.ontimeup();
  }
}
