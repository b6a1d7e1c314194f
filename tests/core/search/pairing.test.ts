import { describe, expect, test } from 'vitest';
import type { Batch, Taker } from '#lib/core/search/batch.ts';
import { combine } from '#lib/core/search/pairing.ts';
import { Parts } from '#lib/core/search/parts.ts';
import { MOST_VALUES, Values } from '#lib/core/search/values.ts';

/** Counts what comes and waits for nothing. */
class Tally implements Taker {
  count = 0;
  takeAll(batch: Batch): number {
    this.count += batch.size;
    return -1;
  }
}

describe('combine', () => {
  // Numbers whose parts make no value twice: so every result is a structure of its own.
  test.each([2, 3, 4])('takes every structure over %i numbers once, signs apart (ARITH-6)', (count) => {
    const values = new Values(new Parts([11, 37, 59, 97].slice(0, count)));
    const tally = new Tally();
    for (const [block, rest] of values.parts.blocksOf(values.parts.all))
      combine(values.of(block), values.of(rest), tally);
    expect(tally.count).toBe(MOST_VALUES[count]);
  });
});
