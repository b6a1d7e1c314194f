import { describe, expect, test } from 'vitest';
import { printRational } from '#lib/core/rational.ts';
import type { PracticeSession } from '#lib/practice/session.svelte.ts';
import { fakeEnvironment, NOON } from '../support/environment.ts';
import { handOf } from '../support/practice-hands.ts';
import { attemptsIn } from '../support/store.ts';
import { until } from '../support/turns.ts';
import { play, sitDown } from './support/table.ts';

const values = (session: PracticeSession) =>
  session.table.map((place) => (place.type === 'hole' ? '.' : printRational(place.value)));

describe('tapping', () => {
  test('a card, a sign and a card makes a value, which is picked up already', () => {
    const { session } = sitDown([4, 6, 1, 1]);
    play(session, 0, '*', 1);
    expect(values(session)).toEqual(['.', '24', '1', '1']);
    expect([session.picked, session.sign]).toEqual([1, null]);
    play(session, '*', 2);
    expect(values(session)).toEqual(['.', '.', '24', '1']);
  });

  test('the picked card again puts it down, another card without a sign picks that one up instead', () => {
    const { session } = sitDown([4, 6, 1, 1]);
    play(session, 0);
    expect(session.picked).toBe(0);
    play(session, 2);
    expect(session.picked).toBe(2);
    play(session, '+', 2);
    expect([session.picked, session.sign]).toEqual([null, null]);
  });

  test('a sign does nothing before a card is picked up; twice, it is let go of; another one takes its place', () => {
    const { session } = sitDown([4, 6, 1, 1]);
    play(session, '+');
    expect(session.sign).toBeNull();
    play(session, 0, '+');
    expect(session.sign).toBe('+');
    play(session, '-');
    expect(session.sign).toBe('-');
    play(session, '-');
    expect(session.sign).toBeNull();
  });

  test('a hole, or nothing, does nothing', () => {
    const { session } = sitDown([4, 6, 1, 1]);
    play(session, 0, '+', 1);
    const { hand } = session;
    play(session, '+', 0, 7, -1);
    expect(session.hand).toBe(hand);
    expect(session.sign).toBe('+');
  });

  test('÷ 0 is refused without a word (ARITH-3)', () => {
    const { session } = sitDown([4, 4, 6, 1]);
    play(session, 0, '-', 1, 2, '/', 1);
    expect(values(session)).toEqual(['.', '0', '6', '1']);
    expect(session.note).toBeNull();
    expect(session.hand.moves).toHaveLength(1);
  });

  test('with cards dropped on each other does the same in one go', () => {
    const { session } = sitDown([4, 6, 1, 1]);
    session.combine(0, '*', 1);
    session.combine(3, '/', 3);
    expect(values(session)).toEqual(['.', '24', '1', '1']);
    expect(session.picked).toBe(1);
  });
});

describe('a wrong total', () => {
  test('is told, and one can go on', async () => {
    const { session, store } = sitDown([4, 6, 1, 1]);
    play(session, 0, '*', 1, '+', 2, '+', 3);
    expect(session.note).toEqual({ type: 'miss', value: '26' });
    expect([session.isOver, session.picked]).toEqual([false, null]);
    session.undo();
    expect(session.note).toBeNull();
    play(session, '-', 3);
    expect(session.isOver).toBe(true);
    await until(() => session.keeper.stored === 'stored');
    expect(await attemptsIn(store)).toMatchObject([{ outcome: 'solved', expression: '4 × 6 + 1 − 1' }]);
  });

  test('that is a fraction or below zero is told exactly', () => {
    const { session } = sitDown([1, 3, 2]);
    play(session, 0, '/', 1, '-', 2);
    expect(session.note).toEqual({ type: 'miss', value: '−5/3' });
  });
});

describe('taking back', () => {
  test('goes step by step to the deal, without limit, restarts included', () => {
    const { session } = sitDown([4, 6, 1, 1]);
    const steps = [values(session)];
    const see = () => steps.push(values(session));
    for (let round = 0; round < 25; round += 1) {
      play(session, 0, '+', 1);
      see();
      play(session, '*', 2);
      see();
      session.restart();
      see();
    }
    for (const step of steps.toReversed()) {
      expect(values(session)).toEqual(step);
      session.undo();
    }
    expect(session.hand.moves).toEqual([]);
  });

  test('before the first step puts down what is picked up', () => {
    const { session } = sitDown([4, 6, 1, 1]);
    play(session, 0, '+');
    session.undo();
    expect([session.picked, session.sign]).toEqual([null, null]);
    session.undo();
    expect(session.hand.moves).toEqual([]);
  });

  test('leaves the value of the step before picked up', () => {
    const { session } = sitDown([4, 6, 1, 1]);
    play(session, 0, '+', 1, '+', 2);
    session.undo();
    expect(session.picked).toBe(1);
  });

  test('starting again twice over is one step, and none before the first move', () => {
    const { session } = sitDown([4, 6, 1, 1]);
    session.restart();
    expect(session.hand.moves).toEqual([]);
    play(session, 0, '+', 1);
    session.restart();
    session.restart();
    expect(session.hand.moves).toHaveLength(2);
    session.undo();
    expect(values(session)).toEqual(['.', '10', '1', '1']);
  });
});

describe('a solved hand', () => {
  test('becomes exactly this row of the history', async () => {
    const hand = handOf([4, 6, 1, 1], { id: 'h', day: 2026_11_21 });
    const { session, environment, store, finished } = sitDown(hand, { slot: 'day' });
    environment.setZone(780);
    environment.pass(41_500);
    await session.hint();
    await session.sayNone();
    play(session, 0, '*', 1, '*', 2, '/', 3);
    await until(() => finished.length === 1);
    expect(await attemptsIn(store)).toEqual([
      {
        id: 'h',
        cards: hand.cards,
        target: 24,
        outcome: 'solved',
        expression: '4 × 6 × 1 ÷ 1',
        wrongNone: 1,
        ms: 41_500,
        hints: 1,
        startedAt: NOON,
        endedAt: NOON + 41_500,
        zone: 780,
        day: 2026_11_21,
        firstMs: 41_500,
      },
    ]);
    expect(finished).toEqual([session.hand]);
    expect(session.hand).toMatchObject({
      ending: { outcome: 'solved', expression: '4 × 6 × 1 ÷ 1', ms: 41_500 },
      found: ['4 × 6 × 1 ÷ 1'],
    });
  });

  test('tells how long was thought before the first card, also across a kill, and how often something was taken back', async () => {
    const parts = { environment: fakeEnvironment() };
    const { session, environment, store } = sitDown(handOf([4, 6, 1, 1], { from: 'given', run: 'r' }), parts);
    environment.pass(3000);
    session.tap(2);
    environment.pass(1000);
    session.tap(2);
    environment.pass(2000);
    play(session, 0, '+', 1);
    session.undo();
    session.undo();
    const kept = session.hand;
    session.dispose();
    const later = sitDown({ ...kept, ms: session.elapsed() }, { environment, store });
    later.environment.pass(500);
    play(later.session, 0, '+', 1);
    later.session.restart();
    play(later.session, 0, '*', 1, '*', 2, '*', 3);
    await until(() => later.finished.length === 1);
    expect(await attemptsIn(store)).toMatchObject([
      { firstMs: 3000, ms: 6500, undos: 2, from: 'given', run: 'r' },
    ]);
  });

  test('says nothing of the first card where a line was typed', async () => {
    const { session, environment, store, finished } = sitDown([4, 6, 1, 1]);
    environment.pass(3000);
    session.type('4*6*1*1');
    await until(() => finished.length === 1);
    expect((await attemptsIn(store))[0]).not.toHaveProperty('firstMs');
  });

  test('takes no more moves', async () => {
    const { session, store } = sitDown([4, 6, 1, 1]);
    play(session, 0, '*', 1, '*', 2, '/', 3);
    const { hand } = session;
    play(session, 3, '+', 0);
    session.undo();
    session.restart();
    await session.sayNone();
    await session.hint();
    await session.skip();
    expect(session.type('4*6*1*1')).toBe(false);
    expect(session.hand).toBe(hand);
    await store.settled();
    expect(await attemptsIn(store)).toHaveLength(1);
  });
});
