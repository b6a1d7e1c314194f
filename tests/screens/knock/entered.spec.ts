// Whoever does not enter a solution sees the deal beside their own keys, at every edge of a table that lies flat.
import { expect, test } from '@playwright/test';
import { rowsOf } from '../../../e2e/support/matches.ts';
import { act as button } from '../../../e2e/support/table.ts';
import { table } from '#lib/i18n/messages.ts';
import { act, knockBy, openTable } from '../../support/knock.ts';
import { overlaps } from '../walks/overlaps.ts';
import { show } from '../walks/screen.ts';

const SIZES = [
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
];

for (const claimant of [0, 1, 2, 3])
  for (const size of SIZES)
    test(`the deal is seen by the three others: ${claimant} enters, ${size.width} wide`, async ({ page }) => {
      const played = openTable(4, [8, 3, 5, 2], { setTime: 0, claimTime: 0 })
        .play(knockBy(claimant, 9000))
        .through(9100)
        .play(act('checked', (claimant + 1) % 4, 12_000));
      await page.setViewportSize(size);
      await show(page, './play?match=entered', rowsOf({ entered: played }));
      await button(page, table.pause.go).tap();
      await page.clock.runFor(2000);
      const seen = [...document.querySelectorAll('.solution')].filter((deal) =>
        deal.checkVisibility({ visibilityProperty: true }),
      );
      expect(seen.map(({ textContent }) => textContent.replaceAll(/\s/g, ''))).toEqual([
        '8352',
        '8352',
        '8352',
      ]);
      expect(overlaps()).toEqual([]);
    });
