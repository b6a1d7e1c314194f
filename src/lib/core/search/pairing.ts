import { Batch, type Taker } from './batch.ts';
import { isFactor, isTerm, isWholeMark, NEGATIVE, productMark, QUOTIENT, SUM } from './mark.ts';
import type { Rows, ValueSet } from './value-set.ts';

/** What a taker was waiting for: the value with its mark, and the indices of the two it was made of. */
export interface Pairing {
  readonly first: number;
  readonly second: number;
  readonly top: number;
  readonly bottom: number;
  readonly mark: number;
}

/** Scratch space, emptied before each use. */
const batch = new Batch();

/** Hands the batch over and empties it. A pair is numbered row by row, `width` to a row. */
function handTo(into: Taker, width: number): Pairing | null {
  const at = into.takeAll(batch);
  batch.size = 0;
  if (at < 0) return null;
  const pair = batch.pairs[at] ?? 0;
  return {
    first: Math.floor(pair / width),
    second: pair % width,
    top: batch.tops[at] ?? 0,
    bottom: batch.bottoms[at] ?? 1,
    mark: batch.marks[at] ?? 0,
  };
}

/**
 * What a value b of a block and one r of the rest make: r + b, |r − b|, r × b, r ÷ b, b ÷ r. The largest number of all is in the block, and each sum
 * and product is grouped in one way only, as `Templates` tells: what is added as a block is no sum, what multiplies as a block is no product, and
 * it is divided by what is whole. So half as many results are left as there are pairs of values to join. Marked where the negative can be made
 * too (ARITH-4): of a difference always, it is turned round; else where that of r or b can.
 */
export function combine(blocks: Rows, rests: Rows, into: Taker): Pairing | null {
  batch.size = 0;
  const width = rests.size;
  for (let i = 0; i < blocks.size; i += 1) {
    const n = blocks.tops[i] ?? 0;
    const d = blocks.bottoms[i] ?? 1;
    const block = blocks.marks[i] ?? 0;
    for (let j = 0; j < width; j += 1) {
      const p = rests.tops[j] ?? 0;
      const q = rests.bottoms[j] ?? 1;
      const rest = rests.marks[j] ?? 0;
      const negative = (block | rest) & NEGATIVE;
      const here = n * q;
      const there = p * d;
      const pair = i * width + j;
      if (isTerm(block)) {
        batch.add(here + there, d * q, negative | SUM, pair);
        batch.add(Math.abs(here - there), d * q, NEGATIVE | SUM, pair);
      }
      if (isFactor(block)) {
        batch.add(n * p, d * q, negative | productMark(rest), pair);
        if (n !== 0) batch.add(there, here, negative | QUOTIENT, pair);
        if (p !== 0 && isWholeMark(rest)) batch.add(here, there, negative | QUOTIENT, pair);
      }
      if (batch.isFull) {
        const found = handTo(into, width);
        if (found) return found;
      }
    }
  }
  return handTo(into, width);
}

/**
 * What is missing to each goal when a value of `part` is one side of the last operator: the goals of the other side. A goal is a size t ≥ 0
 * with a mark: 1 if t is to be made, 0 if −t is. If one side is b, or −b where that can be made, the other must be t + b, |t − b|, t × b,
 * t ÷ b or b ÷ t, and where t is to be made all of this can stay without a sign. For −t a minus must come from somewhere: from the difference
 * turned round, from −b, or else the other side must be negative.
 *
 * A goal of 0 is reached at once where the part can make 0, since 0 times whatever the other side makes is 0: then the pairing's value is 0, though the
 * taker never saw it.
 */
export function peel(goals: ValueSet, part: ValueSet, into: Taker): Pairing | null {
  batch.size = 0;
  const width = part.size;
  for (let i = 0; i < goals.size; i += 1) {
    const n = goals.tops[i] ?? 0;
    const d = goals.bottoms[i] ?? 1;
    const positive = goals.marks[i] ?? 0;
    for (let j = 0; j < width; j += 1) {
      const p = part.tops[j] ?? 0;
      const q = part.bottoms[j] ?? 1;
      if (n === 0 && p === 0) return { first: i, second: j, top: 0, bottom: 1, mark: 1 };
      const mark = positive | ((part.marks[j] ?? 0) & NEGATIVE);
      const here = n * q;
      const there = p * d;
      const pair = i * width + j;
      batch.add(here + there, d * q, 1, pair);
      batch.add(Math.abs(here - there), d * q, there >= here ? 1 : mark, pair);
      if (p !== 0) {
        batch.add(n * p, d * q, mark, pair);
        batch.add(here, there, mark, pair);
        if (n !== 0) batch.add(there, here, mark, pair);
      }
      if (batch.isFull) {
        const found = handTo(into, width);
        if (found) return found;
      }
    }
  }
  return handTo(into, width);
}
