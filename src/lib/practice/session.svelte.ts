import { LONGEST_TEXT } from '#lib/core/parse.ts';
import { printExpression } from '#lib/core/print.ts';
import type { Solver } from '#lib/solver/client.ts';
import type { Outcome } from '#lib/storage/attempt.ts';
import { AnotherWay } from './another-way.svelte.ts';
import { askHint, askNone, type AskedTable } from './asking.ts';
import { hardnessOf, type Hardness } from './deal-dots.ts';
import type { Hand } from './hand.ts';
import { HandTable } from './hand-table.svelte.ts';
import { isDeadEnd } from './hints.ts';
import { judgeTyped } from './judge.ts';
import type { Keeper } from './keeper.svelte.ts';
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
export class PracticeSession extends HandTable {
  readonly ways: Ways;
  readonly #open: OpenHand;
  readonly #another: AnotherWay;
  readonly #asked: AskedTable;
  readonly #wishes: (() => Wishes) | undefined;

  constructor(hand: Hand, options: SessionOptions) {
    super();
    this.ways = new Ways(options.solver, options.environment);
    this.#wishes = options.wishes;
    this.#open = new OpenHand(hand, options);
    this.#another = new AnotherWay(this.#open, this.ways);
    this.#asked = {
      open: this.#open,
      ways: this.ways,
      say: (note) => this.say(note),
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

  protected keep(change: Partial<Hand>): void {
    void this.#open.keep(change);
  }
  protected made(line: string): void {
    void this.#end('solved', line);
  }
  protected override stepped(): void {
    if (this.#wishes?.().deadEnds && isDeadEnd(this.hand)) this.say({ type: 'deadEnd' });
  }
  protected override noteFirst(): void {
    this.#open.noteFirst();
  }
  protected override get lastSign(): boolean {
    return this.#wishes?.().lastSign ?? false;
  }

  /** Judges a whole typed expression. True if it is right. */
  type(text: string): boolean {
    if (this.isOver) return false;
    const judged = judgeTyped(text, this.hand);
    if ('right' in judged) this.made(printExpression(judged.right));
    else this.say(judged.wrong);
    return 'right' in judged;
  }

  /** A line that is being typed is there again when the hand is. */
  keepTyped(line: string): void {
    if (this.hand.ending === null) this.keep({ typed: line.slice(0, LONGEST_TEXT) });
  }

  /** "No solution" is an answer: right, it ends the hand; wrong, it is counted and the hand goes on. */
  sayNone(): Promise<void> {
    return askNone(this.#asked);
  }

  /** Takes the next rung of the hint ladder. The last one shows the whole and ends the hand. */
  hint(): Promise<void> {
    return askHint(this.#asked, this.note);
  }

  /** After an ending: the cards again, to look for another way. Nothing new is written to the history. */
  again(): void {
    if (this.hand.ending === null) return;
    this.#another.begin();
    this.change({ moves: [] });
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
    this.lie();
    this.ways.turnTo(hand);
    if (hand.ending) this.#read(hand.ending.outcome);
  }

  async #end(outcome: Outcome, expression: string | null, change: Partial<Hand> = {}): Promise<void> {
    this.putDown();
    this.say(null);
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
