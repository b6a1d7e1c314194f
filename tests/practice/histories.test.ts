import { describe, expect, test } from 'vitest';
import { finish } from '#lib/core/work.ts';
import { bestsOf } from '#lib/practice/bests.ts';
import { byDots, byFamily, LATEST } from '#lib/practice/by-kind.ts';
import { blocksOf } from '#lib/practice/hand-days.ts';
import { familiesOf } from '#lib/practice/known-finishes.ts';
import { FEWEST_FOR_LEVEL, levelsOf } from '#lib/practice/levels.ts';
import { dateOf } from '#lib/practice/wall-date.ts';
import { playedDays } from '#lib/practice/week-stamps.ts';
import { yearsOf } from '../../e2e/support/years.ts';

const UNTIL = Date.UTC(2026, 2, 12, 12);
const PER_DAY = 25;
/** A history as it is brought in, the newest first. */
const rowsOf = (count: number) =>
  yearsOf({ count, until: UNTIL, perDay: PER_DAY, from: 2, to: 0.7 })
    .map((row, at) => ({ ...row, seq: at + 1 }))
    .reverse();

describe.each([0, 12, 200, 2000, 20_000])('a history of %i hands', (count) => {
  const rows = rowsOf(count);

  test('is drawn whole, a hand once, a date with all that is of it', () => {
    const blocks = blocksOf(rows);
    const parts = blocks.flatMap((block) => block.parts);
    expect(parts.flatMap((part) => part.rows.map(({ seq }) => seq))).toEqual(rows.map(({ seq }) => seq));
    expect(parts.reduce((sum, part) => sum + (part.count ?? 0), 0)).toBe(count);
    expect(finish(playedDays(rows)).size).toBe(Math.ceil(count / PER_DAY));
  });

  test('has a level from twenty-five solved hands on, and says how many are missing before', () => {
    const solved = rows.filter(({ outcome }) => outcome === 'solved').length;
    const { weeks, missing } = finish(levelsOf(rows, dateOf({ endedAt: UNTIL, zone: 0 })));
    expect(missing).toBe(Math.max(0, FEWEST_FOR_LEVEL - solved));
    expect(weeks.length > 0).toBe(missing === 0);
    // Somebody who gets faster.
    if (count >= 2000) expect(weeks.at(-1)?.level).toBeGreaterThan(weeks[0]?.level ?? Infinity);
  });

  test('tells of dots, families, patterns and bests no more hands than there are', () => {
    const all = (figures: readonly { readonly all: number }[]) =>
      figures.reduce((sum, each) => sum + each.all, 0);
    expect(all(byDots(rows))).toBe(Math.min(count, LATEST));
    expect(all(byFamily(rows))).toBe(Math.min(count, LATEST));
    const patterns = finish(familiesOf(rows)).flatMap((family) => family.patterns);
    const seen = patterns.reduce((sum, each) => sum + each.seen, 0);
    expect(seen).toBeLessThanOrEqual(count);
    expect(seen).toBeGreaterThanOrEqual(Math.min(count, 2000) / 2);
    expect(finish(bestsOf(rows)).hardest === null).toBe(count === 0);
  });
});
