import { expect, test } from '@playwright/test';
import { practice } from '#lib/i18n/messages.ts';
import { handOf } from '../support/cards.ts';
import { openWith } from '../support/store.ts';
import { act, expectSolved, solve } from '../support/table.ts';

// A desk has a mouse, and the browser says so: the stage of the screens has fingers alone.
test.use({
  viewport: { width: 1280, height: 720 },
  hasTouch: false,
  isMobile: false,
  contextOptions: { reducedMotion: 'reduce' },
});

const hands = [{ slot: 'practice' as const, row: handOf([1, 2, 3, 4]) }];

test('on a desk the buttons of a hand say which key does the same, and none is too narrow for it', async ({
  page,
}) => {
  await openWith(page, './practice', { hands });
  const caps = page.locator('kbd');
  const letters = () => caps.evaluateAll((all) => all.map((cap) => cap.dataset.letter));
  await expect(caps).toHaveCount(3);
  await expect(caps.first()).toBeVisible();
  expect(await letters()).toEqual(['U', 'H', 'N']);
  await expect(act(page, practice.hint), 'a cap is no part of the name').toBeVisible();
  const tooNarrow = (width: number) =>
    page
      .setViewportSize({ width, height: 720 })
      .then(() =>
        page
          .locator('button:has(kbd)')
          .evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth).length),
      );
  for (const width of [1000, 1280, 1920]) expect(await tooNarrow(width), `at ${width}`).toBe(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(caps.first(), 'a small window has no room for them').toBeHidden();

  await page.keyboard.press('h');
  await expect(page.getByText(practice.rung.yes, { exact: true })).toBeVisible();
  await solve(page, (key) => key.click());
  await expectSolved(page);
  expect(await letters()).toEqual(['N']);
  await page.keyboard.press('n');
  await expect(caps, 'the next hand').toHaveCount(3);
});
