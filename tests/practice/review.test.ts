import { expect, test } from 'vitest';
import { review } from '../../bench/review.ts';

test('warm-ups bring somebody back sooner who is weak in two patterns, and leave most hands to chance', () => {
  // Eight people; `npm run simulate` has thirty for each of six seeds.
  const [by, without] = [review(1, 8, true), review(1, 8, false)];
  expect(by.regained).toBeGreaterThan(0.5);
  expect(by.chosen).toBeGreaterThan(0.1);
  expect(by.chosen).toBeLessThanOrEqual(0.25);
  expect(Math.log(1 - by.regained) / Math.log(1 - without.regained)).toBeGreaterThan(1.3);
});
