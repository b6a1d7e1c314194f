import { describe, expect, test } from 'vitest';
import { ranksOf, type Card } from '#lib/core/cards.ts';
import { createRng } from '#lib/core/chance.ts';
import { DEAL_KINDS, type DealKind } from '#lib/core/deal.ts';
import { cardsOfRanks } from '#lib/core/suits.ts';
import { drawFromTable, isOfKind } from '#lib/core/difficulty/table-deals.ts';
import { entryOf } from '#lib/core/difficulty/table.ts';
import { canMake } from '../../support/brute-force.ts';
import { dealsOf, everyHand } from '../../support/hands.ts';

const draw = (kind: DealKind, highest: number, times: number, seed = 5) => {
  const rng = createRng(seed);
  return Array.from({ length: times }, () => drawFromTable({ kind, highest }, rng) ?? []);
};
const hand = (deal: readonly Card[]) => ranksOf(deal).toSorted((a, b) => a - b);

describe('drawFromTable', () => {
  test.each(DEAL_KINDS.flatMap((kind) => [10, 13].map((highest) => ({ kind, highest }))))(
    'deals only $kind of 1 to $highest: four cards, none twice',
    ({ kind, highest }) => {
      for (const deal of draw(kind, highest, 200)) {
        expect(new Set(deal.map(({ rank, suit }) => `${rank} ${suit}`)).size).toBe(4);
        expect(Math.max(...ranksOf(deal))).toBeLessThanOrEqual(highest);
        expect(isOfKind(entryOf(ranksOf(deal)), kind)).toBe(true);
      }
    },
  );

  test('of no solution deals none that makes 24, of every other kind but the mixed one only such', () => {
    for (const kind of DEAL_KINDS) {
      if (kind === 'mixed') continue;
      for (const deal of draw(kind, 13, 50))
        expect([kind, canMake(ranksOf(deal), 24)]).toEqual([kind, kind !== 'none']);
    }
  });

  test.each(['fraction', 'mixed'] as const)('gives the hands of kind %s the odds of a real deck', (kind) => {
    const times = 40_000;
    const seen = new Map<string, number>();
    for (const deal of draw(kind, 10, times))
      seen.set(hand(deal).join(), (seen.get(hand(deal).join()) ?? 0) + 1);
    const hands = everyHand(10, 4).filter((ranks) => isOfKind(entryOf(ranks), kind));
    const all = hands.reduce((sum, ranks) => sum + dealsOf(ranks), 0);
    let chiSquared = 0;
    for (const ranks of hands) {
      const expected = (times * dealsOf(ranks)) / all;
      chiSquared += ((seen.get(ranks.join()) ?? 0) - expected) ** 2 / expected;
    }
    // Its mean is the number of hands less one, its variance twice that: five standard deviations.
    const freedom = hands.length - 1;
    expect(Math.abs(chiSquared - freedom)).toBeLessThan(5 * Math.sqrt(2 * freedom));
  });

  test('has nothing where no hand is of the kind', () => {
    expect(drawFromTable({ kind: 'fraction', highest: 4 }, createRng(1))).toBeNull();
    expect(drawFromTable({ kind: 'solvable', highest: 2 }, createRng(1))).toBeNull();
  });
});

describe('cardsOfRanks', () => {
  test('deals every order and every choice of suits alike', () => {
    const rng = createRng(9);
    const seen = new Map<string, number>();
    for (let times = 0; times < 28_800; times += 1) {
      const name = cardsOfRanks([4, 4, 7], rng)
        .map(({ rank, suit }) => rank + suit.slice(0, 1))
        .join(' ');
      seen.set(name, (seen.get(name) ?? 0) + 1);
    }
    // Three places for the seven, four suits for it, twelve ordered pairs of suits for the fours.
    expect(seen.size).toBe(3 * 4 * 12);
    // 200 each is even; 75 is more than five standard deviations.
    for (const count of seen.values()) expect(Math.abs(count - 200)).toBeLessThan(75);
  });

  test('deals four of a rank in four suits, and no fifth', () => {
    const suits = cardsOfRanks([6, 6, 6, 6], createRng(1)).map(({ suit }) => suit);
    expect(new Set(suits).size).toBe(4);
    expect(() => cardsOfRanks([6, 6, 6, 6, 6], createRng(1))).toThrow(RangeError);
  });
});
