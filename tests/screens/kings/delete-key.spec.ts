// The key that takes back a card has nothing but its picture, and shows it wherever others do without theirs.
import { expect, test } from '@playwright/test';
import { kingsKeeper as text } from '#lib/i18n/messages.ts';
import { act } from '../../../e2e/support/table.ts';
import { KINGS_REAL } from '../walks/kings-real.ts';
import { WORDS } from '../walks/shapes.ts';

const STATES = ['castles of a real deck', 'seven cards, and a third of one'];

for (const state of KINGS_REAL.filter(({ name }) => STATES.includes(name)))
  for (const [words, standard] of Object.entries(WORDS))
    test(`${state.name}, ${words}`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 568 });
      const session = await page.context().newCDPSession(page);
      await session.send('Page.setFontSizes', { fontSizes: { standard } });
      await state.open(page);
      await expect(act(page, text.delete).locator('svg')).toBeVisible();
    });
