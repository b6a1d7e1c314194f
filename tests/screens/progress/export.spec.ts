import { expect, test } from '@playwright/test';
import { progress, settings } from '#lib/i18n/messages.ts';
import { attemptRow } from '../../../e2e/support/attempts.ts';
import { handOf } from '../../../e2e/support/cards.ts';
import { openWith } from '../../../e2e/support/store.ts';
import { act } from '../../../e2e/support/table.ts';
import { saved } from '../stage/files.ts';

const ROWS = {
  attempts: [attemptRow('first', { hints: 2 }), attemptRow('second', { day: 20260310, target: -7 })],
  hands: [{ slot: 'practice', row: handOf([2, 3, 5, 7]) }],
  settings: [{ key: 'preferences', value: { theme: 'dark', clock: false } }],
};

for (const [place, path, name] of [
  ['settings', './settings', settings.export],
  ['progress', './progress', progress.export],
] as const) {
  test(`from ${place} everything can be saved to a plain file`, async ({ page }) => {
    await page.clock.install({ time: '2026-03-12T12:00:00Z' });
    await openWith(page, path, ROWS);
    await page.getByRole('button', { name }).tap();
    const sheet = page.getByRole('dialog', { name: settings.exportSheet.title });
    await expect(sheet).toContainText('two-dozen-2026-03-12.json');
    const { name: fileName, text } = await saved(() => act(page, settings.exportSheet.save).tap());
    expect(fileName).toBe('two-dozen-2026-03-12.json');
    const file: unknown = JSON.parse(text);
    const content = {
      settings: { preferences: ROWS.settings[0]?.value },
      attempts: ROWS.attempts.map(({ class: _, ...attempt }) => attempt),
      hands: { practice: ROWS.hands[0]?.row },
      matches: [],
    };
    expect(file).toEqual({
      format: 'two-dozen/backup',
      version: 1,
      schema: expect.any(Number) as unknown,
      app: expect.any(String) as unknown,
      savedAt: expect.any(Number) as unknown,
      counts: { hands: 2, matches: 0 },
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown,
      content,
    });
    await expect(sheet).toBeHidden();
  });
}
