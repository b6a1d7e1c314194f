import { beforeEach, describe, expect, test } from 'vitest';
import { mergeMade } from '#lib/explore/fours/made.ts';
import { BackupKeeper } from '#lib/preferences/backup-keeper.svelte.ts';
import { BACKUP_FILE } from '#lib/storage/backup/format.ts';
import type { Store } from '#lib/storage/index.ts';
import { attempt } from '../storage/support/attempts.ts';
import { lawful } from '../storage/support/backups.ts';
import { fakeEnvironment, NOON, type FakeEnvironment } from '../support/environment.ts';
import { freshStore } from '../support/store.ts';

const DAY = 86_400_000;

let environment: FakeEnvironment;
let store: Store;
let keeper: BackupKeeper;
const open = async (kept = store): Promise<BackupKeeper> => {
  const opened = new BackupKeeper({
    environment,
    store: kept,
    version: '1.0',
    merges: { 'fours.collection': mergeMade },
  });
  await opened.load();
  return opened;
};
beforeEach(async () => {
  environment = fakeEnvironment();
  store = freshStore(environment);
  keeper = await open();
});
/** Plays so many hands now. */
async function play(count: number, mark: string) {
  const now = environment.now();
  for (let made = 0; made < count; made += 1)
    await store.attempts.add(attempt(`${mark}${made}`, { startedAt: now, endedAt: now }));
}
const later = (days: number) => environment.setWall(NOON + days * DAY);
const save = async () => keeper.save(await keeper.make());
const fileOf = (text: string) => ({ size: text.length, text: () => Promise.resolve(text) });

describe('saving everything to a file', () => {
  test('makes a file named by the date, with all but what speaks of this device', async () => {
    await play(2, 'a');
    await store.settings.put('deal', { target: 24 });
    await store.settings.put('begun', true);
    await store.settings.put('installOffered', true);
    await (await store.matches()).begin(lawful('m'));
    const file = await keeper.make();
    expect([file.name, file.hands, file.matches]).toEqual(['two-dozen-2026-11-21.json', 2, 1]);
    expect(JSON.parse(file.text)).toMatchObject({
      app: '1.0',
      savedAt: NOON,
      counts: { hands: 2, matches: 1 },
    });
    const { content } = JSON.parse(file.text) as { content: { settings: unknown } };
    expect(content.settings).toEqual({ deal: { target: 24 } });
    expect(await keeper.save(file)).toBe(true);
    expect(environment.files).toEqual([{ name: file.name, text: file.text }]);
  });

  test('is noted with its time, which the next visit knows; not so when it was given up', async () => {
    expect(keeper.lastAt).toBeNull();
    const file = await keeper.make();
    environment.saveFile = () => Promise.resolve(false);
    expect(await keeper.save(file)).toBe(false);
    expect(keeper.lastAt).toBeNull();
    environment.saveFile = () => Promise.resolve(true);
    await save();
    expect(keeper.lastAt).toBe(NOON);
    expect((await open()).lastAt).toBe(NOON);
  });

  test('tells what has come since', async () => {
    await play(3, 'a');
    expect(await keeper.news()).toEqual({ hands: 3, matches: 0 });
    await save();
    expect(await keeper.news()).toEqual({ hands: 0, matches: 0 });
    environment.pass(1000);
    await play(2, 'b');
    await (await store.matches()).begin(lawful('m'));
    expect(await keeper.news()).toEqual({ hands: 2, matches: 1 });
  });

  test.each([
    [{ last: { at: 'x', seq: 1 }, remindedAt: null }],
    [{ last: { at: 1, seq: -1 }, remindedAt: {} }],
    ['damaged'],
  ])('what is kept of it may be damaged: %j', async (kept) => {
    await store.settings.put('backup', kept);
    expect((await open()).lastAt).toBeNull();
  });
});

describe('bringing a file back', () => {
  test('shows how much there is in both before anything is changed', async () => {
    await play(3, 'a');
    const { text } = await keeper.make();
    const other = await open((store = freshStore(environment)));
    await play(1, 'b');
    const found = await other.open(fileOf(text));
    expect(found).toMatchObject({
      ok: true,
      value: { backup: { savedAt: NOON, amount: { hands: 3, matches: 0 } }, here: { hands: 1, matches: 0 } },
    });
    expect(await other.news()).toEqual({ hands: 1, matches: 0 });
  });

  test('merges what was made out of four 4s: of each number the way with fewer cards', async () => {
    const way = (goal: number, cards: number) => ({ goal, line: '4', cards });
    await store.settings.put('fours.collection', { made: [way(1, 7), way(2, 5), way(9, 9)], joined: true });
    const { text } = await keeper.make();
    const other = await open((store = freshStore(environment)));
    await store.settings.put('fours.collection', { made: [way(2, 6), way(1, 4), way(3, 3)], joined: false });
    const found = await other.open(fileOf(text));
    if (!found.ok) throw new Error(found.error.code);
    expect(await other.bringIn(found.value, 'merge')).toMatchObject({ ok: true });
    expect(await store.settings.get('fours.collection')).toEqual({
      made: [way(1, 4), way(2, 5), way(3, 3), way(9, 9)],
      joined: false,
    });
  });

  test.each(['merge', 'replace'] as const)(
    'counts as saved where the file is a copy of it all: %s',
    async (how) => {
      await play(12, 'a');
      const { text } = await keeper.make();
      const other = await open((store = freshStore(environment)));
      if (how === 'replace') await play(2, 'b');
      const found = await other.open(fileOf(text));
      if (!found.ok) throw new Error(found.error.code);
      await other.bringIn(found.value, how);
      expect(other.lastAt).toBe(NOON);
      expect(await other.news()).toEqual({ hands: 0, matches: 0 });
    },
  );

  test('does not count as saved where there was more here', async () => {
    const { text } = await keeper.make();
    await play(2, 'b');
    const found = await keeper.open(fileOf(text));
    if (!found.ok) throw new Error(found.error.code);
    await keeper.bringIn(found.value, 'merge');
    expect(keeper.lastAt).toBeNull();
  });

  test('does not count what was saved before as unsaved, wherever in the history the other hands lie', async () => {
    later(-30);
    await play(1, 'older');
    const { text } = await keeper.make();
    const other = await open((store = freshStore(environment)));
    later(0);
    await play(20, 'a');
    await other.save(await other.make());
    await play(3, 'b');
    const found = await other.open(fileOf(text));
    if (!found.ok) throw new Error(found.error.code);
    for (const _ of ['once', 'twice']) {
      await other.bringIn(found.value, 'merge');
      expect([other.lastAt, await other.news()]).toEqual([NOON, { hands: 3, matches: 0 }]);
    }
  });

  test('is refused over 50 MB before the file is read, and where it cannot be read', async () => {
    const text = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
    const { largest } = BACKUP_FILE;
    expect(await keeper.open({ size: largest + 1, text })).toEqual({
      ok: false,
      error: { code: 'tooLarge', size: largest + 1, most: largest },
    });
    expect(await keeper.open({ size: 1, text })).toEqual({ ok: false, error: { code: 'unreadable' } });
  });

  test('says why the disk did not take it, and holds nothing for later', async () => {
    await play(2, 'a');
    const { text } = await keeper.make();
    const { indexedDB } = globalThis;
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined, configurable: true, writable: true });
    const { openStore } = await import('#lib/storage/index.ts');
    const without = openStore(environment);
    const other = await open(without);
    const found = await other.open(fileOf(text));
    Object.defineProperty(globalThis, 'indexedDB', { value: indexedDB, configurable: true, writable: true });
    if (!found.ok) throw new Error(found.error.code);
    expect(await other.bringIn(found.value, 'merge')).toEqual({ ok: false, error: { code: 'unavailable' } });
    expect(without.state.atRisk).toBe(0);
  });
});

describe('the reminder', () => {
  test('comes a month after the first hand at the earliest, once, and again a month later', async () => {
    await play(10, 'a');
    later(29);
    expect(await keeper.remind()).toBeNull();
    later(31);
    expect(await keeper.remind()).toEqual({ hands: 10, matches: 0 });
    expect(await keeper.remind()).toBeNull();
    expect(await (await open()).remind()).toBeNull();
    later(62);
    expect(await keeper.remind()).toEqual({ hands: 10, matches: 0 });
  });

  test('comes for nothing but ten new hands or a match', async () => {
    await play(9, 'a');
    later(31);
    expect(await keeper.remind()).toBeNull();
    await (await store.matches()).begin(lawful('m'));
    expect(await keeper.remind()).toEqual({ hands: 9, matches: 1 });
  });

  test('comes a month after the last copy, and speaks of what is not in it', async () => {
    await play(10, 'a');
    later(20);
    await save();
    later(40);
    await play(11, 'b');
    expect(await keeper.remind()).toBeNull();
    later(51);
    expect(await keeper.remind()).toEqual({ hands: 11, matches: 0 });
  });

  test('is not silenced for years by a clock that was far ahead', async () => {
    later(4000);
    await play(10, 'a');
    await save();
    later(1);
    await play(10, 'b');
    expect(await keeper.remind()).toEqual({ hands: 10, matches: 0 });
    expect(await keeper.remind(), 'nor does it come at each visit').toBeNull();
    later(32);
    expect(await keeper.remind()).toEqual({ hands: 10, matches: 0 });
  });

  test('is silent where there is nothing', async () => {
    expect(await keeper.remind()).toBeNull();
  });
});
