import { expect, test } from '@playwright/test';
import { reminder as text, settings } from '#lib/i18n/messages.ts';
import { act, solve } from '../../../e2e/support/table.ts';
import { openWith } from '../../../e2e/support/store.ts';

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

test('a daily reminder is saved as a calendar file at the chosen time', async ({ page }) => {
  await openWith(page, './settings', {});
  await act(page, settings.reminder).tap();
  await page.getByLabel(text.time).fill('21:05');
  const download = page.waitForEvent('download');
  await act(page, text.save).tap();
  expect((await download).suggestedFilename()).toBe('two-dozen.ics');
  await expect(page.getByText(text.saved)).toBeVisible();
});

test('the mark on the icon is off, is switched on in its place, and is kept', async ({ page }) => {
  await openWith(page, './settings', {});
  await act(page, settings.reminder).tap();
  const badge = page.getByRole('switch', { name: new RegExp(`^${text.badge}`) });
  await expect(badge).toHaveAttribute('aria-checked', 'false');
  await badge.tap();
  await expect(badge).toHaveAttribute('aria-checked', 'true');
  await page.reload();
  await act(page, settings.reminder).tap();
  await expect(badge).toHaveAttribute('aria-checked', 'true');
});

test('a mark that the device refuses is off again, and that is said', async ({ page }) => {
  const refuse = { configurable: true, value: () => Promise.reject(new DOMException('', 'NotAllowedError')) };
  Object.defineProperty(navigator, 'setAppBadge', refuse);
  try {
    await openWith(page, './settings', {});
    await act(page, settings.reminder).tap();
    const badge = page.getByRole('switch', { name: new RegExp(`^${text.badge}`) });
    await badge.tap();
    await expect(badge).toContainText(text.badgeRefused);
    await expect(page.getByRole('status').filter({ hasText: text.badgeRefused })).toHaveCount(1);
    await expect(badge).toHaveAttribute('aria-checked', 'false');
    await page.reload();
    await act(page, settings.reminder).tap();
    await expect(badge).toHaveAttribute('aria-checked', 'false');
    await expect(page.getByText(text.badgeRefused)).toHaveCount(0);
  } finally {
    Reflect.deleteProperty(navigator, 'setAppBadge');
  }
});

test('the icon is marked while today’s hand is open, and cleared when it is solved', async ({ page }) => {
  const marks: boolean[] = [];
  const own = { configurable: true };
  Object.defineProperties(navigator, {
    setAppBadge: { ...own, value: () => Promise.resolve(void marks.push(true)) },
    clearAppBadge: { ...own, value: () => Promise.resolve(void marks.push(false)) },
  });
  try {
    await openWith(page, './settings', {});
    await act(page, settings.reminder).tap();
    await page.getByRole('switch', { name: new RegExp(`^${text.badge}`) }).tap();
    await expect.poll(() => marks.at(-1)).toBe(true);
    await page.goto('./today');
    await solve(page);
    await expect.poll(() => marks.at(-1)).toBe(false);
  } finally {
    for (const name of ['setAppBadge', 'clearAppBadge']) Reflect.deleteProperty(navigator, name);
  }
});
