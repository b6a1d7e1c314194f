import { fraction } from '#lib/core/fraction.ts';
import type { Work } from '#lib/core/work.ts';
import { EMPTY_BOARD, type Board } from '../board.ts';
import { EACH, SIGNS, type Card, type Sign } from '../cards.ts';
import type { FoursOptions } from '../config.ts';
import { MOST_TARGET } from '../rounds.ts';
import type { BagJoint } from './bag.ts';
import { BARE, BoardParts } from './parts.ts';

/** What all complete boards of a house are worth: the proof that a number can be made, or cannot. */
export interface Counts {
  /** How many complete boards there are; covered cards do not tell boards apart. */
  readonly boards: number;
  /** How many of them divide by zero nowhere. */
  readonly defined: number;
  /** By number, from 0 to 20: how many are worth it. */
  readonly ways: readonly number[];
  /** By number: the plainest that makes it, of the fewest cards; null where none does. */
  readonly simplest: readonly (Board | null)[];
}

/** Expressions of the 4s from one to another, by what they are made of last. Each holds those before it. */
interface Kinds {
  /** Numbers and what stands in brackets, also with a sign. */
  readonly factors: BoardParts;
  readonly products: BoardParts;
  readonly sums: BoardParts;
}

const FOURS = 4;

/**
 * What every complete board is worth (FOURS-4 to 9, 13 to 15): 206,400 without options, a hundred millions with all. They are not written
 * down one by one: of the expressions that some of the 4s make, those with the same value and the same ends are counted together, and longer
 * ones are put together from shorter ones, as boards are read, so that each board is made in one way only.
 */
export function* countBoards(options: FoursOptions): Work<Counts> {
  const kinds = new Map<string, Kinds>();
  const of = (first: number, last: number): Kinds => kinds.get(`${first} ${last}`) ?? NO_KINDS;
  for (let length = 1; length <= FOURS; length += 1)
    for (let first = 0; first + length <= FOURS; first += 1) {
      const last = first + length - 1;
      const products = new BoardParts();
      const sums = new BoardParts();
      for (let next = first + 1; next <= last; next += 1) {
        const [left, right] = [of(first, next - 1), of(next, last)];
        yield* join(products, [left.products, right.factors], options.implied ? ['×', '÷', ''] : ['×', '÷']);
        yield* join(sums, [left.sums, right.products], ['+', '−']);
      }
      kinds.set(`${first} ${last}`, closed({ length, products, sums }, options));
    }
  return countsOf(of(0, FOURS - 1).sums);
}

const NO_KINDS: Kinds = { factors: new BoardParts(), products: new BoardParts(), sums: new BoardParts() };

/** Numbers, and everything in brackets as often as there is room, with and without a sign. */
function closed(
  made: { readonly length: number; readonly products: BoardParts; readonly sums: BoardParts },
  { negation, extended }: FoursOptions,
): Kinds {
  const { products, sums } = made;
  const factors = new BoardParts();
  sums.addAll(products);
  let inside = new BoardParts();
  inside.addAll(sums);
  let bare = new BoardParts();
  if (made.length === 1 || extended) {
    const text = '4'.repeat(made.length);
    bare.at(BARE).add({ value: fraction(Number(text)), count: 1, cost: 0 }, () => text);
  }
  for (;;) {
    const signed = negation ? bare.negated() : new BoardParts();
    for (const parts of [bare, signed]) {
      for (const kind of [factors, products, sums, inside]) kind.addAll(parts);
    }
    bare = inside.wrapped();
    if ([...bare.all].length === 0) return { factors, products, sums };
    inside = new BoardParts();
  }
}

/** Two expressions side by side with an operator between; an implied one needs a bracket there, and no operator bears a sign behind it (FOURS-13, FOURS-14). */
function* join(
  to: BoardParts,
  [left, right]: readonly [BoardParts, BoardParts],
  joints: readonly BagJoint[],
): Work<void> {
  const lefts = left.merged((ends) => ({ ...ends, closes: Math.min(ends.closes, 1) }));
  const rights = right.merged((ends) =>
    ends.leads ? null : { ...ends, opens: Math.min(ends.opens, 1), signs: 0 },
  );
  for (const a of lefts.all)
    for (const b of rights.all) {
      const bag = to.at({ ...a.ends, closes: b.ends.closes });
      const hasBracket = a.ends.closes + b.ends.opens > 0;
      for (const joint of joints) if (joint !== '' || hasBracket) bag.addPairs(a.bag, b.bag, joint);
      yield;
    }
}

function countsOf(parts: BoardParts): Counts {
  const whole = parts.merged(() => BARE);
  let [boards, defined] = [0, 0];
  const ways = Array.from({ length: MOST_TARGET + 1 }, () => 0);
  const simplest: (Board | null)[] = ways.map(() => null);
  for (const { value, count, text } of whole.at(BARE).shares) {
    boards += count;
    if (value === null) continue;
    defined += count;
    if (value.d !== 1 || ways[value.n] === undefined) continue;
    ways[value.n] = count;
    simplest[value.n] = boardOf(text);
  }
  return { boards, defined, ways, simplest };
}

/** A board that says this, of cards of its own. */
function boardOf(text: string): Board {
  const laid = new Map<Sign, number>();
  const take = (sign: Sign): Card => {
    const count = laid.get(sign) ?? 0;
    laid.set(sign, count + 1);
    return SIGNS.indexOf(sign) * EACH + count;
  };
  const places = EMPTY_BOARD.map(() => ({
    closes: [] as Card[],
    operator: [] as Card[],
    opens: [] as Card[],
  }));
  let place = 0;
  for (const piece of text) {
    if (piece === '4') place += 1;
    else if (piece === ')') places[place]?.closes.push(take('()'));
    else if (piece === '(') places[place]?.opens.push(take('()'));
    else if (piece === '~') places[place]?.opens.push(take('−'));
    else places[place]?.operator.push(take(piece as Sign));
  }
  return places;
}
