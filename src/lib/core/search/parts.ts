import { ascending, type Numbers } from '../ascending.ts';

/** A part of a hand: a bit mask over the places of its numbers in ascending order. Of equal numbers the first are taken, so that equal parts are equal masks. */
export type Part = number;

/** The parts of a hand of one to eight numbers. */
export class Parts {
  readonly numbers: Numbers;
  readonly all: Part;
  /** The places whose number is equal to the one before. */
  readonly #twins: number;
  readonly #splits: (readonly (readonly [Part, Part])[] | undefined)[] = [];
  readonly #blocks: (readonly (readonly [Part, Part])[] | undefined)[] = [];

  constructor(numbers: readonly number[]) {
    this.numbers = ascending(numbers);
    this.all = 2 ** numbers.length - 1;
    this.#twins = this.numbers.reduce(
      (twins, n, i) => (n === this.numbers[i - 1] ? twins | (1 << i) : twins),
      0,
    );
  }

  /** Every part of so many numbers, each once. */
  ofSize(size: number): readonly Part[] {
    return Array.from({ length: this.all }, (_, i) => i + 1).filter(
      (mask) => sizeOf(mask) === size && this.#first(mask) === mask,
    );
  }

  /** Every way to part a part in two, once, the larger first. */
  splitsOf(part: Part): readonly (readonly [larger: Part, smaller: Part])[] {
    return (this.#splits[part] ??= this.#split(part));
  }

  /** Every way to part a part in the block with its largest number, and the rest, once. */
  blocksOf(part: Part): readonly (readonly [block: Part, rest: Part])[] {
    return (this.#blocks[part] ??= this.#block(part));
  }

  #block(part: Part): readonly (readonly [Part, Part])[] {
    const found = new Map<string, readonly [Part, Part]>();
    const others = part ^ (1 << (31 - Math.clz32(part)));
    for (let one = others; one > 0; one = (one - 1) & others) {
      const [block, rest] = [this.#first(part ^ one), this.#first(one)];
      found.set(`${block}+${rest}`, [block, rest]);
    }
    return [...found.values()];
  }

  #split(part: Part): readonly (readonly [Part, Part])[] {
    const splits: [Part, Part][] = [];
    for (let one = (part - 1) & part; one > 0; one = (one - 1) & part) {
      const other = this.#first(part ^ one);
      const surplus = sizeOf(one) - sizeOf(other);
      if (this.#first(one) === one && (surplus > 0 || (surplus === 0 && one >= other)))
        splits.push([one, other]);
    }
    return splits;
  }

  /** The same numbers, of equal ones the first. */
  #first(mask: number): Part {
    let part = mask;
    for (;;) {
      const loose = part & this.#twins & ~(part << 1);
      if (loose === 0) return part;
      part ^= loose | (loose >> 1);
    }
  }

  /** The numbers of a part, in ascending order. */
  numbersOf(part: Part): Numbers {
    return this.numbers.filter((_, place) => (part >> place) & 1);
  }
}

/** How many numbers a part has. */
export function sizeOf(part: Part): number {
  let size = 0;
  for (let rest = part; rest > 0; rest &= rest - 1) size += 1;
  return size;
}
