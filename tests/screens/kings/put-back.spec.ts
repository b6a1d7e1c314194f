// What is looked at or picked in a dealt game of Kings, and put away again.
import { expect, test, type Page } from '@playwright/test';
import {
  common,
  kings as words,
  kingsCalculus as sheet,
  kingsHands,
  table as tableWords,
} from '#lib/i18n/messages.ts';
import { like } from '../walks/screen.ts';
import { dealtTable, type KingsTable } from '../../support/kings-table.ts';
import { button, takePhone, titleOn, toNext } from '../../../e2e/support/fours.ts';
import {
  cardIn,
  EVENING,
  faceUpPile,
  handOf,
  NAMES,
  royal,
  sitAt,
  stateOn,
  TOUCH,
} from '../../../e2e/support/kings.ts';

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

/** Whoever is meant takes the phone. */
async function take(page: Page, played: KingsTable): Promise<void> {
  await sitAt(page, played);
  await titleOn(page);
  await takePhone(page, TOUCH);
}
const picked = (page: Page) => handOf(page).getByRole('button', { pressed: true });

for (const { what, played, card } of [
  { what: 'a card', played: () => dealtTable(EVENING), card: '7♦' },
  { what: 'a king', played: () => royal(), card: 'K♥' },
])
  test(`${what} that was picked is put back by its key, and nothing is discarded`, async ({ page }) => {
    await take(page, played());
    const before = (await stateOn(page)).hands;
    await cardIn(page, card).tap();
    await expect(picked(page)).toHaveCount(1);
    await button(page, words.keepIt).tap();
    await expect(picked(page)).toHaveCount(0);
    await expect(button(page, words.keepIt)).toHaveCount(0);
    await expect(button(page, words.call)).toBeVisible();
    expect((await stateOn(page)).hands).toEqual(before);
  });

test('above a hand stands whose it is, and on the cover before it nobody’s', async ({ page }) => {
  await sitAt(page, dealtTable(EVENING));
  await titleOn(page);
  const header = page.locator('main > header');
  const name = NAMES[2];
  await expect(header).not.toContainText(name);
  await takePhone(page, TOUCH);
  await expect(header).toContainText(name);
});

test('a king is discarded face down like any other card', async ({ page }) => {
  await take(page, royal());
  await cardIn(page, 'K♠').tap();
  await toNext(page, () => button(page, words.down).tap());
  const { hands, faceUp, phase } = await stateOn(page);
  expect(phase).toMatchObject({ type: 'turn', seat: 0 });
  expect(hands[1]).toHaveLength(7);
  expect(faceUp).toEqual([]);
});

test('the table agrees to be scored from the cover, once it was asked', async ({ page }) => {
  await take(page, dealtTable(EVENING));
  // Jun calls wrongly, and is out.
  await button(page, words.call).tap();
  await button(page, words.call).tap();
  expect(await titleOn(page)).toBe(words.passTo(NAMES[1]));
  await button(page, words.agree).tap();
  await expect(page.getByRole('alert')).toHaveText(words.agreeAsk);
  expect((await stateOn(page)).phase.type).toBe('turn');
  await button(page, words.agreeAll).tap();
  await expect(page.getByRole('heading', { name: words.calculus.title })).toBeVisible();
  await expect
    .poll(async () => (await stateOn(page)).phase)
    .toMatchObject({ type: 'calculus', end: 'agreed' });
});

test('the book of hands leads from one hand to all, and is closed', async ({ page }) => {
  await sitAt(page, dealtTable(EVENING));
  await titleOn(page);
  await button(page, words.help).tap();
  const book = page.getByRole('dialog', { name: kingsHands.title });
  const name = sheet.formation('acesHigh', 'full');
  await book.getByRole('button', { name }).tap();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  await button(page, kingsHands.all).tap();
  await expect(book).toBeVisible();
  await button(page, common.close).tap();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('what lies face up is looked at, and put away', async ({ page }) => {
  const played = dealtTable({ ...EVENING, turnedToo: '4♥ J♥ 9♥' });
  await take(page, played);
  await faceUpPile(page).tap();
  await expect(page.getByText(words.faceUpLine)).toBeVisible();
  await button(page, common.close).tap();
  await expect(page.getByText(words.faceUpLine)).toHaveCount(0);
  await expect(handOf(page)).toBeVisible();
});

test('an arrangement of one’s own gives way to the best one by the key that says so', async ({ page }) => {
  const played = dealtTable({ ...EVENING, pile: '5♣' });
  played.do({ type: 'agreed', seat: 2 });
  await sitAt(page, played);
  await button(page, tableWords.pause.go).tap();
  const own = page.locator('.less');
  await button(page, sheet.arrange).tap();
  await toNext(page, () => page.getByRole('button', { name: like(sheet.keep('§')) }).tap());
  await expect(own).toBeVisible();

  await button(page, sheet.arrange).tap();
  await toNext(page, () => button(page, sheet.bestOne).tap());
  await expect(own).toHaveCount(0);
  await expect(page.getByText(sheet.ownSame)).toBeVisible();
  await expect(button(page, sheet.arrange)).toBeVisible();
});
