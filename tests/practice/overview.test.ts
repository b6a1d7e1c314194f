import { expect, test } from 'vitest';
import { overviewOf, standingsIn } from '#lib/practice/overview.ts';
import type { StoredAttempt } from '#lib/storage/attempt.ts';
import { yearsOf } from '../../e2e/support/years.ts';
import { fakeEnvironment } from '../support/environment.ts';

const rows = (): readonly StoredAttempt[] =>
  yearsOf({ count: 60, until: Date.UTC(2026, 2, 11, 12), perDay: 5, from: 1, to: 1 })
    .map((row, seq) => ({ ...row, seq }))
    .reverse();

test('a history is gone through once while it stays the same, and anew when it does not', () => {
  const environment = fakeEnvironment();
  const [one, other] = [rows(), rows()];
  expect(overviewOf(one, environment)).toBe(overviewOf(one, environment));
  expect(standingsIn(one, environment)).toBe(standingsIn(one, environment));
  expect(overviewOf(other, environment)).not.toBe(overviewOf(one, environment));
  expect(standingsIn(other, environment)).not.toBe(standingsIn(one, environment));
});

test('on another day it is worked out anew: what was ahead of the clock may not be so any more', () => {
  const environment = fakeEnvironment();
  const played = rows();
  const before = overviewOf(played, environment);
  environment.setWall(environment.now() + 86_400_000);
  expect(overviewOf(played, environment)).not.toBe(before);
});
