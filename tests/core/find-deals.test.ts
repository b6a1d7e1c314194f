import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ranksOf, SUITS } from '#lib/core/cards.ts';
import { createRng } from '#lib/core/chance.ts';
import { DOTS_OF_KIND, MOST_DRAWS, STANDARD_DEAL, type DealSpec } from '#lib/core/deal.ts';
import { difficulty } from '#lib/core/difficulty/difficulty.ts';
import { dotsOf } from '#lib/core/difficulty/dots.ts';
import { drawDeal, findDeals, findDealsWork } from '#lib/core/find-deals.ts';
import { finish } from '#lib/core/work.ts';
import { canMake } from '../support/brute-force.ts';
import { dealSpec } from '../support/deal-specs.ts';

describe('drawDeal', () => {
  test('deals as many cards as wanted, of the deck, none twice', () => {
    fc.assert(
      fc.property(dealSpec, fc.integer(), (spec, seed) => {
        const deal = drawDeal(spec, createRng(seed));
        expect(deal).toHaveLength(spec.count);
        expect(new Set(deal.map(({ rank, suit }) => `${rank} ${suit}`)).size).toBe(spec.count);
        for (const { rank, suit } of deal) {
          expect(rank).toBeGreaterThanOrEqual(1);
          expect(rank).toBeLessThanOrEqual(spec.highest);
          expect(SUITS).toContain(suit);
        }
      }),
    );
  });

  test('deals every card of the deck, and none much more often', () => {
    const counts = new Map<string, number>();
    const rng = createRng(24);
    for (let deals = 0; deals < 5000; deals += 1) {
      for (const { rank, suit } of drawDeal(STANDARD_DEAL, rng)) {
        counts.set(`${rank} ${suit}`, (counts.get(`${rank} ${suit}`) ?? 0) + 1);
      }
    }
    expect(counts.size).toBe(40);
    // 500 each is even; 120 is more than five standard deviations.
    for (const count of counts.values()) expect(Math.abs(count - 500)).toBeLessThan(120);
  });
});

describe('digits', () => {
  const DIGITS = { ...STANDARD_DEAL, digits: true, highest: 9, target: 10 } as const;

  test('are drawn one by one, each of the ten as likely, and have no suit', () => {
    const counts = new Array<number>(10).fill(0);
    const rng = createRng(10);
    let doubles = 0;
    for (let deals = 0; deals < 2500; deals += 1) {
      const deal = drawDeal(DIGITS, rng);
      for (const { rank, suit } of deal) {
        expect(suit).toBeNull();
        counts[rank] = (counts[rank] ?? 0) + 1;
      }
      if (new Set(ranksOf(deal)).size < 4) doubles += 1;
    }
    // 1000 each is even; 150 is five standard deviations. 49.6 % of all strings have a digit twice.
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
    expect(Math.abs(doubles - 1240)).toBeLessThan(125);
  });

  test('are dealt only where they make the target', () => {
    const { deals } = findDeals(DIGITS, createRng(1), 200);
    expect(deals.some((deal) => ranksOf(deal).includes(0))).toBe(true);
    for (const deal of deals) expect(canMake(ranksOf(deal), 10)).toBe(true);
  });
});

describe('findDeals', () => {
  test('finds only deals that make the target where those are wanted', () => {
    const { deals, draws } = findDeals(STANDARD_DEAL, createRng(1), 30);
    expect(deals).toHaveLength(30);
    expect(draws).toBeGreaterThan(30);
    for (const deal of deals) expect(canMake(ranksOf(deal), 24)).toBe(true);
  });

  test('leaves out exactly the deals that do not make it', () => {
    const draws = 300;
    const rng = createRng(7);
    const all = Array.from({ length: draws }, () => drawDeal(STANDARD_DEAL, rng));
    const good = all.filter((deal) => canMake(ranksOf(deal), 24));
    expect(findDeals(STANDARD_DEAL, createRng(7), draws, draws)).toEqual({ deals: good, draws });
  });

  test('takes every deal of a mixed deck as it comes', () => {
    const spec = { ...STANDARD_DEAL, kind: 'mixed' } as const;
    const rng = createRng(3);
    const all = Array.from({ length: 20 }, () => drawDeal(spec, rng));
    expect(findDeals(spec, createRng(3), 20)).toEqual({ deals: all, draws: 20 });
  });

  test('gives up after so many draws', () => {
    const hopeless: DealSpec = { target: 9999, highest: 2, count: 3, kind: 'solvable' };
    expect(findDeals(hopeless, createRng(1), 10)).toEqual({ deals: [], draws: MOST_DRAWS });
    expect(findDeals(hopeless, createRng(1), 10, 12)).toEqual({ deals: [], draws: 12 });
  });

  test('in steps gives the same, with a step for each draw at least', () => {
    const work = findDealsWork(STANDARD_DEAL, createRng(5), 4);
    let steps = 0;
    for (;;) {
      const step = work.next();
      if (!step.done) {
        steps += 1;
        continue;
      }
      expect(step.value).toEqual(findDeals(STANDARD_DEAL, createRng(5), 4));
      expect(steps).toBeGreaterThanOrEqual(step.value.draws);
      break;
    }
  });

  test('looks into a deal of six in many steps, so that nobody takes it for hung', () => {
    const six: DealSpec = { target: 9999, highest: 13, count: 6, kind: 'solvable' };
    const work = findDealsWork(six, createRng(2), 1, 1);
    let steps = 0;
    while (!work.next().done) steps += 1;
    expect(steps).toBeGreaterThan(10);
    expect(finish(findDealsWork(six, createRng(2), 1, 1)).draws).toBe(1);
  });

  test.each([
    ['oneDot', { count: 3 }],
    ['threeDots', { count: 3, target: 12 }],
    ['twoDots', { target: 36 }],
    ['threeDots', { highest: 20 }],
    ['oneDot', { count: 5 }],
    ['threeDots', { count: 5, target: -7 }],
  ] as const)('finds deals of %s by the model where there is no table: %o', (kind, part) => {
    const spec: DealSpec = { ...STANDARD_DEAL, ...part, kind };
    const { deals } = findDeals(spec, createRng(11), 5);
    expect(deals).toHaveLength(5);
    for (const deal of deals) {
      const score = difficulty(ranksOf(deal), spec.target)?.score ?? NaN;
      expect(dotsOf(score, spec.count)).toBe(DOTS_OF_KIND[kind]);
    }
  });
});
