import { beforeEach, describe, expect, test } from 'vitest';
import { MATCH_FILE } from '#lib/core/match/file.ts';
import type { ChosenFile } from '#lib/environment/foreign-file.ts';
import { openSharedFile } from '#lib/explore/contest/shared-file.ts';
import { SHARED_FILE } from '#lib/games/contest/shared-file.ts';
import { Library } from '#lib/match/library.svelte.ts';
import { BackupKeeper } from '#lib/preferences/backup-keeper.svelte.ts';
import { BACKUP_FILE } from '#lib/storage/backup/format.ts';
import type { Store } from '#lib/storage/index.ts';
import { stateOf } from '../storage/support/backups.ts';
import { fakeEnvironment } from '../support/environment.ts';
import { freshStore } from '../support/store.ts';

let store: Store;
const environment = fakeEnvironment();
beforeEach(() => {
  store = freshStore(environment);
});

/** Everything that takes a file, with what it may be. */
const PICKERS = [
  [
    'everything',
    BACKUP_FILE,
    (file: ChosenFile) => new BackupKeeper({ environment, store, version: '1', merges: {} }).open(file),
  ],
  ['a match', MATCH_FILE, (file: ChosenFile) => new Library(environment, store).openFile(file)],
  ['rounds', SHARED_FILE, openSharedFile],
] as const;

/** A file that tells how large it is, and notes whether anybody has read it. */
function fileOf(text: string, size = new TextEncoder().encode(text).length) {
  const file = { size, read: 0, text: () => ((file.read += 1), Promise.resolve(text)) };
  return file;
}
const faultOf = async (open: (file: ChosenFile) => Promise<{ readonly ok: boolean }>, file: ChosenFile) => {
  const before = await stateOf(store);
  const opened = await open(file);
  expect(await stateOf(store)).toBe(before);
  return opened.ok ? null : (opened as unknown as { error: { readonly code: string } }).error;
};

describe.each(PICKERS)('a file of %s', (what, bounds, open) => {
  test('is not read where it is larger than any, and both sizes are told', async () => {
    const file = fileOf('', 600_000_000);
    const told = { code: 'tooLarge', size: 600_000_000, most: bounds.largest };
    expect(await faultOf(open, file)).toEqual(told);
    expect(file.read).toBe(0);
    const fits = fileOf('[]', bounds.largest);
    await open(fits);
    expect(fits.read, 'one that may be that large is').toBe(1);
  });

  test('is refused where its size was no true word', async () => {
    expect(await faultOf(open, fileOf(' '.repeat(bounds.largest + 1), 1))).toMatchObject({
      code: 'tooLarge',
    });
  });

  test('is refused where the phone cannot read it', async () => {
    const gone = { size: 1, text: () => Promise.reject(new DOMException('gone', 'NotReadableError')) };
    expect(await faultOf(open, gone)).toEqual({ code: 'unreadable' });
  });

  test.each([
    ['brackets within brackets', '['.repeat(6900)],
    ['more lists than anybody makes', `[${'[],'.repeat(2300)}[]]`],
    ['nothing', ''],
    ['a picture', '\u0089PNG\r\n\u001a\n\u0000'],
    ['half of it', '{"format":"two-do'],
    ['another app’s', '{"format":"chess"}'],
    [
      'names that reach into the language',
      '{"format":"two-dozen/match","__proto__":{"polluted":1},"version":1}',
    ],
  ])('is refused where there is in it: %s', async (_, text) => {
    expect(await faultOf(open, fileOf(text)), what).not.toBeNull();
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });
});
