import { describe, expect, test } from 'vitest';
import { ranksOf } from '#lib/core/cards.ts';
import { cardsOfGiven } from '#lib/practice/given-cards.ts';
import { parseDeals, printDeals } from '#lib/practice/given.ts';

const read = (query: string) => parseDeals(new URLSearchParams(query));
const WORKED = { ranks: [5, 7, 8, 9], target: 24 };

describe('deals in an address', () => {
  test('are digits where there is a 0 among them', () => {
    const deal = { ranks: [0, 1, 1, 9], target: 10 };
    expect(read(printDeals([deal]))).toEqual([deal]);
    expect(cardsOfGiven(deal)).toEqual(deal.ranks.map((rank) => ({ rank, suit: null })));
  });

  test('are read as they were printed, one after the other', () => {
    const deals = [WORKED, { ranks: [13, 13, 1, 1], target: 37 }];
    expect(read(printDeals(deals))).toEqual(deals);
    expect(printDeals([WORKED])).toBe('deal=5-7-8-9-24');
    expect(read('match=x')).toEqual([]);
  });

  test.each([
    'deal=5-7-8-24',
    'deal=5-7-8-9-1-24',
    'deal=0-10-8-9-24',
    'deal=5-7-8-14-24',
    'deal=5-7-8-9-0',
    'deal=5-7-8-9-100',
    'deal=5-7-8--9-24',
    'deal=5.5-7-8-9-24',
    'deal=x',
    'deal=',
  ])('are passed over where they are none: %s', (query) => {
    expect(read(`${query}&deal=5-7-8-9-24`)).toEqual([WORKED]);
  });

  test('are no more than can be practised in an evening', () => {
    expect(read('deal=5-7-8-9-24&'.repeat(500))).toHaveLength(40);
  });
});

test('a chosen deal has the same cards each time, none twice', () => {
  const deal = { ranks: [7, 7, 7, 7], target: 24 };
  const cards = cardsOfGiven(deal);
  expect(cardsOfGiven(deal)).toEqual(cards);
  expect(new Set(cards.map(({ suit }) => suit)).size).toBe(4);
  expect(ranksOf(cardsOfGiven(WORKED)).toSorted((a, b) => a - b)).toEqual(WORKED.ranks);
});
