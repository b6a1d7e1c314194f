import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dynamicTarget } from '#lib/core/dynamic-target.ts';
import { staying, targetSum } from '#lib/boards/table/target.ts';

const rank = fc.integer({ min: 1, max: 10 });

describe('a dynamic target, shown (KNOCK-11)', () => {
  test('two highest and two lowest of eight leave', () => {
    expect(staying([7, 2, 10, 4, 5, 9, 3, 6])).toEqual([0, 3, 4, 7]);
    expect(targetSum([7, 2, 10, 4, 5, 9, 3, 6])).toBe('7 + 4 + 5 + 6');
  });

  test('of equal ones as many leave as must', () => {
    expect(staying([5, 5, 5, 5, 6, 6, 6, 6])).toEqual([2, 3, 4, 5]);
  });

  test('four that stayed on a real table all stay', () => {
    expect(staying([7, 4, 5, 6])).toEqual([0, 1, 2, 3]);
  });

  test('what stays always makes the target of the rules', () => {
    fc.assert(
      fc.property(fc.array(rank, { minLength: 8, maxLength: 8 }), (ranks) => {
        const target = dynamicTarget(ranks, 10);
        fc.pre(target !== null);
        expect(staying(ranks).reduce((sum, place) => sum + (ranks[place] ?? 0), 0)).toBe(target);
      }),
    );
  });
});
