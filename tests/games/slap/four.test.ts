import { describe, expect, test } from 'vitest';
import {
  act,
  keepAsked,
  counts,
  HOPELESS,
  names,
  openTable,
  phaseOf,
  pick,
  proof,
  sizes,
  slapBy,
  slapCards,
  WORKED,
  type SlapTable,
} from '../../support/slap.ts';

const worked = (house = {}) => openTable(4, WORKED.ranks, house);
/** Seats 0, 1 and 2 have slapped; seat 3 must name. */
const odd = (house = {}) =>
  worked(house).play(slapBy(0, 4000), slapBy(1, 5000), slapBy(2, 6000)).through(6020);
const cards = (table: SlapTable) => table.state.table.map(({ card }) => card);

describe('four players (SLAP-1, SLAP-3)', () => {
  test('have ten cards each and turn up one', () => {
    const table = worked();
    expect(table.state.table.map(({ seat, rank }) => [seat, rank])).toEqual([
      [0, 5],
      [1, 7],
      [2, 8],
      [3, 9],
    ]);
    expect(sizes(table)).toEqual([9, 9, 9, 9]);
  });
});

describe('the odd one out (SLAP-8)', () => {
  test('is who has not slapped when three have', () => {
    const table = worked().play(slapBy(2, 4000), slapBy(0, 5000));
    expect(table.state.phase.type).toBe('open');
    table.play(slapBy(3, 6000)).through(6020);
    expect(phaseOf(table, 'naming')).toMatchObject({ namer: 1, until: 36_020, late: [] });
  });

  test('is the last of four by the stamp, and the slap is noted as late', () => {
    const table = worked()
      .play(slapBy(2, 4000), slapBy(0, 5000), slapBy(3, 6000), slapBy(1, 6018))
      .through(6020);
    expect(phaseOf(table, 'naming')).toMatchObject({
      namer: 1,
      late: [{ seat: 1, after: 18 }],
      heat: { lot: [] },
    });
    expect(phaseOf(table, 'naming').slaps.map(({ seat }) => seat)).toEqual([2, 0, 3]);
  });

  test('may slap within a second more, without any effect', () => {
    const table = odd().play(slapBy(3, 6300));
    expect(phaseOf(table, 'naming')).toMatchObject({ namer: 3, late: [{ seat: 3, after: 300 }] });
  });

  test('is drawn when the third and the fourth came within p; two that are both in need no lot (SLAP-9)', () => {
    const namers = Array.from({ length: 40 }, (_, seed) => {
      const table = openTable(4, WORKED.ranks, {}, seed);
      table.play(slapBy(0, 4000), slapBy(1, 4001), slapBy(2, 6000), slapBy(3, 6010)).through(6020);
      expect(phaseOf(table, 'naming').heat?.lot).toEqual([2, 3]);
      return phaseOf(table, 'naming').namer;
    });
    expect(new Set(namers)).toEqual(new Set([2, 3]));
  });

  test('is a delayed slap that the others overtake (SLAP-13)', () => {
    const handicaps = [0, 1, 2, 3].map((seat) => ({ delay: seat === 0 ? 5000 : 0, second: false }));
    const table = worked({ handicaps }).play(slapBy(0, 4000), slapBy(1, 5000), slapBy(2, 6000));
    expect(phaseOf(table, 'collecting').until).toBe(9020);
    expect(phaseOf(table.play(slapBy(3, 8000)).through(8020), 'naming').namer).toBe(0);
  });

  test('names one of the three, who must state it', () => {
    const table = odd();
    expect(table.send(names(0, 7000, 1))).toBe('notYours');
    expect(table.send(names(3, 7000, 3))).toBe('hasNotSlapped');
    expect(phaseOf(table.play(names(3, 7000, 1)), 'claim')).toMatchObject({
      claimant: 1,
      namer: 3,
      until: 37_000,
    });
  });

  test('is replaced by the lot when the time to name runs out', () => {
    expect(odd().send({ type: 'named', at: 30_000, claimant: 0 })).toBe('tooEarly');
    const table = odd().through(36_020);
    expect([0, 1, 2]).toContain(phaseOf(table, 'claim').claimant);
    expect(table.timeline.events.at(-1)).toMatchObject({ type: 'named', at: 36_020 });
    expect(phaseOf(odd({ claimTime: 0 }).through(1_000_000), 'naming').until).toBeNull();
    expect(odd({ claimTime: 0 }).send({ type: 'named', at: 90_000, claimant: 0 })).toBe('tooEarly');
  });

  test('takes the four cards after a right proof, from their right on', () => {
    const table = odd();
    const [five, seven, eight, nine] = cards(table);
    table.play(names(3, 7000, 1), proof(1, 8000, WORKED.proof));
    expect(sizes(table)).toEqual([9, 9, 9, 13]);
    expect(table.state.piles[3]?.slice(-4)).toEqual([eight, seven, five, nine]);
    expect(table.state.last).toMatchObject({ winner: 1, took: [0, 0, 0, 4], order: [0, 1, 2], takers: [3] });
  });

  test('wins the set after a wrong one: the named player takes the cards', () => {
    const table = odd().play(names(3, 7000, 1), proof(1, 8000, '5 + 7 + 8 + 9'));
    expect(sizes(table)).toEqual([9, 13, 9, 9]);
    expect(table.state.last).toMatchObject({ winner: 3, verdict: 'wrong', value: '29' });
  });

  test('alone can believe it; anybody else may ask to see it', () => {
    const table = odd().play(names(3, 7000, 1));
    expect(table.send(act('agreed', 0, 8000))).toBe('notYours');
    expect(table.send(act('checked', 1, 8000))).toBe('notYours');
    expect(phaseOf(table.play(act('checked', 0, 8000)), 'claim').until).toBe(38_000);
    expect(table.play(act('agreed', 3, 9000)).state.last).toMatchObject({ verdict: 'right', by: 'agreed' });
  });

  test('is not there while too few have slapped', () => {
    expect(worked().send(names(3, 4000, 0))).toBe('notNow');
    expect(worked().send(act('agreed', 3, 4000))).toBe('notNow');
    expect(worked().send(act('checked', 3, 4000))).toBe('notNow');
    expect(worked().send(act('conceded', 3, 4000))).toBe('notNow');
    expect(worked().send(proof(3, 4000, '24'))).toBe('notNow');
  });
});

describe('giving up (SLAP-8)', () => {
  test('is for four players, before slapping, once', () => {
    expect(openTable(2, WORKED.ranks).send(act('gaveUp', 0, 4000))).toBe('fourOnly');
    const table = worked().play(act('gaveUp', 0, 4000), slapBy(1, 5000));
    expect(table.send(act('gaveUp', 0, 6000))).toBe('alreadyGaveUp');
    expect(table.send(slapBy(0, 6000))).toBe('alreadyGaveUp');
    expect(table.send(act('gaveUp', 1, 6000))).toBe('alreadySlapped');
    expect(table.send(slapBy(1, 6000))).toBe('alreadySlapped');
  });

  test('lets the first who did so name when everybody else has slapped or given up', () => {
    const table = worked().play(
      act('gaveUp', 2, 4000),
      slapBy(1, 5000),
      act('gaveUp', 0, 6000),
      slapBy(3, 7000),
    );
    expect(phaseOf(table, 'naming')).toMatchObject({ namer: 2, heat: null });
    expect(table.send(slapBy(0, 7100))).toBe('alreadyGaveUp');
  });

  test('shares the cards after a right proof two and two, the first to give up first', () => {
    const table = worked().play(
      act('gaveUp', 2, 4000),
      slapBy(1, 5000),
      act('gaveUp', 0, 6000),
      slapBy(3, 7000),
    );
    const [five, seven, eight, nine] = cards(table);
    table.play(names(2, 8000, 3), act('agreed', 2, 9000));
    expect(sizes(table)).toEqual([11, 9, 11, 9]);
    // From the first taker's right on lie seats 1, 0, 3 and 2.
    expect(table.state.piles[2]?.slice(-2)).toEqual([seven, nine]);
    expect(table.state.piles[0]?.slice(-2)).toEqual([five, eight]);
  });

  test('shares them two, one and one among three', () => {
    const table = worked().play(
      act('gaveUp', 3, 4000),
      act('gaveUp', 0, 5000),
      slapBy(1, 6000),
      act('gaveUp', 2, 7000),
    );
    table.play(names(3, 8000, 1), act('agreed', 3, 9000));
    expect(sizes(table)).toEqual([10, 9, 10, 11]);
    expect(table.state.last).toMatchObject({ winner: 1, takers: [3, 0, 2], took: [1, 0, 1, 2] });
  });

  test('costs the named player the four cards when the proof is wrong', () => {
    const table = worked().play(
      act('gaveUp', 3, 4000),
      act('gaveUp', 0, 5000),
      slapBy(1, 6000),
      act('gaveUp', 2, 7000),
    );
    table.play(names(3, 8000, 1)).through(38_000);
    expect(sizes(table)).toEqual([9, 13, 9, 9]);
    expect(table.state.last).toMatchObject({ winner: 3, by: 'expired' });
  });

  test('makes the one who gave up the odd one out of three slaps', () => {
    const table = worked().play(act('gaveUp', 1, 4000), slapBy(0, 5000), slapBy(2, 6000), slapBy(3, 7000));
    expect(phaseOf(table, 'naming').namer).toBe(1);
  });

  test('also decides while a window is open', () => {
    const table = worked().play(slapBy(0, 5000), slapBy(2, 6000), slapBy(3, 7000), act('gaveUp', 1, 7010));
    expect(phaseOf(table, 'naming').namer).toBe(1);
  });

  test('by all is a swap (SLAP-7)', () => {
    const table = worked().play(...[2, 0, 1, 3].map((seat, n) => act('gaveUp', seat, 4000 + n)));
    expect(phaseOf(table, 'swapping')).toEqual({
      type: 'swapping',
      picks: [null, null, null, null],
      must: false,
    });
    table.play(pick(0, 5000, 0), pick(1, 5000, null), pick(2, 5000, null), pick(3, 5000, null)).through(8000);
    expect(table.state.table.map(({ seat, rank }) => [seat, rank]).slice(1)).toEqual([
      [1, 7],
      [2, 8],
      [3, 9],
    ]);
  });

  test('counts as agreeing to a swap (SLAP-7)', () => {
    const table = worked().play(act('gaveUp', 0, 4000), act('swapAsked', 1, 4100), act('swapAsked', 2, 4800));
    table.play(act('gaveUp', 3, 5000)).through(5600);
    // Who asked has chosen with it, who gave up has not.
    expect(phaseOf(table, 'swapping').picks).toEqual([null, 1, 2, null]);
  });
});

describe('asking for other cards among four (SLAP-7)', () => {
  test('is over for all once somebody has slapped (SLAP-9)', () => {
    const table = worked().play(act('swapAsked', 0, 4000), act('swapAsked', 1, 4600), slapBy(0, 4700));
    expect(phaseOf(table, 'open')).toMatchObject({ asked: [], question: null });
    expect(table.send(act('swapAsked', 0, 5300))).toBe('alreadySlapped');
    expect(table.send(act('swapAsked', 2, 5300))).toBe('notNow');
    expect(table.game.allowed(table.state, 2).has('swapAsked')).toBe(false);
  });

  test('by one player is enough where nothing works, and not once somebody has slapped', () => {
    const none = () => openTable(4, HOPELESS, { sayNone: true });
    expect(
      none()
        .play(slapBy(1, 4000))
        .send(act('swapAsked', 0, 5000)),
    ).toBe('notNow');
    const table = none()
      .play(act('swapAsked', 0, 5000))
      .through(5600);
    expect(phaseOf(table, 'swapping').picks).toEqual([0, null, null, null]);
  });

  test('costs a touch for each: who agrees says with it whether the own card goes', () => {
    const table = worked().play(
      act('swapAsked', 0, 4000),
      act('swapAsked', 1, 4600),
      keepAsked(2, 4700),
      act('swapAsked', 3, 5000),
    );
    const [gone, , kept] = table.state.table.map(({ card }) => card);
    table.through(5600);
    expect(table.state.phase).toEqual({ type: 'counting', until: 8600 });
    table.through(8600);
    expect(table.state.table[2]?.card).toBe(kept);
    expect(table.state.piles[0]?.at(-1)).toBe(gone);
    expect(table.state.swaps).toBe(1);
    const touches = table.timeline.events.filter(({ type }) => type === 'swapAsked' || type === 'picked');
    expect(touches).toHaveLength(4);
  });

  test('changes one card at least: the last one to answer cannot keep theirs as well', () => {
    const table = worked().play(keepAsked(0, 4000), keepAsked(1, 4600), keepAsked(2, 4700));
    expect(table.send(keepAsked(3, 4800))).toBe('mustSwap');
    expect(table.send(act('swapAsked', 3, 4800))).toBeNull();
  });
});

describe('the set time of four (SLAP-8, SLAP-12)', () => {
  const house = { setTime: 10_000 };

  test('without a slap makes everyone swap', () => {
    expect(phaseOf(worked(house).through(13_000), 'swapping').must).toBe(true);
  });

  test('with a slap draws who names among the silent', () => {
    const namers = Array.from({ length: 40 }, (_, seed) => {
      const table = openTable(4, WORKED.ranks, house, seed)
        .play(slapBy(1, 4000), slapBy(2, 5000))
        .through(13_000);
      return phaseOf(table, 'naming').namer;
    });
    expect(new Set(namers)).toEqual(new Set([0, 3]));
  });

  test('lets the first who gave up name without a lot', () => {
    const table = worked(house)
      .play(slapBy(1, 4000), act('gaveUp', 3, 5000))
      .through(13_000);
    expect(phaseOf(table, 'naming').namer).toBe(3);
    expect(table.timeline.events.at(-1)).toEqual({ type: 'timedOut', at: 13_000, namer: null });
  });

  test('shares the cards with who gave up first of all', () => {
    const table = worked(house)
      .play(slapBy(1, 4000), act('gaveUp', 3, 5000))
      .through(13_000);
    table.play(names(3, 14_000, 1), act('agreed', 3, 15_000));
    expect(table.state.last).toMatchObject({ takers: [3, 0, 2], took: [1, 0, 1, 2] });
  });

  test('shares the cards among all who did not slap, who named first', () => {
    const table = worked(house).play(slapBy(1, 4000)).until(13_000);
    expect(table.send({ type: 'timedOut', at: 13_000, namer: null })).toBe('badOrder');
    expect(table.send({ type: 'timedOut', at: 13_000, namer: 1 })).toBe('badOrder');
    table.play({ type: 'timedOut', at: 13_000, namer: 2 }, names(2, 14_000, 1), act('agreed', 2, 15_000));
    expect(table.state.last).toMatchObject({ takers: [2, 3, 0], took: [1, 0, 2, 1] });
  });
});

describe('a voided slap of four (SLAP-9)', () => {
  test('takes one of three out; the others stand', () => {
    const table = odd().play(names(3, 7000, 1), act('voided', 1, 8000));
    expect(phaseOf(table, 'open').slaps.map(({ seat }) => seat)).toEqual([0, 2]);
    // Open since 3000, collecting from 6000 on: 177 of 180 seconds are left.
    expect(phaseOf(table, 'open').until).toBe(185_000);
    expect(phaseOf(table.play(slapBy(3, 9000)).through(9020), 'naming').namer).toBe(1);
  });

  test('takes one of two out while others still look', () => {
    const table = worked().play(slapBy(0, 4000), slapBy(1, 5000), act('voided', 0, 5500));
    expect(phaseOf(table, 'open').slaps.map(({ seat }) => seat)).toEqual([1]);
    expect(table.send(act('voided', 3, 5600))).toBe('hasNotSlapped');
  });

  test('after the set time leaves none of it', () => {
    const table = worked({ setTime: 10_000 })
      .play(slapBy(1, 4000))
      .through(13_000)
      .play(act('voided', 1, 14_000));
    expect(phaseOf(table, 'open').until).toBe(14_000);
    expect(phaseOf(table.through(14_000), 'swapping').must).toBe(true);
  });

  test('is not possible once the set is settled', () => {
    const table = odd().play(names(3, 7000, 1), act('agreed', 3, 8000));
    expect(table.send(act('voided', 1, 8000))).toBe('notNow');
  });
});

describe('the end with four (SLAP-11)', () => {
  const ended = (...piles: readonly number[]) =>
    odd().play(counts(6500, ...piles), names(3, 7000, 1), act('agreed', 3, 8000)).state;

  test('goes to the player who proved it when several piles empty at once', () => {
    expect(ended(0, 0, 30, 6).phase).toEqual({ type: 'over', winners: [1] });
  });

  test('is shared by those with empty piles when that player’s is not', () => {
    expect(ended(0, 30, 0, 6).phase).toEqual({ type: 'over', winners: [0, 2] });
  });

  test('goes to the odd one out after a wrong proof', () => {
    const table = odd().play(counts(6500, 0, 6, 30, 0), names(3, 7000, 1), act('conceded', 1, 8000));
    expect(table.state.phase).toEqual({ type: 'over', winners: [3] });
  });

  test('has the set’s winner win although the taker’s pile was empty as well', () => {
    expect(ended(30, 0, 6, 0).phase).toEqual({ type: 'over', winners: [1] });
  });

  test('finds forty cards', () => {
    expect(new Set(slapCards(ended(0, 0, 30, 6))).size).toBe(40);
  });
});

describe('corrected counts of four (SLAP-14)', () => {
  test('show that several have won when none of them won the set', () => {
    const table = odd().play(names(3, 7000, 1), act('agreed', 3, 8000), counts(8000, 1, 39, 0, 0));
    expect(table.state.phase).toEqual({ type: 'over', winners: [2, 3] });
  });

  test('end the match also while the next count runs', () => {
    const table = odd().play(names(3, 7000, 1), act('agreed', 3, 8000), act('readied', 0, 8500));
    table.play(counts(9000, 4, 35, 1, 0));
    expect(table.state.phase).toEqual({ type: 'over', winners: [3] });
  });
});
