import { expect, test } from '@playwright/test';
import { fours as text } from '#lib/i18n/messages.ts';
import { openState } from '../walks/screen.ts';
import { FOURS } from '../walks/fours.ts';
import { BETWEEN, SIZES } from '../walks/shapes.ts';

// Whoever has the turn finds their cards and keys without scrolling, however long the board is.
test.use({ serviceWorkers: 'block' });

/** A phone that is turned covers the hand, so each way up is opened anew. */
const WAYS_UP = Object.entries(
  Object.groupBy([...SIZES, ...BETWEEN], ({ width, height }) => (width < height ? 'upright' : 'on its side')),
);

for (const [how, sizes] of WAYS_UP)
  for (const name of [
    'the longest board',
    'the longest board, and a bracket that takes them off',
    'many brackets, and one that takes them off',
  ])
    test(`all of a turn is in view: ${name}, ${how}`, async ({ page }) => {
      await page.setViewportSize(sizes[0] ?? SIZES[0]);
      await openState(FOURS, name, page);
      for (const size of sizes) {
        await page.setViewportSize(size);
        await expect(page.getByRole('heading', { name: text.makes(1) })).toBeVisible();
        const { scrollHeight, clientHeight } = document.querySelector('.app') ?? document.body;
        expect(scrollHeight - clientHeight, `${size.width} × ${size.height}`).toBe(0);
      }
    });

// Nothing is told beside its name once a round is over alone.
for (const name of ['the end, alone', 'a round that was won, alone'])
  test(`the book stands at the end of the bar: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await openState(FOURS, name, page);
    const book = await page.getByRole('button', { name: text.help.open }).boundingBox();
    expect(844 - (book?.x ?? 0) - (book?.width ?? 0)).toBeLessThan(12);
  });
