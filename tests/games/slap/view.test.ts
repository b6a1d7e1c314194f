import { describe, expect, test } from 'vitest';
import type { Viewer } from '#lib/core/match/game.ts';
import type { SlapState } from '#lib/games/slap/state.ts';
import { view } from '#lib/games/slap/view.ts';
import {
  act,
  everybody,
  counts,
  HOPELESS,
  names,
  newTable,
  openTable,
  ranks,
  realTable,
  slapBy,
  type SlapTable,
  WORKED,
} from '../../support/slap.ts';

const worked = (house = {}) => openTable(2, WORKED.ranks, house);
const seen = (table: SlapTable, viewer: Viewer = 'table') => view(table.state, viewer);

describe('what people see', () => {
  test('is the table and how many cards each has; together they are forty (SLAP-11)', () => {
    const { table, counts: piles } = seen(worked());
    expect(table[0]).toEqual({ seat: 0, rank: 5, card: { rank: 5, suit: 'spade' } });
    expect(piles).toEqual([18, 18]);
    expect(table.length + 18 + 18).toBe(40);
  });

  test('is no pile, except in a replay (SLAP-1)', () => {
    for (const viewer of ['table', 0, 1] as const) expect(seen(worked(), viewer).piles).toBeNull();
    expect(seen(worked(), 'open').piles?.map((pile) => pile.length)).toEqual([18, 18]);
    expect(
      seen(worked(), 'open')
        .piles?.flat()
        .every((card) => card !== null),
    ).toBe(true);
    expect(
      seen(realTable(2), 'open')
        .piles?.flat()
        .every((card) => card === null),
    ).toBe(true);
  });

  test('keeps the piles of the last set hidden', () => {
    const { last } = seen(worked().play(slapBy(0, 4000), act('agreed', 1, 5000)));
    expect(last).toMatchObject({ winner: 0, table: [{ rank: 5 }, { rank: 7 }, { rank: 8 }, { rank: 9 }] });
    expect(last).not.toHaveProperty('piles');
  });

  test.each([
    ['nothing works and the house says so', HOPELESS, true, true],
    ['the house is silent', HOPELESS, false, false],
    ['something works', WORKED.ranks, true, false],
  ])('tells that there is none: %s (SLAP-7)', (_, deal, sayNone, none) => {
    expect(seen(openTable(2, deal, { sayNone })).none).toBe(none);
    expect(seen(realTable(2, { sayNone })).none).toBe(false);
    expect(seen(realTable(2, { sayNone }).play(ranks(0, 4000, ...deal))).none).toBe(none);
  });
});

describe('what is offered to a seat', () => {
  const offered = (table: SlapTable, seat = 0) => [...table.game.allowed(table.state, seat)].sort();
  const claimed = (house = {}) => worked(house).play(slapBy(0, 4000)).through(4020);
  const odd = () =>
    openTable(4, WORKED.ranks).play(slapBy(0, 4000), slapBy(1, 5000), slapBy(2, 6000)).through(6020);

  test.each<readonly [string, SlapTable, number, readonly string[]]>([
    ['before the shuffle', newTable(2), 0, []],
    ['before a target drawn by the app', newTable(2, { target: 'dynamic' }), 0, []],
    ['before a target entered', newTable(2, { target: 'dynamic', deck: 'physical' }), 0, ['aimed']],
    ['before the count', newTable(2, { deck: 'physical' }), 0, ['readied']],
    ['before the first cards', newTable(2).until(0), 0, ['readied']],
    ['in the count', newTable(2).play(...everybody(2)), 0, ['slapped']],
    ['in the count of called mode', newTable(2, { called: true }).play(...everybody(2)), 0, []],
    ['over open cards', worked(), 0, ['slapped', 'swapAsked']],
    ['over open cards of four', openTable(4, WORKED.ranks), 0, ['gaveUp', 'slapped', 'swapAsked']],
    ['over a real deck', realTable(2), 0, ['ranked', 'slapped', 'swapAsked']],
    ['in called mode', worked({ called: true }), 0, ['called', 'swapAsked']],
    [
      'asked for a swap',
      worked().play(act('swapAsked', 0, 4000)),
      1,
      ['slapped', 'swapAsked', 'swapDeclined'],
    ],
    ['after giving up', openTable(4, WORKED.ranks).play(act('gaveUp', 0, 4000)), 0, ['swapAsked']],
    ['in the window, touched', worked().play(slapBy(0, 4000)), 0, ['voided']],
    ['in the window, not touched', worked().play(slapBy(0, 4000)), 1, ['slapped']],
    ['with the claim', claimed(), 0, ['conceded', 'proved', 'voided']],
    ['against the claim', claimed(), 1, ['agreed', 'checked', 'slapped']],
    ['against a checked claim', claimed().play(act('checked', 1, 6000)), 1, ['agreed', 'slapped']],
    ['to the one who names', odd(), 3, ['named', 'slapped']],
    ['to one who may be named', odd(), 0, ['voided']],
    ['beside the one who named', odd().play(names(3, 9000, 1)), 0, ['checked', 'voided']],
    ['in a swap', worked({ setTime: 1 }).through(3001), 0, ['picked']],
    ['at the end', worked().play(counts(3500, 0, 36), slapBy(0, 4000), act('agreed', 1, 5000)), 0, []],
  ])('%s', (_, table, seat, expected) => {
    expect(offered(table, seat)).toEqual(expected);
  });

  test('to shuffle a real deck, not a dealt one', () => {
    const state = { ...realTable(2).state, phase: { type: 'reshuffling' } } satisfies SlapState;
    const { game } = newTable(2);
    expect([...game.allowed(state, 0)]).toEqual(['reshuffled']);
    expect([...game.allowed({ ...state, config: { ...state.config, deck: 'dealt' } }, 0)]).toEqual([]);
  });
});
