import { expect, test, type Browser, type Page } from '@playwright/test';
import { contest as text, contestShared as words, houseRules, setup } from '#lib/i18n/messages.ts';
import { axeFaults } from '../support/axe.ts';
import { button, stateOn } from '../support/contest.ts';
import { layoutFaults } from '../support/layout.ts';
import { begin, startButton } from '../support/setup.ts';
import { openWith } from '../support/store.ts';

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

const row = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });

/** Another phone that has never seen the app. */
async function anotherPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' });
  return context.newPage();
}

/** Two rounds of a contest without an end, given up by seat 0 and ended; answers the numbers that were dealt. */
async function playTwo(page: Page, names: readonly string[]): Promise<readonly unknown[]> {
  for (let round = 0; round < 2; round += 1) {
    for (const name of names.length === 1 ? [] : names) await button(page, text.readyOf(name)).tap();
    if (names.length === 1) await button(page, round === 0 ? text.begin : text.next).tap();
    await button(page, text.claim(names[round % names.length] ?? '', 1)).tap();
    await button(page, text.cannot).tap();
  }
  await button(page, text.finish).tap();
  await expect(button(page, text.shareRounds)).toBeVisible();
  return (await stateOn(page)).rounds.map(({ sets }) => sets);
}

test('a link deals two phones the same rounds, and lays side by side what came of them', async ({
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
  await expect(startButton(page)).toBeVisible();
  const link = page.url();
  expect(await axeFaults(page, 'shared')).toEqual([]);
  expect(await layoutFaults(page, 40)).toEqual([]);
  await begin(page);
  const here = await playTwo(page, ['Moon', 'Hill']);
  await button(page, text.shareRounds).tap();
  await expect(page.getByRole('heading', { name: words.alone })).toBeVisible();
  // What came of it goes along in a second link.
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: (told: string) => Promise.resolve(void (document.title = told)) },
    });
  });
  await row(page, words.tell).tap();
  await expect(page.getByText(words.shared.copied)).toBeVisible();
  const told = (await page.title()).split(' ').at(-1) ?? '';
  expect(told).toContain(new URL(link).search);

  const other = await anotherPhone(browser);
  await other.goto(told);
  // What came of it is not given away before.
  await expect(other.getByText(words.others(['Moon', 'Hill'], 2))).toBeVisible();
  await other.getByRole('button', { name: setup.playersShort(1, 4), exact: true }).click();
  await startButton(other).click();
  await other.waitForURL(/\/play\?match=/);
  const there = await playTwo(other, ['Moon']);
  expect(there).toEqual(here);
  await button(other, text.shareRounds).click();
  await expect(other.getByRole('heading', { name: words.beside })).toBeVisible();
  expect(await axeFaults(other, 'beside')).toEqual([]);
  await expect(other.getByRole('listitem').filter({ hasText: words.here })).toHaveCount(1);
  await expect(other.getByRole('listitem').filter({ hasText: 'Hill' })).not.toHaveCount(0);
  await other.context().close();
});
