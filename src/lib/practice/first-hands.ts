import type { Card } from '#lib/core/cards.ts';
import type { Operator } from '#lib/core/expression.ts';
import { equals, printRational, rational, type Rational } from '#lib/core/rational.ts';
import { stepsFrom } from './from-here.ts';
import { tableOf, type Hand, type Place } from './hand.ts';

/** The three hands that a newcomer is led through: ace and brackets, a division, an idea without a lead. All make 24. */
export const FIRST_HANDS: ReadonlyArray<readonly Card[]> = [
  [
    { rank: 1, suit: 'spade' },
    { rank: 2, suit: 'heart' },
    { rank: 3, suit: 'club' },
    { rank: 4, suit: 'diamond' },
  ],
  [
    { rank: 10, suit: 'diamond' },
    { rank: 5, suit: 'club' },
    { rank: 10, suit: 'spade' },
    { rank: 4, suit: 'heart' },
  ],
  [
    { rank: 7, suit: 'club' },
    { rank: 5, suit: 'heart' },
    { rank: 3, suit: 'spade' },
    { rank: 1, suit: 'diamond' },
  ],
];

/** What a lesson says next, by its name in the catalogue. */
export type Say =
  | { readonly code: 'astray'; readonly value: string }
  | {
      readonly code:
        | ('ace' | 'plus' | 'two' | 'addThree' | 'whichSign' | 'anyWay')
        | ('tenByFive' | 'half' | 'yours')
        | ('idea' | 'leave' | 'makeTwo' | 'together')
        | 'deadEnd';
    };

/** What would be tapped next; every other tap that the rules allow works too. */
export type NextTap =
  | { readonly type: 'card'; readonly place: number }
  | { readonly type: 'sign'; readonly operator: Operator }
  | { readonly type: 'undo' };

export interface Advice {
  readonly say: Say;
  readonly tap: NextTap | null;
}

/** How the cards lie in a lesson: the moves so far, and what is picked up. */
export interface LessonTable {
  readonly hand: Pick<Hand, 'cards' | 'moves' | 'target'>;
  readonly picked: number | null;
  readonly sign: Operator | null;
}

const card = (place: number): NextTap => ({ type: 'card', place });
const sign = (operator: Operator): NextTap => ({ type: 'sign', operator });
const advice = (code: Exclude<Say['code'], 'astray'>, tap: NextTap | null = null): Advice => ({
  say: { code },
  tap,
});
const UNDO: NextTap = { type: 'undo' };

/** What to say of the hand as it lies, and which tap to show. `index` counts the three hands from 0. */
function adviceOf(index: number, lesson: LessonTable): Advice {
  const table = tableOf(lesson.hand);
  const left = table.filter((place) => place.type !== 'hole');
  const [last] = left;
  if (left.length === 1 && last)
    return { say: { code: 'astray', value: printRational(last.value) }, tap: UNDO };
  if (index === 1 && holds(table, rational(1, 2))) return advice('half', UNDO);
  if (stepsFrom(table, lesson.hand.target) === null) return advice('deadEnd', UNDO);
  return (LED[index] ?? ledByHand)(lesson, table);
}

const holds = (table: readonly Place[], value: Rational): boolean =>
  table.some((place) => place.type === 'made' && equals(place.value, value));

/** Each tap is shown, up to the last sign: A + 2, + 3, then which sign? */
function ledByHand({ hand, picked, sign: chosen }: LessonTable): Advice {
  const isOnTheWay = hand.moves.every(
    (move, step) =>
      move.type === 'combined' && move.operator === '+' && move.from === step && move.onto === step + 1,
  );
  if (!isOnTheWay || (hand.moves.length === 0 && picked !== null && picked !== 0)) return advice('anyWay');
  if (hand.moves.length === 2) return advice('whichSign');
  const isSecond = hand.moves.length === 1;
  if (picked === null) return advice(isSecond ? 'addThree' : 'ace', card(isSecond ? 1 : 0));
  if (chosen !== '+') return advice(isSecond ? 'addThree' : 'plus', sign('+'));
  return isSecond ? advice('addThree', card(2)) : advice('two', card(1));
}

const ledByStart = ({ hand }: LessonTable): Advice => advice(hand.moves.length === 0 ? 'tenByFive' : 'yours');

function ledByIdea({ hand, picked, sign: chosen }: LessonTable, table: readonly Place[]): Advice {
  if (hand.moves.length === 0) return advice('idea');
  const made = table.flatMap((place, index) =>
    place.type === 'made' ? [{ index, value: place.value }] : [],
  );
  const twelve = made.find(({ value }) => equals(value, rational(12)));
  if (!twelve) return advice('yours');
  if (table.filter((place) => place.type !== 'hole').length === 2) return advice('together');
  const three = table.findIndex((place) => place.type === 'card' && place.card.rank === 3);
  if (picked === twelve.index && chosen === null && three >= 0) return advice('leave', card(three));
  return advice('makeTwo');
}

const LED = [ledByHand, ledByStart, ledByIdea] as const;

/** The first three hands as a course. */
export const FIRST_COURSE = { hands: FIRST_HANDS, adviceOf };
