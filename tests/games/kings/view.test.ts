import { describe, expect, test } from 'vitest';
import type { Viewer } from '#lib/core/match/game.ts';
import type { Phase } from '#lib/games/kings/state.ts';
import { CASTLES, dealtTable, newTable, realTable, type KingsTable } from '../../support/kings-table.ts';
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

describe('what is offered to a seat', () => {
  const offered = (table: KingsTable, seat: number) => [...table.game.allowed(table.state, seat)].sort();
  const at = (type: Phase['type'], table: KingsTable) => {
    expect(table.state.phase.type).toBe(type);
    return table;
  };
  const kinged = (house = {}) => {
    const table = begun(house);
    table.discards(2, '6♣', true);
    table.discards(1, '5♣');
    table.crowns(0, 'K♥', 0);
    return table;
  };

  test.each<readonly [string, KingsTable, number, readonly string[]]>([
    ['before the shuffle', at('shuffling', newTable(2)), 0, []],
    ['as The Turn', at('founding', newTable(2, { first: 1 }).until(0)), 1, ['turned']],
    ['beside The Turn', at('founding', newTable(2, { first: 1 }).until(0)), 0, []],
    ['with a turn and kings', begun(), 2, ['agreed', 'called', 'crowned', 'discarded', 'dumped']],
    [
      'with a turn and kings, castles static in the first edition',
      begun({ staticCastles: true, edition: 1 }),
      2,
      ['agreed', 'called', 'discarded', 'dumped'],
    ],
    ['without a turn', begun(), 0, ['agreed']],
    ['with eight cards', at('extra', kinged()), 0, ['discarded']],
    ['beside eight cards', at('extra', kinged()), 1, []],
    ['raising', at('raising', kinged({ ghoulRaiser: true })), 0, ['raised', 'took']],
    ['beside a ghoul-raiser', at('raising', kinged({ ghoulRaiser: true })), 2, []],
    ['in the Calculus', at('calculus', begun().do({ type: 'agreed', seat: 0 })), 1, ['arranged', 'readied']],
    ['at the end', at('over', begun().do({ type: 'agreed', seat: 0 }, { type: 'readied', seat: 0 })), 1, []],
    ['at a real table without castles', at('founding', newTable(2, { deck: 'physical' })), 1, ['founded']],
    ['at a real table', at('keeping', realTable(2)), 0, ['agreed', 'called', 'crowned', 'dumped']],
    ['having called there', at('claimed', realTable(2).do({ type: 'called', seat: 1 })), 1, ['entered']],
    ['while another called there', realTable(2).do({ type: 'called', seat: 1 }), 0, []],
    ['to be scored there', at('entering', realTable(2).do({ type: 'agreed', seat: 1 })), 0, ['entered']],
  ])('%s', (_, table, seat, expected) => {
    expect(offered(table, seat)).toEqual(expected);
  });

  test('without a king in a turn, no king’s act; with one of them, what it may do', () => {
    const table = begun();
    table.crowns(2, 'K♦', 2);
    table.discards(2, 'Q♠');
    expect(offered(table, 1)).toEqual(['agreed', 'called', 'discarded']);
    table.discards(1, '5♣');
    table.discards(0, '2♠');
    expect(offered(table, 2)).toEqual(['agreed', 'called', 'crowned', 'dethroned', 'discarded', 'dumped']);
  });

  test('while cards are shuffled is nothing', () => {
    const table = begun();
    const state = { ...table.state, pile: [], faceDown: table.state.pile };
    table.timeline = { events: [], points: [{ match: { ...table.match, state }, log: null }] };
    table.discards(2, '6♣');
    expect(offered(at('drawing', table), 2)).toEqual([]);
  });
});
