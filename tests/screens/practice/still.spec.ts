import { expect, test, type Page } from '@playwright/test';
import { practice } from '#lib/i18n/messages.ts';
import { handOf } from '../../../e2e/support/cards.ts';
import { openWith } from '../../../e2e/support/store.ts';
import { act, cardsOn, expectSaid, signKey } from '../../../e2e/support/table.ts';
import { WORDS } from '../walks/shapes.ts';

/** Where cards and keys lie. */
const lie = async (page: Page) => [
  await cardsOn(page).first().boundingBox(),
  await cardsOn(page).last().boundingBox(),
  await signKey(page, '+').boundingBox(),
  await act(page, practice.hint).boundingBox(),
];

async function setUp(page: Page, width: number, height: number, words: keyof typeof WORDS) {
  await page.setViewportSize({ width, height });
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: WORDS[words] } });
}

for (const [width, height, words] of [
  [320, 568, 'words as usual'],
  [390, 844, 'words as usual'],
  [844, 390, 'words as usual'],
  [768, 1024, 'words as usual'],
  [1280, 720, 'words as usual'],
  [768, 1024, 'words twice as large'],
  [1024, 768, 'words twice as large'],
  [1280, 720, 'words twice as large'],
] as const) {
  const where = `at ${width} × ${height} with ${words}`;
  test(`cards and keys stay where they are when something is said of the hand, ${where}`, async ({
    page,
  }) => {
    await setUp(page, width, height, words);
    await openWith(page, './practice', { hands: [{ slot: 'practice', row: handOf([1, 1, 4, 6]) }] });
    await expect(cardsOn(page)).toHaveCount(4);
    const dealt = await lie(page);
    await signKey(page, '+').tap();
    await expectSaid(page, practice.pickFirst);
    expect(await lie(page), 'a sentence').toEqual(dealt);
    await act(page, practice.none).tap();
    await expectSaid(page, practice.wrongNone);
    expect(await lie(page), 'two sentences').toEqual(dealt);
    await act(page, practice.hint).tap();
    await expectSaid(page, practice.rung.lastSign['*']);
    expect(await lie(page), 'a hint').toEqual(dealt);
  });
}

for (const [width, height, words] of [
  [320, 568, 'words as usual'],
  [390, 844, 'words as usual'],
  [1024, 768, 'words twice as large'],
] as const)
  test(`so they do when a hint of the day says its price, at ${width} × ${height} with ${words}`, async ({
    page,
  }) => {
    await setUp(page, width, height, words);
    await openWith(page, './today', {});
    await expect(cardsOn(page)).toHaveCount(4);
    const dealt = await lie(page);
    await act(page, practice.hint).tap();
    await expect(page.locator('#table-note')).toContainText(practice.rung.cost);
    expect(await lie(page)).toEqual(dealt);
  });
