import { describe, expect, test } from 'vitest';
import { CONSENT } from '#lib/games/table/spans.ts';
import {
  act,
  allAsk,
  counts,
  HOPELESS,
  newTable,
  openTable,
  phaseOf,
  pick,
  ranks,
  realTable,
  sizes,
  slapBy,
  slapCards,
  type SlapTable,
  WORKED,
} from '../../support/slap.ts';

const worked = (house = {}) => openTable(2, WORKED.ranks, house);
const bothAsk = (table: SlapTable) => allAsk(table, 4000);
const cardAt = (table: SlapTable, place: number) => table.state.table[place]?.card;

describe('asking for other cards (SLAP-7)', () => {
  test('needs everybody', () => {
    const table = worked().play(act('swapAsked', 0, 4000));
    expect(phaseOf(table, 'open').asked).toEqual([0]);
    expect(table.send(act('swapAsked', 0, 4100))).toBe('alreadyAsked');
    expect(phaseOf(bothAsk(worked()), 'swapping')).toEqual({
      type: 'swapping',
      picks: [null, null],
      must: false,
    });
  });

  test('is over when somebody keeps looking', () => {
    const table = worked().play(act('swapAsked', 0, 4000), act('swapDeclined', 1, 4500));
    expect(phaseOf(table, 'open').asked).toEqual([]);
    expect(table.send(act('swapDeclined', 1, 4600))).toBe('nobodyAsked');
  });

  test('does not keep anybody from slapping', () => {
    const table = worked()
      .play(act('swapAsked', 0, 4000), slapBy(1, 4500))
      .through(4520);
    expect(phaseOf(table, 'claim').claimant).toBe(1);
    expect(table.send(act('swapAsked', 1, 4600))).toBe('notNow');
    expect(table.send(act('swapDeclined', 1, 4600))).toBe('notNow');
  });

  test.each([
    ['nothing works and the house says so', HOPELESS, true, 'swapping'],
    ['nothing works and the house is silent', HOPELESS, false, 'open'],
    ['something works', WORKED.ranks, true, 'open'],
  ])('by one player, where %s', (_, table, sayNone, phase) => {
    const asked = openTable(2, table, { sayNone }).play(act('swapAsked', 0, 4000));
    expect(asked.state.phase.type).toBe('open');
    expect(asked.through(4600).state.phase.type).toBe(phase);
  });

  test('is granted to one player of a real deck once the ranks are known', () => {
    const asked = realTable(2, { sayNone: true }).play(act('swapAsked', 0, 4000));
    expect(asked.state.phase.type).toBe('open');
    expect(asked.play(ranks(1, 5000, ...HOPELESS)).through(5600).state.phase.type).toBe('swapping');
    const known = realTable(2, { sayNone: true }).play(ranks(1, 4000, ...HOPELESS));
    expect(known.state.phase.type).toBe('open');
    expect(known.play(act('swapAsked', 0, 5000)).through(5600).state.phase.type).toBe('swapping');
  });
});

describe('swapping (SLAP-7)', () => {
  test('puts the picked card under the own pile and turns up a new one after the count', () => {
    const table = bothAsk(worked());
    const [gone, kept, seat1] = [cardAt(table, 0), cardAt(table, 1), cardAt(table, 3)];
    const next = table.state.piles[0]?.[0];
    table.play(pick(0, 6000, 0), pick(1, 7000, null));
    expect(table.state.phase).toEqual({ type: 'counting', until: 10_000 });
    expect(table.state.piles[0]?.at(-1)).toBe(gone);
    table.through(10_000);
    expect(table.state.table.map(({ card }) => card)).toEqual([kept, next, cardAt(table, 2), seat1]);
    expect(table.state.table.map(({ seat }) => seat)).toEqual([0, 0, 1, 1]);
    expect(sizes(table)).toEqual([18, 18]);
    expect(table.state).toMatchObject({ set: 0, swaps: 1, owes: null });
  });

  test('is of own cards only, and may be thought over until all have picked', () => {
    const table = bothAsk(worked());
    expect(table.send(pick(0, 6000, 2))).toBe('notYourCard');
    expect(table.send(pick(0, 6000, 4))).toBe('notYourCard');
    table.play(pick(0, 6000, 0), pick(0, 6100, 1));
    expect(phaseOf(table, 'swapping').picks).toEqual([1, null]);
  });

  test('changes one card at least', () => {
    const table = bothAsk(worked()).play(pick(0, 6000, null));
    expect(table.send(pick(1, 6100, null))).toBe('mustSwap');
    expect(table.send(pick(1, 6100, 2))).toBeNull();
  });

  test('begins the set time anew', () => {
    const table = bothAsk(worked())
      .play(pick(0, 6000, 0), pick(1, 7000, 2))
      .through(10_000);
    expect(phaseOf(table, 'open').until).toBe(190_000);
  });

  test('leaves a player with an empty pile their cards', () => {
    const table = bothAsk(worked().play(counts(3500, 0, 36)));
    expect(phaseOf(table, 'swapping').picks).toEqual(['keep', null]);
    expect(table.send(pick(0, 6000, 0))).toBe('emptyPile');
    expect(table.send(pick(1, 6000, null))).toBe('mustSwap');
    table.play(pick(1, 6000, 2)).through(9000);
    expect(table.state.table.map(({ seat }) => seat)).toEqual([0, 0, 1, 1]);
  });

  test('is what everyone must do when the set time runs out without a claim (SLAP-12)', () => {
    const table = worked({ setTime: 10_000 }).through(13_000);
    expect(phaseOf(table, 'swapping')).toEqual({ type: 'swapping', picks: [null, null], must: true });
    expect(table.send(pick(0, 14_000, null))).toBe('mustSwap');
    expect(worked({ setTime: 0 }).through(10_000_000).state.phase.type).toBe('open');
  });

  test('is what nobody must who has no card to take', () => {
    const table = worked({ setTime: 10_000 })
      .play(counts(3500, 0, 36))
      .through(13_000);
    expect(table.send(pick(0, 14_000, null))).toBeNull();
    expect(table.send(pick(1, 14_000, 2))).toBeNull();
  });

  test('cannot be forced before the set time is over', () => {
    expect(worked().send({ type: 'timedOut', at: 5000, namer: null })).toBe('tooEarly');
    expect(worked({ setTime: 1000 }).send({ type: 'timedOut', at: 4000, namer: 0 })).toBe('badOrder');
  });

  test('does not let the last set be ruled on any more', () => {
    expect(bothAsk(worked()).state.last).toBeNull();
  });

  test('keeps counts from being corrected below what will be turned up', () => {
    const table = bothAsk(worked()).play(pick(0, 6000, 0), pick(1, 7000, null));
    expect(table.send(counts(7100, 0, 37))).toBe('badCounts');
    expect(table.send(counts(7100, 1, 36))).toBeNull();
  });
});

describe('ten swaps in a row (SLAP-7)', () => {
  const swapped = (table: SlapTable, times: number) => {
    for (let time = 0; time < times; time += 1) {
      const { at } = table.match;
      const then = at + 2 * CONSENT;
      allAsk(table, at).play(pick(0, then, 0), pick(1, then, null));
      if (table.state.config.deck === 'physical')
        table.play(act('readied', 0, then), act('readied', 1, then));
      table.through(then + 3000);
    }
    return table;
  };

  test('are followed by a reshuffle instead of another', () => {
    const table = swapped(worked(), 10);
    expect(table.state).toMatchObject({ swaps: 10, phase: { type: 'open' } });
    const { at: asked, state } = table.match;
    const mine = state.table.filter(({ seat }) => seat === 0).map(({ card }) => card);
    table.play(act('swapAsked', 0, asked), act('swapAsked', 1, asked + CONSENT));
    const at = asked + 2 * CONSENT;
    table.play({ type: 'consented', at });
    expect(table.state.phase.type).toBe('reshuffling');
    expect(table.state.piles[0]?.slice(-2)).toEqual(mine);
    const before = table.state.piles;
    table.until(at);
    expect(table.state.piles.map((pile) => pile.toSorted())).toEqual(before.map((pile) => pile.toSorted()));
    expect(table.state.piles).not.toEqual(before);
    expect(table.through(at + 3000).state).toMatchObject({ swaps: 0, set: 0, phase: { type: 'open' } });
    expect(sizes(table)).toEqual([18, 18]);
    expect(new Set(slapCards(table.state)).size).toBe(40);
  });

  test('are counted anew after a settled set', () => {
    const table = swapped(worked(), 10);
    const { at } = table.match;
    table.play(slapBy(0, at), act('agreed', 1, at + 100));
    expect(table.state.swaps).toBe(0);
  });

  test('accept only the same cards in another order', () => {
    const table = swapped(worked(), 10);
    const { at: asked } = table.match;
    const at = asked + 2 * CONSENT;
    table.play(act('swapAsked', 0, asked), act('swapAsked', 1, asked + CONSENT), { type: 'consented', at });
    const piles = table.state.piles.map((pile) => pile.map((card) => card ?? 0));
    const [a = [], b = []] = piles;
    expect(table.send({ type: 'reshuffled', at, piles: [b, a] })).toBe('badOrder');
    expect(table.send({ type: 'reshuffled', at, piles: [a] })).toBe('badOrder');
    expect(table.send({ type: 'reshuffled', at, piles: [a, b, []] })).toBe('badOrder');
    expect(table.send({ type: 'reshuffled', at, piles: null })).toBe('realOnly');
    expect(table.send({ type: 'reshuffled', seat: 0, at, piles })).toBe('realOnly');
    expect(table.send({ type: 'reshuffled', at, piles })).toBeNull();
  });

  test('ask people to shuffle a real deck, and wait for them', () => {
    const table = swapped(realTable(2), 10);
    const at = table.match.at + 2 * CONSENT;
    allAsk(table, table.match.at).through(at + 60_000);
    expect(table.state.phase.type).toBe('reshuffling');
    expect(table.send({ type: 'reshuffled', at, piles: null })).toBe('dealtOnly');
    expect(table.send({ type: 'reshuffled', seat: 1, at, piles: [[], []] })).toBe('dealtOnly');
    table.play({ type: 'reshuffled', seat: 1, at, piles: null });
    expect(table.state.phase).toEqual({ type: 'waiting', ready: [] });
    expect(sizes(table)).toEqual([20, 20]);
  });

  test('are not there to begin with', () => {
    expect(newTable(2).send({ type: 'reshuffled', at: 0, piles: [] })).toBe('notNow');
  });
});
