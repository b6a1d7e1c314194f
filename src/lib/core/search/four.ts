/**
 * Decides up to four numbers in less than a microsecond: numbers are peeled off the target until two are left, which are then asked
 * directly. Everything is a pair of machine integers, compared by cross-multiplication: the target peeled by two numbers and multiplied
 * by the other two stays below 10^4 · 2^3 · 100^4 < 2^53, so nothing is ever rounded.
 *
 * Values have no sign. What numbers can make at all, they can make positive, by turning differences round; they can make it negative only if
 * some sum in it subtracts (ARITH-4). So a goal is a fraction of 0 or more and whether it is free; one that is not must be met with a minus.
 */
class Goals {
  count = 0;
  readonly tops: Float64Array;
  readonly bottoms: Float64Array;
  readonly free: Uint8Array;

  constructor(most: number) {
    this.tops = new Float64Array(most);
    this.bottoms = new Float64Array(most);
    this.free = new Uint8Array(most);
  }

  add(top: number, bottom: number, free: number): void {
    this.tops[this.count] = top;
    this.bottoms[this.count] = bottom;
    this.free[this.count] = free;
    this.count += 1;
  }

  /** Adds what is missing to each goal of `from` when n/d is one side: the goals for the other side. `minus`: 1 if −n/d can be made too. */
  peel(from: Goals, n: number, d: number, minus: number): void {
    for (let i = 0; i < from.count; i += 1) {
      const top = from.tops[i] ?? 0;
      const bottom = from.bottoms[i] ?? 1;
      const free = (from.free[i] ?? 0) | minus;
      const [here, there] = [top * d, n * bottom];
      this.add(here + there, bottom * d, 1);
      this.add(Math.abs(here - there), bottom * d, there >= here ? 1 : free);
      if (n === 0) continue;
      this.add(top * n, bottom * d, free);
      this.add(here, bottom * n, free);
      if (top !== 0) this.add(there, top * d, free);
    }
  }
}

// Scratch space, set anew by every call: for all numbers, for three, for two.
const whole = new Goals(1);
const three = new Goals(5);
const two = new Goals(75);

/** Whether one to four numbers of 1 to 100, each used once, can make the whole target, which lies within ±10,000 (ARITH-1, ARITH-2). */
export function fourMake(numbers: readonly number[], target: number): boolean {
  const [a = 0, b = 0, c = 0, d = 0] = numbers;
  whole.count = 0;
  whole.add(Math.abs(target), 1, target >= 0 ? 1 : 0);
  switch (numbers.length) {
    case 1:
      return a === target;
    case 2:
      return pairMeets(a, b, whole);
    case 3:
      return threeMake(a, b, c) || threeMake(b, c, a) || threeMake(a, c, b);
    default:
      return (
        pairsMake(a, b, c, d) ||
        pairsMake(a, c, b, d) ||
        pairsMake(a, d, b, c) ||
        chainMakes(c, d, a, b) ||
        chainMakes(b, d, a, c) ||
        chainMakes(b, c, a, d)
      );
  }
}

/** Whether a and b meet the target with x on the other side. */
function threeMake(a: number, b: number, x: number): boolean {
  two.count = 0;
  two.peel(whole, x, 1, 0);
  return pairMeets(a, b, two);
}

/** Whether a and b, combined first, meet the target with x and y, combined or one after the other. */
function pairsMake(a: number, b: number, x: number, y: number): boolean {
  // 0 × (a + b)
  if (x === y && whole.tops[0] === 0) return true;
  two.count = 0;
  two.peel(whole, x + y, 1, 0);
  two.peel(whole, Math.abs(x - y), 1, 1);
  two.peel(whole, x * y, 1, 0);
  two.peel(whole, x, y, 0);
  two.peel(whole, y, x, 0);
  peelBoth(x, y);
  return pairMeets(a, b, two);
}

/** Whether a and b, combined first, meet the target with x and y one after the other. */
function chainMakes(a: number, b: number, x: number, y: number): boolean {
  two.count = 0;
  peelBoth(x, y);
  return pairMeets(a, b, two);
}

function peelBoth(x: number, y: number): void {
  three.count = 0;
  three.peel(whole, x, 1, 0);
  two.peel(three, y, 1, 0);
  if (x === y) return;
  three.count = 0;
  three.peel(whole, y, 1, 0);
  two.peel(three, x, 1, 0);
}

function pairMeets(a: number, b: number, goals: Goals): boolean {
  const { tops, bottoms, free, count } = goals;
  const [sum, difference, product] = [a + b, Math.abs(a - b), a * b];
  for (let i = 0; i < count; i += 1) {
    const top = tops[i] ?? 0;
    const bottom = bottoms[i] ?? 1;
    if (top === bottom * difference) return true;
    if (
      free[i] === 1 &&
      (top === bottom * sum || top === bottom * product || top * b === bottom * a || top * a === bottom * b)
    )
      return true;
  }
  return false;
}
