import { expect, test } from '@playwright/test';
import { kings as words, kingsCalculus as sheet, setup } from '#lib/i18n/messages.ts';
import { passFirst } from '../support/app.ts';
import { button, titleOn, toNext } from '../support/fours.ts';
import { handOf, stateOn } from '../support/kings.ts';
import { begin } from '../support/setup.ts';
import { passRound } from '../support/start.ts';
import { act } from '../support/table.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('two play a short game of Kings, from home to its end', async ({ page }) => {
  await page.goto('./');
  await passFirst(page);
  await page.getByRole('link', { name: new RegExp(`^${setup.games.kings}`) }).tap();
  await act(page, setup.playersShort(2, 5)).tap();
  await begin(page);
  await passRound(page);
  await button(page, words.founding.all).tap();
  await button(page, words.founding.deal).tap();

  // Hill sits to the left of Moon, who is The Turn. The lowest card is no king.
  expect(await titleOn(page)).toBe(words.passTo('Hill'));
  await toNext(page, () => button(page, words.iAm('Hill')).tap());
  await handOf(page).getByRole('button').last().tap();
  await button(page, words.discardDown).tap();
  expect(await titleOn(page)).toBe(words.drew);
  await toNext(page, () => button(page, words.pass('Moon')).tap());
  expect(await titleOn(page)).toBe(words.passTo('Moon'));
  await expect(page.getByText(words.did.faceDown('Hill'))).toBeVisible();

  await button(page, words.agree).tap();
  await button(page, words.agreeAll).tap();
  await expect(page.getByRole('heading', { name: words.calculus.title })).toBeVisible();
  await button(page, sheet.next('Moon')).tap();
  await button(page, sheet.sheet).tap();
  await button(page, sheet.end).tap();
  const ended = [words.wins('Moon'), words.wins('Hill'), words.share(['Moon', 'Hill'])];
  await expect(page.getByRole('heading', { name: new RegExp(`^(${ended.join('|')})$`) })).toBeVisible();
  await expect
    .poll(async () => (await stateOn(page)).games[0])
    .toMatchObject({ caller: null, end: 'agreed' });
});
