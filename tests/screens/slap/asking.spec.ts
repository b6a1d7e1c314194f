// While somebody asks over real cards whether there is a solution, cards lie open: everybody else may slap (SLAP-9).
import { expect, test, type Page } from '@playwright/test';
import { pads, slap as words, table } from '#lib/i18n/messages.ts';
import { act, realTable } from '../../support/slap.ts';
import { rowsOf } from '../../../e2e/support/matches.ts';
import { act as button } from '../../../e2e/support/table.ts';
import { show } from '../walks/screen.ts';

/** This one has asked for other cards, and enters the ones that lie there. */
async function ask(page: Page, seat: number): Promise<void> {
  const played = realTable(4, { setTime: 0, claimTime: 0 }).play(act('swapAsked', seat, 9000));
  await show(page, './play?match=asking', rowsOf({ asking: played }));
  await button(page, table.pause.go).tap();
  await page.clock.runFor(2700);
  await button(page, words.act.isThere).tap();
  await expect(page.getByRole('group', { name: pads.ranks })).toBeVisible();
}

const shown = (what: string) =>
  [...document.querySelectorAll<HTMLElement>(what)]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }))
    .map((each) => each.getBoundingClientRect());
const areOver = (one: DOMRect, other: DOMRect): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;

/** How often a key lies over a zone or over another key. */
function overlaid(): number {
  const keys = shown('.corner button');
  const all = [...shown('.zone'), ...keys];
  return keys.flatMap((key) => all.filter((each) => each !== key && areOver(key, each))).length;
}

/** What can be hit of each zone: the widest strip of it that the pad leaves, the shorter side of that. */
function hitOf(): readonly number[] {
  const [pad] = shown('.turnin');
  return shown('.zone').map((zone) => {
    let { left, right, top, bottom } = zone;
    if (pad && areOver(pad, zone)) {
      const rests = [pad.left - left, right - pad.right, pad.top - top, bottom - pad.bottom];
      const most = rests.indexOf(Math.max(...rests));
      if (most === 0) right = pad.left;
      else if (most === 1) left = pad.right;
      else if (most === 2) bottom = pad.top;
      else top = pad.bottom;
    }
    return Math.min(right - left, bottom - top);
  });
}

for (const seat of [0, 1, 2, 3])
  for (const [width, height] of [
    [320, 568],
    [360, 640],
    [390, 844],
  ] as const)
    test(`the three others keep a zone that a finger hits: ${seat} asks, ${width} × ${height}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await ask(page, seat);
      expect(hitOf().filter((each) => each >= 40)).toHaveLength(3);
      expect(overlaid()).toBe(0);
    });
