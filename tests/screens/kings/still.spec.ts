// What is tapped stays where it is, however much comes below it: the next tap is meant for what was seen.
import { expect, test, type Locator, type Page } from '@playwright/test';
import {
  kings as words,
  kingsCalculus as sheet,
  kingsKeeper as text,
  table as tableWords,
} from '#lib/i18n/messages.ts';
import { cardsOf } from '../../support/kings-cards.ts';
import { realTable, type KingsTable } from '../../support/kings-table.ts';
import { button } from '../../../e2e/support/fours.ts';
import { called } from '../../../e2e/support/kings.ts';
import { ready } from '../../../e2e/support/kings-real.ts';
import { rowsOf } from '../../../e2e/support/matches.ts';
import { openWith } from '../../../e2e/support/store.ts';

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

const SCORED = () =>
  realTable(2).do(
    { type: 'called', seat: 0 },
    { type: 'entered', seat: 0, cards: cardsOf('Q♥ J♥ 10♥ 4♣ 10♦ 10♣ 5♣') },
    { type: 'entered', seat: 1, cards: cardsOf('2♠ 2♠ 4♥ 4♥ 6♥ 8♣ 10♠') },
  );

async function sitAt(page: Page, played: KingsTable): Promise<void> {
  await openWith(page, './play?match=m', rowsOf({ m: played }));
  await button(page, tableWords.pause.go).tap();
  await ready(page);
}
const topOf = async (what: Locator) => (await what.boundingBox())?.y;

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1024, 768],
] as const) {
  test(`the keys of a king and of a call stay where they are (${width}×${height})`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await sitAt(page, realTable(2));
    await button(page, text.king).tap();
    await ready(page);
    await button(page, 'Mei').tap();
    const suit = page
      .getByRole('group', { name: text.which })
      .getByRole('button', { name: words.suits.heart });
    const before = await topOf(suit);
    await suit.tap();
    await expect(page.getByRole('group', { name: text.what })).toBeVisible();
    expect(await topOf(suit)).toBe(before);

    await button(page, text.cancel).tap();
    await button(page, text.call).tap();
    await ready(page);
    const nobody = button(page, text.nobody);
    const first = await topOf(nobody);
    await nobody.tap();
    await expect(page.getByText(text.nobodyAsk)).toBeVisible();
    expect(await topOf(nobody)).toBe(first);
  });

  test(`cards that are arranged stay where they are (${width}×${height})`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await sitAt(page, SCORED());
    await button(page, sheet.arrange).tap();
    const card = button(page, called('5♣'));
    const before = await topOf(card);
    for (const each of ['Q♥', 'J♥', '10♥']) await button(page, called(each)).tap();
    await button(page, sheet.together(sheet.formation('kingdom', 'half'), '9')).tap();
    await expect(button(page, sheet.apart(sheet.formation('kingdom', 'half')))).toBeVisible();
    expect(await topOf(card)).toBe(before);
  });
}
