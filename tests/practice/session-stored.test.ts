import { describe, expect, test } from 'vitest';
import { fakeEnvironment } from '../support/environment.ts';
import { handOf } from '../support/practice-hands.ts';
import { attemptsIn, freshStore, slowToFinish } from '../support/store.ts';
import { turn, until } from '../support/turns.ts';
import { play, sitDown } from './support/table.ts';

function sitAtSlowStore() {
  const environment = fakeEnvironment();
  const real = freshStore(environment);
  const { store, release } = slowToFinish(real);
  return { ...sitDown([4, 6, 1, 1], { environment, store }), real, release };
}
const solve = ({ session }: ReturnType<typeof sitDown>) => play(session, 0, '*', 1, '*', 2, '/', 3);

describe('"solved"', () => {
  test('is a fact only when it is stored, and told only then', async () => {
    const table = sitAtSlowStore();
    expect(table.session.keeper.stored).toBe('stored');
    solve(table);
    // The seal falls at once: the hand is over.
    expect(table.session.isOver).toBe(true);
    expect(table.session.keeper.stored).toBe('writing');
    for (let turns = 0; turns < 20; turns += 1) await turn();
    expect(table.session.keeper.stored).toBe('writing');
    expect(table.finished).toEqual([]);
    table.release();
    await until(() => table.finished.length === 1);
    expect(table.session.keeper.stored).toBe('stored');
    expect(await attemptsIn(table.real)).toHaveLength(1);
  });

  test('is in the store by the time it is told', async () => {
    const table = sitAtSlowStore();
    const stored: string[] = [];
    solve(table);
    table.release();
    await until(() => {
      stored.push(`${table.session.keeper.stored} ${table.finished.length}`);
      return table.finished.length === 1;
    });
    expect(new Set(stored)).toEqual(new Set(['writing 0', 'stored 1']));
  });

  test('is said to be saving after 250 ms', async () => {
    const table = sitAtSlowStore();
    solve(table);
    table.environment.pass(249);
    expect(table.session.keeper.stored).toBe('writing');
    table.environment.pass(1);
    expect(table.session.keeper.stored).toBe('saving');
    table.environment.pass(60_000);
    expect(table.session.keeper.stored).toBe('saving');
    table.release();
    await until(() => table.session.keeper.stored === 'stored');
  });

  test('is never said to be saving once it is stored', async () => {
    const table = sitAtSlowStore();
    solve(table);
    table.release();
    await until(() => table.finished.length === 1);
    table.environment.pass(1000);
    expect(table.session.keeper.stored).toBe('stored');
  });

  test('of the next hand is not taken for stored because the last one is', async () => {
    const table = sitAtSlowStore();
    const { session } = table;
    void session.skip();
    session.lay(handOf([4, 6, 1, 1], { id: 'next' }));
    solve(table);
    expect(session.keeper.stored).toBe('writing');
    table.release();
    for (let turns = 0; turns < 50; turns += 1) await turn();
    expect(await attemptsIn(table.real)).toMatchObject([{ id: 'hand', outcome: 'skipped' }]);
    expect(session.keeper.stored).toBe('writing');
    table.environment.pass(250);
    expect(session.keeper.stored).toBe('saving');
    table.release();
    await until(() => table.finished.length === 1);
    expect(session.keeper.stored).toBe('stored');
  });

  test('is a fact also where only memory is left, and the page says so elsewhere', async () => {
    const environment = fakeEnvironment();
    const store = freshStore(environment);
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined, configurable: true, writable: true });
    const table = sitDown([4, 6, 1, 1], { environment, store });
    solve(table);
    await until(() => table.finished.length === 1);
    expect(table.session.keeper.stored).toBe('stored');
    expect(store.state.mode).toBe('memory');
    expect(await attemptsIn(store)).toHaveLength(1);
  });
});

describe('the hand in its slot', () => {
  test('is the ended one from the same stroke in which the attempt is written', async () => {
    const table = sitDown([4, 6, 1, 1]);
    solve(table);
    await until(() => table.finished.length === 1);
    expect(await table.store.hands.get('practice')).toEqual(table.session.hand);
  });

  test('is gone when the hand was left without an answer', async () => {
    const { session, store } = sitDown([4, 6, 1, 1]);
    play(session, 0, '+', 1);
    await session.skip();
    expect(await store.hands.get('practice')).toBeNull();
    expect(await attemptsIn(store)).toMatchObject([{ outcome: 'skipped', expression: null }]);
  });
});
