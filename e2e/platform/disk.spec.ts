import { common, home, memory, progress } from '#lib/i18n/messages.ts';
import { passFirst } from '../support/app.ts';
import { banner, playOn, savedFile } from '../support/faults.ts';
import { someOf } from '../support/figures.ts';
import { expect, test } from '../support/platform.ts';
import { goTo } from '../support/app.ts';
import { readStore } from '../support/store.ts';

/** Disks that do not work, as the page meets them. */
const DISKS = [
  {
    name: 'a disk error',
    sentence: memory.reason.broken,
    break: () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('Internal error opening backing store', 'UnknownError');
      };
    },
  },
  {
    name: 'a browser that forbids storage',
    sentence: memory.reason.unavailable,
    break: () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
    },
  },
  {
    name: 'a disk that never answers',
    sentence: memory.reason.timeout,
    break: () => {
      const open = IDBFactory.prototype.open.bind(indexedDB);
      IDBFactory.prototype.open = () => {
        const request = open('never heard of', 1);
        request.addEventListener = () => undefined;
        return request;
      };
    },
  },
] as const;

for (const { name, sentence, break: breakDisk } of someOf(DISKS)) {
  test(`with ${name} the banner is there within three seconds, one can play, and the file holds what was played`, async ({
    page,
  }) => {
    await page.addInitScript(breakDisk);
    await page.clock.install();
    await page.goto('./');
    await expect(page.locator('html')).toHaveAttribute('data-started');
    await page.clock.runFor(3_000);
    await expect(banner(page)).toContainText(sentence);
    await passFirst(page);
    await page.getByRole('link', { name: home.practise }).tap();
    const line = await playOn(page);
    await expect(banner(page)).toBeVisible();
    const { attempts: held } = await savedFile(page);
    expect(held.map(({ expression }) => expression)).toEqual([line]);
    await page.getByRole('link', { name: common.back }).tap();
    await goTo(page, 'progress');
    await page.getByRole('link', { name: progress.tabs.hands, exact: true }).tap();
    await expect(page.getByText(line)).toBeVisible();
  });
}

test('games that the browser has thrown away are spoken of, once', async ({ page }) => {
  // As Chromium tells it of a store that it found damaged.
  await page.addInitScript(() => {
    Object.defineProperty(IDBVersionChangeEvent.prototype, 'dataLoss', { get: () => 'total' });
  });
  await page.goto('./');
  const loss = page.getByRole('alert').filter({ hasText: memory.lost.fact });
  await expect(loss).toContainText(memory.lost.text);
  await loss.getByRole('button', { name: memory.lost.action }).tap();
  await expect(loss).toHaveCount(0);
  await passFirst(page);
  await expect
    .poll(async () => (await readStore<{ key: string }>(page, 'settings')).map(({ key }) => key))
    .toContain('begun');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-started');
  await expect(page.getByRole('heading', { level: 1, name: home.today })).toBeVisible();
  await expect(loss).toHaveCount(0);
});
