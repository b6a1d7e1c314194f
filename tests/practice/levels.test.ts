import { describe, expect, test } from 'vitest';
import { finish } from '#lib/core/work.ts';
import { FEWEST_FOR_LEVEL, levelsOf } from '#lib/practice/levels.ts';
import { dateOf, mondayOf } from '#lib/practice/wall-date.ts';
import type { Attempt } from '#lib/storage/index.ts';
import { yearsOf, type Years } from '../../e2e/support/years.ts';

const UNTIL = Date.UTC(2026, 10, 22, 12);
const TODAY = dateOf({ endedAt: UNTIL, zone: 0 });
const WHO: Years = { count: 200, until: UNTIL, perDay: 5, from: 1.5, to: 0.8 };
/** The newest first, as the store reads them. */
const years = (part: Partial<Years> = {}): readonly Attempt[] => yearsOf({ ...WHO, ...part }).reverse();
const levels = (attempts: readonly Attempt[]) => finish(levelsOf(attempts, TODAY));
const numbersOf = (attempts: readonly Attempt[]) => levels(attempts).weeks.map(({ level }) => level);

describe('the level by week', () => {
  test('is not told before enough hands were solved, and says how many are missing', () => {
    expect(levels([])).toEqual({ weeks: [], missing: FEWEST_FOR_LEVEL });
    const few = years({ count: 12 });
    const solved = few.filter(({ outcome }) => outcome === 'solved').length;
    expect(levels(few)).toEqual({ weeks: [], missing: FEWEST_FOR_LEVEL - solved });
  });

  test('rises for who gets faster and falls for who gets slower, week after week up to this one', () => {
    const rising = levels(years({ count: 800, perDay: 10 })).weeks;
    expect(rising.length).toBeGreaterThan(5);
    expect(rising.at(-1)?.monday).toBe(mondayOf(TODAY));
    expect((rising.at(-1)?.level ?? 0) - (rising[0]?.level ?? 0)).toBeGreaterThan(100);
    const falling = numbersOf(years({ count: 800, perDay: 10, from: 0.8, to: 1.5 }));
    expect((falling.at(-1) ?? 0) - (falling[0] ?? 0)).toBeLessThan(-50);
  });

  test.each([
    [2, 0.15],
    [90, 6],
  ])('is apart for who takes about %i seconds', (_, slow) => {
    const [last = 0] = numbersOf(years({ from: slow, to: slow })).slice(-1);
    expect(slow < 1 ? last > 1700 : last < 1100, `${last}`).toBe(true);
  });

  test('becomes surer with hands', () => {
    const { weeks } = levels(years({ count: 2000, from: 1, to: 1 }));
    expect(weeks.length).toBe(26);
    expect(weeks.at(-1)?.band).toBeLessThan(45);
    expect(levels(years({ count: 40 })).weeks.at(-1)?.band).toBeGreaterThan(45);
  });

  test('is moved by no hand that was played again, shown how, or announced', () => {
    const played = years();
    const seconds = { ms: 1000, outcome: 'solved', hints: 0 } as const;
    const eased = [{ from: 'again' }, { from: 'lesson' }, { from: 'warmup', named: true }];
    const more = eased.flatMap((part) => played.slice(0, 30).map((row) => ({ ...row, ...seconds, ...part })));
    expect(levels([...more, ...played])).toEqual(levels(played));
    expect(levels([...played.slice(0, 30).map((row) => ({ ...row, ...seconds })), ...played])).not.toEqual(
      levels(played),
    );
  });

  test('takes a hand that was solved after a wrong "no solution" for its time, as after the first hint', () => {
    const played = years();
    const after = (part: object) => levels(played.map((row) => ({ ...row, ...part })));
    expect(after({ wrongNone: 1 })).toEqual(after({ hints: 1 }));
    expect(after({ wrongNone: 1 })).not.toEqual(after({ hints: 2 }));
  });

  test('has every hand in one week: what the store keeps of 20,000 is counted once', () => {
    const played = years({ count: 20_000, perDay: 150 });
    const { weeks } = levels(played);
    const solved = played.filter(({ outcome }) => outcome === 'solved').length;
    expect(weeks.reduce((sum, week) => sum + week.solved, 0)).toBe(solved);
    expect(weeks.map(({ monday }) => monday)).toEqual(
      [...new Set(weeks.map(({ monday }) => monday))].sort((a, b) => a - b),
    );
  });
});

describe('clocks and versions', () => {
  test('a clock ahead of today counts as of this week, one that was set back when it says', () => {
    const played = years();
    const ahead = played.map((row, at) => (at < 20 ? { ...row, endedAt: UNTIL + 4e11 } : row));
    expect(levels(ahead).weeks.at(-1)?.monday).toBe(mondayOf(TODAY));
    const back = played.map((row, at) => (at % 7 === 0 ? { ...row, endedAt: 0 } : row));
    const { weeks } = levels(back);
    expect(weeks.every(({ monday }) => monday > TODAY - 26 * 7 && monday <= TODAY)).toBe(true);
    expect(weeks.every(({ level, band }) => Number.isFinite(level + band))).toBe(true);
  });

  test('a word of a version to come is no reason to leave a hand out', () => {
    const played = years();
    expect(levels(played.map((row) => ({ ...row, from: 'relay' })))).toEqual(levels(played));
  });

  test('hands without a usual time, and times of nothing or of a day, break nothing', () => {
    const played = years();
    const odd = played.map((row, at) => ({
      ...row,
      ...(at % 5 === 0 ? { cards: row.cards.slice(0, 3) } : {}),
      ...(at % 5 === 1 ? { ms: 0 } : {}),
      ...(at % 5 === 2 ? { ms: 86_400_000 } : {}),
    }));
    expect(levels(odd).weeks.every(({ level, band }) => Number.isFinite(level + band))).toBe(true);
  });
});
