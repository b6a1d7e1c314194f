import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PATTERNS } from '#lib/core/patterns/pattern.ts';
import { finish } from '#lib/core/work.ts';
import type { Evidence, Grade, Pattern } from '#lib/practice/evidence.ts';
import { duePatterns, MOST_A_DAY } from '#lib/practice/schedule.ts';
import { attempt } from '../storage/support/attempts.ts';

const DAY = 20_000;
const piece = (pattern: Pattern, date: number, grade: Grade, part: Partial<Evidence> = {}): Evidence => ({
  pattern,
  grade,
  date: DAY + date,
  counts: true,
  attempt: attempt('a'),
  solved: grade !== 'again',
  usual: null,
  ...part,
});
const due = (today: number, ...evidence: readonly Evidence[]) => finish(duePatterns(evidence, DAY + today));

/** On which days a pattern is due that is reviewed well each time it is. */
function reviews(evidence: Evidence[], days: number): readonly number[] {
  const on: number[] = [];
  for (let day = 1; day <= days; day += 1) {
    if (due(day, ...evidence).length === 0) continue;
    on.push(day);
    evidence.push(piece('ratio', day, 'good'));
  }
  return on;
}

describe('a pattern comes back', () => {
  test('the day after it was missed, and then ever later', () => {
    const on = reviews([piece('ratio', 0, 'again')], 400);
    expect(on[0]).toBe(1);
    expect(on.map((day, at) => day - (on[at - 1] ?? 0))).toEqual([1, 4, 17, 61, 180]);
  });

  test('when it was slow twice of its last five, and not when it was slow once', () => {
    const slow = (date: number) => piece('ratio', date, 'hard');
    const good = (date: number) => piece('ratio', date, 'good');
    expect(due(90, slow(0), good(1), good(2), good(3), good(4))).toEqual([]);
    expect(due(90, slow(0), good(1), slow(4))).toEqual(['ratio']);
    expect(due(90, slow(0), good(1), good(2), good(3), good(4), slow(5))).toEqual([]);
  });

  test('on the next day while it is slow twice of its last five: what is slow again and again is not known', () => {
    const slow = (date: number) => piece('ratio', date, 'hard');
    expect(due(4, slow(0), slow(3))).toEqual(['ratio']);
    expect(due(5, slow(0), slow(3), slow(4))).toEqual(['ratio']);
    expect(due(6, slow(0), slow(3), slow(4), piece('ratio', 5, 'good'))).toEqual([]);
  });

  test('never where it went well each time, or where nothing is known', () => {
    expect(due(900, piece('ratio', 0, 'good'), piece('ratio', 1, 'easy'))).toEqual([]);
    expect(due(0)).toEqual([]);
  });

  test('not for what was announced and solved', () => {
    const missed = piece('ratio', 0, 'again');
    expect(due(1, missed, piece('ratio', 1, 'good', { counts: false }))).toEqual(['ratio']);
    expect(due(1, missed, piece('ratio', 1, 'good'))).toEqual([]);
  });

  test('no more that day once three were warmed up', () => {
    const missed = PATTERNS.slice(0, 6).map((pattern) => piece(pattern, 0, 'again'));
    const from = { attempt: attempt('w', { from: 'warmup' }) };
    const warm = (count: number) =>
      PATTERNS.slice(0, count).map((pattern) => piece(pattern, 1, 'good', from));
    expect(due(1, ...missed, ...warm(0))).toHaveLength(3);
    expect(due(1, ...missed, ...warm(1))).toHaveLength(2);
    expect(due(1, ...missed, ...warm(3))).toEqual([]);
    expect(due(2, ...missed, ...warm(3))).toHaveLength(3);
  });
});

const anyEvidence = fc.array(
  fc
    .tuple(
      fc.constantFrom(...PATTERNS),
      fc.integer({ min: -300, max: 30 }),
      fc.constantFrom<Grade>('again', 'hard', 'good', 'easy'),
    )
    .map((parts) => piece(...parts)),
  { maxLength: 80 },
);

describe('whatever happened', () => {
  test('at most three come back, each was once missed or slow, and the same ones each time', () => {
    fc.assert(
      fc.property(anyEvidence, (evidence) => {
        const patterns = due(0, ...evidence);
        expect(patterns.length).toBeLessThanOrEqual(MOST_A_DAY);
        for (const each of patterns)
          expect(evidence.some(({ pattern, grade }) => pattern === each && /again|hard/.test(grade))).toBe(
            true,
          );
        expect(due(0, ...evidence)).toEqual(patterns);
      }),
    );
  });

  test('in whichever order days were told by a clock that was set back: only the order within a day counts', () => {
    fc.assert(
      fc.property(anyEvidence, (evidence) => {
        const past = evidence.filter(({ date }) => date < DAY);
        const inOrder = past.toSorted((a, b) => a.date - b.date);
        expect(due(0, ...past)).toEqual(due(0, ...inOrder));
      }),
    );
  });

  test('what a clock ahead of today has dated counts as of today', () => {
    expect(due(1, piece('ratio', 5000, 'again'))).toEqual([]);
    expect(due(5001, piece('ratio', 5000, 'again'))).toEqual(['ratio']);
  });
});
