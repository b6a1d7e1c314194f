import { expect, test, type Locator, type Page } from '@playwright/test';
import { pads, slapFour as text, slap as words } from '#lib/i18n/messages.ts';
import { openState } from '../walks/screen.ts';
import { SLAP } from '../walks/slap.ts';

// What lies flat on a larger screen is read and touched from a metre away.
test.use({ serviceWorkers: 'block' });

async function opened(page: Page, name: string, width: number, height: number): Promise<void> {
  await openState(SLAP, name, page);
  await page.setViewportSize({ width, height });
}

const sizeOf = (words: Locator) =>
  words.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));

test('the keys that name somebody grow with the frame', async ({ page }) => {
  await opened(page, 'four, the odd one out names', 1920, 1080);
  const key = await page.getByRole('button', { name: text.name('Mei'), exact: true }).boundingBox();
  expect(Math.min(key?.width ?? 0, key?.height ?? 0)).toBeGreaterThanOrEqual(80);
});

test('what was missed is as large on its side as upright', async ({ page }) => {
  await opened(page, 'two, a wrong line and what was missed', 1280, 720);
  const said = page.getByText(words.worked('8 × 5 − 9 − 7')).first();
  expect(await sizeOf(said)).toBeGreaterThanOrEqual(24);
});

test('two keys share the room that words leave', async ({ page }) => {
  await opened(page, 'two, a dead heat', 390, 844);
  const agree = await page.getByRole('button', { name: words.act.agree, exact: true }).first().boundingBox();
  expect(agree?.width).toBeGreaterThanOrEqual(100);
});

for (const [state, least, hand] of [
  ['two, the keypad', 40, pads.another],
  ['four, the keypad, and a line with a fault', 36, pads.rule],
] as const)
  test(`what is entered is as large as its keys have room for: ${state}`, async ({ page }) => {
    await opened(page, state, 1920, 1080);
    const key = page.getByRole('group', { name: pads.numbers }).getByRole('button').first();
    expect(await sizeOf(key)).toBeGreaterThanOrEqual(least);
    expect(await sizeOf(page.getByRole('button', { name: hand, exact: true }))).toBeGreaterThanOrEqual(24);
  });

test('who looks on reads at the other end who enters what was said', async ({ page }) => {
  await opened(page, 'two, the keypad', 1280, 720);
  expect(
    await sizeOf(page.getByRole('region', { name: words.side('Mei') }).getByText(text.enters('Grandma'))),
  ).toBeGreaterThanOrEqual(20);
});

test('with four, what stands in the middle grows with the frame', async ({ page }) => {
  await opened(page, 'four look at real cards', 1920, 1080);
  expect(await sizeOf(page.getByText(text.turnUp).last())).toBeGreaterThanOrEqual(28);
  await opened(page, 'four, wrong', 1920, 1080);
  expect(await sizeOf(page.getByRole('button', { name: words.act.missed }))).toBeGreaterThanOrEqual(24);
});
