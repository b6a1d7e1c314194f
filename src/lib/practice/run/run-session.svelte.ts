import { ranksOf } from '#lib/core/cards.ts';
import { handTime } from '#lib/core/pace/hand-time.ts';
import { levelOfHand } from '#lib/core/pace/player.ts';
import { printExpression } from '#lib/core/print.ts';
import { dealsOf, type RunDeal } from '#lib/core/run/deals.ts';
import { STREAK_SKIPS, type RunEvent, type RunState } from '#lib/core/run/fold.ts';
import { ghostAt } from '#lib/core/run/ghost.ts';
import type { RunSpec } from '#lib/core/run/spec.ts';
import type { Environment } from '#lib/environment/environment.ts';
import type { From, Outcome } from '#lib/storage/attempt.ts';
import type { Store } from '#lib/storage/index.ts';
import { attemptOf } from '../attempt-of.ts';
import { freshHand, type Hand } from '../hand.ts';
import { HandTable } from '../hand-table.svelte.ts';
import { judgeTyped } from '../judge.ts';
import { keepClock } from '../kept-clock.ts';
import type { Note } from '../note.ts';
import type { Wishes } from '../session.svelte.ts';
import { hintIn, mayHint, stepsTooMany } from './hint.ts';
import { runToJson, type Ghost, type OpenRun } from './open-run.ts';
import { RunTape } from './tape.svelte.ts';

const SLOT = 'run';
const TARGET = 24;

/** What was just won or lost, to be said beside the cards. */
export interface Gain {
  readonly ms: number;
  readonly combo: number;
}

interface RunOptions {
  readonly environment: Environment;
  readonly store: Pick<Store, 'hands' | 'attempts'>;
  readonly wishes: () => Wishes;
  readonly onpause: () => void;
  /** The run is over, and all of it is stored. */
  readonly onend: () => void;
}

/** What whoever sits down is told: it stands, by its key or since the page was hidden; or it is over, and stored. */
export type RunEars = Pick<RunOptions, 'onpause' | 'onend'>;

/** A hand of the run with such a name. */
export const dealtHand = (
  { cards }: RunDeal,
  { run, from }: { readonly run: string; readonly from: From },
  environment: Pick<Environment, 'id' | 'now'>,
): Hand =>
  freshHand({
    id: environment.id(),
    day: null,
    cards,
    target: TARGET,
    mayHaveNone: false,
    dots: null,
    startedAt: environment.now(),
    from,
    run,
  });

/** One person, one run: what can be done to the hand that lies there, and what becomes of the run. */
export class RunSession extends HandTable {
  readonly spec: RunSpec;
  readonly ghost: Ghost | null;
  readonly #options: RunOptions;
  readonly #id: string;
  readonly #deals: Generator<RunDeal, never>;
  readonly #tape: RunTape;
  readonly #stopWatching: () => void;
  readonly #stopClock: () => void;
  #deal: RunDeal;
  #isLeft = false;
  #hand: Hand;
  #ended = $state.raw<Hand | null>(null);
  #gain = $state.raw<Gain | null>(null);

  constructor(spec: RunSpec, open: OpenRun, options: RunOptions) {
    super();
    const { environment } = options;
    this.spec = spec;
    this.ghost = open.ghost;
    this.#options = options;
    this.#id = open.id;
    this.#hand = $state.raw(open.hand);
    this.lie();
    this.#tape = new RunTape(spec, open.events, open.ms, {
      environment,
      ontimeup: () => this.#over(options.store.hands.delete(SLOT)),
    });
    this.#deals = dealsOf(spec);
    this.#deal = this.#deals.next().value;
    for (let hand = 0; hand < this.state.hands; hand += 1) this.#deal = this.#deals.next().value;
    this.#stopWatching = environment.onVisibility((visible) => {
      if (!visible) this.pause();
    });
    this.#stopClock = keepClock(
      environment,
      () => (this.isOver ? null : this.#tape.elapsed()),
      (ms) => options.store.hands.tellClock(SLOT, this.#id, ms),
    );
  }

  get hand(): Hand {
    return this.#hand;
  }
  get state(): RunState {
    return this.#tape.state;
  }
  /** What the last hand won or lost. */
  get gain(): Gain | null {
    return this.#gain;
  }
  /** The hand before this one, with how it ended. */
  get ended(): Hand | null {
    return this.#ended;
  }
  get isOver(): boolean {
    return this.#tape.isOver;
  }
  /** How hard this hand is, as a level. */
  get level(): number | null {
    const usual = handTime(ranksOf(this.#hand.cards), TARGET);
    return usual === null ? null : levelOfHand(usual);
  }
  /** A streak lets one hand go, and then shows the answer, which ends it. */
  get skipsLeft(): number {
    return this.spec.kind === 'streak' ? STREAK_SKIPS - this.state.skips : Infinity;
  }

  /** What the clock shows, in milliseconds. Not reactive: whoever shows it asks again. */
  clock(): number {
    return this.#tape.clock();
  }
  /** How many hands the ghost has solved. Not reactive. */
  ghostHands(): number {
    return this.ghost ? ghostAt(this.ghost.times, this.#tape.elapsed()) : 0;
  }

  protected keep(change: Partial<Hand>): void {
    this.#gain = null;
    this.#hand = { ...this.#hand, ...change };
    void this.#keep();
  }
  protected made(line: string): void {
    this.#close('solved', 'solved', line);
  }
  /** A storm goes on with the next hand, the others with this one. What could not be judged is no miss. */
  protected override missed(note: Note): void {
    if (note.type === 'miss' || note.type === 'wrongValue') this.#close('missed', 'shown', null, note);
    else this.say(note);
  }
  /** What is said of the hand that lies there takes the place of what the last one came to. */
  protected override say(note: Note | null): void {
    if (note !== null) this.#gain = null;
    super.say(note);
  }
  protected override noteFirst(): void {
    if (this.#hand.firstMs === undefined)
      this.#hand = { ...this.#hand, firstMs: this.#tape.elapsed() - this.#tape.dealtAt };
  }
  protected override get lastSign(): boolean {
    return this.#options.wishes().lastSign;
  }

  /** Judges a whole typed expression. True if it is right. One that cannot be read is no miss. */
  type(line: string): boolean {
    if (this.isOver) return false;
    const judged = judgeTyped(line, this.#hand);
    if ('right' in judged) this.made(printExpression(judged.right));
    else this.missed(judged.wrong);
    return 'right' in judged;
  }

  /** "No solution", where there may be none. */
  sayNone(): void {
    if (!this.spec.decoys || this.spec.kind === 'ghost') return;
    if (!this.#deal.isSolvable) return this.#close('none', 'none', null);
    this.#hand = { ...this.#hand, wrongNone: this.#hand.wrongNone + 1 };
    this.#close('wrongNone', 'shown', null, { type: 'wrongNone' });
  }

  /** The next rung of the hint ladder, where no clock runs. */
  hint(): void {
    if (this.isOver || !mayHint(this.spec)) return;
    const { note, hints } = hintIn(this.spec, this.#hand, this.#deal.isSolvable);
    this.#hand = { ...this.#hand, hints };
    this.say(note);
    void this.#keep();
  }

  /** On to the next hand; in a streak that has no skip left the answer is shown, and that is its end. */
  skip(): void {
    if (this.skipsLeft > 0) this.#close('skipped', 'skipped', null);
    else this.#close('shown', 'shown', null);
  }

  /** Puts the run aside, to go on with it later: its clock stands. */
  pause(): void {
    if (this.#stand()) this.#options.onpause();
  }

  /** Leaves the table. A run that goes on is found again where it stood. */
  dispose(): void {
    if (this.#isLeft) return;
    this.#stand();
    this.#isLeft = true;
    this.#stopClock();
    this.#stopWatching();
    this.#tape.dispose();
  }

  #stand(): boolean {
    const told = this.#tape.tell('paused');
    if (told) void this.#keep();
    this.#tape.stop();
    return told;
  }

  #close(
    type: RunEvent['type'],
    outcome: Outcome,
    expression: string | null,
    note: Note | null = null,
  ): void {
    const { won } = this.state;
    const began = this.#tape.dealtAt;
    const isDone = type === 'solved' || type === 'none';
    if (!this.#tape.tell(type, isDone ? stepsTooMany(this.spec, this.#hand) : undefined)) return;
    const { won: now, combo, isDealt, end } = this.state;
    this.putDown();
    this.say(note);
    this.#gain =
      now === won || this.spec.kind !== 'storm' || !this.spec.timed ? null : { ms: now - won, combo };
    if (isDealt) return void this.#keep();
    const ending = { outcome, expression, ms: this.state.at - began };
    const hand = { ...this.#hand, ending };
    this.#ended = hand;
    const attempt = attemptOf(hand, ending, this.#options.environment);
    if (end === null) this.#dealNext();
    const row = end === null ? this.#row() : null;
    const stored = this.#options.store.attempts.finish(attempt, { slot: SLOT, row });
    if (end === null) this.#tape.awaitDeadline();
    else this.#over(stored);
  }

  #dealNext(): void {
    this.#deal = this.#deals.next().value;
    // What began as hands that one knows goes on so.
    const from = this.#hand.from === 'again' ? 'again' : this.spec.kind;
    this.#hand = dealtHand(this.#deal, { run: this.#id, from }, this.#options.environment);
    this.#tape.tell('dealt');
  }

  #over(stored: Promise<unknown>): void {
    void stored.then(() => this.#options.onend());
  }

  #row() {
    const run: OpenRun = {
      id: this.#id,
      ms: this.#tape.elapsed(),
      keptAt: this.#options.environment.now(),
      events: this.#tape.events,
      hand: this.#hand,
      ghost: this.ghost,
    };
    return runToJson(run);
  }

  async #keep(): Promise<void> {
    if (this.state.end === null && !this.#isLeft) await this.#options.store.hands.put(SLOT, this.#row());
  }
}
