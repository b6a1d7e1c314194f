import { describe, expect, test } from 'vitest';
import { knock } from '#lib/games/knock/index.ts';
import { corrected, HOPELESS, phaseOf, WORKED } from '../../support/claims.ts';
import {
  act,
  allPass,
  firstEdition,
  knockBy,
  openTable,
  realTable,
  shuffledFor,
  sizes,
} from '../../support/knock.ts';
import { MatchTable } from '../../support/match-table.ts';

const four = () => openTable(4, WORKED.ranks);
const passes = (at: number, ...seats: readonly number[]) => seats.map((seat) => act('passed', seat, at));

describe('a knock goes before an open question (KNOCK-6, SLAP-9)', () => {
  test('all say that nothing works, and for 0.6 s a knock still counts', () => {
    const table = four().play(act('passed', 0, 4000), ...passes(5000, 1, 2, 3));
    expect(phaseOf(table, 'open').question).toEqual({ since: 4000, agreed: 5000 });
    expect(table.send({ type: 'consented', at: 5599 })).toBe('tooEarly');
    table.play(knockBy(2, 5600)).through(5620);
    expect(phaseOf(table, 'claim').claimant).toBe(2);
  });

  test('after that the cards are set aside, thought about until the last one agreed', () => {
    const table = allPass(four(), 4000);
    expect(table.state.last).toMatchObject({ taker: null, by: 'passed', thought: 1600 });
    expect(sizes(table)).toEqual([9, 9, 9, 9, 0, 0, 0, 0, 4]);
  });

  test('an answer before anybody can have read the question is none', () => {
    const table = four().play(act('passed', 0, 4000));
    expect(table.send(act('passed', 1, 4599))).toBe('tooEarly');
    expect(table.send(act('passed', 1, 4600))).toBeNull();
  });

  test('the question is over once somebody has knocked', () => {
    const table = four()
      .play(act('passed', 0, 4000), knockBy(1, 4300))
      .through(4320);
    table.play(act('voided', 1, 5000));
    expect(phaseOf(table, 'open')).toMatchObject({ passed: [], question: null });
  });

  test('who looks on ends the wait', () => {
    const table = four().play(act('passed', 0, 4000), ...passes(5000, 1, 2, 3), act('keptLooking', 3, 5300));
    expect(table.through(10_000).state.phase.type).toBe('open');
    expect(table.send({ type: 'consented', at: 10_000 })).toBe('notNow');
  });

  test('alone nobody is asked', () => {
    expect(openTable(1, WORKED.ranks).play(act('passed', 0, 4000)).state.last?.by).toBe('passed');
  });
});

describe('a void lets the next knock take its place (SLAP-9)', () => {
  test('whoever was 0.2 s later states it, with the whole claim time', () => {
    const table = four().play(knockBy(0, 4000), knockBy(2, 4200), knockBy(1, 4300), act('voided', 0, 9000));
    expect(phaseOf(table, 'claim')).toMatchObject({
      claimant: 2,
      stage: 'stating',
      decided: 4200,
      thought: 1200,
      until: 39_000,
      late: [{ seat: 1, after: 100 }],
    });
  });

  test('with a delay its thought is until the touch itself (SLAP-13)', () => {
    const handicaps = [0, 1, 2, 3].map((seat) => ({ delay: seat === 2 ? 500 : 0, second: false }));
    const table = openTable(4, WORKED.ranks, { handicaps }).play(knockBy(0, 4000), knockBy(2, 4200));
    expect(phaseOf(table.play(act('voided', 0, 9000)), 'claim')).toMatchObject({
      decided: 4700,
      thought: 1200,
    });
  });

  test('with nobody behind them the cards are open again', () => {
    const table = four().play(knockBy(0, 4000), act('voided', 0, 9000));
    expect(phaseOf(table, 'open')).toMatchObject({ passed: [], since: 8000 });
  });
});

describe('one card is put right (SLAP-14)', () => {
  test('from a pile to what was won, although the piles are no full fours then', () => {
    const table = four().play(knockBy(0, 4000), ...[1, 2, 3].map((seat) => act('agreed', seat, 5000)));
    expect(table.send(corrected(7000, 9, 9, 9, 8, 5, 0, 0, 0, 0))).toBeNull();
    expect(sizes(table)).toEqual([9, 9, 9, 8, 5, 0, 0, 0, 0]);
  });

  test('the deck round still ends when all cards have been played', () => {
    const table = realTable(4).play(corrected(3500, 0, 0, 0, 3, 33, 0, 0, 0, 0));
    table.play(...passes(4000, 0), ...passes(4600, 1, 2, 3)).through(5200);
    table.play(act('readied', 0, 6000)).through(9000);
    expect(table.state.table).toHaveLength(3);
    table.play(...passes(10_000, 0), ...passes(10_600, 1, 2, 3)).through(11_200);
    expect(table.state.phase).toEqual({ type: 'over', winners: [0] });
  });
});

test('a match from before the second edition is played on by its own rules', () => {
  const old = () =>
    new MatchTable(knock, { ...firstEdition(4), dealer: 0 })
      .play(shuffledFor(4, HOPELESS), act('readied', 0, 0))
      .through(3000);
  expect(old().play(...passes(4000, 0, 1, 2, 3)).state.phase.type).toBe('waiting');
  const stray = old().play(knockBy(0, 4000), knockBy(1, 4200), act('voided', 0, 5000));
  expect(stray.state.phase.type).toBe('open');
});
