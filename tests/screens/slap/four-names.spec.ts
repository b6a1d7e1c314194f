// Names that are longer than there is room for, at a table for four (SLAP-9).
import { expect, test } from '@playwright/test';
import { openTable } from '../../support/slap.ts';
import { table } from '#lib/i18n/messages.ts';
import type { MatchRow } from '#lib/storage/match.ts';
import { rowsOf } from '../../../e2e/support/matches.ts';
import { openWith } from '../../../e2e/support/store.ts';

const LATIN = 'Maximiliana Alexandrina von Hohenstaufen und zu Wittelsbach-Montecuccoli';
const ARABIC = 'عبد الرحمن بن عبد العزيز';

for (const name of [LATIN, ARABIC])
  test(`at every edge ${name} is cut at its end, within its zone, and says so`, async ({ page }) => {
    const { matches, matchEvents = [] } = rowsOf({
      m: openTable(4, [6, 10, 9, 6], { setTime: 0, claimTime: 0 }),
    });
    const [match] = matches as [MatchRow];
    const players = match.header.players.map((player, seat) => ({ ...player, name: `${name} ${seat}` }));
    const rows = { matchEvents, matches: [{ ...match, header: { ...match.header, players } }] };
    await openWith(page, './play?match=m', rows);
    await page.getByRole('button', { name: table.pause.go, exact: true }).tap();
    const names = page.locator('.place .name');
    await expect(names).toHaveCount(4);
    const found = [...document.querySelectorAll<HTMLElement>('.place .name')].map((each) => {
      const zone = each.closest('.place')?.querySelector('.zone')?.getBoundingClientRect() ?? new DOMRect();
      const box = each.getBoundingClientRect();
      const { direction, textOverflow, overflowX } = getComputedStyle(each);
      const isWithin =
        box.left >= zone.left && box.right <= zone.right && box.top >= zone.top && box.bottom <= zone.bottom;
      return { isWithin, direction, textOverflow, overflowX };
    });
    const direction = name === ARABIC ? 'rtl' : 'ltr';
    expect(found).toEqual(
      Array.from({ length: 4 }, () => ({
        isWithin: true,
        direction,
        textOverflow: 'ellipsis',
        overflowX: 'hidden',
      })),
    );
  });
