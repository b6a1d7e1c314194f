import type { Day } from '#lib/core/calendar.ts';
import { ranksOf, type DealtCard } from '#lib/core/cards.ts';
import type { Dots } from '#lib/core/difficulty/dots.ts';
import { evaluate } from '#lib/core/evaluate.ts';
import { number, operation, type Expression, type Operator } from '#lib/core/expression.ts';
import { equals, rational, type Rational } from '#lib/core/rational.ts';
import type { From, Outcome } from '#lib/storage/attempt.ts';

/** One move: the card at place `from` is laid on the card at place `onto`; or all cards are laid out again. */
export type Move =
  | { readonly type: 'combined'; readonly from: number; readonly operator: Operator; readonly onto: number }
  | { readonly type: 'restarted' };

/** How a hand ended. `expression` is the own line, printed, for `solved` only. `ms` is thinking time. */
export interface Ending {
  readonly outcome: Outcome;
  readonly expression: string | null;
  readonly ms: number;
}

/** One hand from deal to next: plain JSON, so that a kill loses nothing. Everything on the table follows from `moves`. */
export interface Hand {
  readonly id: string;
  /** The date whose hand this is, or null. */
  readonly day: Day | null;
  readonly cards: readonly DealtCard[];
  readonly target: number;
  /** Dealt before anybody knew whether it can be made, though only solvable hands were asked for. */
  readonly mayHaveNone: boolean;
  /** How hard it is; null where that is unknown, or would give away whether there is a solution. */
  readonly dots: Dots | null;
  readonly moves: readonly Move[];
  /** Rungs of the hint ladder taken, 0–4. */
  readonly hints: number;
  /** How often "no solution" was said though there is one. */
  readonly wrongNone: number;
  /** Thinking time so far, in milliseconds. */
  readonly ms: number;
  /** Epoch milliseconds. */
  readonly startedAt: number;
  readonly ending: Ending | null;
  /** Own ways, printed, the first one first; more can be found after the ending. */
  readonly found: readonly string[];
  /** A whole line that is being typed. */
  readonly typed?: string | undefined;
  /** What the history is told of it beside (storage/attempt.ts). */
  readonly from?: string | undefined;
  readonly firstMs?: number | undefined;
  readonly undos?: number | undefined;
  readonly named?: boolean | undefined;
  readonly run?: string | undefined;
}

/** What is known of a hand when it is dealt. */
export type FreshHand = Pick<
  Hand,
  'id' | 'day' | 'cards' | 'target' | 'mayHaveNone' | 'dots' | 'startedAt' | 'named' | 'run'
> & { readonly from?: From };

/** A hand as it is dealt. */
export const freshHand = (deal: FreshHand): Hand => ({
  ...deal,
  moves: [],
  hints: 0,
  wrongNone: 0,
  ms: 0,
  ending: null,
  found: [],
});

/** What lies at one place of the table: a dealt card, a made value with how it was made, or a hole where a card lay. */
export type Place =
  | {
      readonly type: 'card';
      readonly card: DealtCard;
      readonly expression: Expression;
      readonly value: Rational;
    }
  | { readonly type: 'made'; readonly expression: Expression; readonly value: Rational }
  | { readonly type: 'hole' };

/** The table after all moves: one place for each dealt card, in the order of the deal. */
export function tableOf(hand: Pick<Hand, 'cards' | 'moves'>): readonly Place[] {
  const dealt = dealtOut(hand.cards);
  let table = dealt;
  for (const move of hand.moves) table = move.type === 'restarted' ? dealt : (combine(table, move) ?? table);
  return table;
}

/** Whether each of the moves can be made where it stands. One that cannot is passed over by `tableOf`. */
export function isLawful(hand: Pick<Hand, 'cards' | 'moves'>): boolean {
  const dealt = dealtOut(hand.cards);
  let table: readonly Place[] | null = dealt;
  for (const move of hand.moves) {
    table = move.type === 'restarted' ? dealt : combine(table, move);
    if (table === null) return false;
  }
  return true;
}

/** The moves with one more, or null if it cannot be made: a hole, one card twice, or a division by zero (ARITH-3). */
export function withCombined(
  hand: Pick<Hand, 'cards' | 'moves'>,
  from: number,
  operator: Operator,
  onto: number,
): readonly Move[] | null {
  const move = { type: 'combined', from, operator, onto } as const;
  return combine(tableOf(hand), move) === null ? null : [...hand.moves, move];
}

/** Where the last move put its value: that card is picked up already, so a chain is sign, card, sign, card. */
export function lastMade(hand: Pick<Hand, 'cards' | 'moves'>): number | null {
  const last = hand.moves.at(-1);
  return last?.type === 'combined' ? last.onto : null;
}

/** What is left on the table when one value is left: the whole expression and what it makes. */
export function remaining(table: readonly Place[]): Exclude<Place, { type: 'hole' }> | null {
  const left = table.filter((place) => place.type !== 'hole');
  return left.length === 1 ? (left[0] ?? null) : null;
}

/** True if the one value left makes the target. */
export function isMade(hand: Pick<Hand, 'cards' | 'moves' | 'target'>): boolean {
  const last = remaining(tableOf(hand));
  return last !== null && equals(last.value, rational(hand.target));
}

/** True if somebody has done anything with the hand: a step, a hint, a wrong "no solution". */
export const isTouched = (hand: Pick<Hand, 'moves' | 'hints' | 'wrongNone'>): boolean =>
  hand.moves.length > 0 || hand.hints > 0 || hand.wrongNone > 0;

/** True if somebody has thought about the hand, also where every step was taken back: it counts for the date it was begun on. */
export const isBegun = (hand: Pick<Hand, 'moves' | 'hints' | 'wrongNone' | 'ms'>): boolean =>
  hand.ms > 0 || isTouched(hand);

/** The numbers to combine, in the order of the deal. */
export const numbersOfHand = (hand: Pick<Hand, 'cards'>): readonly number[] => ranksOf(hand.cards);

const dealtOut = (cards: readonly DealtCard[]): readonly Place[] =>
  cards.map((card) => ({
    type: 'card',
    card,
    expression: number(card.rank),
    value: rational(card.rank),
  }));

function combine(
  table: readonly Place[],
  { from, operator, onto }: Extract<Move, { type: 'combined' }>,
): readonly Place[] | null {
  const first = table[from];
  const second = table[onto];
  if (!first || !second || from === onto || first.type === 'hole' || second.type === 'hole') return null;
  const expression = operation(operator, first.expression, second.expression);
  const value = evaluate(expression);
  if (value === undefined) return null;
  return table.map((place, index) => {
    if (index === onto) return { type: 'made', expression, value };
    return index === from ? { type: 'hole' } : place;
  });
}
