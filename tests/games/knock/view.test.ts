import { describe, expect, test } from 'vitest';
import type { Viewer } from '#lib/core/match/game.ts';
import { view } from '#lib/games/knock/view.ts';
import { corrected, HOPELESS, proof, ranks, WORKED } from '../../support/claims.ts';
import {
  act,
  allPass,
  knockBy,
  newTable,
  openTable,
  realTable,
  type KnockTable,
} from '../../support/knock.ts';

const worked = (house = {}) => openTable(4, WORKED.ranks, house);
const seen = (table: KnockTable, viewer: Viewer = 'table') => view(table.state, viewer);
const claimed = (house = {}) => worked(house).play(knockBy(0, 4000)).through(4020);

describe('what people see', () => {
  test('is the table and how many cards lie where; together they are the deck', () => {
    const { table, counts, won, aside } = seen(worked().play(corrected(3500, 8, 8, 8, 8, 1, 0, 0, 2, 1)));
    expect(table[0]).toEqual({ seat: 0, rank: 5, card: { rank: 5, suit: 'spade' } });
    expect([counts, won, aside]).toEqual([[8, 8, 8, 8], [1, 0, 0, 2], 1]);
  });

  test('is no pile, except in a replay (KNOCK-3)', () => {
    for (const viewer of ['table', 0, 3] as const) expect(seen(worked(), viewer).piles).toBeNull();
    const open = seen(worked(), 'open').piles;
    expect(open?.map((pile) => pile.length)).toEqual([9, 9, 9, 9]);
    expect(open?.flat().every((card) => card !== null)).toBe(true);
    expect(
      seen(realTable(4), 'open')
        .piles?.flat()
        .every((card) => card === null),
    ).toBe(true);
  });

  test('is who is barred, with the value that was made (KNOCK-5)', () => {
    const table = claimed().play(proof(0, 5000, '5 + 7 + 8 + 9'));
    expect(seen(table)).toMatchObject({ barred: [0], claims: [{ claimant: 0, value: '29' }] });
    expect(seen(worked())).toMatchObject({ barred: [], claims: [] });
  });

  test('is the last set and every one before; a missed one has no taker', () => {
    const table = allPass(worked(), 3400);
    expect(seen(table).last).toMatchObject({
      taker: null,
      table: [{ seat: 0, rank: 5, card: { rank: 5, suit: 'spade' } }, { rank: 7 }, { rank: 8 }, { rank: 9 }],
    });
    table.play(
      act('readied', 0, 5000),
      knockBy(1, 9000),
      ...[0, 2, 3].map((seat) => act('agreed', seat, 9500)),
    );
    expect(seen(table).sets.map(({ taker }) => taker)).toEqual([null, 1]);
    expect(seen(table)).toMatchObject({ set: 2, thought: 1000 + 1000, sums: [0, 4, 0, 0], scores: [] });
  });

  test('is the sum with and after the running deck round, each card once (KNOCK-8)', () => {
    const table = claimed({ rounds: 2 }).play(corrected(5000, 0, 0, 0, 0, 16, 0, 20, 0, 0));
    expect(seen(table).sums).toEqual([16, 0, 20, 0]);
    table.play(...[1, 2, 3].map((seat) => act('agreed', seat, 6000)));
    expect(seen(table)).toMatchObject({ sums: [20, 0, 20, 0], scores: [{ won: [20, 0, 20, 0] }], round: 0 });
    table.play(act('readied', 1, 7000));
    expect(seen(table)).toMatchObject({ sums: [20, 0, 20, 0], won: [0, 0, 0, 0], round: 1, dealer: 1 });
  });

  test('is the draw and the targets that were drawn (KNOCK-2, KNOCK-11)', () => {
    const table = newTable(2, { dealer: 'drawn', target: 'dynamic' });
    table.play({ type: 'drew', at: 0, cards: [3, 12] });
    expect(seen(table).draws).toEqual([
      [
        { seat: 0, rank: 4, card: { rank: 4, suit: 'spade' } },
        { seat: 1, rank: 3, card: { rank: 3, suit: 'heart' } },
      ],
    ]);
    table.play({ type: 'aimed', at: 0, ranks: [1, 2, 3, 4, 5, 6, 7, 8] });
    expect(seen(table)).toMatchObject({ target: 18, aims: [{ target: 18 }] });
  });

  test.each([
    ['nothing works and the house says so', HOPELESS, true, true],
    ['the house is silent', HOPELESS, false, false],
    ['something works', WORKED.ranks, true, false],
  ])('tells that there is none: %s (KNOCK-6)', (_, deal, sayNone, none) => {
    expect(seen(openTable(4, deal, { sayNone })).none).toBe(none);
    expect(seen(realTable(4, { sayNone })).none).toBe(false);
    expect(seen(realTable(4, { sayNone }).play(ranks(0, 4000, ...deal))).none).toBe(none);
  });
});

describe('whose confirmation is awaited', () => {
  const tied = () => newTable(3, { dealer: 'drawn' }).play({ type: 'drew', at: 0, cards: [9, 1, 19] });
  const scored = () =>
    claimed({ rounds: 2 }).play(
      corrected(5000, 0, 0, 0, 0, 16, 0, 20, 0, 0),
      ...[1, 2, 3].map((seat) => act('agreed', seat, 6000)),
    );

  test.each<readonly [string, KnockTable, readonly number[]]>([
    ['those who drew the same', tied(), [0, 2]],
    ['the dealer', newTable(4, { dealer: 2 }).until(0), [2]],
    ['the next dealer', scored(), [1]],
    ['nobody over open cards', worked(), []],
    ['those who have not passed', worked().play(act('passed', 1, 4000)), [0, 2, 3]],
    [
      'those who have not passed and may claim',
      claimed().play(act('conceded', 0, 5000), act('passed', 1, 6000)),
      [2, 3],
    ],
    ['the claimant, to say it', claimed(), [0]],
    ['those who have not agreed', claimed().play(act('agreed', 2, 5000)), [1, 3]],
    ['the claimant, to enter it', claimed().play(act('checked', 2, 5000)), [0]],
    [
      'nobody in the count',
      newTable(4)
        .until(0)
        .play(act('readied', 0, 0)),
      [],
    ],
  ])('%s', (_, table, expected) => {
    expect(seen(table).awaited).toEqual(expected);
  });
});

describe('what is offered to a seat', () => {
  const offered = (table: KnockTable, seat = 0) => [...table.game.allowed(table.state, seat)].sort();
  const drawing = (deck: 'dealt' | 'physical') => newTable(3, { dealer: 'drawn', deck });
  const tied = () => drawing('dealt').play({ type: 'drew', at: 0, cards: [9, 1, 19] });
  const barred = () => claimed().play(act('conceded', 0, 5000));

  test.each<readonly [string, KnockTable, number, readonly string[]]>([
    ['before the draw by the app', drawing('dealt'), 0, []],
    ['before the draw of a real deck', drawing('physical'), 0, ['drewHighest']],
    ['tied', tied(), 2, ['drewAgain']],
    ['not tied', tied(), 1, []],
    ['before a target drawn by the app', newTable(4, { target: 'dynamic' }), 0, []],
    ['before a target entered', newTable(4, { target: 'dynamic', deck: 'physical' }), 3, ['aimed']],
    ['before the shuffle', newTable(4), 0, []],
    ['to the dealer', newTable(4).until(0), 0, ['readied']],
    ['beside the dealer', newTable(4).until(0), 1, []],
    [
      'in the count',
      newTable(4)
        .until(0)
        .play(act('readied', 0, 0)),
      1,
      ['knocked'],
    ],
    [
      'in the count of called mode',
      newTable(4, { called: true })
        .until(0)
        .play(act('readied', 0, 0)),
      1,
      [],
    ],
    ['over open cards', worked(), 0, ['knocked', 'passed']],
    ['over a real deck', realTable(4), 0, ['knocked', 'passed', 'ranked']],
    ['in called mode', worked({ called: true }), 0, ['called', 'passed']],
    ['after another passed', worked().play(act('passed', 1, 4000)), 0, ['keptLooking', 'knocked', 'passed']],
    ['after passing', worked().play(act('passed', 0, 4000)), 0, ['keptLooking', 'knocked']],
    ['barred', barred(), 0, []],
    ['in the window, touched', worked().play(knockBy(0, 4000)), 0, ['voided']],
    ['in the window, not touched', worked().play(knockBy(0, 4000)), 1, ['knocked']],
    ['with the claim', claimed(), 0, ['conceded', 'proved', 'stated', 'voided']],
    ['with the claim stated', claimed().play(act('stated', 0, 5000)), 0, ['conceded', 'proved', 'voided']],
    ['against the claim', claimed(), 1, ['agreed', 'checked', 'knocked']],
    ['after agreeing', claimed().play(act('agreed', 1, 5000)), 1, ['checked', 'knocked']],
    ['against a checked claim', claimed().play(act('checked', 1, 5000)), 2, ['agreed', 'knocked']],
    ['barred beside a claim', barred().play(knockBy(1, 6000)).through(6020), 0, ['agreed', 'checked']],
    [
      'in a claim at a real deck',
      realTable(4).play(knockBy(0, 4000)).through(4020),
      0,
      ['conceded', 'proved', 'ranked', 'stated', 'voided'],
    ],
  ])('%s', (_, table, seat, expected) => {
    expect(offered(table, seat)).toEqual(expected);
  });

  test('after a deck round is to go on, for the next dealer', () => {
    const table = claimed({ rounds: 2 }).play(corrected(5000, 0, 0, 0, 0, 16, 0, 20, 0, 0));
    table.play(...[1, 2, 3].map((seat) => act('agreed', seat, 6000)));
    expect([0, 1].map((seat) => offered(table, seat))).toEqual([[], ['readied']]);
  });

  test('at the end is nothing', () => {
    const table = claimed().play(corrected(5000, 0, 0, 0, 0, 16, 0, 20, 0, 0));
    table.play(...[1, 2, 3].map((seat) => act('agreed', seat, 6000)));
    expect(offered(table)).toEqual([]);
  });
});
