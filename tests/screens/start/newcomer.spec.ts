// What home begins with for somebody who has not solved a hand of the day yet: from Thursday on that one is not easy.
import { expect, test, type Page } from '@playwright/test';
import { addDays } from '#lib/core/calendar.ts';
import { home as text } from '#lib/i18n/messages.ts';
import { solvedDay } from '../../../e2e/support/attempts.ts';
import { openWith, type Rows } from '../../../e2e/support/store.ts';

const top = async (page: Page, role: 'link' | 'heading', name: RegExp) =>
  (await page.getByRole(role, { name }).first().boundingBox())?.y ?? NaN;

async function first(page: Page, time: string, rows: Rows = {}): Promise<'practice' | 'day'> {
  await page.clock.install({ time: `${time}T12:00:00Z` });
  await openWith(page, './', rows);
  await expect(page.getByRole('region', { name: text.today })).toHaveAttribute('aria-busy', 'false');
  const practice = await top(page, 'link', new RegExp(`^${text.practise}`));
  return practice < (await top(page, 'heading', new RegExp(text.today))) ? 'practice' : 'day';
}

for (const [day, what] of [
  ['2026-03-09', 'day'],
  ['2026-03-11', 'day'],
  ['2026-03-12', 'practice'],
  ['2026-03-15', 'practice'],
] as const)
  test(`on ${day} a newcomer is offered first: ${what}`, async ({ page }) => {
    expect(await first(page, day)).toBe(what);
  });

test('whoever has solved one this week finds today’s hand first, on Sunday as well', async ({ page }) => {
  expect(await first(page, '2026-03-15', { attempts: [solvedDay(addDays(20260315, -1))] })).toBe('day');
});

test('no word of a newcomer’s Practise stands alone on a line', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await first(page, '2026-03-12');
  const lines = await page
    .getByRole('link', { name: new RegExp(`^${text.practise}`) })
    .first()
    .evaluate((link) => {
      const range = document.createRange();
      range.selectNodeContents(link.firstElementChild ?? link);
      const widths = new Map<number, number>();
      for (const { bottom, width } of range.getClientRects())
        widths.set(Math.round(bottom), (widths.get(Math.round(bottom)) ?? 0) + width);
      return [...widths.values()];
    });
  expect(Math.min(...lines), lines.join(' ')).toBeGreaterThan(Math.max(...lines) / 2);
});
