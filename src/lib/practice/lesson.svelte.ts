import type { Card } from '#lib/core/cards.ts';
import type { Operator } from '#lib/core/expression.ts';
import type { LessonTable, NextTap } from './first-hands.ts';
import { freshHand, type Hand } from './hand.ts';
import { HandTable } from './hand-table.svelte.ts';

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
export class Lesson<Say> extends HandTable {
  readonly #course: Course<Say>;
  #index = $state(0);
  #hand = $state.raw<Hand>(handOf([]));
  /** The own line of each hand that was made. */
  #lines = $state.raw<readonly string[]>([]);

  constructor(course: Course<Say>) {
    super();
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
    return this.#course.adviceOf(this.#index, { hand: this.#hand, picked: this.picked, sign: this.sign });
  }

  protected keep(change: Partial<Hand>): void {
    this.#hand = { ...this.#hand, ...change };
  }
  protected made(line: string): void {
    this.#lines = [...this.#lines, line];
  }
  /** Here the advice says what to do. */
  protected override missed(): void {}
  override choose(operator: Operator): void {
    if (this.picked !== null) super.choose(operator);
  }
  override restart(): void {
    if (!this.isOver) this.change({ moves: [] });
  }

  /** On to the next hand, or to the end. */
  next(): void {
    if (!this.isOver) return;
    this.#index += 1;
    if (this.isDone) return;
    this.#hand = this.#handAt(this.#index);
    this.lie();
  }

  #handAt(index: number): Hand {
    return handOf(this.#course.hands[index] ?? []);
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
