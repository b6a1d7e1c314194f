import { expect, test, type Page } from '@playwright/test';
import { formatTime } from '#lib/i18n/format.ts';
import { practice, progress } from '#lib/i18n/messages.ts';
import { printHandSet } from '#lib/practice/hand-set.ts';
import { nineInRow } from '../../../e2e/support/attempts.ts';
import { handOf } from '../../../e2e/support/cards.ts';
import { openWith } from '../../../e2e/support/store.ts';
import { act, chooseOption, expectSolved } from '../../../e2e/support/table.ts';

const NOON = Date.UTC(2026, 2, 12, 12);
const count = (hands: number) => progress.hands(hands);
const list = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function sit(page: Page, { clock = true, played = NOON, at = './practice' } = {}) {
  await openWith(page, at, {
    settings: [{ key: 'preferences', value: { clock } }],
    hands: [{ slot: 'practice', row: handOf([1, 2, 3, 4], { from: 'free' }) }],
    attempts: nineInRow(played),
  });
  await expect(act(page, practice.hint)).toBeVisible();
}

async function solve(page: Page) {
  await chooseOption(page, practice.menu.type);
  await page.getByRole('textbox', { name: practice.typed.label }).fill('4*3*2*1');
  await act(page, practice.typed.check).tap();
  await expectSolved(page);
}

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1280, height: 720 } });

  test('the hands of this sitting stand beside the board, the newest first, each when it is stored', async ({
    page,
  }) => {
    await sit(page);
    const before = list(page, count(9)).getByRole('listitem');
    await expect(before).toHaveCount(9);
    await expect(before.first()).toContainText(formatTime(5000));
    const [board, beside] = [
      await page.locator('main').boundingBox(),
      await list(page, count(9)).boundingBox(),
    ];
    expect(board!.x + board!.width).toBeLessThanOrEqual(beside!.x);
    expect(beside!.x + beside!.width).toBeLessThan(1280);
    await solve(page);
    const hands = list(page, count(10)).getByRole('listitem');
    await expect(hands).toHaveCount(10);
    await expect(hands.first()).toContainText('4 × 3 × 2 × 1');
    await expect(hands.first().getByRole('img', { name: progress.outcome.solved })).toBeVisible();
  });

  test('what has the seal in the history has it there, with help or without, and help is told', async ({
    page,
  }) => {
    await sit(page);
    for (let rung = 0; rung < 3; rung += 1) await act(page, practice.hint).tap();
    await solve(page);
    const solved = list(page, count(10)).getByRole('listitem').first();
    await expect(solved).toContainText(progress.hints(3));
    await expect(solved.getByRole('img', { name: progress.outcome.solved })).toBeVisible();
  });

  test('a skipped hand has no seal there', async ({ page }) => {
    await sit(page);
    await page.clock.runFor('0:20');
    await chooseOption(page, practice.menu.skip);
    const skipped = list(page, count(10)).getByRole('listitem').first();
    await expect(skipped).toContainText(progress.outcome.skipped);
    await expect(skipped).toContainText(formatTime(20_000));
    await expect(skipped.getByRole('img')).toHaveCount(0);
  });

  test('no times for whoever plays without the clock', async ({ page }) => {
    await sit(page, { clock: false });
    await expect(list(page, count(9))).toBeVisible();
    await expect(list(page, count(9))).not.toContainText(formatTime(5000));
  });

  test('nothing where nothing was played just now, and the board stands in the middle', async ({ page }) => {
    await sit(page, { played: NOON - 3_600_000 });
    await expect(page.getByText(count(0))).toHaveCount(0);
    const { x, width } = (await page.locator('main').boundingBox())!;
    expect(Math.abs(2 * x + width - 1280)).toBeLessThanOrEqual(1);
    await solve(page);
    await expect(list(page, count(1))).toBeVisible();
  });

  test('nor beside hands that were chosen', async ({ page }) => {
    const deals = [{ ranks: [1, 2, 3, 4], target: 24 }];
    await sit(page, { at: `./practice?${printHandSet({ deals, from: 'warmup', of: 1, back: '' })}` });
    await page.clock.runFor('0:05');
    await expect(list(page, count(9))).toHaveCount(0);
  });
});

test('on a phone the board has the screen for itself', async ({ page }) => {
  await sit(page);
  await page.clock.runFor('0:05');
  await expect(list(page, count(9))).toHaveCount(0);
});
