// Two hands that come down together: both see by how much, and the two touches once more and slowly.
import { expect, test, type Page } from '@playwright/test';
import { slap as words, table } from '#lib/i18n/messages.ts';
import { rowsOf } from '../../../e2e/support/matches.ts';
import { openWith } from '../../../e2e/support/store.ts';
import { act } from '../../../e2e/support/table.ts';
import * as knock from '../../support/knock.ts';
import * as slap from '../../support/slap.ts';

const OFF = { setTime: 0, claimTime: 0 };
const RANKS = [6, 10, 9, 6];
const TABLES = [
  [
    'Slap for two',
    (ms: number) => slap.openTable(2, RANKS, OFF).play(slap.slapBy(0, 9000), slap.slapBy(1, 9000 + ms)),
  ],
  [
    'Slap for four',
    (ms: number) =>
      slap
        .openTable(4, RANKS, OFF)
        .play(
          slap.slapBy(0, 6000),
          slap.slapBy(1, 9000),
          slap.slapBy(2, 12_000),
          slap.slapBy(3, 12_000 + ms),
        ),
  ],
  [
    'Knock for two',
    (ms: number) =>
      knock.openTable(2, [8, 3, 5, 2], OFF).play(knock.knockBy(0, 9000), knock.knockBy(1, 9000 + ms)),
  ],
  [
    'Knock for four',
    (ms: number) =>
      knock.openTable(4, [8, 3, 5, 2], OFF).play(knock.knockBy(0, 9000), knock.knockBy(2, 9000 + ms)),
  ],
] as const;

async function sit(
  page: Page,
  played: unknown,
  lies: 'flat' | 'standing',
  motion: 'system' | 'less',
): Promise<void> {
  await openWith(page, './play?match=m', {
    ...rowsOf({ m: played }),
    settings: [{ key: 'preferences', value: { lies, motion } }],
  });
  await act(page, table.pause.go).tap();
}

for (const [name, played] of TABLES)
  for (const lies of ['flat', 'standing'] as const) {
    test(`${name}, ${lies}: 84 ms are shown slowly to both, and to nobody else`, async ({ page }) => {
      await sit(page, played(84), lies, 'system');
      await expect(page.locator('.close-call')).toHaveCount(2);
      await expect(page.getByText(words.late(84)).first()).toBeVisible();
      const second = page.locator('.close-call .two').first();
      // The stage itself asks for less motion: how long it takes is a token's affair.
      expect(await second.evaluate((mark) => getComputedStyle(mark).animationName)).not.toBe('none');
    });

    test(`${name}, ${lies}: with less motion both are there at once`, async ({ page }) => {
      await sit(page, played(84), lies, 'less');
      await expect(page.locator('.close-call')).toHaveCount(2);
      const second = page.locator('.close-call .two').first();
      expect(await second.evaluate((mark) => getComputedStyle(mark).animationDelay)).toBe('0s');
    });
  }

test('who was late by far is told so, and shown nothing', async ({ page }) => {
  await sit(page, TABLES[0][1](300), 'flat', 'system');
  await expect(page.getByText(words.late(300)).first()).toBeVisible();
  await expect(page.locator('.close-call')).toHaveCount(0);
});
