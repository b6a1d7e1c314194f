import type { Operator } from '#lib/core/expression.ts';
import { printExpression } from '#lib/core/print.ts';
import { printRational } from '#lib/core/rational.ts';
import type { Solver } from '#lib/solver/client.ts';
import type { Outcome } from '#lib/storage/attempt.ts';
import { AnotherWay } from './another-way.svelte.ts';
import { askHint, askNone, type AskedTable } from './asking.ts';
import { hardnessOf, type Hardness } from './deal-dots.ts';
import { isMade, lastMade, remaining, tableOf, withCombined, type Hand, type Place } from './hand.ts';
import { isDeadEnd } from './hints.ts';
import { judgeTyped } from './judge.ts';
import type { Keeper } from './keeper.svelte.ts';
import { lastStep } from './last-step.ts';
import type { Note } from './note.ts';
import { OpenHand, type OpenHandOptions } from './open-hand.svelte.ts';
import { Ways } from './ways.svelte.ts';

/** What somebody wants of the table beside what all want. */
export interface Wishes {
  /** When two cards are left a sign makes the last step. */
  readonly lastSign: boolean;
  /** A step from which nothing leads on is told at once. */
  readonly deadEnds: boolean;
}

interface SessionOptions extends OpenHandOptions {
  readonly solver: Solver;
  /** Asked at each step; without it nothing more is wanted. */
  readonly wishes?: () => Wishes;
}

/** One person, one hand on the table: everything that can be done to it, and what it says back. */
export class PracticeSession {
  readonly ways: Ways;
  readonly #open: OpenHand;
  readonly #another: AnotherWay;
  readonly #asked: AskedTable;
  readonly #wishes: (() => Wishes) | undefined;
  #picked = $state<number | null>(null);
  #sign = $state<Operator | null>(null);
  #note = $state.raw<Note | null>(null);

  constructor(hand: Hand, options: SessionOptions) {
    this.ways = new Ways(options.solver, options.environment);
    this.#wishes = options.wishes;
    this.#open = new OpenHand(hand, options);
    this.#another = new AnotherWay(this.#open, this.ways);
    this.#asked = {
      open: this.#open,
      ways: this.ways,
      say: (note) => (this.#note = note),
      end: (...ending) => this.#end(...ending),
    };
    this.#show(hand);
  }

  get hand(): Hand {
    return this.#open.hand;
  }
  get keeper(): Keeper {
    return this.#open.keeper;
  }
  /** What may be said now of how hard the hand is. */
  get hardness(): Hardness | null {
    return hardnessOf(this.hand);
  }
  get table(): readonly Place[] {
    return tableOf(this.hand);
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
    return this.#another.repeated;
  }
  /** Thinking time so far, in milliseconds. Not reactive: whoever shows it asks every second. */
  elapsed(): number {
    return this.#open.elapsed();
  }
  /** Whether somebody has begun the hand; merely showing it begins it. Not reactive. */
  get isBegun(): boolean {
    return this.#open.isBegun;
  }
  /** The hand is over, and nobody is looking for another way. */
  get isOver(): boolean {
    return this.hand.ending !== null && !this.#another.looking;
  }

  /** Lays a hand on the table: a new one, or one that was left open. */
  lay(hand: Hand): void {
    this.#open.lay(hand);
    this.#show(hand);
    void this.#open.keep({});
  }

  /** Picks up a card, puts it down again, or lays the picked card on this one. */
  tap(place: number): void {
    const target = this.table[place];
    if (!target || target.type === 'hole' || this.isOver) return;
    if (this.#picked === place) this.putDown();
    else if (this.#picked === null || this.#sign === null) this.#pick(place);
    else this.combine(this.#picked, this.#sign, place);
  }

  /** Chooses the sign for the picked card; the same sign again lets go of it. */
  choose(operator: Operator): void {
    if (this.isOver) return;
    const last = this.#wishes?.().lastSign ? lastStep(this.hand, this.#picked, operator) : null;
    if (last) {
      this.combine(last.from, operator, last.onto);
      return;
    }
    if (this.#picked === null) {
      this.#note = { type: 'pickFirst' };
      return;
    }
    if (this.#note?.type === 'pickFirst') this.#note = null;
    this.#sign = this.#sign === operator ? null : operator;
  }

  /** Lays one card on another. Refused without a word where it would divide by zero: such a place cannot be tapped. */
  combine(from: number, operator: Operator, onto: number): void {
    const moves = withCombined(this.hand, from, operator, onto);
    if (moves === null || this.isOver) return;
    this.#open.noteFirst();
    this.#change({ moves });
    const last = remaining(this.table);
    if (last === null) {
      if (this.#wishes?.().deadEnds && isDeadEnd(this.hand)) this.#note = { type: 'deadEnd' };
      return;
    }
    this.#picked = null;
    if (isMade(this.hand)) void this.#end('solved', printExpression(last.expression));
    else this.#note = { type: 'miss', value: printRational(last.value) };
  }

  #pick(place: number): void {
    this.#picked = place;
    this.#open.noteFirst();
  }

  putDown(): void {
    this.#picked = null;
    this.#sign = null;
  }

  /** Takes back one step; before the first, puts down what is picked up. */
  undo(): void {
    if (this.isOver) return;
    if (this.hand.moves.length === 0) this.putDown();
    else this.#takeBack(this.hand.moves.slice(0, -1));
  }

  /** Lays all cards out again; that too can be taken back. */
  restart(): void {
    const last = this.hand.moves.at(-1);
    if (this.isOver || last === undefined || last.type === 'restarted') return;
    this.#takeBack([...this.hand.moves, { type: 'restarted' }]);
  }

  /** Judges a whole typed expression. True if it is right. */
  type(text: string): boolean {
    if (this.isOver) return false;
    const judged = judgeTyped(text, this.hand);
    if ('wrong' in judged) {
      this.#note = judged.wrong;
      return false;
    }
    void this.#end('solved', printExpression(judged.right));
    return true;
  }

  /** "No solution" is an answer: right, it ends the hand; wrong, it is counted and the hand goes on. */
  sayNone(): Promise<void> {
    return askNone(this.#asked);
  }

  /** Takes the next rung of the hint ladder. The last one shows the whole and ends the hand. */
  hint(): Promise<void> {
    return askHint(this.#asked, this.#note);
  }

  /** After an ending: the cards again, to look for another way. Nothing new is written to the history. */
  again(): void {
    if (this.hand.ending === null) return;
    this.#another.begin();
    this.#change({ moves: [] });
  }

  /** Gives up the search for another way and shows the ending. */
  enough(): void {
    this.#another.enough();
    this.putDown();
  }

  /** Goes on without an answer: the hand goes to the history as missed. Resolves when that is stored. */
  skip(): Promise<void> {
    return this.#open.skip();
  }

  /** Leaves the table; what was begun is found again. */
  dispose(): void {
    this.#open.dispose();
    this.ways.dispose();
  }

  #show(hand: Hand): void {
    this.#another.forget();
    this.#note = null;
    this.#sign = null;
    this.#picked = lastMade(hand);
    this.ways.turnTo(hand);
    if (hand.ending) this.#read(hand.ending.outcome);
  }

  /** What a person does to the cards: shown at once, kept at once. */
  #change(change: Partial<Hand>): void {
    void this.#open.keep(change);
    this.#note = null;
    this.#sign = null;
    this.#picked = lastMade(this.hand);
  }

  #takeBack(moves: Hand['moves']): void {
    this.#change({ moves, undos: (this.hand.undos ?? 0) + 1 });
  }

  async #end(outcome: Outcome, expression: string | null, change: Partial<Hand> = {}): Promise<void> {
    this.putDown();
    this.#note = null;
    if (this.hand.ending !== null) return expression === null ? undefined : this.#another.add(expression);
    const stored = this.#open.end(outcome, expression, change);
    this.#read(outcome);
    await stored;
  }

  /** What is read after an ending is looked up while the seal falls. */
  #read(outcome: Outcome): void {
    void (outcome === 'none' ? this.ways.measure() : this.ways.compare(this.hand.found));
  }
}
