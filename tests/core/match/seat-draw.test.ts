import { describe, expect, test } from 'vitest';
import { deckUpTo } from '#lib/core/cards.ts';
import { createRng } from '#lib/core/chance.ts';
import { drawForFirst, drawForSeats } from '#lib/core/match/seat-draw.ts';

const draw = (seed: number, players = 4) => drawForSeats(players, deckUpTo(10), createRng(seed));
const many = Array.from({ length: 400 }, (_, seed) => draw(seed));

describe('drawing for places (KNOCK-2)', () => {
  test('lets the highest card pick first', () => {
    const plain = many.filter(({ rounds }) => rounds.length === 1);
    expect(plain.length).toBeGreaterThan(100);
    for (const { rounds, order } of plain) {
      const ranks = order.map((player) => rounds[0]?.[player]?.rank ?? NaN);
      expect(ranks).toEqual(ranks.toSorted((a, b) => b - a));
      expect(new Set(ranks).size).toBe(4);
    }
  });

  test('has those who drew alike draw again, and nobody else', () => {
    const again = many.filter(({ rounds }) => rounds.length > 1);
    expect(again.length).toBeGreaterThan(50);
    for (const { rounds, order } of again) {
      for (const [index, drawn] of rounds.entries()) {
        const before = rounds.slice(0, index);
        const alike = (player: number) =>
          [0, 1, 2, 3].some(
            (other) =>
              other !== player && before.every((round) => round[other]?.rank === round[player]?.rank),
          );
        expect(drawn.map((card) => card !== null)).toEqual([0, 1, 2, 3].map(alike));
      }
      expect(order.toSorted()).toEqual([0, 1, 2, 3]);
    }
  });

  test('never gives one card to two, and is the same for the same seed', () => {
    for (const { rounds } of many) {
      for (const round of rounds) {
        const cards = round.filter((card) => card !== null).map(({ rank, suit }) => `${rank} ${suit}`);
        expect(new Set(cards).size).toBe(cards.length);
      }
    }
    expect(draw(7)).toEqual(draw(7));
  });

  test('favours nobody: each of four is first about as often', () => {
    const first = [0, 1, 2, 3].map((player) => many.filter(({ order }) => order[0] === player).length);
    // 100 expected, with a deviation of 9.
    for (const count of first) expect(Math.abs(count - 100)).toBeLessThan(36);
  });

  test('is no drawing for one who is alone', () => expect(draw(1, 1)).toEqual({ rounds: [], order: [0] }));
});

describe('drawing for who begins', () => {
  const first = (seed: number, players = 6) => drawForFirst(players, deckUpTo(10), createRng(seed));
  const draws = Array.from({ length: 600 }, (_, seed) => first(seed));

  test('has everybody draw, then only those who drew the highest alike, until one is left', () => {
    for (const { rounds, order } of draws) {
      let still = [0, 1, 2, 3, 4, 5];
      for (const drawn of rounds) {
        expect(drawn.flatMap((card, player) => (card === null ? [] : [player]))).toEqual(still);
        const highest = Math.max(...drawn.map((card) => card?.rank ?? 0));
        still = still.filter((player) => drawn[player]?.rank === highest);
      }
      expect(order).toEqual(still);
      expect(order).toHaveLength(1);
    }
    expect(draws.filter(({ rounds }) => rounds.length > 1).length).toBeGreaterThan(50);
  });

  test('favours nobody: each of six begins about as often', () => {
    // 100 expected, with a deviation of 9.
    for (const player of [0, 1, 2, 3, 4, 5])
      expect(Math.abs(draws.filter(({ order }) => order[0] === player).length - 100)).toBeLessThan(36);
  });

  test('never gives one card to two, and asks nobody who is alone', () => {
    for (const { rounds } of draws) {
      for (const round of rounds) {
        const cards = round.filter((card) => card !== null).map(({ rank, suit }) => `${rank} ${suit}`);
        expect(new Set(cards).size).toBe(cards.length);
      }
    }
    expect(first(7, 1)).toEqual({ rounds: [], order: [0] });
  });
});
