import { expect, test } from 'vitest';
import { reckon } from '../../e2e/support/figures.ts';

test('what was lost and what is there twice is counted', () => {
  expect(reckon([], [])).toEqual({ lost: 0, twice: 0 });
  expect(reckon([{ seq: 1 }, { seq: 2 }], [{ seq: 2 }, { seq: 1 }, { seq: 3 }])).toEqual({
    lost: 0,
    twice: 0,
  });
  expect(reckon([{ seq: 1 }, { seq: 2 }, { seq: 9 }], [{ seq: 2 }])).toEqual({ lost: 2, twice: 0 });
  expect(reckon(['a'], ['a', 'b', 'b', 'b'])).toEqual({ lost: 0, twice: 2 });
});
