import { expect, test } from '@playwright/test';
import { slapFour as text, slapRules, table } from '#lib/i18n/messages.ts';
import { axeFaults } from '../support/axe.ts';
import { inPhase, sitAtFour, touchZone } from '../support/slap-four.ts';
import { act } from '../support/table.ts';

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

test('axe finds nothing against a table for four and its sheets, in light and dark', async ({ page }) => {
  test.setTimeout(180_000);
  const found: string[] = [];
  const look = async (name: string) => void found.push(...(await axeFaults(page, name)));
  const row = await sitAtFour(page, { setTime: 0, claimTime: 0 });
  await inPhase(page, row, 'open');
  await look('open');
  await act(page, text.stuck).tap();
  await look('the ways out');
  for (const seat of [0, 1, 2]) await touchZone(page, seat);
  await inPhase(page, row, 'naming');
  await look('naming');
  await act(page, text.name('Jun')).tap();
  await look('a claim');
  await act(page, text.check).first().tap();
  await inPhase(page, row, 'claim');
  await look('the keypad');
  await act(page, text.agree).tap();
  await inPhase(page, row, 'waiting');
  await look('right');
  await act(page, table.pause.open).tap();
  await look('the menu');
  for (const sheet of [table.pause.verdict, table.pause.count, table.pause.keys]) {
    await act(page, sheet).tap();
    await look(sheet);
    await page.keyboard.press('Escape');
  }
  await act(page, table.pause.rules).tap();
  await expect(page.getByText(slapRules[1] ?? '-')).toBeVisible();
  await look('the rules');
  await page.keyboard.press('Escape');
  await act(page, table.pause.go).tap();
  await page.reload();
  await expect(page.getByRole('region', { name: table.cover.title })).toBeVisible();
  await look('the cover');
  expect(found).toEqual([]);
});
