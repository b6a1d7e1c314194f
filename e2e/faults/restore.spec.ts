import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { createRng } from '#lib/core/chance.ts';
import { backup, settings } from '#lib/i18n/messages.ts';
import { fileWith } from '../../tests/storage/support/backups.ts';
import { withProfile } from '../support/app.ts';
import { attemptRow } from '../support/attempts.ts';
import { startChromium } from '../support/chromium.ts';
import { isFull, putDown, times } from '../support/figures.ts';
import { openWith, readStore } from '../support/store.ts';
import { act } from '../support/table.ts';

/** So many hands, all of one kind: what a replacement leaves can be told from what was there before. */
const MANY = isFull ? 4_000 : 1_000;
const fileOf = (kind: string) =>
  fileWith({
    attempts: Array.from({ length: MANY }, (_, index) => {
      const { class: _class, ...attempt } = attemptRow(`${kind} ${index}`);
      return attempt;
    }),
    settings: { kind },
  });

/** Chooses a file and asks to put it in place of all that is there; does not wait for it. */
async function replace(page: Page, baseURL: string | undefined, file: string): Promise<void> {
  await page.goto(new URL('./settings?restore', baseURL).href);
  await expect(page.getByRole('dialog')).toBeVisible();
  const choosing = page.waitForEvent('filechooser');
  await act(page, backup.action.choose).click();
  await (await choosing).setFiles(file);
  await act(page, backup.hows.replace).click();
  await act(page, backup.action.replace).click();
}
/** The kinds of the rows that lie there, with how many there are of each. */
async function kindsIn(page: Page): Promise<Record<string, number>> {
  const ids = (await readStore<{ id: string }>(page, 'attempts')).map(({ id }) => id.split(' ')[0] ?? '');
  const rows = await readStore<{ key: string; value: unknown }>(page, 'settings');
  const kept = rows.find(({ key }) => key === 'kind')?.value;
  const found: Record<string, number> = { [`setting ${String(kept)}`]: 1 };
  for (const id of ids) found[id] = (found[id] ?? 0) + 1;
  return found;
}

test('a kill in the middle of a restore leaves what was there or what the file holds, never a mixture', async ({
  baseURL,
}) => {
  test.setTimeout(isFull ? 3_600_000 : 180_000);
  const kills = times(1, 50);
  const rng = createRng(5);
  const found = { old: 0, new: 0 };
  await withProfile(async (profile) => {
    const files = await Promise.all(
      ['moon', 'hill'].map(async (kind) => {
        const path = join(profile, `${kind}.json`);
        writeFileSync(path, await fileOf(kind));
        return { kind, path };
      }),
    );
    let chromium = await startChromium(profile);
    try {
      await openWith(chromium.page, './settings', { attempts: [attemptRow('first')] }, baseURL);
      await replace(chromium.page, baseURL, files[0]?.path ?? '');
      await expect(chromium.page.getByText(backup.done(MANY, 0, 0))).toBeVisible({ timeout: 60_000 });
      let [was, next] = files;
      for (let kill = 1; kill <= kills; kill += 1) {
        await replace(chromium.page, baseURL, next?.path ?? '');
        await new Promise((resolve) => setTimeout(resolve, rng.next(isFull ? 2_000 : 1_000)));
        await chromium.kill();
        chromium = await startChromium(profile);
        await chromium.page.goto(new URL('./settings', baseURL).href);
        await expect(chromium.page.getByRole('button', { name: settings.export })).toBeVisible();
        const kinds = await kindsIn(chromium.page);
        const now = `setting ${next?.kind}` in kinds ? next : was;
        expect(kinds).toEqual({ [`setting ${now?.kind}`]: 1, [now?.kind ?? '']: MANY });
        found[now === next ? 'new' : 'old'] += 1;
        if (now === next) [was, next] = [next, was];
        putDown('kill in the middle of a restore', {
          kills: kill,
          'found old': found.old,
          'found new': found.new,
        });
      }
    } finally {
      await chromium.kill();
    }
  });
});
