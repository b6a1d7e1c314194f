// A proof that was handed in before the claim's end counts, though the page hears of it after that (SLAP-9).
import { expect, test, type Locator, type Page } from '@playwright/test';
import { pads, slap as words, table } from '#lib/i18n/messages.ts';
import { rowsOf } from '../../../e2e/support/matches.ts';
import { half, stateOn } from '../../../e2e/support/slap-two.ts';
import { openWith } from '../../../e2e/support/store.ts';
import { openTable, slapBy, WORKED } from '../../support/slap.ts';
import { tapAt } from '../stage/touch.ts';

const CLAIM_MS = 30_000;
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** Touches it with a stamp of its own. */
async function touch(control: Locator, stamp: number): Promise<void> {
  const { x, y, width, height } = (await control.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await tapAt(x + width / 2, y + height / 2, { stamp });
}

for (const [before, verdict] of [
  [8, 'right'],
  [0, 'right'],
  [-1, 'wrong'],
] as const)
  test(`a right proof ${before} ms before the end of the claim is ${verdict}`, async ({ page }) => {
    const played = openTable(2, WORKED.ranks).play(slapBy(0, 9200)).through(9300);
    await openWith(page, './play?match=m', rowsOf({ m: played }));
    await button(page, table.pause.go).tap();
    await expect(button(page, words.act.check)).toBeVisible();
    const checked = performance.now();
    await touch(button(page, words.act.check), checked);
    const keypad = half(page, 0).getByRole('group', { name: pads.keypad });
    await expect(keypad.getByRole('timer')).toBeVisible();
    for (const key of WORKED.proof.replaceAll(' ', '')) await page.keyboard.press(key);
    const end = checked + CLAIM_MS;
    await page.clock.runFor(end + 2 - performance.now());
    await touch(button(page, pads.rule), end - before);
    await expect.poll(async () => (await stateOn(page)).last?.verdict).toBe(verdict);
  });
