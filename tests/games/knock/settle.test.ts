import { describe, expect, test } from 'vitest';
import { corrected, OPEN, phaseOf, ruling, WORKED } from '../../support/claims.ts';
import {
  act,
  allPass,
  knockBy,
  knockCards,
  knockNext,
  newTable,
  openTable,
  sizes,
  type KnockTable,
} from '../../support/knock.ts';

const worked = (house = {}) => openTable(4, WORKED.ranks, house);
const believe = (table: KnockTable, at: number) =>
  table.play(act('agreed', 1, at), act('agreed', 2, at), act('agreed', 3, at));
const won = (house = {}) => believe(worked(house).play(knockBy(0, 4000)), 6000);
/** The last four cards of a deck round lie open; so far seat 1 has won eight, and the rest is set aside. */
const lastSet = (house = {}) => worked(house).play(corrected(3500, 0, 0, 0, 0, 0, 8, 0, 0, 28));

/** Plays by the test player until the phase is of this type. */
function playTo(table: KnockTable, type: string): KnockTable {
  while (table.state.phase.type !== type) {
    const { at } = table.match;
    const due = table.game.deadline(table.state);
    const event = knockNext(table.state, at);
    if (event !== null) table.play(event);
    else table.through(due ?? at);
  }
  return table;
}

describe('the end of a deck round (KNOCK-7)', () => {
  test('comes when all cards have been played; most cards won takes it', () => {
    const table = lastSet().play(knockBy(0, 4000));
    believe(table, 5000);
    expect(table.state.phase).toEqual({ type: 'over', winners: [1] });
    expect(table.state.scores).toEqual([{ target: 24, dealer: 0, won: [4, 8, 0, 0], aside: 28 }]);
    expect(table.game.winners(table.state)).toEqual([1]);
    expect(table.game.summary(table.state)).toEqual({ scores: [4, 8, 0, 0], sets: 1 });
    expect(table.game.deadline(table.state)).toBeNull();
  });

  test('is shared by equal counts', () => {
    const table = worked().play(corrected(3500, 0, 0, 0, 0, 4, 8, 0, 0, 24), knockBy(0, 4000));
    believe(table, 5000);
    expect(table.state.phase).toEqual({ type: 'over', winners: [0, 1] });
  });

  test('comes after ten sets of forty cards and after thirteen of fifty-two (KNOCK-1)', () => {
    for (const [faces, count] of [
      [false, 10],
      [true, 13],
    ] as const)
      expect(playTo(newTable(4, { faces }), 'over').state.set).toBe(count);
  });

  test('does not come before', () => {
    expect(won().state.phase).toEqual({ type: 'waiting' });
  });
});

describe('several deck rounds (KNOCK-2, KNOCK-8)', () => {
  const scored = () => believe(lastSet({ rounds: 2 }).play(knockBy(0, 4000)), 5000);

  test('wait for the next dealer, on the left of the last one', () => {
    const table = scored();
    expect(table.state.phase).toEqual({ type: 'scored' });
    expect(table.game.winners(table.state)).toBeNull();
    expect(table.send(act('readied', 0, 6000))).toBe('notYours');
    table.play(act('readied', 1, 6000)).until(7000);
    expect(table.state).toMatchObject({
      dealer: 1,
      round: 1,
      set: 1,
      last: null,
      phase: { type: 'waiting' },
    });
    expect(sizes(table)).toEqual([10, 10, 10, 10, 0, 0, 0, 0, 0]);
    expect(new Set(knockCards(table.state)).size).toBe(40);
  });

  test('pass the deal from the last seat to the first', () => {
    const table = openTable(4, WORKED.ranks, { rounds: 2 });
    const last = { ...table.state, dealer: 3, phase: { type: 'scored' } } as const;
    expect(table.game.allowed(last, 0).has('readied')).toBe(true);
    const next = table.game.apply(last, act('readied', 0, 4000));
    expect(next.ok && next.value.dealer).toBe(0);
  });

  test('run up a sum; the highest wins after the last', () => {
    const table = playTo(scored().play(act('readied', 1, 6000)), 'over');
    const [first, second] = table.state.scores;
    expect(first?.won).toEqual([4, 8, 0, 0]);
    const sums = first?.won.map((cards, seat) => cards + (second?.won[seat] ?? 0)) ?? [];
    expect(table.game.summary(table.state).scores).toEqual(sums);
    const best = Math.max(...sums);
    expect(table.game.winners(table.state)).toEqual([0, 1, 2, 3].filter((seat) => sums[seat] === best));
  });

  test('have a dynamic target each (KNOCK-11)', () => {
    const table = newTable(4, { rounds: 2, target: 'dynamic' });
    playTo(table, 'scored')
      .play(act('readied', 1, 10_000_000))
      .until(10_000_000);
    const drawn = table.timeline.events.filter(({ type }) => type === 'aimed');
    expect(drawn.length).toBe(2);
    expect(table.state.aims.length).toBe(1);
    expect(table.state.scores[0]?.target).not.toBeNull();
  });
});

describe('a changed verdict', () => {
  test('opens the set again for the others, with what time they had (KNOCK-5)', () => {
    const table = won({ setTime: 60_000 }).play(ruling(9000, 0, 'wrong'));
    expect(table.state).toMatchObject({ set: 0, last: null, sets: [] });
    expect(table.state.claims).toMatchObject([{ claimant: 0, verdict: 'wrong', by: 'ruled' }]);
    expect(table.state.phase).toEqual({
      type: 'open',
      passed: [],
      question: null,
      since: 8000,
      until: 68_000,
    });
    expect(sizes(table)).toEqual([9, 9, 9, 9, 0, 0, 0, 0, 0]);
    expect(table.state.table.map(({ rank }) => rank)).toEqual([5, 7, 8, 9]);
  });

  test('leaves nothing behind when it is changed back', () => {
    const table = won().play(ruling(9000, 0, 'wrong'), ruling(9500, 0, 'right'));
    expect(table.state.won).toEqual(won().state.won);
    expect(table.state.last).toMatchObject({ taker: 0, claims: [{ verdict: 'right', by: 'ruled' }] });
  });

  test('gives the cards to a claimant who was right after all, also while the others go on', () => {
    const table = worked().play(knockBy(0, 4000), act('conceded', 0, 5000), knockBy(1, 6000));
    table.through(6020).play(ruling(7000, 0, 'right'));
    expect(sizes(table)).toEqual([9, 9, 9, 9, 4, 0, 0, 0, 0]);
    expect(table.state.phase).toEqual({ type: 'waiting' });
    expect(table.state.last).toMatchObject({ taker: 0, thought: 1000 });
  });

  test('takes set-aside cards back from nobody', () => {
    const table = worked()
      .play(knockBy(0, 4000), act('conceded', 0, 5000))
      .through(400_000);
    expect(table.state.last?.by).toBe('timedOut');
    table.play(ruling(400_000, 0, 'right'));
    expect(sizes(table)).toEqual([9, 9, 9, 9, 4, 0, 0, 0, 0]);
  });

  test('sets the cards aside when nobody is left to go on (KNOCK-6)', () => {
    const table = openTable(2, WORKED.ranks).play(knockBy(0, 4000), act('conceded', 0, 5000));
    table.play(knockBy(1, 6000), act('agreed', 0, 7000), ruling(8000, 0, 'wrong'));
    expect(table.state.last).toMatchObject({ taker: null, by: 'barred' });
  });

  test('may reopen a match that was over', () => {
    const over = believe(lastSet().play(knockBy(0, 4000)), 5000).play(ruling(6000, 0, 'wrong'));
    expect(over.state).toMatchObject({ scores: [], phase: { type: 'open' } });
  });

  test('is possible until the next cards are open, for the last set only', () => {
    const table = won();
    expect(table.send(ruling(7000, 1, 'wrong'))).toBe('nothingToRule');
    expect(table.send(ruling(7000, 0, 'right'))).toBe('nothingToRule');
    table.play(act('readied', 0, 7000)).through(10_000);
    expect(table.send(ruling(11_000, 0, 'wrong'))).toBe('nothingToRule');
    expect(table.send(ruling(11_000, 1, 'wrong'))).toBe('nothingToRule');
    const passed = allPass(worked(), 4400);
    expect(passed.send(ruling(6000, 0, 'right'))).toBe('nothingToRule');
  });
});

describe('corrected counts (KNOCK-4, SLAP-14)', () => {
  test('move cards between piles, what was won and what was set aside; the sum stays', () => {
    const table = won().play(corrected(7000, 8, 8, 8, 8, 0, 4, 0, 0, 4));
    expect(sizes(table)).toEqual([8, 8, 8, 8, 0, 4, 0, 0, 4]);
    expect(new Set(knockCards(table.state)).size).toBe(40);
    expect(table.state.last).toBeNull();
    expect(table.send(ruling(8000, 0, 'wrong'))).toBe('nothingToRule');
  });

  test.each([
    ['another sum', [9, 9, 9, 9, 4, 0, 0, 0, 1]],
    ['a pile too few', [9, 9, 9, 9, 4, 0, 0, 0]],
    ['less than nothing', [9, 9, 9, 9, 5, -1, 0, 0, 0]],
  ])('are refused with %s', (_, counts) => {
    expect(won().send(corrected(7000, ...counts))).toBe('badCounts');
  });

  test('between two sets can end the deck round, and take that back', () => {
    const table = won().play(corrected(7000, 0, 0, 0, 0, 4, 36, 0, 0, 0));
    expect(table.state.phase).toEqual({ type: 'over', winners: [1] });
    table.play(corrected(8000, 0, 0, 0, 0, 40, 0, 0, 0, 0));
    expect(table.state.phase).toEqual({ type: 'over', winners: [0] });
    table.play(corrected(9000, 9, 9, 9, 9, 4, 0, 0, 0, 0));
    expect(table.state).toMatchObject({ scores: [], phase: { type: 'waiting' } });
  });

  test('let a running count go on, and an open set', () => {
    const counting = won().play(act('readied', 0, 7000), corrected(7500, 8, 8, 8, 8, 8, 0, 0, 0, 0));
    expect(counting.state.phase).toEqual({ type: 'counting', until: 10_000 });
    const open = worked().play(corrected(3500, 8, 8, 8, 8, 4, 0, 0, 0, 0));
    expect(phaseOf(open, 'open').since).toBe(OPEN);
  });

  test('and a ruling are told while the match stands, by its menu', () => {
    const table = won();
    table.play({ type: 'paused', at: 7000 });
    expect(table.send(corrected(7000, 8, 8, 8, 8, 0, 4, 0, 0, 4))).toBeNull();
    expect(
      won()
        .play({ type: 'paused', at: 7000 })
        .send(ruling(7000, 0, 'wrong')),
    ).toBeNull();
    expect(
      won()
        .play({ type: 'paused', at: 7000 })
        .send(act('readied', 0, 7000)),
    ).toBe('paused');
  });

  test('wait while cards are on their way', () => {
    expect(newTable(4).send(corrected(0, 10, 10, 10, 10, 0, 0, 0, 0, 0))).toBe('notNow');
    expect(newTable(4, { dealer: 'drawn' }).send(corrected(0, 10, 10, 10, 10, 0, 0, 0, 0, 0))).toBe('notNow');
  });
});

describe('alone (KNOCK-10)', () => {
  const alone = (house = {}) => openTable(1, WORKED.ranks, house);

  test('plays four piles against the clock: a knock stops it, and must be proved', () => {
    const table = alone().play(knockBy(0, 9000)).through(9020);
    expect(phaseOf(table, 'claim')).toMatchObject({ stage: 'proving', thought: 9000 });
    expect(table.send(act('stated', 0, 9100))).toBe('notNow');
    expect(table.send(act('agreed', 0, 9100))).toBe('notYours');
  });

  test('sets aside what is wrong, and what is passed', () => {
    const wrong = alone().play(knockBy(0, 9000), act('conceded', 0, 10_000));
    expect(wrong.state.last).toMatchObject({ taker: null, by: 'barred' });
    expect(alone().play(act('passed', 0, 9000)).state.last).toMatchObject({ taker: null, by: 'passed' });
  });

  test('ends after ten sets', () => {
    const table = playTo(newTable(1), 'over');
    expect(table.state.set).toBe(10);
    expect(table.game.winners(table.state)).toEqual([0]);
  });
});
