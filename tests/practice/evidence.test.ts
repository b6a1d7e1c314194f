import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { handsOfFour } from '#lib/core/difficulty/four-ranks.ts';
import { knownPatterns } from '#lib/core/patterns/table.ts';
import { finish } from '#lib/core/work.ts';
import { evidenceOf } from '#lib/practice/evidence.ts';
import { standingsOf } from '#lib/practice/standing.ts';
import { dateOf } from '#lib/practice/wall-date.ts';
import type { Attempt } from '#lib/storage/attempt.ts';
import { attempt, attempts } from '../storage/support/attempts.ts';
import { cardsOf } from '../support/cards.ts';

let made = 0;
const tried = (ranks: readonly number[], part: Partial<Attempt> = {}): Attempt =>
  attempt(`${(made += 1)}`, { cards: cardsOf(...ranks), ms: 9000, ...part });
const learn = (...history: readonly Attempt[]) => finish(evidenceOf(history));
const told = (...history: readonly Attempt[]) =>
  learn(...history).map(({ pattern, grade }) => `${pattern}: ${grade}`);

const EIGHT = { expression: '3 × (7 + 10 − 9)' };
const MISSED = { outcome: 'shown', expression: null, hints: 4 } as const;
const LEFT = { outcome: 'skipped', expression: null } as const;

describe('what a hand tells', () => {
  test('is told of the pattern that it was solved by, and of no other', () => {
    expect(told(tried([3, 7, 9, 10], EIGHT))).toEqual(['3x8 large: good']);
    expect(told(tried([3, 7, 9, 10], { expression: '3 × 9 + 7 − 10' }))).toEqual(['just over: good']);
  });

  test('is told of the likeliest pattern where it was missed, and of none where there is no likeliest', () => {
    expect(told(tried([3, 3, 8, 8], MISSED))).toEqual(['fraction: again']);
    expect(told(tried([3, 3, 8, 8], { ...LEFT, ms: 8000 }))).toEqual(['fraction: again']);
    const many = handsOfFour(13).find((ranks) => (knownPatterns(ranks)?.share ?? 1) < 0.5)!;
    expect(told(tried(many, MISSED))).toEqual([]);
  });

  test.each<[string, Partial<Attempt>, readonly string[]]>([
    ['left at once', { ...LEFT, ms: 7999 }, []],
    ['rightly said to have none', { outcome: 'none', expression: null }, []],
    ['said to have none, wrongly', { ...EIGHT, wrongNone: 1 }, ['3x8 large: again']],
    ['told that there is a solution', { ...EIGHT, hints: 1 }, ['3x8 large: good']],
    ['told the last sign', { ...EIGHT, hints: 2 }, ['3x8 large: hard']],
    ['told the first pair', { ...EIGHT, hints: 3 }, ['3x8 large: again']],
    ['for another target', { expression: '3 + 7 + 9 + 10', target: 29 }, []],
    ['with a line that nobody can read', { expression: '3 × (' }, []],
  ])('when %s', (_, part, expected) => {
    expect(told(tried([3, 7, 9, 10], part))).toEqual(expected);
  });

  test('is slow or quick by what this person took until then, once that is known', () => {
    const before = Array.from({ length: 30 }, () => tried([3, 7, 9, 10], EIGHT));
    const [slow, quick] = [60_000, 4500].map((ms) => tried([3, 7, 9, 10], { ...EIGHT, ms }));
    expect(told(slow!)).toEqual(['3x8 large: good']);
    expect(told(...before, slow!).at(-1)).toBe('3x8 large: hard');
    expect(told(...before, quick!).at(-1)).toBe('3x8 large: easy');
    const { usual } = learn(...before, slow!).at(-1)!;
    expect(usual).toBeGreaterThan(7);
    expect(usual).toBeLessThan(12);
  });

  test.each<Partial<Attempt>>([{ named: true }, { from: 'again' }, { from: 'lesson' }])(
    'counts for the schedule only when missed where it was easier than it would have been: %j',
    (part) => {
      const counts = learn(
        tried([3, 7, 9, 10], { ...EIGHT, ...part }),
        tried([3, 3, 8, 8], { ...MISSED, ...part }),
      );
      expect(counts.map((each) => each.counts)).toEqual([false, true]);
    },
  );

  test('is dated by the calendar of its place', () => {
    const noon = Date.UTC(2026, 10, 21, 23, 30);
    const date = dateOf({ endedAt: noon, zone: 0 });
    expect(dateOf({ endedAt: noon, zone: 60 })).toBe(date + 1);
    expect(dateOf({ endedAt: noon, zone: -720 })).toBe(date);
  });
});

/** Hands of the table, solved or not, by a clock that may be set back. */
const history = fc.array(
  fc.oneof(
    attempts,
    fc
      .record({
        ranks: fc.constantFrom([3, 7, 9, 10], [3, 3, 8, 8], [1, 4, 6, 10], [4, 7, 9, 10]),
        part: fc.record({
          outcome: fc.constantFrom('solved', 'shown', 'skipped'),
          expression: fc.constantFrom('3 × (7 + 10 − 9)', '4 × (7 + 9 − 10)', 'x', null),
          ms: fc.integer({ min: 0, max: 200_000 }),
          endedAt: fc.integer({ min: 1_790_000_000_000, max: 1_795_000_000_000 }),
          hints: fc.nat(4),
        }),
      })
      .map(({ ranks, part }) => tried(ranks, part as Partial<Attempt>)),
  ),
  { maxLength: 60 },
);

describe('whatever the history', () => {
  test('later hands change nothing that earlier ones told', () => {
    fc.assert(
      fc.property(history, fc.nat(60), (all, count) => {
        const whole = learn(...all);
        const part = learn(...all.slice(0, count));
        expect(whole.slice(0, part.length)).toEqual(part);
      }),
    );
  });

  test('each hand tells of one pattern at most, and how somebody stands adds up', () => {
    fc.assert(
      fc.property(history, (all) => {
        const evidence = learn(...all);
        expect(new Set(evidence.map(({ attempt }) => attempt)).size).toBe(evidence.length);
        const standings = standingsOf(evidence);
        expect(standings).toHaveLength(25);
        expect(standings.reduce((sum, { seen }) => sum + seen, 0)).toBe(evidence.length);
        for (const { seen, solved, last, sureness } of standings) {
          expect(solved).toBeLessThanOrEqual(seen);
          expect(last).toHaveLength(Math.min(5, seen));
          expect(sureness === null).toBe(seen < 3);
        }
      }),
    );
  });
});

test('a pattern is steady, coming or shaky by its latest five, and has a middle time', () => {
  const before = Array.from({ length: 30 }, () => tried([4, 7, 9, 10], { expression: '4 × (7 + 9 − 10)' }));
  const solved = [8000, 9000, 10_000].map((ms) => tried([3, 7, 9, 10], { ...EIGHT, ms }));
  const missed = tried([3, 7, 9, 10], { ...EIGHT, wrongNone: 1 });
  const standing = (...more: readonly Attempt[]) =>
    standingsOf(learn(...before, ...more)).find(({ pattern }) => pattern === '3x8 large')!;
  expect(standing(...solved)).toMatchObject({ seen: 3, solved: 3, sureness: 'steady', middle: 9 });
  expect(standing(...solved.slice(1), missed).sureness).toBe('coming');
  expect(standing(...solved.slice(2), missed, missed).sureness).toBe('shaky');
  expect(standing()).toMatchObject({ seen: 0, middle: null, usual: null, sureness: null, last: [] });
  expect(standing(...solved).usual).toBeGreaterThan(0);
});
