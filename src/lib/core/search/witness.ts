import type { Batch, Taker } from './batch.ts';
import { evaluate } from '../evaluate.ts';
import { number, operation, type Expression } from '../expression.ts';
import { jointOf } from './joint.ts';
import { hasNegative, NEGATIVE } from './mark.ts';
import { combine, peel } from './pairing.ts';
import { sizeOf, type Part } from './parts.ts';
import { rational, type Rational } from '../rational.ts';
import type { Met, Search } from './search.ts';
import { sameRatio, type ValueSet } from './value-set.ts';
import type { Numbers } from '../ascending.ts';
import type { Values } from './values.ts';
import type { Work } from '../work.ts';

/** Some expression of all numbers of a part that has a value, in steps; the part must be able to make it. Milliseconds for six numbers. */
export function* wayToWork(values: Values, part: Part, value: Rational): Work<Expression> {
  const [only, ...others] = values.parts.numbersOf(part);
  if (only !== undefined && others.length === 0) return number(only);
  const wanted = new Wanted(value, value.n < 0n ? 1 : 0);
  for (const [block, rest] of values.parts.blocksOf(part)) {
    const [blocks, rests] = [yield* values.ofWork(block), yield* values.ofWork(rest)];
    const pairing = combine(blocks, rests, wanted);
    yield;
    if (pairing === null) continue;
    const joint = jointOf(signsOf(blocks, pairing.first), signsOf(rests, pairing.second), value);
    const left = yield* wayToWork(values, block, joint.left);
    return joint.write(left, yield* wayToWork(values, rest, joint.right));
  }
  throw new Error('a value was asked for that the numbers cannot make');
}

/** The expression of the whole hand that a search ended with, in steps: from where it met a goal up to the target. */
export function* wayOfWork(search: Search, { part, goal, last }: Met): Work<Expression> {
  const { values, parts } = search;
  if (last === null) {
    const met = yield* wayToWork(values, part, goalAt(search, part, goal));
    return yield* climbWork(search, part, goal, met);
  }
  const { larger, smaller, pairing } = last;
  const { top, bottom, mark } = pairing;
  const step = { part, goal, smaller, value: pairing.second };
  // 0 × whatever the others make: their sum will do.
  const isIdle = search.goalsOf(part).tops[goal] === 0 && values.of(smaller).tops[pairing.second] === 0;
  const other = isIdle
    ? sumOf(parts.numbersOf(larger))
    : yield* wayToWork(values, larger, rational(mark === 1 ? top : -top, bottom));
  return yield* climbWork(search, part, goal, yield* joinedWork(search, step, other));
}

/** A goal, and the value of a smaller part that was peeled off it. */
interface Step {
  readonly part: Part;
  readonly goal: number;
  readonly smaller: Part;
  readonly value: number;
}

function* climbWork(search: Search, part: Part, goal: number, way: Expression): Work<Expression> {
  if (part === search.parts.all) return way;
  const step = stepTo(search, part, goal);
  yield;
  return yield* climbWork(search, step.part, step.goal, yield* joinedWork(search, step, way));
}

/** The step by which the search came to a goal, found by taking all steps again that may have led there. */
function stepTo(search: Search, part: Part, goal: number): Step {
  const { parts, values } = search;
  const wanted = new Wanted(goalAt(search, part, goal), search.goalsOf(part).marks[goal] ?? 0);
  for (let size = sizeOf(part) + 1; size <= parts.numbers.length; size += 1) {
    for (const above of parts.ofSize(size)) {
      for (const [larger, smaller] of parts.splitsOf(above)) {
        const pairing = larger === part ? peel(search.goalsOf(above), values.of(smaller), wanted) : null;
        if (pairing) return { part: above, goal: pairing.first, smaller, value: pairing.second };
      }
    }
  }
  throw new Error('a goal was met to which no step leads');
}

/** Meets the goal of a step by what meets the goal that it led to. */
function* joinedWork(search: Search, step: Step, way: Expression): Work<Expression> {
  const { part, goal, smaller, value } = step;
  const left = evaluate(way);
  const rights = signsOf(search.values.of(smaller), value);
  const joint = jointOf(left ? [left] : [], rights, goalAt(search, part, goal));
  return joint.write(way, yield* wayToWork(search.values, smaller, joint.right));
}

const sumOf = (numbers: Numbers): Expression =>
  numbers.map(number).reduce((sum, next) => operation('+', sum, next));

function goalAt(search: Search, part: Part, goal: number): Rational {
  const { tops, bottoms, marks } = search.goalsOf(part);
  const top = tops[goal] ?? 0;
  return rational(marks[goal] === 1 ? top : -top, bottoms[goal] ?? 1);
}

/** The value at an index, and its negative if it can be made too. */
export function signsOf({ tops, bottoms, marks }: ValueSet, index: number): readonly Rational[] {
  const [top, bottom] = [tops[index] ?? 0, bottoms[index] ?? 1];
  return (hasNegative(marks[index]) ? [top, -top] : [top]).map((n) => rational(n, bottom));
}

/** Waits for one value, without its sign; marked, if it must be. */
class Wanted implements Taker {
  readonly #top: number;
  readonly #bottom: number;
  readonly #mark: number;

  constructor({ n, d }: Rational, mark: number) {
    this.#top = Math.abs(Number(n));
    this.#bottom = Number(d);
    this.#mark = mark;
  }

  takeAll({ size, tops, bottoms, marks }: Batch): number {
    for (let i = 0; i < size; i += 1) {
      const isSame = sameRatio(this.#top, this.#bottom, tops[i] ?? 0, bottoms[i] ?? 1);
      if (isSame && ((marks[i] ?? 0) & NEGATIVE) >= this.#mark) return i;
    }
    return -1;
  }
}
