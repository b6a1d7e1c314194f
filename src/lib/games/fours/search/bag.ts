import { fraction, over, plus, times, type Fraction } from '#lib/core/fraction.ts';

/** A card more is worse than any operators: of equally many cards those with + come first, then − × ÷. */
export const CARD = 100;
const JOINT_COSTS = { '+': CARD, '−': CARD + 1, '×': CARD + 2, '÷': CARD + 3, '': 0 } as const;

/** Operators, and '' for an implied ×. */
export type BagJoint = keyof typeof JOINT_COSTS;

/** All expressions of one value: how many, and one of the plainest. */
interface Share {
  /** Null: divided by zero. */
  readonly value: Fraction | null;
  count: number;
  /** How plain `text` is: the less, the plainer. */
  cost: number;
  /** With `~` for a − that is a sign, and nothing where × is implied. */
  text: string;
}

/** Expressions by their value. Equal fractions are the same double, and all are small enough for the reverse. */
export class Bag {
  readonly #shares = new Map<number, Share>();

  /** By value, in the order in which they came. */
  get shares(): Iterable<Readonly<Share>> {
    return this.#shares.values();
  }

  add({ value, count, cost }: Omit<Share, 'text'>, write: () => string): void {
    const key = value === null ? NaN : value.n / value.d;
    const known = this.#shares.get(key);
    if (known === undefined) {
      this.#shares.set(key, { value, count, cost, text: write() });
      return;
    }
    known.count += count;
    if (cost >= known.cost) return;
    known.cost = cost;
    known.text = write();
  }

  /** Everything of another, written in a way that costs more. */
  addAll(bag: Bag, { cost: more, write, sign = 1 }: Rewritten): void {
    for (const { value, count, cost, text } of bag.shares)
      this.add({ value: value && fraction(sign * value.n, value.d), count, cost: cost + more }, () =>
        write(text),
      );
  }

  /** Each of one with each of another, by an operator. */
  addPairs(left: Bag, right: Bag, operator: BagJoint): void {
    const own = JOINT_COSTS[operator];
    for (const a of left.shares)
      for (const b of right.shares) {
        const value = a.value && b.value && apply(a.value, b.value, operator);
        this.add(
          { value, count: a.count * b.count, cost: a.cost + own + b.cost },
          () => a.text + operator + b.text,
        );
      }
  }
}

interface Rewritten {
  readonly cost: number;
  readonly write: (text: string) => string;
  /** −1 for the other sign. */
  readonly sign?: 1 | -1;
}

function apply(a: Fraction, b: Fraction, operator: BagJoint): Fraction | null {
  switch (operator) {
    case '+':
      return plus(a, b);
    case '−':
      return plus(a, b, -1);
    case '÷':
      return b.n === 0 ? null : over(a, b);
    default:
      return times(a, b);
  }
}
