import { readFile } from 'node:fs/promises';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { contest as text, contestShared as words, houseRules, setup } from '#lib/i18n/messages.ts';
import { button, stateOn } from '../support/contest.ts';
import { begin, startButton } from '../support/setup.ts';
import { openWith } from '../support/store.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const row = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });

/** Another phone that has never seen the app. */
async function anotherPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  return context.newPage();
}

/** What is asked, once it lies on the disk. */
async function setsOn(page: Page): Promise<unknown> {
  await expect.poll(async () => (await stateOn(page)).sets.length).toBeGreaterThan(0);
  return (await stateOn(page)).sets;
}

/** Begins alone with what is shared; answers the numbers of the first round. */
async function playAlone(page: Page): Promise<unknown> {
  await page.getByRole('button', { name: setup.playersShort(1, 4), exact: true }).click();
  await startButton(page).click();
  await page.waitForURL(/\/play\?match=/);
  await button(page, text.begin).click();
  await expect(button(page, text.claim('Moon', 1))).toBeVisible();
  return setsOn(page);
}

test('a link and a file deal another phone the same rounds, and lay side by side what came of them', async ({
  page,
  browser,
}) => {
  await openWith(page, './setup?game=contest&players=2', {});
  await row(page, setup.rules.title).tap();
  const sheet = page.getByRole('dialog', { name: setup.rules.title });
  await sheet.getByRole('button', { name: houseRules.presets.practice, exact: true }).tap();
  await sheet.getByRole('button', { name: setup.done }).tap();
  await row(page, houseRules.sharedRounds.name).tap();
  await expect(page.getByRole('heading', { name: words.title })).toBeVisible();
  const downloading = page.waitForEvent('download');
  await row(page, words.file).tap();
  const file = await readFile(await (await downloading).path());
  await begin(page);
  await button(page, text.begin).tap();
  await button(page, text.claim('Moon', 1)).tap();
  const sets = await setsOn(page);
  await button(page, text.cannot).tap();
  await button(page, text.finish).tap();
  await button(page, text.shareRounds).tap();
  await expect(page.getByRole('heading', { name: words.alone })).toBeVisible();
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: (told: string) => Promise.resolve(void (document.title = told)) },
    });
  });
  await row(page, words.tell).tap();
  await expect(page.getByText(words.shared.copied)).toBeVisible();
  const link = (await page.title()).split(' ').at(-1) ?? '';

  const linked = await anotherPhone(browser);
  await linked.goto(link);
  // What came of it is not given away before.
  await expect(linked.getByText(words.others(['Moon', 'Hill'], 1))).toBeVisible();
  expect(await playAlone(linked)).toEqual(sets);
  await button(linked, text.claim('Moon', 1)).click();
  await button(linked, text.cannot).click();
  await button(linked, text.finish).click();
  await button(linked, text.shareRounds).click();
  await expect(linked.getByRole('heading', { name: words.beside })).toBeVisible();
  await expect(linked.getByRole('listitem').filter({ hasText: 'Hill' })).not.toHaveCount(0);
  await linked.context().close();

  const given = await anotherPhone(browser);
  await given.goto('./contest');
  const choosing = given.waitForEvent('filechooser');
  await given.getByRole('button', { name: words.open }).click();
  await (await choosing).setFiles({ name: 'rounds.json', mimeType: 'application/json', buffer: file });
  expect(await playAlone(given)).toEqual(sets);
  await given.context().close();
});
