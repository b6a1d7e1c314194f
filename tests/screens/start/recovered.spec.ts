// What the second copy gave back, told above the first screen.
import { expect, test } from '@playwright/test';
import { common, diagnostics as text } from '#lib/i18n/messages.ts';
import type { Safety } from '#lib/preferences/safety.svelte.ts';
import Recovered from '#lib/screens/home/Recovered.svelte';
import { act } from '../../../e2e/support/table.ts';
import { openPart } from '../stage/app.ts';

/** Tells of so much; answers what was pressed. */
async function tell(hands: number, matches: number, unread: number): Promise<readonly string[]> {
  const pressed: string[] = [];
  const safety = {
    recovered: { hands, matches, unread },
    saveCopy: () => Promise.resolve(pressed.push('saved')),
    hearLoss: () => pressed.push('heard'),
  } as unknown as Safety;
  await openPart(Recovered, { safety });
  return pressed;
}

test('what was recovered is told, and read away', async ({ page }) => {
  const pressed = await tell(2, 1, 0);
  await expect(page.getByRole('status')).toHaveText(text.recovered(2, 1, 0));
  await expect(page.getByRole('button')).toHaveCount(1);
  await act(page, common.close).tap();
  expect(pressed).toEqual(['heard']);
});

test('a copy of which some could not be read is offered as a file', async ({ page }) => {
  const pressed = await tell(2, 1, 1);
  await expect(page.getByRole('status')).toHaveText(text.recovered(2, 1, 1));
  await act(page, text.saveCopy).tap();
  expect(pressed).toEqual(['saved']);
});
