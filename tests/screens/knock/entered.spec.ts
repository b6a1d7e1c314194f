// Whoever does not enter a solution sees the deal beside their own keys, at every edge of a table that lies flat.
import { expect, test, type Page } from '@playwright/test';
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

/** All look on while this one enters a line. */
async function enter(page: Page, claimant: number, size: { width: number; height: number }): Promise<void> {
  const played = openTable(4, [8, 3, 5, 2], { setTime: 0, claimTime: 0 })
    .play(knockBy(claimant, 9000))
    .through(9100)
    .play(act('checked', (claimant + 1) % 4, 12_000));
  await page.setViewportSize(size);
  await show(page, './play?match=entered', rowsOf({ entered: played }));
  await button(page, table.pause.go).tap();
  await page.clock.runFor(2000);
}

for (const claimant of [0, 1, 2, 3])
  for (const size of SIZES)
    test(`the deal is seen by the three others: ${claimant} enters, ${size.width} wide`, async ({ page }) => {
      await enter(page, claimant, size);
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

/** What can be pressed beside a pad and is lower than a finger, as far as the pad does not lie on it. */
const tooLow = (): readonly string[] => {
  const pad = document.querySelector('.turnin')!.getBoundingClientRect();
  const all = [...document.querySelectorAll<HTMLButtonElement>('main button:enabled')].filter(
    (each) => !each.closest('.turnin') && each.checkVisibility({ visibilityProperty: true }),
  );
  if (all.length < 3) return ['there is nothing to press'];
  return all.flatMap((each) => {
    const { top, bottom, left, right } = each.getBoundingClientRect();
    const isBeside = right <= pad.left || left >= pad.right;
    const seen = isBeside
      ? bottom - top
      : Math.max(Math.min(bottom, pad.top) - top, bottom - Math.max(top, pad.bottom));
    return seen < 47.5 ? [`${each.ariaLabel ?? each.textContent}: ${Math.round(seen)} px`] : [];
  });
};

for (const claimant of [0, 2])
  for (const size of [
    { width: 320, height: 640 },
    { width: 360, height: 640 },
    { width: 412, height: 732 },
  ])
    test(`beside the pad of ${claimant} no zone and no key is lower than a finger: ${size.width} × ${size.height}`, async ({
      page,
    }) => {
      await enter(page, claimant, size);
      expect(tooLow()).toEqual([]);
    });
