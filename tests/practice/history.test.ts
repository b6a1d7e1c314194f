import { beforeEach, describe, expect, test } from 'vitest';
import { History } from '#lib/practice/history.svelte.ts';
import { UNDO_MS } from '#lib/storage/deletion.ts';
import type { Store } from '#lib/storage/index.ts';
import { attempt } from '../storage/support/attempts.ts';
import { fakeEnvironment, type FakeEnvironment } from '../support/environment.ts';
import { freshStore } from '../support/store.ts';
import { turn, until } from '../support/turns.ts';

let environment: FakeEnvironment;
let store: Store;
let history: History;
beforeEach(() => {
  environment = fakeEnvironment();
  store = freshStore(environment);
  history = new History(environment, store);
});

const ids = () => history.rows.map(({ id }) => id);
const countdown = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, n) => `${from - n}`);
async function keep(count: number): Promise<void> {
  for (let n = 1; n <= count; n += 1) {
    await store.attempts.add(
      n % 3 === 0 ? attempt(`${n}`, { outcome: 'shown', expression: null }) : attempt(`${n}`),
    );
  }
}
/** Lets the store do what was asked without waiting for it. */
const settle = async () => {
  for (let turns = 0; turns < 5; turns += 1) await turn();
  await store.settled();
};

describe('the list', () => {
  test('is read to its end, newest first, block by block', async () => {
    await keep(600);
    const shown: number[] = [];
    const block: Store['attempts']['block'] = async (before, limit) => {
      shown.push(history.rows.length);
      return store.attempts.block(before, limit);
    };
    history = new History(environment, { ...store, attempts: { ...store.attempts, block } });
    expect([history.complete, history.isEmpty]).toEqual([false, false]);
    await history.load();
    // The first block at once, then twice as many.
    expect(shown).toEqual([0, 0, 125, 250, 250]);
    expect(ids()).toEqual(countdown(600, 1));
    expect(history.complete).toBe(true);
  });

  test('that is empty says so once it has been read', async () => {
    expect(history.isEmpty).toBe(false);
    await history.load();
    expect(history.isEmpty).toBe(true);
  });

  test('has no gap where hands were deleted, however many', async () => {
    await keep(700);
    await store.bin.remove(countdown(690, 11));
    await history.load();
    expect(ids()).toEqual([...countdown(700, 691), ...countdown(10, 1)]);
  });

  test('read twice at once is read once', async () => {
    await keep(300);
    await Promise.all([history.load(), history.load()]);
    expect(ids()).toEqual(countdown(300, 1));
  });

  test('shows nothing that was deleted while it was read', async () => {
    await keep(250);
    const answers: (() => void)[] = [];
    const block: Store['attempts']['block'] = async (before, limit) => {
      const answer = await store.attempts.block(before, limit);
      await new Promise<void>((resolve) => answers.push(resolve));
      return answer;
    };
    history = new History(environment, { ...store, attempts: { ...store.attempts, block } });
    const loaded = history.load();
    await until(() => answers.length === 1);
    await history.remove('249');
    answers[0]?.();
    await until(() => answers.length === 2);
    await history.remove('2');
    answers[1]?.();
    await loaded;
    expect(ids()).toEqual([250, ...countdown(248, 3), 1].map(String));
  });
});

describe('deleting', () => {
  test('takes one attempt out at once, and can be taken back for ten seconds', async () => {
    await keep(5);
    await history.load();
    await history.remove('3');
    expect(ids()).toEqual(['5', '4', '2', '1']);
    expect(history.deletion).toMatchObject({ count: 1 });
    expect((await store.attempts.counts()).all).toBe(4);
    environment.pass(UNDO_MS - 1);
    await history.undo();
    expect(ids()).toEqual(['5', '4', '3', '2', '1']);
    expect(history.deletion).toBeNull();
    environment.pass(UNDO_MS);
    await settle();
    expect((await store.attempts.counts()).all).toBe(5);
  });

  test('is final after ten seconds: nothing is left of it', async () => {
    await keep(5);
    await history.load();
    await history.remove('3');
    environment.pass(UNDO_MS);
    expect(history.deletion).toBeNull();
    await settle();
    expect(await store.bin.count()).toBe(0);
    await history.undo();
    expect((await store.attempts.counts()).all).toBe(4);
  });

  test('a second one makes the first final; its own ten seconds are whole', async () => {
    await keep(5);
    await history.load();
    await history.remove('3');
    environment.pass(9_000);
    await history.remove('2');
    environment.pass(9_000);
    expect(history.deletion).toMatchObject({ count: 1 });
    await settle();
    expect(await store.bin.count()).toBe(1);
    await history.undo();
    expect(ids()).toEqual(['5', '4', '2', '1']);
  });

  test('two at once are both deleted; the last can be taken back for its ten seconds', async () => {
    await keep(5);
    await history.load();
    await Promise.all([history.remove('3'), history.remove('2')]);
    expect(ids()).toEqual(['5', '4', '1']);
    await settle();
    // One countdown, not two.
    expect(environment.waiting).toBe(1);
    environment.pass(UNDO_MS - 1);
    expect(history.deletion).not.toBeNull();
    await history.undo();
    await settle();
    expect(ids()).toEqual(['5', '4', '2', '1']);
    expect(await store.bin.count()).toBe(0);
  });

  test('everything empties the list, and all of it comes back', async () => {
    await keep(70);
    await history.load();
    await history.removeAll();
    expect([ids(), history.complete, history.deletion?.count]).toEqual([[], true, 70]);
    expect((await store.attempts.counts()).all).toBe(0);
    await history.undo();
    expect(ids()).toEqual(countdown(70, 1));
    expect((await store.attempts.counts()).all).toBe(70);
  });

  test('everything says that it is under way until that is stored, and so does taking it back', async () => {
    await keep(70);
    await history.load();
    const removed = history.removeAll();
    expect([history.working, history.deletion, ids().length]).toEqual(['removing', null, 70]);
    await removed;
    expect([history.working, history.deletion?.count]).toEqual([null, 70]);
    const undone = history.undo();
    expect([history.working, ids().length]).toEqual(['restoring', 0]);
    // It can no longer become final.
    environment.pass(UNDO_MS);
    await undone;
    expect([history.working, history.deletion, ids().length]).toEqual([null, null, 70]);
    await settle();
    expect((await store.attempts.counts()).all).toBe(70);
  });

  test('while an earlier one is being taken back can itself be taken back', async () => {
    await keep(5);
    await history.load();
    await history.remove('3');
    await Promise.all([history.undo(), history.remove('2')]);
    expect([ids(), history.deletion?.count]).toEqual([['5', '4', '3', '1'], 1]);
    await history.undo();
    await settle();
    expect((await store.attempts.counts()).all).toBe(5);
  });

  test('taken back twice is taken back once', async () => {
    await keep(3);
    await history.load();
    await history.remove('3');
    await Promise.all([history.undo(), history.undo()]);
    expect([ids(), history.changes]).toEqual([['3', '2', '1'], 2]);
  });

  test('and taking back are counted, so that figures know of it', async () => {
    await keep(3);
    await history.load();
    expect(history.changes).toBe(0);
    await history.remove('3');
    await history.undo();
    expect(history.changes).toBe(2);
  });
});

describe('read once more', () => {
  /** How many rows the store was asked for. */
  let asked = 0;
  beforeEach(() => {
    asked = 0;
    const block: Store['attempts']['block'] = async (before, span) => {
      asked += span;
      return store.attempts.block(before, span);
    };
    history = new History(environment, { ...store, attempts: { ...store.attempts, block } });
  });

  test('is the same list, and nothing is read, where nothing is new', async () => {
    await keep(300);
    await history.load();
    const { rows } = history;
    asked = 0;
    await history.load();
    expect([history.rows === rows, history.complete, asked]).toEqual([true, true, 0]);
  });

  test('asks only for what is new', async () => {
    await keep(300);
    await history.load();
    asked = 0;
    await store.attempts.add(attempt('new'));
    await history.load();
    expect(ids()).toEqual(['new', ...countdown(300, 1)]);
    expect(asked).toBe(1);
  });

  test('is read whole where another window has deleted some', async () => {
    await keep(300);
    await history.load();
    await store.bin.remove(['7']);
    await store.attempts.add(attempt('new'));
    await history.load();
    expect(ids()).toEqual(['new', ...countdown(300, 8), ...countdown(6, 1)]);
  });

  test('shows nothing that is deleted meanwhile', async () => {
    await keep(5);
    await history.load();
    await store.attempts.add(attempt('new'));
    const loaded = history.load();
    await history.remove('3');
    await loaded;
    expect(ids()).toEqual(['new', '5', '4', '2', '1']);
  });
});
