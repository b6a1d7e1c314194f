import { describe, test } from 'vitest';
import { agreeOn, agreeUpTo } from '../support/agreement.ts';

describe('values, decisions and ways agree with brute force (ARITH-1, ARITH-2, ARITH-3, ARITH-4)', () => {
  test.each([
    [2, 3000],
    [3, 8000],
    [4, 8400],
    [5, 500],
    [6, 100],
  ])('on hands of %i numbers: %i', (count, hands) => agreeOn(count, hands), 3_600_000);

  test.each([
    [400, [3, 3, 3, 3, 3, 3, 3]],
    [400, [1, 1, 1, 1, 5, 5, 5]],
    [400, [2, 2, 2, 2, 2, 2, 2, 2]],
    [100, [1, 1, 1, 1, 1, 1, 2, 2]],
  ])('on every target up to %i with %j', (most, numbers) => agreeUpTo(most, numbers), 3_600_000);
});
