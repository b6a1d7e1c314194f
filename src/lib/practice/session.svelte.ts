import type { Operator } from '#lib/core/expression.ts';
import { printExpression } from '#lib/core/print.ts';
import { printRational } from '#lib/core/rational.ts';
import type { Environment } from '#lib/environment/environment.ts';
import type { Solver } from '#lib/solver/client.ts';
import type { Outcome } from '#lib/storage/attempt.ts';
import type { Slot, Store } from '#lib/storage/index.ts';
import { attemptOf } from './attempt-of.ts';
import { FREE_HINTS } from './ended-day.ts';
import {
  isBegun,
  isMade,
  isTouched,
  lastMade,
  remaining,
  tableOf,
  withCombined,
  type Hand,
  type Place,
} from './hand.ts';
import { noteOf, RUNGS } from './hints.ts';
import { judgeTyped } from './judge.ts';
import { Keeper } from './keeper.svelte.ts';
import type { Note } from './note.ts';
import { createStopwatch, type Stopwatch } from './stopwatch.ts';
import { Ways } from './ways.svelte.ts';

interface SessionOptions {
  readonly environment: Environment;
  readonly solver: Solver;
  readonly store: Pick<Store, 'hands' | 'attempts'>;
  readonly slot: Slot;
  /** Called when an ending has become a fact. */
  readonly onfinished?: (hand: Hand) => void;
}

/** One person, one hand on the table: everything that can be done to it, and what it says back. */
export class PracticeSession {
  readonly ways: Ways;
  readonly keeper: Keeper;
  readonly #options: SessionOptions;
  readonly #stopwatch: Stopwatch;
  readonly #stopWatching: () => void;
  #hand: Hand;
  #picked = $state<number | null>(null);
  #sign = $state<Operator | null>(null);
  #note = $state.raw<Note | null>(null);
  #repeated = $state<string | null>(null);
  #looking = $state(false);
  #compared: Promise<void> = Promise.resolve();

  constructor(hand: Hand, options: SessionOptions) {
    this.#options = options;
    this.ways = new Ways(options.solver, options.environment);
    this.keeper = new Keeper(options.slot, options.environment, options.store);
    this.#stopwatch = createStopwatch(options.environment);
    this.#stopWatching = options.environment.onVisibility((visible) => {
      if (!visible && this.#hand.ending === null) void this.#keep({});
    });
    this.#hand = $state.raw(hand);
    this.#lay(hand);
  }

  get hand(): Hand {
    return this.#hand;
  }
  get table(): readonly Place[] {
    return tableOf(this.#hand);
  }
  /** The place of the card that is picked up. */
  get picked(): number | null {
    return this.#picked;
  }
  get sign(): Operator | null {
    return this.#sign;
  }
  get note(): Note | null {
    return this.#note;
  }
  /** The own line that the last way repeats (ARITH-6). */
  get repeated(): string | null {
    return this.#repeated;
  }
  /** Thinking time so far, in milliseconds. Not reactive: whoever shows it asks every second. */
  elapsed(): number {
    return this.#hand.ending ? this.#hand.ending.ms : this.#stopwatch.elapsed();
  }

  /** Whether somebody has begun the hand; merely showing it begins it. Not reactive. */
  get isBegun(): boolean {
    return isBegun({ ...this.#hand, ms: this.elapsed() });
  }

  /** Lays a hand on the table: a new one, or one that was left open. */
  lay(hand: Hand): void {
    this.#lay(hand);
    void this.#keep({});
  }

  /** Picks up a card, puts it down again, or lays the picked card on this one. */
  tap(place: number): void {
    const target = this.table[place];
    if (!target || target.type === 'hole' || this.isOver) return;
    if (this.#picked === place) this.putDown();
    else if (this.#picked === null || this.#sign === null) this.#picked = place;
    else this.combine(this.#picked, this.#sign, place);
  }

  /** Chooses the sign for the picked card; the same sign again lets go of it. */
  choose(operator: Operator): void {
    if (this.isOver) return;
    if (this.#picked === null) {
      this.#note = { type: 'pickFirst' };
      return;
    }
    if (this.#note?.type === 'pickFirst') this.#note = null;
    this.#sign = this.#sign === operator ? null : operator;
  }

  /** Lays one card on another. Refused without a word where it would divide by zero: such a place cannot be tapped. */
  combine(from: number, operator: Operator, onto: number): void {
    const moves = withCombined(this.#hand, from, operator, onto);
    if (moves === null || this.isOver) return;
    this.#change({ moves });
    const last = remaining(this.table);
    if (last === null) return;
    this.#picked = null;
    if (isMade(this.#hand)) void this.#end('solved', printExpression(last.expression));
    else this.#note = { type: 'miss', value: printRational(last.value) };
  }

  putDown(): void {
    this.#picked = null;
    this.#sign = null;
  }

  /** Takes back one step; before the first, puts down what is picked up. */
  undo(): void {
    if (this.isOver) return;
    if (this.#hand.moves.length === 0) this.putDown();
    else this.#change({ moves: this.#hand.moves.slice(0, -1) });
  }

  /** Lays all cards out again; that too can be taken back. */
  restart(): void {
    const last = this.#hand.moves.at(-1);
    if (this.isOver || last === undefined || last.type === 'restarted') return;
    this.#change({ moves: [...this.#hand.moves, { type: 'restarted' }] });
  }

  /** Judges a whole typed expression. True if it is right. */
  type(text: string): boolean {
    if (this.isOver) return false;
    const judged = judgeTyped(text, this.#hand);
    if ('wrong' in judged) {
      this.#note = judged.wrong;
      return false;
    }
    void this.#end('solved', printExpression(judged.right));
    return true;
  }

  /** "No solution" is an answer: right, it ends the hand; wrong, it is counted and the hand goes on. */
  async sayNone(): Promise<void> {
    const { id, wrongNone, ending } = this.#hand;
    if (ending !== null) return;
    this.#note = { type: 'looking' };
    const solvable = await this.ways.solvable();
    if (solvable === null) this.#sayMissing(id);
    // Called off, or said twice while it was looked up.
    if (solvable === null || !this.#isOpen(id) || this.#hand.wrongNone !== wrongNone) return;
    if (!solvable) return this.#end('none', null);
    await this.#keep({ wrongNone: wrongNone + 1 });
    if (this.#isOpen(id)) this.#note = { type: 'wrongNone' };
  }

  /** Takes the next rung of the hint ladder. The last one shows the whole and ends the hand. */
  async hint(): Promise<void> {
    const { id, hints, ending } = this.#hand;
    if (ending !== null) return;
    const rung = RUNGS[hints] ?? 'whole';
    // Before a hand of the day is given its second hint, what that costs stands on the table.
    if (this.#hand.day !== null && hints === FREE_HINTS && this.#note?.type !== 'whether') {
      this.#note = { type: 'whether', solvable: true };
      return;
    }
    this.#note = { type: 'looking' };
    const solvable = await this.ways.solvable();
    const solutions = solvable && rung !== 'whether' ? await this.ways.find() : [];
    if (solvable === null || solutions === null) this.#sayMissing(id);
    // Called off, or the hint was asked for twice.
    if (solvable === null || solutions === null || this.#hand.hints !== hints || !this.#isOpen(id)) return;
    const [solution] = solutions;
    const taken = solution ? Math.min(hints + 1, RUNGS.length) : Math.max(hints, 1);
    if (solution && rung === 'whole') {
      this.#hand = { ...this.#hand, hints: taken };
      return this.#end('shown', null);
    }
    await this.#keep({ hints: taken });
    // While that was stored, the hand may have been solved, or another one laid, or the next hint taken.
    if (this.#hand.hints === taken && this.#isOpen(id))
      this.#note = (solution === undefined ? null : noteOf(rung, solution)) ?? { type: 'whether', solvable };
  }

  /** After an ending: the cards again, to look for another way. Nothing new is written to the history. */
  again(): void {
    if (this.#hand.ending === null) return;
    this.#looking = true;
    this.#change({ moves: [] });
  }

  /** Gives up the search for another way and shows the ending. */
  enough(): void {
    this.#looking = false;
    this.putDown();
  }

  /** The hand is over, and nobody is looking for another way. */
  get isOver(): boolean {
    return this.#hand.ending !== null && !this.#looking;
  }

  /** Goes on without an answer: the hand goes to the history as missed. Resolves when that is stored. */
  async skip(): Promise<void> {
    if (this.#hand.ending !== null) return;
    const ending = { outcome: 'skipped', expression: null, ms: this.#stopwatch.elapsed() } as const;
    this.#hand = { ...this.#hand, ending };
    await this.keeper.finish(attemptOf(this.#hand, ending, this.#options.environment), null);
  }

  /** Leaves the table; what was begun, and a hand of the day in any case, is found again with the time it has taken so far. */
  dispose(): void {
    if (this.#hand.ending === null && (isTouched(this.#hand) || this.#hand.day !== null)) void this.#keep({});
    this.#stopWatching();
    this.#stopwatch.dispose();
    this.ways.dispose();
  }

  /** Where the solver cannot be fetched, says so in place of "looking": the question can be asked again. */
  #sayMissing(id: string): void {
    if (this.ways.missing && this.#isOpen(id)) this.#note = { type: 'missing' };
  }

  /** Whether this hand still lies on the table and has not ended: to be asked after every wait. */
  #isOpen(id: string): boolean {
    return this.#hand.id === id && this.#hand.ending === null;
  }

  #lay(hand: Hand): void {
    this.#hand = hand;
    this.#looking = false;
    this.#note = null;
    this.#repeated = null;
    this.#sign = null;
    this.#picked = lastMade(hand);
    this.ways.turnTo(hand);
    this.#stopwatch.start(hand.ms);
    if (hand.ending) this.#read(hand.ending.outcome);
  }

  /** What a person does to the cards: shown at once, kept at once. */
  #change(change: Partial<Hand>): void {
    void this.#keep(change);
    this.#note = null;
    this.#sign = null;
    this.#picked = lastMade(this.#hand);
  }

  #keep(change: Partial<Hand>): Promise<void> {
    const ms = this.#hand.ending ? this.#hand.ms : this.#stopwatch.elapsed();
    this.#hand = { ...this.#hand, ms, ...change };
    return this.keeper.keep(this.#hand);
  }

  async #end(outcome: Outcome, expression: string | null): Promise<void> {
    this.putDown();
    this.#note = null;
    if (this.#hand.ending !== null) {
      const { id } = this.#hand;
      // One after the other, so that of two ways made quickly neither is lost.
      const compare = () => this.#compare(id, expression);
      this.#compared = this.#compared.then(compare, compare);
      return this.#compared;
    }
    const found = expression === null ? [] : [expression];
    const ending = { outcome, expression, ms: this.#stopwatch.elapsed() };
    this.#hand = { ...this.#hand, ending, found };
    this.#read(outcome);
    const ended = this.#hand;
    await this.keeper.finish(attemptOf(ended, ending, this.#options.environment), ended);
    this.#options.onfinished?.(ended);
  }

  /** Adds another way to those found, unless it repeats one. */
  async #compare(id: string, expression: string | null): Promise<void> {
    const { found } = this.#hand;
    if (expression === null || this.#hand.id !== id) return;
    const repeated = await this.ways.sameAmong(found, expression);
    // While that was looked up, another hand may have been laid.
    if (this.#hand.id !== id) return;
    this.#repeated = repeated;
    this.#looking = false;
    await this.#keep({ found: repeated ? found : [...found, expression] });
  }

  /** What is read after an ending is looked up while the seal falls. The clock stands still. */
  #read(outcome: Outcome): void {
    this.#stopwatch.stop();
    void (outcome === 'none' ? this.ways.measure() : this.ways.compare(this.#hand.found));
  }
}
