// What people have: a reload, a kill, a backup and back, and an update from one version to the next.
import { expect, type Locator } from '@playwright/test';
import { test } from 'vitest';
import { backup, home, settings, slap as words, table } from '#lib/i18n/messages.ts';
import type { MatchEventRow } from '#lib/storage/match.ts';
import { openTable } from '../../tests/support/slap.ts';
import { goTo, passFirst } from '../support/app.ts';
import { attemptRow } from '../support/attempts.ts';
import { pressKey } from '../support/keys.ts';
import { rowsOf, twoPlayers } from '../support/matches.ts';
import { buildVariant } from '../../scripts/variants.js';
import { sitAt, zone } from '../support/slap-two.ts';
import { countStore, openWith, readStore } from '../support/store.ts';
import { act } from '../support/table.ts';
import { engine, host, isFull, offlinePage, putDown, windowAt, type EnginePage } from './stage/engine.ts';

const KILLS = Number(process.env.KILLS ?? 10);
const cover = (page: EnginePage) => page.getByRole('region', { name: table.cover.title });
const log = async (page: EnginePage) =>
  (await readStore<MatchEventRow>(page, 'matchEvents')).map(({ seq, event }) => ({ seq, event }));

test.runIf(isFull)(
  'a match that is loaded anew and killed stands under its cover, with every event',
  async () => {
    const { canBeKilled } = await engine();
    const page = await offlinePage({ killable: canBeKilled });
    const kills = canBeKilled ? KILLS : 0;
    await sitAt(page);
    for (const seat of [0, 1] as const) await zone(page, seat, words.zone.ready).tap();
    await expect(zone(page, 0, words.zone.slap)).toBeVisible();
    let lost = 0;
    let events = 0;
    for (let kill = 0; kill <= kills; kill += 1) {
      const before = await log(page);
      events += before.length;
      // The first time as a person does it.
      if (kill === 0) await page.reload();
      else {
        await page.window.kill();
        await page.goto('./play?match=m');
      }
      await expect(cover(page)).toBeVisible();
      const after = await log(page);
      lost += before.filter(
        (row) => !after.some((other) => JSON.stringify(other) === JSON.stringify(row)),
      ).length;
      await act(page, table.pause.go).tap();
      await expect(cover(page)).toBeHidden();
      // A pause is an event, too: the next kill has something new to lose.
      await expect.poll(async () => (await log(page)).length).toBeGreaterThan(after.length);
    }
    await putDown(
      'a match loaded anew in its middle, then killed',
      1 + kills,
      `${lost} of ${events} events lost`,
    );
    expect({ lost }).toEqual({ lost: 0 });
  },
);

type Press = (page: EnginePage, button: Locator) => Promise<void>;
const WAYS: Readonly<Record<string, Press>> = { touch: (_, button) => button.tap(), keys: pressKey };

/** Saves everything; answers the text of the file. */
async function saved(page: EnginePage, press: Press): Promise<string> {
  await press(page, page.getByRole('button', { name: settings.export }));
  await page.evaluate(() => {
    const make = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (blob: Blob) => {
      Object.assign(globalThis, { saved: blob.text() });
      return make(blob);
    };
  });
  await press(page, act(page, settings.exportSheet.save));
  await expect.poll(() => page.evaluate(() => 'saved' in globalThis)).toBe(true);
  return page.evaluate(() => (globalThis as unknown as { readonly saved: Promise<string> }).saved);
}

const STORES = ['attempts', 'matches', 'matchEvents', 'hands'] as const;
const counted = async (page: EnginePage) => {
  const counts: number[] = [];
  for (const store of STORES) counts.push(await countStore(page, store));
  return counts;
};

test.runIf(isFull).each(Object.keys(WAYS))(
  'a backup goes out of one phone and into another by %s, and nothing is missing',
  async (way) => {
    const press = WAYS[way] ?? pressKey;
    const attempts = Array.from({ length: 40 }, (_, index) => attemptRow(`row ${index}`));
    const first = await offlinePage();
    await openWith(first, './settings', {
      ...rowsOf({ m: openTable(2, [3, 8, 3, 8]), n: twoPlayers() }),
      attempts,
    });
    const file = await saved(first, press);
    const before = await counted(first);
    // Only the window in front takes keys.
    await first.window.close();
    const second = await offlinePage();
    await openWith(second, './settings', {});
    await press(second, second.getByRole('button', { name: settings.restore }));
    await second
      .locator('input[type=file]')
      .setInputFiles({ name: 'backup.json', mimeType: 'application/json', buffer: Buffer.from(file) });
    await press(second, act(second, backup.action.restore));
    await expect(second.getByRole('dialog')).toContainText(backup.done(attempts.length, 2, 0));
    const after = await counted(second);
    await putDown(
      `a backup out of one phone and into another, by ${way}`,
      1,
      `${before.join(' ')} rows, then ${after.join(' ')}`,
    );
    expect(after).toEqual(before);
  },
);

test.runIf(isFull)('an update waits, and takes over on the person’s word', async () => {
  const next = await buildVariant('next');
  const served = await host();
  const page = await windowAt(served.url);
  await page.goto('./');
  await passFirst(page);
  await expect(page.getByText(home.ready)).toBeVisible();
  served.setDir(next);
  await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
  await act(page, home.update.action).tap();
  await expect(page.getByText(home.update.text)).toHaveCount(0);
  await expect(page.getByText(home.ready)).toBeVisible();
  await served.close();
  await page.goto('./');
  await goTo(page, 'settings');
  await expect(page.getByText(settings.version('99.0.0-next'))).toBeVisible();
  await putDown('an update from one version to the next', 1, '0 harmed');
});
