import { truncate, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { backup, matches, matchList, settings } from '#lib/i18n/messages.ts';
import { attempt } from '../../tests/storage/support/attempts.ts';
import { fileWith } from '../../tests/storage/support/backups.ts';
import { attemptRow } from '../support/attempts.ts';
import { someOf } from '../support/figures.ts';
import { expect, test } from '../support/platform.ts';
import { openWith } from '../support/store.ts';

const SCRIPT = /\/workers\/reader[^/]*\.js$/;
/** More than the page reads itself, which is 100 KB. */
const HANDS = 1_000;

/** A file on the phone with this text; `size` makes it longer, with nothing in it that takes room. */
async function onPhone(text: string, size?: number): Promise<string> {
  const path = test.info().outputPath('file.json');
  await writeFile(path, text);
  if (size !== undefined) await truncate(path, size);
  return path;
}
const history = () => fileWith({ attempts: Array.from({ length: HANDS }, (_, n) => attempt(`hand ${n}`)) });

async function choose(page: Page, button: string, file: string): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).tap();
  await (await choosing).setFiles(file);
}
async function restore(page: Page, file: string): Promise<void> {
  await openWith(page, './settings', { attempts: [attemptRow('first')] });
  await page.getByRole('button', { name: settings.restore }).tap();
  await choose(page, backup.action.choose, file);
}
/** Whether the page itself reads files. */
async function watchReading(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const text = Reflect.get<Blob, 'text'>(Blob.prototype, 'text');
    Object.assign(globalThis, { filesRead: 0 });
    Blob.prototype.text = function () {
      Object.assign(globalThis, { filesRead: Number(Reflect.get(globalThis, 'filesRead')) + 1 });
      return text.call(this);
    };
  });
  return () => page.evaluate(() => Number(Reflect.get(globalThis, 'filesRead')));
}

test('a long history is read in a worker, and nothing of it in the page', async ({ page }) => {
  const file = await onPhone(await history());
  const read = await watchReading(page);
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(new URL(worker.url()).pathname));
  await restore(page, file);
  await expect(page.getByRole('dialog')).toContainText(backup.amount(HANDS, 0));
  expect(workers.filter((path) => SCRIPT.test(path))).toHaveLength(1);
  expect(await read()).toBe(0);
});

for (const [name, status, body] of someOf([
  ['is not there', 404, ''],
  ['is no JavaScript', 200, '<!doctype html>'],
  ['throws at once', 200, 'throw new Error("out of order");'],
  ['never begins', 200, ''],
] as const)) {
  test(`where the worker ${name}, the page reads it itself`, async ({ page }) => {
    const file = await onPhone(await history());
    const read = await watchReading(page);
    await page.route(SCRIPT, (route) => route.fulfill({ status, contentType: 'text/javascript', body }));
    await restore(page, file);
    await expect(page.getByRole('dialog')).toContainText(backup.amount(HANDS, 0));
    expect(await read()).toBe(1);
  });
}

test('a file of 600 MB is no match: told so by its size alone', async ({ page }) => {
  const file = await onPhone('{', 600_000_000);
  const read = await watchReading(page);
  await openWith(page, './progress?matches', {});
  await choose(page, matchList.open, file);
  const said = matches.fileFault.tooLarge({ code: 'tooLarge', size: 600_000_000, most: 5_000_000 });
  await expect(page.getByText(said)).toContainText(matchList.unopened);
  expect(await read()).toBe(0);
});
