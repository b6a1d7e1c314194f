import { beforeEach, describe, expect, test } from 'vitest';
import { dealOfDay } from '#lib/practice/day-hand.ts';
import type { Hand } from '#lib/practice/hand.ts';
import { handName } from '#lib/practice/past-day.ts';
import { Supply } from '#lib/practice/supply.svelte.ts';
import { Tables } from '#lib/practice/tables.ts';
import type { Attempt, Store } from '#lib/storage/index.ts';
import { attempt } from '../storage/support/attempts.ts';
import { fakeEnvironment, HOUR, type FakeEnvironment } from '../support/environment.ts';
import { attemptsIn, freshStore, slowToFinish } from '../support/store.ts';
import { until } from '../support/turns.ts';
import { testSolver, type HeldSolver } from './support/solvers.ts';
import { play } from './support/table.ts';

const TODAY = 2026_11_21;

const cardsOf = (...ranks: readonly number[]) => ranks.map((rank) => ({ rank, suit: 'spade' }) as const);

let environment: FakeEnvironment;
let store: Store;
let solver: HeldSolver;
let finished: Hand[];
beforeEach(() => {
  environment = fakeEnvironment();
  store = freshStore(environment);
  solver = testSolver();
  finished = [];
});
const tablesOver = (used: Store) =>
  new Tables({ environment, solver, store: used, supply: new Supply({ environment, solver, store: used }) });
const onfinished = (hand: Hand) => void finished.push(hand);

describe('practice', () => {
  test('goes from hand to hand; what is left goes to the history as missed', async () => {
    const tables = tablesOver(store);
    const session = await tables.practice(onfinished);
    const first = session.hand;
    environment.pass(4_000);
    await tables.skip(session);
    const second = session.hand;
    expect(second.id).not.toBe(first.id);
    expect(second).toMatchObject({ moves: [], ms: 0, ending: null });
    expect(await attemptsIn(store)).toMatchObject([
      { id: first.id, outcome: 'skipped', ms: 4_000, hints: 0 },
    ]);
    expect(await store.hands.get('practice')).toEqual(second);
  });

  test('goes on to the next hand without waiting for the disk', async () => {
    const slow = slowToFinish(store);
    const tables = tablesOver(slow.store);
    const session = await tables.practice(onfinished);
    const first = session.hand;
    const skipped = tables.skip(session);
    // Nothing of an ending is to be seen in between.
    expect(session.isOver).toBe(false);
    expect(session.hand.id).not.toBe(first.id);
    slow.release();
    await skipped;
    expect(await attemptsIn(store)).toMatchObject([{ id: first.id }]);
  });

  test('deals on after a solved hand without a second row', async () => {
    const tables = tablesOver(store);
    const session = await tables.practice(onfinished);
    for (let rung = 0; rung < 4; rung += 1) await session.hint();
    await until(() => finished.length === 1);
    tables.next(session);
    expect(session.isOver).toBe(false);
    await store.settled();
    expect(await attemptsIn(store)).toHaveLength(1);
  });

  test('deals from another setting at once', async () => {
    const tables = tablesOver(store);
    const session = await tables.practice(onfinished);
    environment.pass(9_000);
    session.lay({ ...session.hand, ms: 9_000 });
    await tables.use({ target: 10, highest: 13, count: 3, kind: 'mixed' }, session);
    expect([session.hand.target, session.hand.cards.length]).toEqual([10, 3]);
    // Nobody had touched the hand: it was no attempt.
    expect(await attemptsIn(store)).toEqual([]);
    play(session, 0, '+', 1);
    await tables.use({ target: 11, highest: 13, count: 4, kind: 'mixed' }, session);
    expect(session.hand).toMatchObject({ target: 11, moves: [], ending: null });
    expect(await attemptsIn(store)).toMatchObject([{ target: 10, outcome: 'skipped' }]);
  });

  test('leaves the hand on the table when a setting is refused at once', async () => {
    const tables = tablesOver(store);
    const session = await tables.practice(onfinished);
    play(session, 0, '+', 1);
    const { hand } = session;
    await tables.use({ target: 24, highest: 4, count: 4, kind: 'fraction' }, session);
    expect(session.hand).toEqual(hand);
    expect(await attemptsIn(store)).toEqual([]);
  });

  test('makes way where its setting is refused after it was dealt, unless somebody has begun it', async () => {
    const hopeless = { target: 9999, highest: 2, count: 3, kind: 'solvable' } as const;
    for (const isBegun of [false, true]) {
      const tables = tablesOver(store);
      const session = await tables.practice(onfinished);
      await tables.use(hopeless, session);
      if (isBegun) play(session, 0, '+', 1);
      await until(() => tables.supply.refused !== null);
      await until(() => session.hand.target === (isBegun ? 9999 : 24));
    }
  });

  test('is found again where it was left', async () => {
    const session = await tablesOver(store).practice(onfinished);
    play(session, 0, '+', 1);
    const again = await tablesOver(store).practice(onfinished);
    expect(again.hand).toEqual(session.hand);
  });
});

describe('the hand of the day', () => {
  test('begun before midnight and solved after it counts for the date it was begun on', async () => {
    environment.pass(11 * HOUR);
    const tables = tablesOver(store);
    const session = await tables.day(onfinished);
    expect(session.hand.cards).toEqual(dealOfDay(TODAY));
    environment.pass(2 * HOUR);
    for (let rung = 0; rung < 4; rung += 1) await session.hint();
    await until(() => finished.length === 1);
    expect(environment.today()).toBe(TODAY + 1);
    expect(await attemptsIn(store)).toMatchObject([{ day: TODAY }]);
  });

  test('left for that of the new date goes to the history as missed', async () => {
    const tables = tablesOver(store);
    const session = await tables.day(onfinished);
    play(session, 0, '+', 1);
    environment.pass(12 * HOUR);
    await tables.today(session);
    expect(session.hand).toMatchObject({ day: TODAY + 1, cards: dealOfDay(TODAY + 1), moves: [] });
    expect(await attemptsIn(store)).toMatchObject([{ day: TODAY, outcome: 'skipped' }]);
  });

  test('shows nothing of an ending while today takes its place', async () => {
    const slow = slowToFinish(store);
    const tables = tablesOver(slow.store);
    const session = await tables.day(onfinished);
    play(session, 0, '+', 1);
    environment.pass(12 * HOUR);
    const turned = tables.today(session);
    await until(() => session.hand.day === TODAY + 1);
    expect(session.isOver).toBe(false);
    slow.release();
    await turned;
    expect(await attemptsIn(store)).toHaveLength(1);
  });

  test('stays through midnight once it was looked at, and is found after it by the time it has taken', async () => {
    const tables = tablesOver(store);
    const session = await tables.day(onfinished);
    environment.pass(12 * HOUR);
    await tables.dayTurned(session);
    expect(session.hand.day).toBe(TODAY);
    session.dispose();
    await store.settled();
    const found = await tables.day(onfinished);
    expect(found.hand).toMatchObject({ day: TODAY, moves: [], ms: 12 * HOUR });
  });

  test('is still the one that was begun when its steps are taken back and the app is opened anew', async () => {
    const tables = tablesOver(store);
    const session = await tables.day(onfinished);
    environment.pass(5_000);
    play(session, 0, '+', 1);
    session.undo();
    environment.pass(12 * HOUR);
    await store.settled();
    // A kill: nothing is said any more.
    const found = await tablesOver(store).day(onfinished);
    expect(found.hand).toMatchObject({ id: session.hand.id, day: TODAY, moves: [], ms: 5_000 });
  });

  test('left open for two midnights makes way, as it does when the app is opened anew', async () => {
    const tables = tablesOver(store);
    const session = await tables.day(onfinished);
    play(session, 0, '+', 1);
    environment.pass(36 * HOUR);
    await tables.dayTurned(session);
    expect(session.hand).toMatchObject({ day: TODAY + 2, cards: dealOfDay(TODAY + 2), moves: [] });
    expect(await attemptsIn(store)).toMatchObject([{ day: TODAY, outcome: 'skipped' }]);
  });

  test('that has ended is read through midnight, and makes way a date later', async () => {
    const tables = tablesOver(store);
    const session = await tables.day(onfinished);
    for (let rung = 0; rung < 4; rung += 1) await session.hint();
    await until(() => finished.length === 1);
    environment.pass(12 * HOUR);
    await tables.dayTurned(session);
    expect(session.hand).toMatchObject({ day: TODAY, ending: { outcome: 'shown' } });
    environment.pass(24 * HOUR);
    await tables.dayTurned(session);
    expect(session.hand).toMatchObject({ day: TODAY + 2, ending: null });
    expect(await attemptsIn(store)).toMatchObject([{ day: TODAY, outcome: 'shown' }]);
  });

  test('opened unseen makes way when the page is first shown after midnight, and not again', async () => {
    environment.setVisible(false);
    const tables = tablesOver(store);
    const session = await tables.day(onfinished);
    await tables.dayTurned(session);
    expect(session.hand.day).toBe(TODAY);
    environment.pass(12 * HOUR);
    environment.setVisible(true);
    const turned = tables.dayTurned(session);
    // It is looked at while the store is read: that is too late to begin it.
    environment.pass(40);
    await turned;
    expect(session.hand).toMatchObject({ day: TODAY + 1, cards: dealOfDay(TODAY + 1) });
    environment.pass(24 * HOUR);
    await tables.dayTurned(session);
    expect(session.hand.day).toBe(TODAY + 1);
    expect(await attemptsIn(store)).toEqual([]);
  });

  test('touched while midnight is being dealt with stays', async () => {
    environment.setVisible(false);
    const tables = tablesOver(store);
    const session = await tables.day(onfinished);
    environment.pass(12 * HOUR);
    environment.setVisible(true);
    const turned = tables.dayTurned(session);
    play(session, 0, '+', 1);
    await turned;
    expect(session.hand).toMatchObject({ day: TODAY, moves: [{ type: 'combined' }] });
  });

  test('looked at and left for that of the new date goes to the history as missed', async () => {
    const tables = tablesOver(store);
    const session = await tables.day(onfinished);
    environment.pass(12 * HOUR);
    await tables.today(session);
    expect(session.hand).toMatchObject({ day: TODAY + 1, ms: 0 });
    expect(await attemptsIn(store)).toMatchObject([{ day: TODAY, outcome: 'skipped', ms: 12 * HOUR }]);
  });

  test('lies in a slot of its own', async () => {
    const tables = tablesOver(store);
    const practice = await tables.practice(onfinished);
    play(practice, 0, '+', 1);
    const day = await tables.day(onfinished);
    play(day, 0, '-', 1);
    expect(await store.hands.get('practice')).toEqual(practice.hand);
    expect(await store.hands.get('day')).toEqual(day.hand);
  });
});

test('a past date stays solved later, however much was played since', async () => {
  const day = 2026_11_01;
  const cards = dealOfDay(day);
  await store.attempts.add(attempt('later', { cards, from: 'day' }));
  for (let n = 0; n < 700; n += 1) await store.attempts.add(attempt(`${n}`));
  await store.attempts.add(
    attempt('on its day', { cards: dealOfDay(2026_11_02), from: 'day', day: 2026_11_02 }),
  );
  await store.attempts.add(
    attempt('missed', { cards: dealOfDay(2026_11_03), from: 'day', outcome: 'shown', expression: null }),
  );
  expect([...(await tablesOver(store).solvedLater())]).toEqual([handName(cards)]);
});

describe('once more', () => {
  test('writes a row of its own, for no date', async () => {
    await store.attempts.add(attempt('a', { day: TODAY }));
    const session = await tablesOver(store).again('a', null, onfinished);
    expect(session?.type('8/(3-8/3)')).toBe(true);
    await until(() => finished.length === 1);
    const rows = await attemptsIn(store);
    expect(rows.map(({ day }) => day)).toEqual([TODAY, null]);
    expect(rows[1]).toMatchObject({ outcome: 'solved', expression: '8 ÷ (3 − 8 ÷ 3)' });
  });

  test('is nothing for a row that is not there', async () => {
    expect(await tablesOver(store).again('gone', null, onfinished)).toBeNull();
  });
});

describe('what somebody takes for a hand', () => {
  const asked = { id: 'this', cards: cardsOf(4, 7, 8, 8), target: 24 };
  const add = (id: string, more: Partial<Attempt> = {}) =>
    store.attempts.add(attempt(id, { cards: cardsOf(1, 2, 3, 4), target: 24, ms: 7000, ...more }));

  test('is not known before ten solved hands; hands that say nothing do not count', async () => {
    const tables = tablesOver(store);
    for (let at = 0; at < 9; at += 1) await add(`${at}`);
    await add('this', { cards: asked.cards });
    await add('none', { outcome: 'none', expression: null });
    await add('five', { cards: cardsOf(1, 2, 3, 4, 5) });
    expect(await tables.forYou(asked)).toBeNull();
    await add('tenth');
    expect(await tables.forYou(asked)).toBeGreaterThan(6);
  });

  test('leaves out the hand that is asked about, and follows the hands before it', async () => {
    const tables = tablesOver(store);
    for (let at = 0; at < 12; at += 1) await add(`${at}`);
    const before = await tables.forYou(asked);
    await add('this', { cards: asked.cards, ms: 999_000 });
    expect(await tables.forYou(asked)).toBe(before);
    for (let at = 12; at < 24; at += 1) await add(`${at}`, { ms: 30_000 });
    expect(await tables.forYou(asked)).toBeGreaterThan((before ?? 0) * 1.4);
  });

  test('has no figure for a hand without a solution, or of five cards', async () => {
    const tables = tablesOver(store);
    for (let at = 0; at < 12; at += 1) await add(`${at}`);
    expect(await tables.forYou({ ...asked, cards: cardsOf(1, 1, 5, 9) })).toBeNull();
    expect(await tables.forYou({ ...asked, cards: cardsOf(1, 2, 3, 4, 5) })).toBeNull();
    expect(await tables.forYou({ ...asked, target: 25 })).toBeGreaterThan(6);
  });

  test('a hand that was left at once says nothing, one that was tried and left makes it longer', async () => {
    const tables = tablesOver(store);
    for (let at = 0; at < 12; at += 1) await add(`${at}`);
    const before = (await tables.forYou(asked)) ?? 0;
    for (let at = 0; at < 6; at += 1) await add(`s${at}`, { outcome: 'skipped', expression: null, ms: 3000 });
    expect(await tables.forYou(asked)).toBeCloseTo(before, 3);
    for (let at = 0; at < 6; at += 1) await add(`l${at}`, { outcome: 'shown', expression: null, ms: 60_000 });
    expect(await tables.forYou(asked)).toBeGreaterThan(before * 1.1);
  });
});
