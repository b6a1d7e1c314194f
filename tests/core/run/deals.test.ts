import { describe, expect, test } from 'vitest';
import { ranksOf } from '#lib/core/cards.ts';
import { handTime } from '#lib/core/pace/hand-time.ts';
import { dealsOf } from '#lib/core/run/deals.ts';
import type { RunSpec } from '#lib/core/run/spec.ts';
import { stormOf } from '../../support/run-specs.ts';

const STORM = stormOf(24);
const STREAK: RunSpec = { ...STORM, kind: 'streak' };

function take(spec: RunSpec, count: number) {
  const deals = dealsOf(spec);
  return Array.from({ length: count }, () => deals.next().value);
}
const ascending = (ranks: readonly number[]) => ranks.toSorted((a, b) => a - b).join(' ');
const hands = (spec: RunSpec, count: number) =>
  take(spec, count).map(({ cards }) => ascending(ranksOf(cards)));
const usuals = (spec: RunSpec, count: number) =>
  take(spec, count).map(({ cards }) => handTime(ranksOf(cards), 24) ?? NaN);
const mean = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

describe('what a seed deals is a promise', () => {
  test.each([
    ['a storm', STORM],
    ['a storm of a whole deck with decoys', { ...STORM, ranks: 13, decoys: true }],
    ['a streak', STREAK],
  ] as const)('%s', (_, spec) => {
    const fifty = hands(spec, 50);
    const rows = Array.from({ length: 10 }, (__, row) => fifty.slice(5 * row, 5 * row + 5).join(' · '));
    expect(rows).toMatchSnapshot();
  });
});

describe('the ramp', () => {
  const seeds = Array.from({ length: 8 }, (_, seed) => seed);

  test('every hand of a storm can be made, none comes twice in its first sixty, and they grow harder', () => {
    for (const seed of seeds) {
      const list = take({ ...STORM, seed }, 60);
      expect(list.every(({ isSolvable }) => isSolvable)).toBe(true);
      expect(new Set(list.map(({ cards }) => ascending(ranksOf(cards)))).size).toBe(60);
    }
    const bands = [0, 7, 15, 24, 34, 45].map((from) =>
      mean(seeds.flatMap((seed) => usuals({ ...STORM, seed }, 60).slice(from, from + 7))),
    );
    expect(bands).toEqual(bands.toSorted((a, b) => a - b));
    expect(bands.at(-1)).toBeGreaterThan((bands[0] ?? 0) + 0.8);
  });

  test('a streak begins where it is told and grows by six hundredths', () => {
    for (const start of [60, 98, 150])
      for (const seed of seeds) {
        const list = usuals({ ...STREAK, seed, start }, 15);
        const off = list.map((usual, at) => Math.abs(usual - (start / 100 + 0.06 * at)));
        expect(mean(off), `seed ${seed}, start ${start}`).toBeLessThan(0.12);
      }
  });

  test('one in eight is a decoy where that is wanted, in a streak from its tenth hand on, in a race never', () => {
    const decoys = (spec: RunSpec) =>
      seeds.flatMap((seed) => take({ ...spec, seed, decoys: true }, 40).map(({ isSolvable }) => !isSolvable));
    const shares = [STORM, STREAK].map((spec) => decoys(spec).filter(Boolean).length / (40 * seeds.length));
    expect(shares[0]).toBeGreaterThan(0.09);
    expect(shares[0]).toBeLessThan(0.16);
    expect(shares[1]).toBeGreaterThan(0.06);
    expect(shares[1]).toBeLessThan(0.13);
    for (const seed of seeds)
      expect(take({ ...STREAK, seed, decoys: true }, 9).every(({ isSolvable }) => isSolvable)).toBe(true);
    expect(decoys({ ...STORM, kind: 'ghost' })).not.toContain(true);
    for (const { cards, isSolvable } of take({ ...STORM, decoys: true }, 80))
      expect(handTime(ranksOf(cards), 24) !== null).toBe(isSolvable);
  });

  test('a very long run goes on', () => {
    expect(take(STORM, 300)).toHaveLength(300);
    expect(take({ ...STREAK, start: 400 }, 120)).toHaveLength(120);
  });
});
