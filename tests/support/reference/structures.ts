import {
  inverseOf,
  factorsOf,
  numberStructure,
  productOf,
  signed,
  sumOf,
  type Structure,
} from './canonical.ts';
import { over, plus, same, size, times, type Fraction } from './fraction.ts';
import { splitsOf, type Numbers } from './splits.ts';
import { finish, type Work } from '#lib/core/work.ts';

/** Up to this many numbers every structure is listed once and looked up by value; above, only what meets a value is built. */
const MOST_LISTED = 3;

const textOf = ({ n, d }: Fraction): string => `${n}/${d}`;

/**
 * All structures (ARITH-6 without idle numbers) of sets of numbers up to six, found on demand and remembered.
 * Numbers are whole, 1 to 100, ascending; equal ones may be swapped, so a structure is listed once however often it arises. There are
 * 1, 5, 47, 733, 15907 for one to five different numbers; with a sign where they can have one 1, 6, 68, 1170, 27142.
 */
export class Structures {
  readonly #listed = new Map<string, readonly Structure[]>();
  readonly #byValue = new Map<string, ReadonlyMap<string, readonly Structure[]>>();
  readonly #met = new Map<string, readonly Structure[]>();

  /** Every structure of these numbers. Meant for up to four; five take a tenth of a second. */
  all(numbers: Numbers): readonly Structure[] {
    const name = numbers.join();
    const known = this.#listed.get(name);
    if (known) return known;
    const found = numbers.length === 1 ? numbers.map(numberStructure) : [...this.#build(numbers)];
    this.#listed.set(name, found);
    return found;
  }

  /** The structures of these numbers whose value is `value` (0 or more). */
  withValue(numbers: Numbers, value: Fraction): readonly Structure[] {
    return numbers.length <= MOST_LISTED
      ? (this.#index(numbers).get(textOf(value)) ?? [])
      : finish(this.withValueWork(numbers, value));
  }

  /** The same in steps. Of each split the smaller part is listed, and the other part must make what is then missing. */
  *withValueWork(numbers: Numbers, value: Fraction): Work<readonly Structure[]> {
    if (numbers.length <= MOST_LISTED) return this.withValue(numbers, value);
    const name = `${numbers.join()}=${textOf(value)}`;
    const known = this.#met.get(name);
    if (known) return known;
    const found = new Map<string, Structure>();
    for (const [first, rest] of splitsOf(numbers)) {
      const [small, large] = first.length <= rest.length ? [first, rest] : [rest, first];
      for (const a of this.all(small)) {
        for (const b of yield* this.#partnersWork(a, large, value)) {
          const [one, other] = small === first ? [a, b] : [b, a];
          for (const whole of joined(one, other)) if (same(whole.value, value)) found.set(whole.key, whole);
        }
      }
      yield;
    }
    const structures = [...found.values()];
    this.#met.set(name, structures);
    return structures;
  }

  /** What may stand on the other side of some operator for `a` to become `value`. */
  *#partnersWork(a: Structure, numbers: Numbers, value: Fraction): Work<ReadonlySet<Structure>> {
    const missing = [size(plus(value, a.value, -1)), plus(value, a.value)];
    if (a.value.n === 0n) {
      if (value.n === 0n) return new Set(this.all(numbers));
    } else {
      missing.push(over(value, a.value), times(value, a.value));
      if (value.n !== 0n) missing.push(over(a.value, value));
    }
    const partners = new Set<Structure>();
    for (const needed of missing) for (const b of yield* this.withValueWork(numbers, needed)) partners.add(b);
    return partners;
  }

  #build(numbers: Numbers): Iterable<Structure> {
    const found = new Map<string, Structure>();
    for (const [first, rest] of splitsOf(numbers)) {
      for (const a of this.all(first)) {
        for (const b of this.all(rest)) for (const whole of joined(a, b)) found.set(whole.key, whole);
      }
    }
    return found.values();
  }

  #index(numbers: Numbers): ReadonlyMap<string, readonly Structure[]> {
    const name = numbers.join();
    const known = this.#byValue.get(name);
    if (known) return known;
    const index = new Map<string, Structure[]>();
    for (const structure of this.all(numbers)) {
      const text = textOf(structure.value);
      const together = index.get(text);
      if (together) together.push(structure);
      else index.set(text, [structure]);
    }
    this.#byValue.set(name, index);
    return index;
  }
}

/**
 * The structures that consist of `first` as one term or one factor, and `rest`. A flat sum or product is built once only, because
 * `first` is the part that holds the first number.
 */
function* joined(first: Structure, rest: Structure): Generator<Structure> {
  if (first.type !== 'sum') {
    yield sumOf([signed(1, first), signed(1, rest)]).structure;
    yield sumOf([signed(1, first), signed(-1, rest)]).structure;
  }
  if (first.type !== 'product') {
    const [a, b] = [factorsOf(first), factorsOf(rest)];
    yield productOf([...a, ...b]).structure;
    if (first.value.n !== 0n) yield productOf([...inverseOf(a), ...b]).structure;
    if (rest.value.n !== 0n) yield productOf([...a, ...inverseOf(b)]).structure;
  }
}
