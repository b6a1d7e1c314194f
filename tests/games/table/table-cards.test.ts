import { describe, expect, test } from 'vitest';
import { deckUpTo } from '#lib/core/cards.ts';
import {
  cardOf,
  canBeMade,
  isKnownUnsolvable,
  ranksOnTable,
  seenCard,
  turnedUp,
  withRanks,
} from '#lib/games/table/table-cards.ts';

const DECK = deckUpTo(10);
const lying = (...ranks: readonly (number | null)[]) =>
  ranks.map((rank, seat) => ({ seat, card: null, rank }));

describe('turning cards up', () => {
  test('takes so many from the top of each pile, behind what lies there already', () => {
    const table = [{ seat: 1, card: 9, rank: 10 }];
    const turned = turnedUp(DECK, { piles: [[0, 1, 2], [11, 12], [20]], table }, [2, 1, 0]);
    expect(turned).toEqual({
      piles: [[2], [12], [20]],
      table: [
        { seat: 0, card: 0, rank: 1 },
        { seat: 0, card: 1, rank: 2 },
        { seat: 1, card: 9, rank: 10 },
        { seat: 1, card: 11, rank: 2 },
      ],
    });
  });

  test('of a real deck lays cards that nobody knows', () => {
    expect(turnedUp(DECK, { piles: [[null, null]], table: [] }, [1])).toEqual({
      piles: [[null]],
      table: [{ seat: 0, card: null, rank: null }],
    });
  });
});

describe('the ranks on the table', () => {
  test('are known when each of them is', () => {
    expect(ranksOnTable(lying(5, 7, 8, 9))).toEqual([5, 7, 8, 9]);
    expect(ranksOnTable(lying(5, null, 8, 9))).toBeNull();
    expect(ranksOnTable([])).toBeNull();
  });

  test('are entered by place', () => {
    expect(withRanks(lying(null, 3), [7, 10], 10)).toEqual(lying(7, 10));
  });

  test.each([
    ['too few', [7]],
    ['too many', [7, 8, 9]],
    ['one above the deck', [7, 11]],
    ['a nought', [0, 7]],
    ['half a rank', [7, 1.5]],
  ])('are not taken with %s', (_, ranks) => {
    expect(withRanks(lying(null, null), ranks, 10)).toBeNull();
  });

  test('tell that nothing works only when all is known', () => {
    expect(isKnownUnsolvable(lying(1, 1, 5, 9), 24)).toBe(true);
    expect(isKnownUnsolvable(lying(5, 7, 8, 9), 24)).toBe(false);
    expect(isKnownUnsolvable(lying(1, 1, 5, null), 24)).toBe(false);
    expect(isKnownUnsolvable(lying(1, 1, 5, 9), null)).toBe(false);
    expect(canBeMade(lying(5, 7, 8, 9), 24)).toBe(true);
    expect(canBeMade(lying(1, 1, 5, 9), 24)).toBe(false);
    expect(canBeMade(lying(1, 1, 5, null), 24)).toBeNull();
  });
});

test('a card is seen with its suit in a dealt deck, and as a rank at most of a real one', () => {
  expect(cardOf(DECK, 13)).toEqual({ rank: 4, suit: 'heart' });
  expect(cardOf(DECK, null)).toBeNull();
  expect(seenCard(DECK, { seat: 2, card: 13, rank: 4 })).toEqual({
    seat: 2,
    rank: 4,
    card: { rank: 4, suit: 'heart' },
  });
  expect(seenCard(DECK, { seat: 2, card: null, rank: 4 })).toEqual({ seat: 2, rank: 4, card: null });
});
