import { describe, expect, test } from 'vitest';
import {
  act,
  newTable,
  phaseOf,
  pick,
  proof,
  ranks,
  realTable,
  sizes,
  slapBy,
  WORKED,
} from '../../support/slap.ts';

const claimed = (house = {}) => realTable(2, house).play(slapBy(0, 4000)).through(4020);

describe('a real deck', () => {
  test('opens after the count that begins when everybody is ready (SLAP-3)', () => {
    const table = newTable(2, { deck: 'physical' }).play(act('readied', 0, 500));
    expect(table.send(act('readied', 0, 600))).toBe('alreadyReady');
    expect(table.send(slapBy(1, 600))).toBe('notNow');
    expect(table.until(60_000).state.phase).toEqual({ type: 'waiting', ready: [0] });
    table.play(act('readied', 1, 700));
    expect(table.state.phase).toEqual({ type: 'counting', until: 3700 });
    expect(table.send(act('readied', 1, 800))).toBe('notNow');
    expect(table.play(slapBy(1, 1000)).state.locks).toEqual([0, 2000]);
  });

  test('lays four unknown cards, and counts them (SLAP-11)', () => {
    const { state } = realTable(2);
    expect(state.table.map(({ seat, card, rank }) => [seat, card, rank])).toEqual([
      [0, null, null],
      [0, null, null],
      [1, null, null],
      [1, null, null],
    ]);
    expect(state.piles.map((pile) => pile.length)).toEqual([18, 18]);
  });

  test('plays a set to its end without a rank ever being entered', () => {
    const table = claimed().play(act('agreed', 1, 6000));
    expect(sizes(table)).toEqual([18, 22]);
    expect(table.state.last?.table.every(({ rank }) => rank === null)).toBe(true);
  });

  test('needs the ranks before a solution can be judged', () => {
    const table = claimed();
    expect(table.send(proof(0, 6000, WORKED.proof))).toBe('ranksUnknown');
    table.play(ranks(1, 6000, ...WORKED.ranks), proof(0, 7000, WORKED.proof));
    expect(table.state.last).toMatchObject({ verdict: 'right', value: '24' });
  });

  test('gives the claimant the claim time anew when the ranks are entered, once', () => {
    const table = claimed().play(act('checked', 1, 10_000), ranks(0, 20_000, 5, 7, 8, 9));
    expect(phaseOf(table, 'claim').until).toBe(50_000);
    expect(phaseOf(table.play(ranks(0, 30_000, 5, 7, 8, 10)), 'claim').until).toBe(50_000);
    expect(table.state.table.map(({ rank }) => rank)).toEqual([5, 7, 8, 10]);
  });

  test.each([
    ['three ranks', [5, 7, 8]],
    ['five ranks', [5, 7, 8, 9, 10]],
    ['a jack', [5, 7, 8, 11]],
    ['a nought', [5, 7, 8, 0]],
    ['half a rank', [5, 7, 8, 9.5]],
  ])('refuses %s', (_, entered) => {
    expect(realTable(2).send(ranks(0, 4000, ...entered))).toBe('badRanks');
  });

  test('takes ranks while there is a deal, and never of a dealt deck', () => {
    expect(newTable(2, { deck: 'physical' }).send(ranks(0, 0, 1, 2, 3, 4))).toBe('notNow');
    expect(
      newTable(2)
        .until(0)
        .send(ranks(0, 0, 1, 2, 3, 4)),
    ).toBe('realOnly');
  });

  test('does not know the ranks any more after a swap (SLAP-7)', () => {
    const table = realTable(2).play(
      ranks(0, 4000, 5, 7, 8, 9),
      act('swapAsked', 0, 5000),
      act('swapAsked', 1, 5600),
    );
    table.through(6200).play(pick(0, 6300, 0), pick(1, 6300, null));
    expect(table.state.phase.type).toBe('waiting');
    expect(table.state.table.map(({ rank }) => rank)).toEqual([null, null, null]);
    table.play(act('readied', 0, 7000), act('readied', 1, 8000)).through(11_000);
    expect(table.state.table.map(({ seat, rank }) => [seat, rank])).toEqual([
      [0, null],
      [0, null],
      [1, null],
      [1, null],
    ]);
  });

  test.each([
    ['the eight ranks', [1, 2, 3, 4, 5, 6, 7, 8], 18],
    ['the four that remain', [3, 4, 5, 6], 18],
  ])('has its dynamic target from %s (SLAP-4)', (_, entered, target) => {
    const table = newTable(2, { deck: 'physical', target: 'dynamic' });
    expect(table.send({ type: 'aimed', at: 0, ranks: entered })).toBe('dealtOnly');
    table.play({ type: 'aimed', seat: 0, at: 0, ranks: entered });
    expect(table.state).toMatchObject({ target, phase: { type: 'waiting', ready: [] } });
  });

  test('is never shuffled by the app', () => {
    expect(newTable(2, { deck: 'physical' }).send({ type: 'shuffled', at: 0, order: [] })).toBe('notNow');
  });
});
