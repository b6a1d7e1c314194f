import { describe, expect, test } from 'vitest';
import type { Viewer } from '#lib/core/match/game.ts';
import { CASTLES, dealtTable, realTable, type KingsTable } from '../../support/kings-table.ts';
import { cardsOf, written } from '../../support/kings-cards.ts';

const RIGHT = 'Q♥ J♥ 10♥ 9♥ 8♥ 7♥ 5♣';
const POOR = 'Q♠ A♠ K♦ K♦ 2♥ J♣ 6♣';
const LOOSE = '2♠ 2♠ 4♥ 4♥ 6♥ 8♣ K♥';
const begun = (house = {}) => dealtTable({ hands: [LOOSE, RIGHT, POOR] }, house);
const seen = (table: KingsTable, viewer: Viewer) => table.game.view(table.state, viewer);

describe('what is seen', () => {
  test.each<[Viewer, boolean[]]>([
    [0, [true, false, false]],
    [2, [false, false, true]],
    ['table', [false, false, false]],
    ['open', [true, true, true]],
  ])('of hands by %s: one’s own', (viewer, hands) => {
    const view = seen(begun(), viewer);
    expect(view.hands.map((hand) => hand !== null)).toEqual(hands);
    expect([view.holds, view.pile, view.faceDown, view.faceUp]).toEqual([[7, 7, 7], 79, 0, []]);
  });

  test('is a scored hand, by everybody (KINGS-4)', () => {
    const table = begun().do({ type: 'called', seat: 2 });
    expect(seen(table, 0).hands.map((hand) => hand !== null)).toEqual([true, false, true]);
    expect(seen(table, 'table').scored[2]?.best.halves).toBe(26);
    table.do({ type: 'called', seat: 1 });
    expect(seen(table, 'table').hands.map((hand) => hand !== null)).toEqual([true, true, true]);
    expect(seen(table, 'table').sums).toEqual(table.state.games[0]?.points);
  });

  test('is the face-up discard, and how many lie face-down', () => {
    const table = begun();
    table.discards(2, '6♣', true);
    table.discards(1, '5♣');
    const { faceUp, faceDown, deeds } = seen(table, 'table');
    expect([written(faceUp), faceDown]).toEqual(['6♣', 1]);
    expect(deeds).toEqual([
      { type: 'faceUp', seat: 2, card: faceUp[0] },
      { type: 'faceDown', seat: 1 },
    ]);
  });

  test('is each castle with its value, its kings and its Subject (KINGS-2, KINGS-3)', () => {
    const table = begun();
    expect(written(seen(table, 'table').castles.map(({ card }) => card))).toBe(CASTLES);
    table.crowns(2, 'K♦', 2);
    const castle = seen(table, 'table').castles[2];
    expect(castle).toMatchObject({ suit: 'diamond', worth: 13, double: false });
    expect(written([castle?.subject ?? 0, ...(castle?.kings ?? [])])).toBe('Q♦ K♦');
    table.discards(2, '6♣');
    table.discards(1, '5♣');
    table.discards(0, '2♠');
    table.crowns(2, 'K♦', 2);
    expect(seen(table, 'table').castles[2]).toMatchObject({ worth: 26, double: true });
  });

  test('is what one’s own hand would come to now, where the house shows it', () => {
    const table = begun();
    expect(seen(table, 1).now).toMatchObject({ right: true, best: { halves: 64 } });
    expect(seen(table, 2).now).toMatchObject({ right: false, best: { halves: 26 } });
    expect([seen(table, 'table').now, seen(table, 'open').now]).toEqual([null, null]);
    expect(seen(begun({ live: false }), 1).now).toBe(null);
    table.do({ type: 'called', seat: 2 });
    expect(seen(table, 2).now).toBe(null);
  });

  test('is not what eight cards would come to', () => {
    const table = begun();
    table.crowns(2, 'K♦', 2);
    expect(seen(table, 2).now).toBe(null);
  });

  test('at a real table is what has been entered', () => {
    const table = realTable(2).do({ type: 'called', seat: 1 });
    expect(seen(table, 0)).toMatchObject({ hands: [[], null], holds: [0, 0], pile: 100, now: null });
    table.do({ type: 'entered', seat: 1, cards: cardsOf(RIGHT) });
    expect(seen(table, 0)).toMatchObject({ holds: [0, 7], pile: 93 });
  });
});
