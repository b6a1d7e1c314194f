import { describe, expect, test } from 'vitest';
import { allowed } from '#lib/games/kings/allowed.ts';
import type { Phase } from '#lib/games/kings/state.ts';
import { cardsOf } from '../../support/kings-cards.ts';
import { dealtTable, newTable, realTable, type KingsTable } from '../../support/kings-table.ts';

const RIGHT = 'Q♥ J♥ 10♥ 9♥ 8♥ 7♥ 5♣';
const POOR = 'Q♠ A♠ K♦ K♦ 2♥ J♣ 6♣';
const LOOSE = '2♠ 2♠ 4♥ 4♥ 6♥ 8♣ K♥';
const begun = (house = {}) => dealtTable({ hands: [LOOSE, RIGHT, POOR] }, house);

describe('what is offered to a seat', () => {
  const offered = (table: KingsTable, seat: number) => [...allowed(table.state, seat)].sort();
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

  const founded = () => {
    const table = newTable(2, { first: 1 }).until(0);
    while (table.state.phase.type === 'founding') table.do({ type: 'turned', seat: 1 });
    return table;
  };
  /** These have called wrongly. */
  const outed = (...seats: readonly number[]) =>
    dealtTable({ hands: [LOOSE, POOR, '3♠ A♠ K♣ 2♦ 5♥ J♣ 6♣'] }).do(
      ...seats.map((seat) => ({ type: 'called', seat }) as const),
    );
  const aloneWithEight = () => {
    const table = outed(2, 1);
    table.crowns(0, 'K♥', 0);
    return table;
  };
  /** Seat 1 of a real table has called wrongly. */
  const realOut = (players: 2 | 3, edition: 1 | 2 = 2) =>
    realTable(players, { edition }).do(
      { type: 'called', seat: 1 },
      { type: 'entered', seat: 1, cards: cardsOf(LOOSE) },
    );
  const oneEntered = (...more: readonly number[]) =>
    realTable(2).do(
      { type: 'agreed', seat: 0 },
      ...[1, ...more].map(
        (seat) => ({ type: 'entered', seat, cards: cardsOf(seat === 1 ? LOOSE : POOR) }) as const,
      ),
    );

  test.each<readonly [string, KingsTable, number, readonly string[]]>([
    ['before the shuffle', at('shuffling', newTable(2)), 0, []],
    ['as The Turn', at('founding', newTable(2, { first: 1 }).until(0)), 1, ['turned']],
    ['beside The Turn', at('founding', newTable(2, { first: 1 }).until(0)), 0, []],
    ['to deal, as The Turn', at('dealing', founded()), 1, ['dealt']],
    ['to deal, beside The Turn', at('dealing', founded()), 0, []],
    ['with a turn and kings', begun(), 2, ['agreed', 'called', 'crowned', 'discarded', 'dumped']],
    [
      'with a turn and kings, castles static in the first edition',
      begun({ staticCastles: true, edition: 1 }),
      2,
      ['agreed', 'called', 'discarded', 'dumped'],
    ],
    [
      'with a turn and kings, castles static',
      begun({ staticCastles: true }),
      2,
      ['agreed', 'called', 'crowned', 'discarded', 'dumped'],
    ],
    ['without a turn', begun(), 0, ['agreed']],
    ['without a turn, scored after a wrong call', outed(2), 2, ['agreed']],
    ['alone', outed(2, 1), 0, ['agreed', 'called', 'crowned', 'discarded', 'dumped']],
    ['scored, while one plays on alone', outed(2, 1), 2, []],
    ['with eight cards and alone', at('extra', aloneWithEight()), 0, ['discarded']],
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
    ['scored there after a wrong call', realOut(3), 1, ['agreed']],
    ['alone there', realOut(2), 0, ['agreed', 'called', 'crowned', 'dumped']],
    ['scored there, while one plays on alone', realOut(2), 1, []],
    ['scored there in a match of the first edition', at('entering', realOut(2, 1)), 1, []],
    ['to be scored there', at('entering', realTable(2).do({ type: 'agreed', seat: 1 })), 0, ['entered']],
    ['scored there already', at('entering', oneEntered()), 1, []],
    ['in the Calculus there', at('calculus', oneEntered(0)), 1, ['amended', 'arranged', 'readied']],
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

  test('raising, only what can be done: no draw off a pile that stays empty, no card where none may be taken', () => {
    const table = at('raising', kinged({ ghoulRaiser: true, oneShuffle: true }));
    const set = (change: object) =>
      (table.timeline = {
        events: [],
        points: [{ match: { ...table.match, state: { ...table.state, ...change } }, log: null }],
      });
    set({ pile: [] });
    expect(offered(table, 0)).toEqual(['raised']);
    set({ pile: table.state.castles.map(({ card }) => card), faceUp: [] });
    expect(offered(table, 0)).toEqual(['took']);
  });

  test('with a king that may go nowhere, the dump alone', () => {
    const hands = ['2♠ 2♠ 4♥ 4♥ 6♥ 8♣ 10♠', RIGHT, 'K♥ 9♠ 3♠ 5♦ 7♠ 8♣ J♦'];
    const table = dealtTable({ hands, castles: 'K♥ 3♣ Q♦ 7♠' });
    expect(offered(table, 2)).toEqual(['agreed', 'called', 'crowned', 'discarded', 'dumped']);
    const royal = { ...table.state, castles: table.state.castles.map((castle, at) => (at === 0 ? { ...castle, kings: [64] } : castle)) }; // oxfmt-ignore
    expect([...allowed(royal, 2)].sort()).toEqual(['agreed', 'called', 'discarded', 'dumped']);
  });

  test('while cards are shuffled is nothing', () => {
    const table = begun();
    const state = { ...table.state, pile: [], faceDown: table.state.pile };
    table.timeline = { events: [], points: [{ match: { ...table.match, state }, log: null }] };
    table.discards(2, '6♣');
    expect(offered(at('drawing', table), 2)).toEqual([]);
  });
});
