import { ranksOf } from '#lib/core/cards.ts';
import type { Operator } from '#lib/core/expression.ts';
import { handTime } from '#lib/core/pace/hand-time.ts';
import { levelOfHand } from '#lib/core/pace/player.ts';
import { printExpression } from '#lib/core/print.ts';
import { printRational } from '#lib/core/rational.ts';
import { dealsOf, type RunDeal } from '#lib/core/run/deals.ts';
import { STREAK_SKIPS, type RunEvent, type RunState } from '#lib/core/run/fold.ts';
import { ghostAt } from '#lib/core/run/ghost.ts';
import type { RunSpec } from '#lib/core/run/spec.ts';
import type { Environment } from '#lib/environment/environment.ts';
import type { From, Outcome } from '#lib/storage/attempt.ts';
import type { Store } from '#lib/storage/index.ts';
import { attemptOf } from '../attempt-of.ts';
import {
  freshHand,
  isMade,
  lastMade,
  remaining,
  tableOf,
  withCombined,
  type Hand,
  type Place,
} from '../hand.ts';
import { judgeTyped } from '../judge.ts';
import { keepClock } from '../kept-clock.ts';
import { lastStep } from '../last-step.ts';
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
export class RunSession {
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
  #picked = $state<number | null>(null);
  #sign = $state<Operator | null>(null);
  #note = $state.raw<Note | null>(null);
  #gain = $state.raw<Gain | null>(null);

  constructor(spec: RunSpec, open: OpenRun, options: RunOptions) {
    const { environment } = options;
    this.spec = spec;
    this.ghost = open.ghost;
    this.#options = options;
    this.#id = open.id;
    this.#hand = $state.raw(open.hand);
    this.#picked = lastMade(open.hand);
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
  get table(): readonly Place[] {
    return tableOf(this.#hand);
  }
  get picked(): number | null {
    return this.#picked;
  }
  get sign(): Operator | null {
    return this.#sign;
  }
  get note(): Note | null {
    return this.#note;
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

  tap(place: number): void {
    const target = this.table[place];
    if (!target || target.type === 'hole' || this.isOver) return;
    if (this.#picked === place) this.putDown();
    else if (this.#picked === null || this.#sign === null) {
      this.#noteFirst();
      this.#picked = place;
    } else this.combine(this.#picked, this.#sign, place);
  }

  choose(operator: Operator): void {
    if (this.isOver) return;
    const last = this.#options.wishes().lastSign ? lastStep(this.#hand, this.#picked, operator) : null;
    if (last) return this.combine(last.from, operator, last.onto);
    if (this.#picked === null) {
      this.#note = { type: 'pickFirst' };
      return;
    }
    if (this.#note?.type === 'pickFirst') this.#note = null;
    this.#sign = this.#sign === operator ? null : operator;
  }

  combine(from: number, operator: Operator, onto: number): void {
    const moves = withCombined(this.#hand, from, operator, onto);
    if (moves === null || this.isOver) return;
    this.#noteFirst();
    this.#change(moves);
    const last = remaining(this.table);
    if (last === null) return;
    this.#picked = null;
    if (isMade(this.#hand)) this.#close('solved', 'solved', printExpression(last.expression));
    else this.#miss({ type: 'miss', value: printRational(last.value) });
  }

  putDown(): void {
    this.#picked = null;
    this.#sign = null;
  }

  undo(): void {
    if (this.isOver) return;
    if (this.#hand.moves.length === 0) return this.putDown();
    this.#takeBack(this.#hand.moves.slice(0, -1));
  }

  restart(): void {
    const last = this.#hand.moves.at(-1);
    if (this.isOver || last === undefined || last.type === 'restarted') return;
    this.#takeBack([...this.#hand.moves, { type: 'restarted' }]);
  }

  /** Judges a whole typed expression. True if it is right. One that cannot be read is no miss. */
  type(line: string): boolean {
    if (this.isOver) return false;
    const judged = judgeTyped(line, this.#hand);
    if ('right' in judged) this.#close('solved', 'solved', printExpression(judged.right));
    else if (judged.wrong.type === 'wrongValue') this.#miss(judged.wrong);
    else this.#note = judged.wrong;
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
    this.#note = note;
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

  /** What was thought before the first card was picked up is told apart. */
  #noteFirst(): void {
    if (this.#hand.firstMs === undefined)
      this.#hand = { ...this.#hand, firstMs: this.#tape.elapsed() - this.#tape.dealtAt };
  }

  /** All cards are one, and it is not 24. A storm goes on with the next hand, the others with this one. */
  #miss(note: Note): void {
    this.#close('missed', 'shown', null, note);
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
    this.#note = note;
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

  #takeBack(moves: Hand['moves']): void {
    this.#hand = { ...this.#hand, undos: (this.#hand.undos ?? 0) + 1 };
    this.#change(moves);
  }

  #change(moves: Hand['moves']): void {
    this.#gain = null;
    this.#hand = { ...this.#hand, moves };
    this.#note = null;
    this.#sign = null;
    this.#picked = lastMade(this.#hand);
    void this.#keep();
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
