import type { Environment } from '#lib/environment/environment.ts';
import type { Outcome } from '#lib/storage/attempt.ts';
import type { Slot, Store } from '#lib/storage/index.ts';
import { attemptOf } from './attempt-of.ts';
import { isBegun, isTouched, type Hand } from './hand.ts';
import { keepClock } from './kept-clock.ts';
import { Keeper } from './keeper.svelte.ts';
import { createStopwatch, type Stopwatch } from './stopwatch.ts';

/** What a hand on the table lives on. */
export interface OpenHandOptions {
  readonly environment: Environment;
  readonly store: Pick<Store, 'hands' | 'attempts'>;
  readonly slot: Slot;
  /** Called when an ending has become a fact. */
  readonly onfinished?: (hand: Hand) => void;
}

/** The hand on the table with the time it takes, kept as it stands, until it ends and goes to the history. */
export class OpenHand {
  readonly keeper: Keeper;
  readonly #options: OpenHandOptions;
  readonly #stopwatch: Stopwatch;
  readonly #stopWatching: () => void;
  readonly #stopClock: () => void;
  #hand: Hand;

  constructor(hand: Hand, options: OpenHandOptions) {
    this.#options = options;
    this.keeper = new Keeper(options.slot, options.environment, options.store);
    this.#stopwatch = createStopwatch(options.environment);
    this.#stopWatching = options.environment.onVisibility((visible) => {
      if (!visible && this.#hand.ending === null) void this.keep({});
    });
    this.#hand = $state.raw(hand);
    this.lay(hand);
    this.#stopClock = keepClock(
      options.environment,
      () => (this.#hand.ending === null ? this.#stopwatch.elapsed() : null),
      (ms) => this.keeper.keepClock(this.#hand.id, ms),
    );
  }

  get hand(): Hand {
    return this.#hand;
  }
  /** Thinking time so far, in milliseconds. Not reactive. */
  elapsed(): number {
    return this.#hand.ending ? this.#hand.ending.ms : this.#stopwatch.elapsed();
  }
  /** Whether somebody has begun the hand; merely showing it begins it. Not reactive. */
  get isBegun(): boolean {
    return isBegun({ ...this.#hand, ms: this.elapsed() });
  }
  /** Whether a hand still lies on the table and has not ended: to be asked after every wait. */
  isOpen(id: string): boolean {
    return this.#hand.id === id && this.#hand.ending === null;
  }

  /** Puts another hand in its place, as it was left: the clock goes on from there, or stands still if it has ended. */
  lay(hand: Hand): void {
    this.#hand = hand;
    this.#stopwatch.start(hand.ms);
    if (hand.ending) this.#stopwatch.stop();
  }

  /** Somebody picks up the first card: what was thought before is told apart. Kept with the next step. */
  noteFirst(): void {
    if (this.#hand.ending === null && this.#hand.firstMs === undefined)
      this.#hand = { ...this.#hand, firstMs: this.#stopwatch.elapsed() };
  }

  /** Changes the hand, at once, and keeps it with the time it has taken. */
  keep(change: Partial<Hand>): Promise<void> {
    const ms = this.#hand.ending ? this.#hand.ms : this.#stopwatch.elapsed();
    this.#hand = { ...this.#hand, ms, ...change };
    return this.keeper.keep(this.#hand);
  }

  /** Ends the hand, at once, and stops the clock. Resolves when attempt and ended hand are stored. */
  async end(outcome: Outcome, expression: string | null, change: Partial<Hand> = {}): Promise<void> {
    const ending = { outcome, expression, ms: this.#stopwatch.elapsed() };
    const found = expression === null ? [] : [expression];
    const { typed: _, ...hand } = this.#hand;
    const ended = { ...hand, ...change, ending, found };
    this.#hand = ended;
    this.#stopwatch.stop();
    await this.keeper.finish(attemptOf(ended, ending, this.#options.environment), ended);
    this.#options.onfinished?.(ended);
  }

  /** Goes on without an answer: the hand goes to the history as missed. Resolves when that is stored. */
  async skip(): Promise<void> {
    if (this.#hand.ending !== null) return;
    const ending = { outcome: 'skipped', expression: null, ms: this.#stopwatch.elapsed() } as const;
    this.#hand = { ...this.#hand, ending };
    await this.keeper.finish(attemptOf(this.#hand, ending, this.#options.environment), null);
  }

  /** Leaves the table; what was touched, and a hand of the day in any case, is found again with the time it has taken so far. */
  dispose(): void {
    if (this.#hand.ending === null && (isTouched(this.#hand) || this.#hand.day !== null)) void this.keep({});
    this.#stopClock();
    this.#stopWatching();
    this.#stopwatch.dispose();
  }
}
