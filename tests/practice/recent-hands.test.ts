import { describe, expect, test } from 'vitest';
import { cardsOfRanks } from '#lib/core/suits.ts';
import { createRng } from '#lib/core/chance.ts';
import { ranksOf, type Card } from '#lib/core/cards.ts';
import { APART, RecentHands } from '#lib/practice/recent-hands.ts';

const rng = createRng(1);
const hand = (...ranks: readonly number[]) => cardsOfRanks(ranks, rng);
const drawn = (cards: readonly Card[] | null) => ranksOf(cards ?? []).toSorted((a, b) => a - b);
const drawing = (...hands: readonly (readonly number[])[]) => {
  let at = 0;
  return () => hand(...(hands[at++ % hands.length] ?? []));
};

describe('the hands that were dealt last', () => {
  test('none comes again within a hundred, in whatever order and suits', () => {
    const recent = new RecentHands();
    recent.note(hand(1, 2, 3, 4));
    expect(drawn(recent.choose(drawing([4, 3, 2, 1], [5, 6, 7, 8])))).toEqual([5, 6, 7, 8]);
    for (let index = 0; index < APART - 1; index += 1) recent.note(hand(9, 9, 9, index + 1));
    expect(drawn(recent.choose(drawing([4, 3, 2, 1], [5, 6, 7, 8])))).toEqual([5, 6, 7, 8]);
    recent.note(hand(10, 10, 10, 10));
    expect(drawn(recent.choose(drawing([4, 3, 2, 1], [5, 6, 7, 8])))).toEqual([1, 2, 3, 4]);
  });

  test('where there are no others the one of longest ago comes', () => {
    const recent = new RecentHands();
    for (const rank of [3, 1, 2]) recent.note(hand(rank, rank, rank));
    expect(drawn(recent.choose(drawing([1, 1, 1], [2, 2, 2], [3, 3, 3])))).toEqual([3, 3, 3]);
  });

  test('where nothing can be drawn nothing comes', () => {
    expect(new RecentHands().choose(() => null)).toBeNull();
  });

  test('those of the history come before what was dealt while it was read', () => {
    const recent = new RecentHands();
    recent.note(hand(1, 1, 1));
    recent.recall([hand(2, 2, 2), hand(3, 3, 3)]);
    expect(drawn(recent.choose(drawing([1, 1, 1], [2, 2, 2], [3, 3, 3])))).toEqual([3, 3, 3]);
  });
});
