import { describe, test } from 'vitest';
import { agreeOn, agreeUpTo } from '../../support/agreement.ts';

describe('values, decisions and ways agree with brute force (ARITH-1, ARITH-2, ARITH-3, ARITH-4)', () => {
  // 20,000 hands in all, more of five and six numbers, in tests/long/.
  test.each([
    [1, 50],
    [2, 400],
    [3, 600],
    [4, 250],
    [5, 10],
    [6, 1],
  ])('on hands of %i numbers: %i', (count, hands) => agreeOn(count, hands));

  test.each([
    [60, [1, 1, 1, 1, 1, 1, 1]],
    [60, [1, 1, 1, 1, 1, 1, 1, 1]],
    [300, [2, 2, 2, 2, 2, 2, 2]],
    [60, [1, 1, 1, 1, 1, 1, 2]],
  ])('on every target up to %i with %j', (most, numbers) => agreeUpTo(most, numbers));
});
