import { describe, expect, test } from 'vitest';
import { handOf, move } from '../support/practice-hands.ts';
import { attemptsIn } from '../support/store.ts';
import { turn, until } from '../support/turns.ts';
import { play, sitDown } from './support/table.ts';

describe('"no solution"', () => {
  test('said rightly ends the hand, and the app counts all that the hand can make', async () => {
    const { session, environment, store, finished } = sitDown([1, 1, 5, 9]);
    environment.pass(7_000);
    await session.sayNone();
    expect(session.isOver).toBe(true);
    expect(finished).toHaveLength(1);
    expect(await attemptsIn(store)).toMatchObject([
      { outcome: 'none', expression: null, wrongNone: 0, ms: 7_000, hints: 0 },
    ]);
    await until(() => session.ways.reach !== null);
    expect(session.ways.reach?.values).toBe(223);
  });

  test('said wrongly is counted, and the hand goes on', async () => {
    const { session, store } = sitDown([3, 3, 8, 8]);
    play(session, 0, '+', 1);
    await session.sayNone();
    expect(session.note).toEqual({ type: 'wrongNone' });
    expect(session.hand).toMatchObject({ wrongNone: 1, ending: null, moves: [move(0, '+', 1)] });
    await session.sayNone();
    expect(session.hand.wrongNone).toBe(2);
    expect(await store.hands.get('practice')).toMatchObject({ wrongNone: 2 });
    expect(await attemptsIn(store)).toEqual([]);
  });

  test('is judged by the whole hand, not by what is left on the table', async () => {
    const { session } = sitDown([4, 6, 1, 1]);
    play(session, 0, '-', 1, '-', 2, '-', 3);
    await session.sayNone();
    expect(session.note).toEqual({ type: 'wrongNone' });
  });

  test('about five numbers is looked up, and said so meanwhile', async () => {
    const { session, solver } = sitDown([1, 1, 1, 1, 1]);
    solver.hold();
    const said = session.sayNone();
    expect(session.note).toEqual({ type: 'looking' });
    await turn();
    expect(session.isOver).toBe(false);
    solver.release();
    await said;
    expect(session.hand.ending).toMatchObject({ outcome: 'none' });
    expect(solver.asked).toEqual(['solvable', 'reach']);
  });

  test('tapped again while it is looked up is counted once', async () => {
    const { session, solver } = sitDown([1, 2, 3, 4, 5]);
    solver.hold();
    const said = [session.sayNone(), session.sayNone(), session.sayNone()];
    await turn();
    solver.release();
    await Promise.all(said);
    expect(session.hand.wrongNone).toBe(1);
    expect(session.note).toEqual({ type: 'wrongNone' });
  });

  test('tapped twice where it is right ends the hand once', async () => {
    const { session, store, finished } = sitDown([1, 1, 5, 9]);
    await Promise.all([session.sayNone(), session.sayNone()]);
    expect(finished).toHaveLength(1);
    expect(await attemptsIn(store)).toHaveLength(1);
  });

  test('answered after another hand was laid says nothing about that one', async () => {
    for (const numbers of [
      [1, 1, 1, 1, 1],
      [1, 1, 5, 9],
    ]) {
      const { session, solver, store } = sitDown(numbers);
      solver.hold();
      const said = session.sayNone();
      session.lay(handOf([3, 3, 8, 8], { id: 'next' }));
      solver.release();
      await said;
      expect(session.hand).toMatchObject({ id: 'next', ending: null, wrongNone: 0 });
      expect(session.note).toBeNull();
      expect(await attemptsIn(store)).toEqual([]);
    }
  });

  test('answered after the hand was solved adds nothing', async () => {
    const { session, solver, finished } = sitDown([4, 6, 1, 1, 1]);
    solver.hold();
    const said = session.sayNone();
    play(session, 0, '*', 1, '*', 2, '*', 3, '*', 4);
    expect(session.isOver).toBe(true);
    solver.release();
    await said;
    await until(() => finished.length === 1);
    expect(session.hand).toMatchObject({ wrongNone: 0, ending: { outcome: 'solved' } });
  });

  test('where the solver cannot be fetched is not judged, and can be said again', async () => {
    const { session, solver, store } = sitDown([1, 1, 1, 1, 1]);
    solver.missing = true;
    await session.sayNone();
    expect(session.note).toEqual({ type: 'missing' });
    expect(session.hand).toMatchObject({ wrongNone: 0, ending: null });
    solver.missing = false;
    await session.sayNone();
    expect(session.hand.ending).toMatchObject({ outcome: 'none' });
    await store.settled();
    expect(await attemptsIn(store)).toHaveLength(1);
  });
});
