import type { Card } from '#lib/core/cards.ts';
import type { Operator } from '#lib/core/expression.ts';
import { printExpression } from '#lib/core/print.ts';
import type { LessonTable, NextTap } from './first-hands.ts';
import {
  freshHand,
  isMade,
  lastMade,
  remaining,
  tableOf,
  withCombined,
  type Hand,
  type Place,
} from './hand.ts';

/** Hands that somebody is led through, and what is said of each as it lies; `Say` is a sentence's name with what it tells. */
export interface Course<Say> {
  readonly hands: ReadonlyArray<readonly Card[]>;
  /** `index` counts the hands from 0; a tap may be shown, and every other one that the rules allow works too. */
  readonly adviceOf: (
    index: number,
    lesson: LessonTable,
  ) => { readonly say: Say; readonly tap: NextTap | null };
}

/** The hands of a course, one after the other: nothing of them is kept, and none counts. */
export class Lesson<Say> {
  readonly #course: Course<Say>;
  #index = $state(0);
  #hand = $state.raw<Hand>(handOf([]));
  #picked = $state<number | null>(null);
  #sign = $state<Operator | null>(null);
  /** The own line of each hand that was made. */
  #lines = $state.raw<readonly string[]>([]);

  constructor(course: Course<Say>) {
    this.#course = course;
    this.#hand = this.#handAt(0);
  }

  /** How many hands there are. */
  get count(): number {
    return this.#course.hands.length;
  }
  /** Which of the hands lies there, from 0. */
  get index(): number {
    return this.#index;
  }
  get hand(): Hand {
    return this.#hand;
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
  get lines(): readonly string[] {
    return this.#lines;
  }
  /** The hand is made: its line is read before the next. */
  get isOver(): boolean {
    return this.#lines.length > this.#index;
  }
  /** All hands are made, and the last one has been read. */
  get isDone(): boolean {
    return this.#index >= this.count;
  }
  get advice(): ReturnType<Course<Say>['adviceOf']> {
    return this.#course.adviceOf(this.#index, { hand: this.#hand, picked: this.#picked, sign: this.#sign });
  }
  get note(): null {
    return null;
  }

  tap(place: number): void {
    const target = this.table[place];
    if (!target || target.type === 'hole' || this.isOver) return;
    if (this.#picked === place) this.putDown();
    else if (this.#picked === null || this.#sign === null) this.#picked = place;
    else this.combine(this.#picked, this.#sign, place);
  }

  choose(operator: Operator): void {
    if (this.#picked === null || this.isOver) return;
    this.#sign = this.#sign === operator ? null : operator;
  }

  combine(from: number, operator: Operator, onto: number): void {
    const moves = withCombined(this.#hand, from, operator, onto);
    if (moves === null || this.isOver) return;
    this.#lay({ ...this.#hand, moves });
    const last = remaining(this.table);
    if (last === null) return;
    this.#picked = null;
    if (isMade(this.#hand)) this.#lines = [...this.#lines, printExpression(last.expression)];
  }

  putDown(): void {
    this.#picked = null;
    this.#sign = null;
  }

  undo(): void {
    if (this.isOver) return;
    if (this.#hand.moves.length === 0) this.putDown();
    else this.#lay({ ...this.#hand, moves: this.#hand.moves.slice(0, -1) });
  }

  restart(): void {
    if (!this.isOver) this.#lay({ ...this.#hand, moves: [] });
  }

  /** On to the next hand, or to the end. */
  next(): void {
    if (!this.isOver) return;
    this.#index += 1;
    if (!this.isDone) this.#lay(this.#handAt(this.#index));
  }

  #handAt(index: number): Hand {
    return handOf(this.#course.hands[index] ?? []);
  }

  #lay(hand: Hand): void {
    this.#hand = hand;
    this.#sign = null;
    this.#picked = lastMade(hand);
  }
}

const handOf = (cards: readonly Card[]): Hand =>
  freshHand({
    id: 'lesson',
    day: null,
    cards,
    target: 24,
    mayHaveNone: false,
    dots: null,
    startedAt: 0,
  });
