// What is printed on a castle is read at every size: its sign, its worth, and the crown over its Subject.
import { expect, test } from '@playwright/test';
import { kings as words, table } from '#lib/i18n/messages.ts';
import { button, toNext } from '../../../e2e/support/fours.ts';
import { before, EVENING } from '../../../e2e/support/kings.ts';
import { rowsOf } from '../../../e2e/support/matches.ts';
import { openWith } from '../../../e2e/support/store.ts';
import { dealtTable } from '../../support/kings-table.ts';
import { SIZES, WORDS } from '../walks/shapes.ts';

/** No figure of a table is smaller. */
const LEAST = 13;

interface Printed {
  readonly text: string;
  readonly size: number;
  readonly inside: boolean;
}
const printedOn = (): readonly Printed[] =>
  [...document.querySelectorAll<HTMLElement>('.castle')].flatMap((castle) => {
    const box = castle.getBoundingClientRect();
    return [...castle.querySelectorAll<HTMLElement>('.k, .value, .more')].map((each) => {
      const { left, right, top, bottom } = each.getBoundingClientRect();
      return {
        text: each.textContent.trim(),
        size: parseFloat(getComputedStyle(each).fontSize),
        inside: left >= box.left && right <= box.right && top >= box.top && bottom <= box.bottom,
      };
    });
  });

for (const size of SIZES) {
  test(`castles are read at ${size.width} × ${size.height}`, async ({ page }) => {
    await page.setViewportSize(size);
    const played = dealtTable(EVENING);
    played.crowns(2, 'K♥', 0);
    await openWith(page, './play?match=m', rowsOf({ m: played }));
    await toNext(page, () => button(page, words.iAm('Jun')).tap());
    const session = await page.context().newCDPSession(page);
    for (const standard of Object.values(WORDS)) {
      await session.send('Page.setFontSizes', { fontSizes: { standard } });
      const printed = await page.evaluate(printedOn);
      expect(printed.map(({ text }) => text)).toEqual(
        expect.arrayContaining(['K1', 'K2', 'K3', 'K4', '13', words.over(2), words.castle(1)]),
      );
      expect(printed).toHaveLength(12);
      expect(printed.filter(({ size, inside }) => size < LEAST || !inside)).toEqual([]);
    }
    await expect(page.locator('.castle .crown')).toHaveCount(1);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  });
}

test('four dashed places wait for their castles, each with its sign', async ({ page }) => {
  await openWith(page, './play?match=m', rowsOf({ m: before(EVENING) }));
  await button(page, table.pause.go).tap();
  await expect(page.locator('.castle.empty .k')).toHaveText(['K1', 'K2', 'K3', 'K4']);
});
