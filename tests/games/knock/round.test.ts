import { describe, expect, test } from 'vitest';
import { corrected, OPEN, orderOf, phaseOf, WORKED } from '../../support/claims.ts';
import {
  act,
  knockBy,
  knockCards,
  newTable,
  openTable,
  realTable,
  shuffledFor,
  sizes,
  type KnockTable,
} from '../../support/knock.ts';

const ranksOf = (table: KnockTable) => table.state.table.map(({ rank }) => rank);

describe('the draw for the first deal (KNOCK-2)', () => {
  /** Cards 0 to 9 are the spades from ace to ten, 10 to 19 the hearts. */
  const drew = (...cards: readonly number[]) => ({ type: 'drew', at: 0, cards }) as const;
  const drawing = () => newTable(4, { dealer: 'drawn' });

  test('makes the dealer of whoever has the highest card', () => {
    const table = drawing().play(drew(3, 9, 8, 15));
    expect(table.state).toMatchObject({ dealer: 1, phase: { type: 'shuffling' } });
    expect(table.state.draws).toEqual([
      [
        { seat: 0, card: 3, rank: 4 },
        { seat: 1, card: 9, rank: 10 },
        { seat: 2, card: 8, rank: 9 },
        { seat: 3, card: 15, rank: 6 },
      ],
    ]);
  });

  test('is repeated among those with the same highest rank, when one of them says so', () => {
    const table = drawing().play(drew(9, 3, 19, 4));
    expect(table.state.phase).toEqual({ type: 'tied', among: [0, 2] });
    expect(table.send(act('drewAgain', 1, 500))).toBe('notYours');
    table.play(act('drewAgain', 2, 500));
    expect(table.state.phase).toEqual({ type: 'drawing', among: [0, 2] });
    table.play({ type: 'drew', at: 500, cards: [4, 5] });
    expect(table.state).toMatchObject({ dealer: 2, phase: { type: 'shuffling' } });
    expect(table.state.draws.map((draw) => draw.length)).toEqual([4, 2]);
  });

  test('comes by itself, and gives everybody a card', () => {
    const { state } = drawing().until(0);
    expect(new Set(state.draws[0]?.map(({ card }) => card)).size).toBe(4);
  });

  test.each([
    ['a card twice', [3, 3, 8, 15]],
    ['a card too few', [3, 9, 8]],
    ['a king of forty cards', [3, 9, 8, 40]],
  ])('is refused with %s', (_, cards) => {
    expect(drawing().send(drew(...cards))).toBe('badOrder');
  });

  test('with a real deck is told by whoever drew highest', () => {
    const table = newTable(3, { dealer: 'drawn', deck: 'physical' });
    expect(table.until(60_000).state.phase.type).toBe('drawing');
    expect(newTable(3, { dealer: 'drawn', deck: 'physical' }).send(drew(1, 2, 3))).toBe('dealtOnly');
    table.play(act('drewHighest', 2, 60_000));
    expect(table.state).toMatchObject({ dealer: 2, phase: { type: 'waiting' } });
    expect(drawing().send(act('drewHighest', 2, 0))).toBe('realOnly');
    expect(table.send(act('drewHighest', 1, 60_000))).toBe('notNow');
  });

  test('is left out where the house says who deals', () => {
    expect(newTable(4, { dealer: 2 }).state).toMatchObject({ dealer: 2, phase: { type: 'shuffling' } });
    expect(newTable(4, { dealer: 2 }).send(drew(1, 2, 3, 4))).toBe('notNow');
    expect(newTable(4).send(act('drewAgain', 0, 0))).toBe('notNow');
  });
});

describe('dealing (KNOCK-1, KNOCK-3, KNOCK-10)', () => {
  test.each([
    [4, false, [10, 10, 10, 10]],
    [3, false, [10, 10, 10, 10]],
    [2, false, [20, 20]],
    [1, false, [10, 10, 10, 10]],
    [4, true, [13, 13, 13, 13]],
    [2, true, [26, 26]],
  ] as const)('for %i players, faces %s, makes piles of %j', (players, faces, piles) => {
    const { state } = newTable(players, { faces }).until(0);
    expect(state.piles.map((pile) => pile.length)).toEqual(piles);
    expect(new Set(knockCards(state)).size).toBe(faces ? 52 : 40);
  });

  test.each([
    ['a card twice', [0, ...orderOf([]).slice(0, 39)]],
    ['fifty-two cards of forty', orderOf([], 13)],
  ])('refuses a shuffle with %s', (_, order) => {
    expect(newTable(4).send({ type: 'shuffled', at: 0, order })).toBe('badOrder');
  });

  test('is for a dealt deck only', () => {
    const order = orderOf([]);
    expect(newTable(4, { deck: 'physical' }).send({ type: 'shuffled', at: 0, order })).toBe('notNow');
  });
});

describe('the dealer’s signal (KNOCK-3)', () => {
  test('begins the count, after which all turn up their top card at once', () => {
    const table = newTable(4).play(shuffledFor(4, WORKED.ranks));
    expect(table.until(60_000).state.phase).toEqual({ type: 'waiting' });
    table.play(act('readied', 0, 60_000));
    expect(table.state.phase).toEqual({ type: 'counting', until: 63_000 });
    expect(table.send({ type: 'opened', at: 62_999 })).toBe('tooEarly');
    table.through(63_000);
    expect(ranksOf(table)).toEqual([5, 7, 8, 9]);
    expect(table.state.table.map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
    expect(table.state.phase).toEqual({
      type: 'open',
      passed: [],
      question: null,
      since: 63_000,
      until: 363_000,
    });
  });

  test('is the dealer’s alone, also with a real deck', () => {
    expect(
      newTable(4)
        .until(0)
        .send(act('readied', 1, 0)),
    ).toBe('notYours');
    const real = newTable(4, { deck: 'physical', dealer: 3 });
    expect(real.send(act('readied', 0, 0))).toBe('notYours');
    expect(real.play(act('readied', 3, 0)).state.phase).toEqual({ type: 'counting', until: 3000 });
    expect(real.send(act('readied', 3, 10))).toBe('notNow');
  });

  test('turns two cards each of two players, and the table’s card of three (KNOCK-10)', () => {
    const two = openTable(2, WORKED.ranks);
    expect(two.state.table.map(({ seat, rank }) => [seat, rank])).toEqual([
      [0, 5],
      [0, 7],
      [1, 8],
      [1, 9],
    ]);
    const three = openTable(3, WORKED.ranks);
    expect(three.state.table.map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
    expect(sizes(three)).toEqual([9, 9, 9, 9, 0, 0, 0, 0]);
  });

  test('lays four unknown cards of a real deck', () => {
    expect(realTable(3).state.table).toEqual([0, 1, 2, 3].map((seat) => ({ seat, card: null, rank: null })));
  });

  test('needs no count alone', () => {
    const alone = newTable(1)
      .until(0)
      .play(act('readied', 0, 500))
      .through(500);
    expect(phaseOf(alone, 'open').since).toBe(500);
  });

  test('fills up where a pile is short (SLAP-14)', () => {
    const table = newTable(4).until(0);
    table.play(corrected(0, 0, 12, 14, 14, 0, 0, 0, 0, 0), act('readied', 0, 0)).through(OPEN);
    expect(table.state.table.map(({ seat }) => seat)).toEqual([1, 1, 2, 3]);
  });
});

describe('a false start (KNOCK-4, SLAP-3)', () => {
  const early = () => newTable(4).play(shuffledFor(4, WORKED.ranks), act('readied', 0, 0), knockBy(2, 2500));

  test('is stored, and locks the seat for one second, also when the cards are open', () => {
    const table = early();
    expect(table.timeline.events.at(-1)).toEqual(knockBy(2, 2500));
    expect(table.state.locks).toEqual([0, 0, 3500, 0]);
    expect(table.through(OPEN).send(knockBy(2, 3499))).toBe('locked');
    expect(table.send(knockBy(2, 3500))).toBeNull();
  });

  test('is none before the count', () => {
    expect(newTable(4).until(0).send(knockBy(2, 0))).toBe('notNow');
  });
});

describe('a dynamic target (KNOCK-11)', () => {
  const aimed = (at: number, ...ranks: readonly number[]) => ({ type: 'aimed', at, ranks }) as const;

  test('is drawn by the app before the cards are dealt', () => {
    const table = newTable(4, { target: 'dynamic' });
    expect(table.state).toMatchObject({ target: null, phase: { type: 'aiming' } });
    table.play(aimed(0, 1, 2, 3, 4, 5, 6, 7, 8));
    expect(table.state).toMatchObject({ target: 18, phase: { type: 'shuffling' } });
    expect(table.state.aims).toEqual([{ ranks: [1, 2, 3, 4, 5, 6, 7, 8], target: 18 }]);
    expect(table.send(aimed(0, 1, 2, 3, 4, 5, 6, 7, 8))).toBe('notNow');
  });

  test('reaches 50 with faces', () => {
    const table = newTable(4, { target: 'dynamic', faces: true });
    expect(table.play(aimed(0, 13, 13, 13, 13, 12, 12, 12, 12)).state.target).toBe(50);
    expect(newTable(4, { target: 'dynamic' }).send(aimed(0, 13, 13, 13, 13, 12, 12, 12, 12))).toBe(
      'badRanks',
    );
  });

  test('of a real deck is entered: the eight ranks or the four that remain', () => {
    for (const ranks of [
      [1, 2, 3, 4, 5, 6, 7, 8],
      [3, 4, 5, 6],
    ]) {
      const table = newTable(4, { target: 'dynamic', deck: 'physical' });
      expect(table.send({ type: 'aimed', at: 0, ranks })).toBe('dealtOnly');
      table.play({ type: 'aimed', seat: 1, at: 0, ranks });
      expect(table.state).toMatchObject({ target: 18, phase: { type: 'waiting' } });
    }
  });

  test('below one half is drawn again where the house says so', () => {
    // 45 % of the deals can make 47.
    const high = aimed(0, 1, 1, 11, 11, 12, 13, 13, 13);
    const table = newTable(4, { target: 'dynamic', faces: true, redraw: true }).play(high);
    expect(table.state).toMatchObject({ target: null, phase: { type: 'aiming' } });
    table.play(aimed(0, 1, 2, 3, 4, 5, 6, 7, 8));
    expect(table.state.target).toBe(18);
    expect(table.state.aims.map(({ target }) => target)).toEqual([47, 18]);
    const kept = newTable(4, { target: 'dynamic', faces: true }).play(high);
    expect(kept.state.phase.type).toBe('shuffling');
  });
});

describe('every event', () => {
  test('is refused from a seat that is not there', () => {
    for (const seat of [4, -1, 0.5])
      expect(openTable(4, WORKED.ranks).send(knockBy(seat, 4000))).toBe('noSuchSeat');
    expect(openTable(3, WORKED.ranks).send(knockBy(3, 4000))).toBe('noSuchSeat');
  });
});
