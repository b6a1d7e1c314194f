import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';
import { openStore } from '#lib/storage/index.ts';
import { createJobs } from '#lib/storage/jobs.ts';
import type { JournalState } from '#lib/storage/state.ts';
import { createWriteQueue } from '#lib/storage/write-queue.ts';
import { DATABASE } from '#lib/storage/schema.ts';
import { attempt } from './support/attempts.ts';
import { inTime, testClock } from './support/clock.ts';
import { testDevice } from './support/journal.ts';
import { rawRows } from './support/raw.ts';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const SETTING = { type: 'setting', key: 'theme', value: 'dark' } as const;
const jobs = (isCopied: boolean) => createJobs({ isCopied: () => isCopied, inCopy: () => null });

test('a write of a person is told to the second copy in its own transaction, where there is one', () => {
  expect(jobs(true).jobOf(SETTING)).toMatchObject({ stores: ['settings', 'outbox'], durability: 'strict' });
  expect(jobs(false).jobOf(SETTING)).toMatchObject({ stores: ['settings'], durability: 'strict' });
});

test('what the app does by itself is not told', () => {
  const dealt = { type: 'deals', pools: {} } as never;
  expect(jobs(true).jobOf(dealt)).toMatchObject({ stores: ['deals'], durability: 'relaxed' });
});

test('what is brought in as a whole is told, where there is a second copy', () => {
  const work = () => Promise.resolve();
  expect(jobs(true).wholeJob(['hands'], work).stores).toEqual(['hands', 'outbox']);
  expect(jobs(false).wholeJob(['hands'], work).stores).toEqual(['hands']);
});

test('without a second copy nothing waits for one', async () => {
  const clock = testClock();
  const store = openStore(clock);
  for (let n = 0; n < 3; n += 1) await inTime(clock, store.attempts.add(attempt(`a${n}`)));
  expect(await rawRows('attempts')).toHaveLength(3);
  expect(await rawRows('outbox')).toEqual([]);
});

test.each<[JournalState, number]>([
  ['off', 1],
  ['starting', 1],
  ['live', 1],
  ['elsewhere', 1],
  ['hung', 1],
  ['none', 0],
])('while the journal is %s, so many writes of one wait for it: %i', async (journal, waiting) => {
  const clock = testClock();
  const queue = createWriteQueue(clock, testDevice().window(), DATABASE);
  queue.state.change({ journal });
  await inTime(clock, queue.write(SETTING));
  expect(await rawRows('outbox')).toHaveLength(waiting);
});
