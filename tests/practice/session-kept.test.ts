import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openHand } from '#lib/practice/open-hands.ts';
import { fakeEnvironment } from '../support/environment.ts';
import { handOf, playedHand } from '../support/practice-hands.ts';
import { freshStore } from '../support/store.ts';
import { play, sitDown } from './support/table.ts';

describe('a hand left open', () => {
  test('is found again exactly: moves, hints, "no solution" said, and the time to the millisecond', async () => {
    const { session, environment, store } = sitDown([3, 3, 8, 8]);
    environment.pass(12_345);
    play(session, 2, '/', 0);
    environment.pass(1_111);
    await session.hint();
    await session.sayNone();
    environment.pass(500);
    play(session, 1, '-', 0);
    const left = await openHand(store, 'practice');
    expect(left).toEqual(session.hand);
    expect(left).toMatchObject({ hints: 1, wrongNone: 1, ms: 13_956 });

    const again = sitDown(left!, { store, environment: fakeEnvironment() });
    expect(again.session.table).toEqual(session.table);
    expect(again.session.picked).toBe(0);
    expect(again.session.elapsed()).toBe(13_956);
    again.environment.pass(44);
    play(again.session, 3, '/', 0);
    expect(again.session.hand.ending).toEqual({
      outcome: 'solved',
      expression: '8 ÷ (3 − 8 ÷ 3)',
      ms: 14_000,
    });
  });

  test('is kept with the line that is being typed, until it ends', async () => {
    const { session, store } = sitDown([3, 3, 8, 8]);
    session.keepTyped('8/(3-');
    expect(await openHand(store, 'practice')).toMatchObject({ typed: '8/(3-' });
    session.keepTyped('('.repeat(300));
    expect(await openHand(store, 'practice')).toMatchObject({ typed: '('.repeat(200) });
    session.type('8/(3-8/3)');
    session.keepTyped('8');
    expect(session.hand.typed).toBeUndefined();
    expect((await openHand(store, 'practice'))?.typed).toBeUndefined();
  });

  test('is kept with its time when the page is hidden, before anything was done too', async () => {
    const { session, environment, store } = sitDown([3, 3, 8, 8]);
    environment.pass(3_000);
    environment.setVisible(false);
    environment.pass(60_000);
    expect(await openHand(store, 'practice')).toEqual({ ...session.hand, ms: 3_000 });
  });

  test('is kept with its time when one goes to another page, if it was begun', async () => {
    const { session, environment, store } = sitDown([3, 3, 8, 8]);
    play(session, 0, '+', 1);
    environment.pass(3_000);
    session.dispose();
    expect(await openHand(store, 'practice')).toMatchObject({ ms: 3_000, moves: session.hand.moves });

    const untouched = sitDown([3, 3, 8, 8]);
    untouched.session.dispose();
    expect(await openHand(untouched.store, 'practice')).toBeNull();
  });

  test('of the day is kept with its time though nobody has touched it', async () => {
    const { session, environment, store } = sitDown(handOf([3, 3, 8, 8], { day: 2026_11_21 }), {
      slot: 'day',
    });
    environment.pass(3_000);
    session.dispose();
    expect(await openHand(store, 'day')).toMatchObject({ day: 2026_11_21, ms: 3_000, moves: [] });
  });

  test('that has ended is not overwritten by leaving the page', async () => {
    const { session, environment, store } = sitDown([4, 6, 1, 1]);
    play(session, 0, '*', 1, '*', 2, '*', 3);
    environment.setVisible(false);
    session.dispose();
    expect(await openHand(store, 'practice')).toEqual(session.hand);
  });

  test('after any lawful play is on the table again as it was', async () => {
    const store = freshStore(fakeEnvironment());
    await fc.assert(
      fc.asyncProperty(playedHand, async (hand) => {
        await store.hands.put('practice', JSON.parse(JSON.stringify(hand)) as never);
        const left = await openHand(store, 'practice');
        expect(left).toEqual(hand);
        expect(sitDown(left!, { store }).session.table).toEqual(sitDown(hand, { store }).session.table);
      }),
      { numRuns: 30 },
    );
  });

  test('in one slot is no business of the others', async () => {
    const { session, store } = sitDown(handOf([3, 3, 8, 8]), { slot: 'again' });
    play(session, 0, '+', 1);
    expect(await openHand(store, 'practice')).toBeNull();
    expect(await openHand(store, 'again')).toEqual(session.hand);
  });
});

describe('the clock', () => {
  test('stands still while the page is hidden', () => {
    const { session, environment } = sitDown([3, 3, 8, 8]);
    environment.pass(5_000);
    environment.setVisible(false);
    environment.pass(3_600_000);
    environment.setVisible(true);
    environment.pass(2_000);
    expect(session.elapsed()).toBe(7_000);
  });

  test('is not moved by a wall clock that is set', () => {
    const { session, environment } = sitDown([3, 3, 8, 8]);
    environment.pass(5_000);
    environment.setWall(0);
    environment.pass(1_000);
    expect(session.elapsed()).toBe(6_000);
  });

  test('stops at the end, and while a solution is read', () => {
    const { session, environment } = sitDown([4, 6, 1, 1]);
    environment.pass(5_000);
    play(session, 0, '*', 1, '*', 2, '*', 3);
    environment.pass(60_000);
    environment.setVisible(false);
    environment.setVisible(true);
    environment.pass(60_000);
    expect(session.elapsed()).toBe(5_000);
  });

  test('begins anew with the next hand', async () => {
    const { session, environment } = sitDown([4, 6, 1, 1]);
    environment.pass(5_000);
    await session.skip();
    session.lay(handOf([3, 3, 8, 8], { id: 'next' }));
    environment.pass(700);
    expect(session.elapsed()).toBe(700);
  });

  test('goes on after a wrong total, a wrong "no solution" and a hint', async () => {
    const { session, environment } = sitDown([3, 3, 8, 8]);
    play(session, 0, '+', 1, '+', 2, '+', 3);
    environment.pass(1_000);
    await session.sayNone();
    environment.pass(1_000);
    await session.hint();
    environment.pass(1_000);
    expect(session.elapsed()).toBe(3_000);
  });
});
