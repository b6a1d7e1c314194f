import { expect, test } from '@playwright/test';
import { settings as text } from '#lib/i18n/messages.ts';
import { openWith, readStore } from '../../../e2e/support/store.ts';

test('less motion is switched on, and off again: then the system decides', async ({ page }) => {
  await openWith(page, './settings', {});
  const less = page.getByRole('switch', { name: text.lessMotion });
  const kept = async () =>
    (await readStore<{ readonly value: { readonly motion?: string } }>(page, 'settings'))
      .map(({ value }) => value.motion)
      .filter((motion) => motion !== undefined);
  await expect(less).toHaveAttribute('aria-checked', 'false');
  await less.tap();
  await expect(less).toHaveAttribute('aria-checked', 'true');
  await expect.poll(kept).toEqual(['less']);
  await less.tap();
  await expect(less).toHaveAttribute('aria-checked', 'false');
  await expect.poll(kept).toEqual(['system']);
});
