import { expect, test, type Page } from '@playwright/test';
import { common, practice, settings, steps } from '#lib/i18n/messages.ts';
import { speak } from '#lib/i18n/spoken.ts';
import { solvedDay } from '../../../e2e/support/attempts.ts';
import { handOf } from '../../../e2e/support/cards.ts';
import { openWith, readStore } from '../../../e2e/support/store.ts';
import { act, cardsOn, expectSolved, namesOn } from '../../../e2e/support/table.ts';

const row = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });

/** Opens practice with a hand after the settings were changed by touch. */
async function practise(page: Page, ranks: readonly number[], change: () => Promise<void>): Promise<void> {
  await openWith(page, './settings', { hands: [{ slot: 'practice', row: handOf(ranks) }] });
  await change();
  await page.goto('./practice');
  await expect(cardsOn(page)).toHaveCount(4);
}

test('letters are chosen in the settings and printed on every card; they are typed as shown and as usual, and said in words', async ({
  page,
}) => {
  await practise(page, [13, 12, 11, 1], async () => {
    await expect(row(page, settings.letters)).toContainText('A J Q K');
    await row(page, settings.letters).tap();
    await row(page, settings.letters).tap();
    await expect(row(page, settings.letters)).toContainText('A V D R');
  });
  await expect(cardsOn(page)).toHaveText(['R', 'D', 'V', 'A']);
  expect(await namesOn(page)).toEqual([
    'king of spades',
    'queen of hearts',
    'jack of diamonds',
    'ace of clubs',
  ]);
  // R is roi as long as he lies there, and begins anew when he is gone; K and Q are understood as well.
  for (const key of ['r', '*', 'a', '+', 'V']) await page.keyboard.press(key);
  await expect(cardsOn(page).filter({ hasText: '24' })).toHaveCount(1);
  await page.keyboard.press('r');
  await expect(cardsOn(page)).toHaveText(['R', 'D', 'V', 'A']);
  for (const key of ['K', '-', 'q']) await page.keyboard.press(key);
  await expect(cardsOn(page).filter({ hasText: '13 − 12' })).toHaveCount(1);
  await page.reload();
  await expect(cardsOn(page).filter({ hasText: '13 − 12' })).toHaveCount(1);
});

test('signs are chosen in the settings: keys, steps and solutions show them, what is stored and said does not change', async ({
  page,
}) => {
  await practise(page, [8, 3, 8, 3], async () => {
    await row(page, settings.signs).tap();
    await row(page, settings.signs).tap();
    await expect(row(page, settings.signs)).toContainText('· :');
  });
  await page.keyboard.press('8');
  await page.keyboard.press(':');
  await expect(page.getByText('8 : …')).toBeVisible();
  await page.keyboard.press('3');
  await expect(cardsOn(page).filter({ hasText: '8 : 3' })).toHaveAccessibleName(
    practice.made(speak('8/3'), speak('8 ÷ 3')),
  );
  await page.keyboard.press('u');
  await page.keyboard.press('Escape');
  await page.keyboard.press('t');
  await page.getByLabel(practice.typed.label).fill('8:(3-8:3)');
  await act(page, practice.typed.check).tap();
  await expectSolved(page);
  await expect(page.getByText('8 : (3 − 8 : 3)').first()).toBeVisible();
  await page
    .getByRole('button', { name: steps.open(speak('8 ÷ (3 − 8 ÷ 3)')) })
    .first()
    .tap();
  await expect(page.getByRole('dialog', { name: steps.title }).getByText('÷')).toHaveCount(0);
  const [kept] = await readStore<{ expression: string }>(page, 'attempts');
  expect(kept?.expression).toBe('8 ÷ (3 − 8 ÷ 3)');
  expect(common.sign['/']).toBe('÷');
});

test('with words so large that the bar breaks, the options are at its end all the same', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await openWith(page, './today', { attempts: [solvedDay(20260310), solvedDay(20260311)] });
  const options = page.getByRole('button', { name: practice.options });
  await expect(page.getByText(practice.streak(2))).toHaveCount(1);
  const box = await options.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(380);
});
