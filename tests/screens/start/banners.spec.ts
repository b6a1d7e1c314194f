// What the app says of itself over its pages: games that are lost or not saved, words that did not come, a newer version.
import { expect, test, type Locator, type Page } from '@playwright/test';
import { TAKE_OVER } from '#lib/environment/take-over.ts';
import { common, home, memory, settings } from '#lib/i18n/messages.ts';
import { openWith, readStore } from '../../../e2e/support/store.ts';
import { act } from '../../../e2e/support/table.ts';
import { saved } from '../stage/files.ts';
import { breakDisk, holdCode, keptOffline, lackWords, loseAll, silenceDisk } from '../stage/pretended.ts';

const WIDE = { width: 1280, height: 720 };
const banner = (page: Page) => page.getByRole('alert');

/** Home, by somebody who knows the game, on a disk that cannot be opened; answers how that is mended. */
async function openBroken(page: Page): Promise<() => void> {
  const mend = breakDisk();
  await page.goto('./');
  await act(page, home.first.known).tap();
  await expect(banner(page)).toContainText(memory.reason.broken);
  return mend;
}

const NOTES: readonly {
  readonly what: string;
  readonly open: (page: Page) => Promise<unknown>;
  readonly note: (page: Page) => Locator;
}[] = [
  { what: 'words that did not come', open: openUnworded, note: (page) => page.getByText(common.unworded) },
  { what: 'games that are not saved', open: openBroken, note: (page) => banner(page).locator('p') },
];
async function openUnworded(page: Page): Promise<void> {
  lackWords();
  await openWith(page, './', {});
}
for (const { what, open, note } of NOTES)
  test(`on a wide screen the tabs at the left cover nothing of what is said of ${what}`, async ({ page }) => {
    await page.setViewportSize(WIDE);
    await open(page);
    await expect(note(page)).toBeVisible();
    const tabs = await page.getByRole('navigation', { name: common.mainTabs }).boundingBox();
    const begins = await note(page).evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().left;
    });
    expect(tabs?.width).toBeGreaterThan(0);
    expect(begins).toBeGreaterThan((tabs?.x ?? 0) + (tabs?.width ?? 0));
  });

test('nothing is said of words where they have come', async ({ page }) => {
  await openWith(page, './', {});
  await expect(page.getByRole('heading', { level: 1, name: home.today })).toBeVisible();
  await expect(page.getByText(common.unworded)).toHaveCount(0);
});

test('that all was lost is said once: after “OK” it is gone', async ({ page }) => {
  loseAll();
  await page.goto('./');
  await expect(banner(page)).toContainText(memory.lost.fact);
  await act(page, memory.lost.action).tap();
  await expect(banner(page)).toHaveCount(0);
});

test('a disk that is tried in vain says how often, and one that is mended takes what was held', async ({
  page,
}) => {
  const mend = await openBroken(page);
  await expect(banner(page)).not.toContainText(memory.inVain(1));
  for (const times of [1, 2]) {
    await act(page, memory.tryAgain).tap();
    await expect(banner(page)).toContainText(memory.inVain(times));
  }
  mend();
  await act(page, memory.tryAgain).tap();
  await expect(banner(page)).toHaveCount(0);
  await expect
    .poll(async () => (await readStore<{ readonly key: string }>(page, 'settings')).map(({ key }) => key))
    .toContain('begun');
});

test('while the disk is being tried that is said, and a second tap tries nothing', async ({ page }) => {
  await openBroken(page);
  const tries = silenceDisk();
  const tryAgain = act(page, memory.tryAgain);
  await tryAgain.tap();
  await expect(banner(page)).toContainText(memory.trying);
  await expect(tryAgain).toHaveAttribute('aria-disabled', 'true');
  const before = tries();
  await page.keyboard.press('Enter');
  await page.clock.runFor('0:30');
  await expect(banner(page)).toContainText(memory.inVain(1));
  await expect(tryAgain).toHaveAttribute('aria-disabled', 'false');
  expect(tries()).toBe(before);
});

test('what is only in memory can be saved to a file', async ({ page }) => {
  await openBroken(page);
  const file = await saved(() => act(page, memory.saveFile).tap());
  expect(file.name).toMatch(/^two-dozen-.*\.json$/);
  const { content } = JSON.parse(file.text) as {
    readonly content: { readonly attempts: readonly unknown[] };
  };
  expect(content.attempts).toEqual([]);
});

test('a newer version that waits is told to take over by a tap, and not before', async ({ page }) => {
  const told = keptOffline('another waits');
  await openWith(page, './', {});
  await expect(page.getByText(home.update.text)).toBeVisible();
  await expect(page.getByText(home.ready)).toHaveCount(0);
  expect(told).toEqual([]);
  await act(page, home.update.action).tap();
  expect(told).toEqual([{ type: TAKE_OVER }]);
});

test('where none waits home says that it is ready without a network, and Settings that it is up to date', async ({
  page,
}) => {
  keptOffline('nothing waits');
  await openWith(page, './', {});
  await expect(page.getByText(home.ready)).toBeVisible();
  await expect(act(page, home.update.action)).toHaveCount(0);
  await page.getByRole('navigation', { name: common.mainTabs }).getByText(common.tabs.settings).tap();
  await expect(page.getByText(settings.versionState.ready)).toBeVisible();
});

test('where nothing is kept for offline use home does not say that it is', async ({ page }) => {
  await openWith(page, './', {});
  await expect(page.getByRole('heading', { level: 1, name: home.today })).toBeVisible();
  await expect(page.getByText(home.ready)).toHaveCount(0);
});

test('where the first hands cannot be fetched home is there all the same, and the first visit is over', async ({
  page,
}) => {
  await page.goto('./');
  await expect(act(page, home.first.begin)).toBeVisible();
  const hands = holdCode();
  await act(page, home.first.begin).tap();
  await page.clock.runFor(100);
  hands('fails');
  await expect(page.getByRole('heading', { level: 1, name: home.today })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: home.today })).toBeVisible();
  await expect(act(page, home.first.begin)).toHaveCount(0);
});
