import { describe, test } from 'vitest';
import { agreeOnSolutions } from '../../support/same-solutions.ts';

describe('the list of solutions agrees with the reference (ARITH-6)', () => {
  test.each([
    [2, 300],
    [3, 500],
    [4, 600],
    [5, 30],
  ])('on hands of %i numbers: %i', (count, hands) => agreeOnSolutions(count, hands));
});
