import { describe, expect, test } from 'vitest';
import { handOf } from '../support/practice-hands.ts';
import { attemptsIn } from '../support/store.ts';
import { turn, until } from '../support/turns.ts';
import { play, sitDown, type Sitting } from './support/table.ts';

/** 1 2 3 4 has three solutions by ARITH-6; this is the plain product. */
const product = (sitting: Sitting) => play(sitting.session, 0, '*', 1, '*', 2, '*', 3);

async function solved(): Promise<Sitting> {
  const sitting = sitDown([1, 2, 3, 4]);
  product(sitting);
  await until(() => sitting.finished.length === 1);
  return sitting;
}
const searchAgain = async (
  sitting: Sitting,
  ...taps: Parameters<typeof play> extends [unknown, ...infer T] ? T : never
) => {
  sitting.session.again();
  play(sitting.session, ...taps);
  await until(() => sitting.session.isOver);
  await sitting.store.settled();
};

describe('another way', () => {
  test('is looked for with all cards back on the table; the ending stays, and so does the time', async () => {
    const { session, environment, store } = await solved();
    const { ending } = session.hand;
    environment.pass(9_000);
    session.again();
    expect(session.isOver).toBe(false);
    expect(session.hand).toMatchObject({ moves: [], ending, ms: 0 });
    environment.pass(9_000);
    expect(session.elapsed()).toBe(0);
    expect(await attemptsIn(store)).toHaveLength(1);
  });

  test('that is one is added to those found, and writes no second row', async () => {
    const sitting = await solved();
    await searchAgain(sitting, 0, '+', 1, '+', 2, '*', 3);
    expect(sitting.session.repeated).toBeNull();
    expect(sitting.session.hand.found).toEqual(['1 × 2 × 3 × 4', '(1 + 2 + 3) × 4']);
    expect(await attemptsIn(sitting.store)).toMatchObject([{ expression: '1 × 2 × 3 × 4' }]);
    expect(await sitting.store.hands.get('practice')).toEqual(sitting.session.hand);
    await until(() => sitting.session.ways.list(sitting.session.hand.found) !== null);
    const own = sitting.session.ways.list(sitting.session.hand.found)?.filter((way) => way.own);
    expect(own).toHaveLength(2);
  });

  test('that is the same by ARITH-6 is said to be, and not added', async () => {
    const sitting = await solved();
    await searchAgain(sitting, 3, '*', 2, '/', 0, '*', 1);
    expect(sitting.session.repeated).toBe('1 × 2 × 3 × 4');
    expect(sitting.session.hand.found).toEqual(['1 × 2 × 3 × 4']);
  });

  test('names the earlier one of several that it repeats', async () => {
    const sitting = await solved();
    await searchAgain(sitting, 0, '+', 1, '+', 2, '*', 3);
    await searchAgain(sitting, 2, '+', 1, '+', 0, '*', 3);
    expect(sitting.session.repeated).toBe('(1 + 2 + 3) × 4');
    expect(sitting.session.hand.found).toHaveLength(2);
  });

  test('can be typed too', async () => {
    const sitting = await solved();
    sitting.session.again();
    expect(sitting.session.type('4*(3+2+1)')).toBe(true);
    await until(() => sitting.session.isOver);
    expect(sitting.session.hand.found).toEqual(['1 × 2 × 3 × 4', '4 × (3 + 2 + 1)']);
  });

  test('made while the last one is still being compared is kept too', async () => {
    const { session, solver, store } = await solved();
    session.again();
    solver.hold();
    expect(session.type('(1+2+3)*4')).toBe(true);
    expect(session.type('(1+3)*(2+4)')).toBe(true);
    await turn();
    solver.release();
    await until(() => session.hand.found.length === 3);
    expect(session.hand.found).toEqual(['1 × 2 × 3 × 4', '(1 + 2 + 3) × 4', '(1 + 3) × (2 + 4)']);
    expect([session.isOver, session.repeated]).toEqual([true, null]);
    expect(await store.hands.get('practice')).toEqual(session.hand);
  });

  test('wrong, is told like any wrong total, and taken back', async () => {
    const { session } = await solved();
    session.again();
    play(session, 0, '+', 1, '+', 2, '+', 3);
    expect(session.note).toEqual({ type: 'miss', value: '10' });
    session.undo();
    expect(session.hand.moves).toHaveLength(2);
  });

  test('can be given up; the ending is shown as before', async () => {
    const { session } = await solved();
    session.again();
    play(session, 0, '+');
    session.enough();
    expect(session.isOver).toBe(true);
    expect([session.picked, session.sign]).toEqual([null, null]);
    expect(session.hand.ending).toMatchObject({ outcome: 'solved' });
  });

  test('found after the next hand was laid is not counted there', async () => {
    const sitting = await solved();
    const { session, solver } = sitting;
    session.again();
    solver.hold();
    play(session, 0, '+', 1, '+', 2, '*', 3);
    await turn();
    session.lay(handOf([4, 6, 1, 1], { id: 'next' }));
    solver.release();
    for (let turns = 0; turns < 10; turns += 1) await turn();
    expect(session.hand).toMatchObject({ id: 'next', found: [] });
    expect(session.repeated).toBeNull();
    expect(await sitting.store.hands.get('practice')).toMatchObject({ id: 'next', found: [] });
  });

  test('is not looked for before the hand has ended', () => {
    const { session } = sitDown([1, 2, 3, 4]);
    play(session, 0, '+', 1);
    session.again();
    expect(session.hand.moves).toHaveLength(1);
  });
});

describe('after the whole was shown', () => {
  test('a way found by oneself is kept with the hand; the history keeps what it said', async () => {
    const sitting = sitDown(handOf([1, 2, 3, 4], { hints: 3 }));
    await sitting.session.hint();
    await searchAgain(sitting, 0, '*', 1, '*', 2, '*', 3);
    expect(sitting.session.hand).toMatchObject({ ending: { outcome: 'shown' }, found: ['1 × 2 × 3 × 4'] });
    expect(await attemptsIn(sitting.store)).toMatchObject([{ outcome: 'shown' }]);
  });
});

test('a hand left on its ending is found there again, and its ways are looked up', async () => {
  const { session, store, environment } = await solved();
  await store.settled();
  const again = sitDown(session.hand, { store, environment });
  expect(again.session.isOver).toBe(true);
  await until(() => again.session.ways.list(again.session.hand.found) !== null);
  expect(again.session.ways.list(again.session.hand.found)).toHaveLength(3);
  expect(await attemptsIn(store)).toHaveLength(1);
});
