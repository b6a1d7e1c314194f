import { describe, test } from 'vitest';
import { agreeOnSolutions } from '../support/same-solutions.ts';

describe('the list of solutions agrees with the reference (ARITH-6)', () => {
  test.each([
    [2, 3000],
    [3, 8000],
    [4, 8400],
    [5, 500],
    [6, 100],
  ])('on hands of %i numbers: %i', (count, hands) => agreeOnSolutions(count, hands), 3_600_000);
});
