import { describe, expect, test } from 'vitest';
import { deckUpTo } from '#lib/core/cards.ts';
import { createRng } from '#lib/core/chance.ts';
import { aimedTarget, drawnForTarget } from '#lib/games/table/aiming.ts';

const EIGHT = [1, 2, 3, 4, 5, 6, 7, 8];

describe('the ranks of a dynamic target (KNOCK-11)', () => {
  test('are drawn as a deck gives them: eight, none more than four times', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const ranks = drawnForTarget(deckUpTo(2), createRng(seed));
      expect(ranks.toSorted((a, b) => a - b)).toEqual([1, 1, 1, 1, 2, 2, 2, 2]);
    }
  });

  test.each([
    ['eight from the app of a dealt deck', 'dealt', undefined, EIGHT, 18],
    ['eight from a player of a real one', 'physical', 2, EIGHT, 18],
    ['the four that remain of a real one', 'physical', 2, [3, 4, 5, 6], 18],
  ] as const)('make a target: %s', (_, deck, seat, ranks, target) => {
    const by = seat === undefined ? {} : { seat };
    expect(aimedTarget({ type: 'aimed', at: 0, ranks, ...by }, { deck, highest: 10 })).toEqual({
      ok: true,
      value: target,
    });
  });

  test.each([
    ['four of a dealt deck', 'dealt', undefined, [3, 4, 5, 6], 'badRanks'],
    ['from a player of a dealt deck', 'dealt', 0, EIGHT, 'realOnly'],
    ['from the app of a real deck', 'physical', undefined, EIGHT, 'dealtOnly'],
    ['a king of forty cards', 'physical', 0, [3, 4, 5, 13], 'badRanks'],
  ] as const)('are refused: %s', (_, deck, seat, ranks, code) => {
    const by = seat === undefined ? {} : { seat };
    expect(aimedTarget({ type: 'aimed', at: 0, ranks, ...by }, { deck, highest: 10 })).toEqual({
      ok: false,
      error: { code },
    });
  });
});
