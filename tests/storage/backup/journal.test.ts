import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { openStore, type Store } from '#lib/storage/index.ts';
import { fakeEnvironment } from '../../support/environment.ts';
import { freshStore } from '../../support/store.ts';
import { attempt } from '../support/attempts.ts';
import { fileOf, fill, stateOf } from '../support/backups.ts';
import { inTime, testClock, turn } from '../support/clock.ts';
import { testDevice } from '../support/journal.ts';

const clock = testClock();
const device = testDevice();

/** A page that keeps the journal. */
async function open(): Promise<Store> {
  const store = openStore(clock, device.window());
  await inTime(clock, store.settings.get('theme'));
  await inTime(clock, store.keepJournal());
  for (let turns = 0; turns < 400 && store.state.journal !== 'live'; turns += 1) await turn();
  return store;
}

test.each(['merge', 'replace'] as const)(
  'what was brought in is in the journal when it is said to be stored, and comes back from there: %s',
  async (how) => {
    const other = freshStore(fakeEnvironment());
    await fill(other, 4, 9);
    const file = await fileOf(other);
    globalThis.indexedDB = new IDBFactory();
    device.kill();
    device.files.clear();
    const store = await open();
    await inTime(clock, store.attempts.add(attempt('mine')));
    const backups = await store.backups();
    const read = await backups.open(new Blob([file]));
    if (!read.ok) throw new Error(read.error.code);
    const { content } = read.value;
    const asked = { how, content, apart: [], mergeSetting: <T>(_: string, here: T) => here };
    expect(await inTime(clock, backups.bringIn(asked))).toMatchObject({ ok: true });
    const state = await inTime(clock, stateOf(store));
    expect(state.includes('"mine"')).toBe(how === 'merge');
    // The power goes, and with it the database.
    device.kill();
    globalThis.indexedDB = new IDBFactory();
    const later = await open();
    expect(await inTime(clock, stateOf(later))).toBe(state);
  },
);
