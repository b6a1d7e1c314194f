import { beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '#lib/core/calendar.ts';
import { STANDARD_DEAL } from '#lib/core/deal.ts';
import { dealOfDay } from '#lib/practice/day-hand.ts';
import type { Hand } from '#lib/practice/hand.ts';
import { OpenHands } from '#lib/practice/open-hands.ts';
import { openAgain, openDay, openPractice } from '#lib/practice/opening.ts';
import { Supply } from '#lib/practice/supply.svelte.ts';
import type { Slot, Store } from '#lib/storage/index.ts';
import { attempt } from '../storage/support/attempts.ts';
import { rawRows } from '../storage/support/raw.ts';
import { fakeEnvironment, HOUR, NOON, type FakeEnvironment } from '../support/environment.ts';
import { handOf, move } from '../support/practice-hands.ts';
import { attemptsIn, freshStore } from '../support/store.ts';
import { testSolver } from './support/solvers.ts';

const TODAY = 2026_11_21;
const YESTERDAY = 2026_11_20;

let environment: FakeEnvironment;
let store: Store;
let table: { environment: FakeEnvironment; store: Store; supply: Supply };
beforeEach(() => {
  environment = fakeEnvironment();
  store = freshStore(environment);
  table = { environment, store, supply: new Supply({ environment, store, solver: testSolver() }) };
});

const leave = (slot: Slot, hand: unknown) => store.hands.put(slot, hand as never);
const ofDay = (day: number, part: Partial<Hand> = {}): Hand => ({
  ...handOf([1, 2, 3], { id: `of ${day}`, day }),
  cards: dealOfDay(day),
  ...part,
});
const begun = { moves: [move(0, '+', 1)] };
const ending = { outcome: 'solved', expression: '1', ms: 1 } as const;

describe('the practice table', () => {
  test('has the hand that was left on it, ended or not', async () => {
    for (const hand of [handOf([3, 3, 8, 8], begun), handOf([3, 3, 8, 8], { ending })]) {
      await leave('practice', hand);
      expect(await openPractice(table)).toEqual(hand);
    }
  });

  test.each([
    ['nothing', null],
    ['something damaged', { id: 1 }],
    ['what is no hand', 'hand'],
  ])('deals a fresh hand over %s', async (_, row) => {
    if (row !== null) await leave('practice', row);
    const hand = await openPractice(table);
    expect(hand).toMatchObject({ day: null, target: 24, from: 'free', moves: [], startedAt: NOON });
    expect(hand.cards).toHaveLength(4);
  });

  test('sets a hand aside that it cannot read, as it was found, and counts it', async () => {
    const damaged = handOf([3, 3, 8, 8], { moves: [move(0, '+', 0)] });
    await leave('practice', damaged);
    await openPractice(table);
    await store.settled();
    expect(store.state).toMatchObject({ quarantined: 1, mode: 'disk' });
    expect(await rawRows('quarantine')).toEqual([
      {
        number: 1,
        store: 'hands',
        key: 'practice',
        row: { slot: 'practice', row: damaged },
        reason: 'row',
        at: NOON,
      },
    ]);
    expect(await store.hands.get('practice')).toBeNull();
  });

  test('deals for the target of its setting', async () => {
    await table.supply.use({ target: 7, highest: 13, count: 3, kind: 'mixed' });
    const hand = await openPractice(table);
    expect([hand.target, hand.cards.length, hand.mayHaveNone, hand.dots]).toEqual([7, 3, false, null]);
  });

  test('deals with the dots of its setting', async () => {
    await table.supply.use({ ...STANDARD_DEAL, kind: 'threeDots' });
    expect((await openPractice(table)).dots).toBe(3);
  });
});

describe('the table of the day', () => {
  test('has the hand of today, untouched on the first visit', async () => {
    expect(await openDay(table)).toMatchObject({
      day: TODAY,
      cards: dealOfDay(TODAY),
      target: 24,
      // A Saturday.
      dots: 2,
      moves: [],
      startedAt: NOON,
      from: 'day',
    });
  });

  test('has the hand of today as it was left', async () => {
    for (const hand of [ofDay(TODAY, begun), ofDay(TODAY)]) {
      await leave('day', hand);
      expect(await openDay(table)).toEqual(hand);
    }
  });

  test('has the hand of today as it ended, with the ways found since, while the history has it', async () => {
    const hand = ofDay(TODAY, { ending, found: ['1', '2'] });
    await store.attempts.add(attempt(hand.id, { day: TODAY }));
    await leave('day', hand);
    expect(await openDay(table)).toEqual(hand);
  });

  test('has the hand of today untouched where its attempt was deleted', async () => {
    const hand = ofDay(TODAY, { ending });
    await leave('day', hand);
    expect(await openDay(table)).toMatchObject({ day: TODAY, ending: null, moves: [] });
  });

  test.each([[begun], [{ hints: 1 }], [{ wrongNone: 1 }], [{ ms: 1 }]])(
    'has the hand of yesterday if that was begun in time and is open: %j',
    async (part) => {
      const hand = ofDay(YESTERDAY, part);
      await leave('day', hand);
      expect(await openDay(table)).toEqual(hand);
    },
  );

  test.each<[string, Hand]>([
    ['of yesterday that nobody looked at', ofDay(YESTERDAY)],
    ['of yesterday that has ended', ofDay(YESTERDAY, { ...begun, ending })],
    ['of the day before yesterday', ofDay(addDays(TODAY, -2), begun)],
    ['of tomorrow, from a clock that has been set back since', ofDay(addDays(TODAY, 1), begun)],
  ])('gives the hand %s up for that of today', async (_, hand) => {
    await leave('day', hand);
    expect(await openDay(table)).toMatchObject({
      day: TODAY,
      cards: dealOfDay(TODAY),
      moves: [],
      ending: null,
    });
  });

  test('shows today as it ended where the clock has been elsewhere since', async () => {
    await store.attempts.add(attempt('done', { day: TODAY, cards: dealOfDay(TODAY), hints: 1, ms: 5_000 }));
    await leave('day', ofDay(addDays(TODAY, 1), begun));
    const hand = await openDay(table);
    expect(hand).toMatchObject({
      id: 'done',
      day: TODAY,
      hints: 1,
      ms: 5_000,
      ending: { outcome: 'solved', ms: 5_000 },
    });
    expect(hand.found).toEqual([hand.ending?.expression]);
  });

  test.each([addDays(TODAY, -2), addDays(TODAY, 1)])(
    'puts what was begun on %i into the history as missed, once',
    async (day) => {
      const hand = ofDay(day, { ...begun, ms: 7_000 });
      await leave('day', hand);
      await openDay(table);
      await openDay(table);
      expect(await attemptsIn(store)).toMatchObject([{ id: hand.id, day, outcome: 'skipped', ms: 7_000 }]);
    },
  );

  test('after midnight turns to the new date', async () => {
    await leave('day', ofDay(TODAY));
    environment.pass(12 * HOUR);
    expect((await openDay(table)).day).toBe(addDays(TODAY, 1));
  });
});

describe('a hand of the history', () => {
  const row = attempt('a', { target: 30, day: TODAY });

  test('is dealt once more, for no date', async () => {
    await store.attempts.add(row);
    const hand = await openAgain(table, 'a');
    expect(hand).toMatchObject({ cards: row.cards, target: 30, day: null, moves: [], from: 'again' });
    expect(hand?.id).not.toBe('a');
  });

  test('is there as it was left, after a reload or a kill', async () => {
    await store.attempts.add(row);
    const left = { ...handOf([1, 2, 3], { target: 30, ...begun }), cards: row.cards };
    await leave('again', left);
    expect(await openAgain(table, 'a')).toEqual(left);
  });

  test.each<[string, Partial<Hand>]>([
    ['ended', { ending, found: ['1', '2'] }],
    ['open', begun],
  ])('is there as it was left, %s, for whoever goes back to that very hand', async (_, part) => {
    await store.attempts.add(row);
    const left = { ...handOf([1, 2, 3], { id: 'left', target: 30, ...part }), cards: row.cards };
    await leave('again', left);
    expect(await openAgain(table, 'a', 'left')).toEqual(left);
  });

  test('is dealt afresh for whoever goes back to a hand that is no longer there', async () => {
    await store.attempts.add(row);
    const left = handOf([1, 2, 3], { id: 'left', target: 30, ending });
    await leave('again', { ...left, cards: row.cards });
    expect(await openAgain(table, 'a', 'earlier')).toMatchObject({ cards: row.cards, ending: null });
  });

  test.each<[string, Partial<Hand>]>([
    ['has ended', { ending, cards: row.cards, target: 30 }],
    ['is of other cards', { cards: handOf([1, 2, 3, 4]).cards, target: 30 }],
    ['has another target', { cards: row.cards, target: 24 }],
  ])('is dealt afresh where the one left there %s', async (_, part) => {
    await store.attempts.add(row);
    await leave('again', handOf([1, 2, 3], { id: 'left', ...part }));
    const hand = await openAgain(table, 'a');
    expect(hand).toMatchObject({ cards: row.cards, target: 30, ending: null, moves: [] });
    expect(hand?.id).not.toBe('left');
  });

  test('takes the place of another one that was begun, which goes to the history as missed', async () => {
    await store.attempts.add(row);
    const left = handOf([1, 2, 3], { id: 'left', ...begun });
    await leave('again', left);
    await openAgain(table, 'a');
    expect(await attemptsIn(store)).toMatchObject([{ id: 'a' }, { id: 'left', outcome: 'skipped' }]);
  });

  test('takes the place of another one that was only looked at, which was no attempt', async () => {
    await store.attempts.add(row);
    await leave('again', handOf([1, 2, 3], { id: 'left', ms: 9_000 }));
    await openAgain(table, 'a');
    expect(await attemptsIn(store)).toMatchObject([{ id: 'a' }]);
  });

  test('that is not there is none', async () => {
    expect(await openAgain(table, 'gone')).toBeNull();
  });
});

describe('whether a hand lies open', () => {
  test.each<[string, 'practice' | 'day', Hand | null, boolean]>([
    ['nothing', 'practice', null, false],
    ['a hand only looked at', 'practice', handOf([1, 2, 3], { ms: 9_000 }), false],
    ['a begun hand', 'practice', handOf([1, 2, 3], begun), true],
    ['a hand with a hint', 'practice', handOf([1, 2, 3], { hints: 1 }), true],
    ['a hand that has ended', 'practice', handOf([1, 2, 3], { ...begun, ending }), false],
    ['the begun hand of today', 'day', ofDay(TODAY, begun), true],
    ['the hand of today, thought about', 'day', ofDay(TODAY, { ms: 1 }), true],
    ['the hand of today that nobody looked at', 'day', ofDay(TODAY), false],
    ['the begun hand of yesterday', 'day', ofDay(YESTERDAY, begun), false],
  ])('%s (%s)', async (_, slot, hand, expected) => {
    if (hand) await leave(slot, hand);
    expect(await new OpenHands(environment, store)[slot]()).toBe(expected);
  });
});
