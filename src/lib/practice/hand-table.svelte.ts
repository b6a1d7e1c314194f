import type { Operator } from '#lib/core/expression.ts';
import { printExpression } from '#lib/core/print.ts';
import { printRational } from '#lib/core/rational.ts';
import { isMade, lastMade, remaining, tableOf, withCombined, type Hand, type Place } from './hand.ts';
import { lastStep } from './last-step.ts';
import type { Note } from './note.ts';

/** A hand that is played: its cards are picked up and laid on each other. What comes of that, practice, a run and a lesson say for themselves. */
export abstract class HandTable {
  #picked = $state<number | null>(null);
  #sign = $state<Operator | null>(null);
  #note = $state.raw<Note | null>(null);

  abstract get hand(): Hand;
  /** Nothing can be done to the cards. */
  abstract get isOver(): boolean;
  /** Changes the hand, at once, and keeps it where it is kept. */
  protected abstract keep(change: Partial<Hand>): void;
  /** All cards are one, and that is the target. */
  protected abstract made(line: string): void;
  /** All cards are one, and it is not the target. */
  protected missed(note: Note): void {
    this.say(note);
  }
  /** Two cards are one, and others are left. */
  protected stepped(): void {}
  /** Called when a card is picked up: the first one ends the thinking time. */
  protected noteFirst(): void {}
  /** Whether a sign makes the last step. */
  protected get lastSign(): boolean {
    return false;
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

  /** Picks up a card, puts it down again, or lays the picked card on this one. */
  tap(place: number): void {
    const target = this.table[place];
    if (!target || target.type === 'hole' || this.isOver) return;
    if (this.#picked === place) this.putDown();
    else if (this.#picked === null || this.#sign === null) {
      this.#picked = place;
      if (this.#note?.type === 'pickFirst') this.#note = null;
      this.noteFirst();
    } else this.combine(this.#picked, this.#sign, place);
  }

  /** Chooses the sign for the picked card; the same sign again lets go of it. */
  choose(operator: Operator): void {
    if (this.isOver) return;
    const last = this.lastSign ? lastStep(this.hand, this.#picked, operator) : null;
    if (last) return this.combine(last.from, operator, last.onto);
    if (this.#picked === null) return this.say({ type: 'pickFirst' });
    this.#sign = this.#sign === operator ? null : operator;
  }

  /** Lays one card on another. Refused without a word where it would divide by zero: such a place cannot be tapped. */
  combine(from: number, operator: Operator, onto: number): void {
    const moves = withCombined(this.hand, from, operator, onto);
    if (moves === null || this.isOver) return;
    this.noteFirst();
    this.change({ moves });
    const last = remaining(this.table);
    if (last === null) return this.stepped();
    this.#picked = null;
    if (isMade(this.hand)) this.made(printExpression(last.expression));
    else this.missed({ type: 'miss', value: printRational(last.value) });
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

  /** What a person does to the cards: shown at once, kept at once. */
  protected change(change: Partial<Hand>): void {
    this.keep(change);
    this.lie();
  }

  /** The cards lie there as they were left: the one that was made last is picked up, and nothing is said. */
  protected lie(): void {
    this.#note = null;
    this.#sign = null;
    this.#picked = lastMade(this.hand);
  }

  protected say(note: Note | null): void {
    this.#note = note;
  }

  #takeBack(moves: Hand['moves']): void {
    this.change({ moves, undos: (this.hand.undos ?? 0) + 1 });
  }
}
