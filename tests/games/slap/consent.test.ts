import { describe, expect, test } from 'vitest';
import {
  act,
  counts,
  firstEdition,
  HOPELESS,
  keepAsked,
  names,
  newTable,
  openTable,
  phaseOf,
  pick,
  shuffledFor,
  sizes,
  slapBy,
  WORKED,
} from '../../support/slap.ts';
import { MatchTable } from '../../support/match-table.ts';
import { slap } from '#lib/games/slap/index.ts';

const two = () => openTable(2, WORKED.ranks);
const four = () => openTable(4, WORKED.ranks);

describe('a slap goes before an open question (SLAP-9)', () => {
  test('all have agreed, and for 0.6 s a slap still counts', () => {
    const table = two().play(act('swapAsked', 0, 4000), act('swapAsked', 1, 5000));
    expect(phaseOf(table, 'open').question).toEqual({ since: 4000, keeps: [], agreed: 5000 });
    expect(table.send({ type: 'consented', at: 5599 })).toBe('tooEarly');
    table.play(slapBy(1, 5600)).through(5620);
    expect(phaseOf(table, 'claim').claimant).toBe(1);
  });

  test('after that the cards are swapped', () => {
    const table = two()
      .play(act('swapAsked', 0, 4000), act('swapAsked', 1, 5000))
      .through(5600);
    expect(table.timeline.events.at(-1)).toEqual({ type: 'consented', at: 5600 });
    expect(phaseOf(table, 'swapping').picks).toEqual([null, null]);
  });

  test('an answer before anybody can have read the question is none', () => {
    const table = two().play(act('swapAsked', 0, 4000));
    expect(table.send(act('swapAsked', 1, 4599))).toBe('tooEarly');
    expect(table.send(act('swapAsked', 1, 4600))).toBeNull();
  });

  test('the question is over once somebody has slapped, and is not open again after a void', () => {
    const table = two()
      .play(act('swapAsked', 0, 4000), slapBy(1, 4300))
      .through(4320);
    table.play(act('voided', 1, 5000));
    expect(phaseOf(table, 'open')).toMatchObject({ asked: [], question: null });
  });

  test('who takes it back ends the wait', () => {
    const table = two().play(
      act('swapAsked', 0, 4000),
      act('swapAsked', 1, 5000),
      act('swapDeclined', 0, 5300),
    );
    expect(table.through(10_000).state.phase.type).toBe('open');
    expect(table.send({ type: 'consented', at: 10_000 })).toBe('notNow');
  });

  test('the set time goes before what has been agreed too late', () => {
    const table = openTable(2, WORKED.ranks, { setTime: 2000 });
    table.play(act('swapAsked', 0, 4000), act('swapAsked', 1, 4800)).through(5000);
    expect(phaseOf(table, 'swapping').must).toBe(true);
  });

  test('two pick from two cards each, so nobody keeps theirs unseen', () => {
    expect(two().send(keepAsked(0, 4000))).toBe('fourOnly');
  });

  test('nobody is there to agree before or after the cards are open', () => {
    expect(newTable(2).until(0).send({ type: 'consented', at: 0 })).toBe('notNow');
  });
});

describe('a void lets the next slap take its place (SLAP-9)', () => {
  test('of two: who was 0.2 s later states it, with the whole claim time', () => {
    const table = two().play(slapBy(0, 4000), slapBy(1, 4200), act('voided', 0, 9000));
    expect(phaseOf(table, 'claim')).toMatchObject({
      claimant: 1,
      namer: 0,
      decided: 4200,
      until: 39_000,
      checked: false,
      late: [],
      heat: null,
    });
    expect(sizes(table.play(act('agreed', 0, 10_000)))).toEqual([22, 18]);
  });

  test('of four: the fourth is third, and the one whose slap was stray is left to name', () => {
    const table = four().play(slapBy(0, 4000), slapBy(1, 4100), slapBy(2, 4200), slapBy(3, 4340));
    table.play(act('voided', 1, 6000));
    expect(phaseOf(table, 'naming')).toMatchObject({ namer: 1, late: [], decided: 4340 });
    expect(phaseOf(table, 'naming').slaps.map(({ seat }) => seat)).toEqual([0, 2, 3]);
  });

  test('of four: also once one was named', () => {
    const table = four().play(slapBy(0, 4000), slapBy(1, 4100), slapBy(2, 4200), slapBy(3, 4340));
    table.play(names(3, 6000, 1), act('voided', 2, 7000));
    expect(phaseOf(table, 'naming')).toMatchObject({ namer: 2, until: 37_000 });
  });

  test('with nobody behind them the cards are open again, with the time that was left', () => {
    const table = openTable(2, WORKED.ranks, { setTime: 60_000 }).play(
      slapBy(0, 4000),
      act('voided', 0, 9000),
    );
    expect(phaseOf(table, 'open')).toMatchObject({ slaps: [], until: 68_000 });
    const few = four().play(slapBy(0, 4000), slapBy(1, 4100), slapBy(2, 4200), act('voided', 1, 6000));
    expect(phaseOf(few, 'open').slaps.map(({ seat }) => seat)).toEqual([0, 2]);
  });
});

describe('everybody is ready before the first cards (SLAP-16)', () => {
  test('a dealt match begins its count once all have said so', () => {
    const table = newTable(2).until(60_000);
    expect(table.state.phase).toEqual({ type: 'waiting', ready: [] });
    expect(table.send(slapBy(0, 60_000))).toBe('notNow');
    table.play(act('readied', 1, 60_000));
    expect(table.state.phase).toEqual({ type: 'waiting', ready: [1] });
    table.play(act('readied', 0, 61_000));
    expect(table.state.phase).toEqual({ type: 'counting', until: 64_000 });
  });

  test('once the same people have just played, one is enough for all', () => {
    const table = newTable(4, { again: true }).play(act('readied', 2, 1000));
    expect(table.state.phase).toEqual({ type: 'counting', until: 4000 });
  });

  test('for the next set one is enough', () => {
    const table = two().play(slapBy(0, 4000), act('agreed', 1, 5000), act('readied', 1, 6000));
    expect(table.state.phase).toEqual({ type: 'counting', until: 9000 });
  });
});

describe('a match from before the second edition is played on by its own rules', () => {
  const old = (players: 2 | 4, ranks: readonly number[]) =>
    new MatchTable(slap, firstEdition(players)).play(shuffledFor(players, ranks)).through(3000);

  test('begins by itself, swaps at once, and forgets who was late', () => {
    const table = old(2, WORKED.ranks);
    expect(table.state.phase.type).toBe('open');
    expect(table.play(act('swapAsked', 0, 4000), act('swapAsked', 1, 4000)).state.phase.type).toBe(
      'swapping',
    );
    const stray = old(2, WORKED.ranks).play(slapBy(0, 4000), slapBy(1, 4200), act('voided', 0, 5000));
    expect(stray.state.phase.type).toBe('open');
  });

  test('keeps a question over a slap', () => {
    const table = old(4, HOPELESS).play(act('swapAsked', 0, 4000), slapBy(1, 4100));
    expect(phaseOf(table, 'open')).toMatchObject({ asked: [0], question: null });
    expect(table.send(act('swapAsked', 2, 4200))).toBeNull();
  });
});

/** Found by random matches alone until now. */
describe('corner cases of swapping (SLAP-7, SLAP-14)', () => {
  test('ten swaps are one too few for a reshuffle, the next is one', () => {
    const table = two();
    const swapping = (swaps: number) => ({ ...table.state, swaps });
    const ask = (swaps: number) => {
      const first = table.game.apply(swapping(swaps), act('swapAsked', 0, 4000));
      const both = first.ok ? table.game.apply(first.value, act('swapAsked', 1, 4600)) : first;
      const done = both.ok ? table.game.apply(both.value, { type: 'consented', at: 5200 }) : both;
      return done.ok ? done.value.phase.type : done.error.code;
    };
    expect([ask(9), ask(10)]).toEqual(['swapping', 'reshuffling']);
  });

  test('counts cannot be corrected while cards are picked, and can before and after', () => {
    const asked = two()
      .play(act('swapAsked', 0, 4000), act('swapAsked', 1, 4600))
      .through(5200);
    expect(asked.state.phase.type).toBe('swapping');
    expect(asked.send(counts(6000, 17, 19))).toBe('notNow');
    asked.play(pick(0, 6000, 0), pick(1, 6000, null));
    expect(asked.send(counts(6500, 18, 19))).toBeNull();
    expect(sizes(asked)).toEqual([18, 19]);
  });

  test('a pick may be changed until all have picked, and the last one holds', () => {
    const asked = two()
      .play(act('swapAsked', 0, 4000), act('swapAsked', 1, 4600))
      .through(5200);
    const [first, second] = asked.state.table.map(({ card }) => card);
    asked.play(pick(0, 6000, 0), pick(0, 6100, 1), pick(1, 6200, null));
    expect(asked.state.piles[0]?.at(-1)).toBe(second);
    expect(asked.state.table.map(({ card }) => card)).toContain(first);
  });
});
