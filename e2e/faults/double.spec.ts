// Both copies harmed at once, in a whole browser: every row that still stands whole in the journal is there after the next starts.
import { cpSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { createRng } from '#lib/core/chance.ts';
import { progress } from '#lib/i18n/messages.ts';
import { factsWhole } from '../../tests/storage/support/facts.ts';
import { withProfile } from '../support/app.ts';
import { attemptRow } from '../support/attempts.ts';
import { startChromium } from '../support/chromium.ts';
import { flip, journalsOf, logsOf, tear } from '../support/damage.ts';
import { journalText } from '../support/faults.ts';
import { DAY, isFull, putDown, someOf, times } from '../support/figures.ts';
import { openWith, readStore, STILL } from '../support/store.ts';

const HANDS = 60;
type Harm = (profile: string, share: number) => void;

const DATABASE: Readonly<Record<string, Harm>> = {
  flipped: (profile, share) => logsOf(profile).forEach((file) => flip(file, share)),
  torn: (profile) => logsOf(profile).forEach(tear),
  deleted: (profile) => rmSync(join(profile, 'Default', 'IndexedDB'), { recursive: true }),
};
const JOURNAL: Readonly<Record<string, Harm>> = {
  flipped: (profile, share) => journalsOf(profile).forEach((file) => flip(file, share)),
  torn: (profile, share) =>
    journalsOf(profile).forEach((file) => truncateSync(file, Math.floor(readFileSync(file).length * share))),
  deleted: (profile) => journalsOf(profile).forEach((file) => rmSync(file)),
};
const PAIRS = Object.keys(DATABASE).flatMap((one) =>
  Object.keys(JOURNAL).map((other) => [one, other] as const),
);

test('two faults at once: all that is whole in the journal is there after the next two starts', async ({
  baseURL,
}) => {
  test.setTimeout(isFull ? 3_600_000 : 120_000);
  if (baseURL === undefined) throw new Error('the server is not running');
  const at = (path: string) => new URL(path, baseURL).href;
  const rng = createRng(DAY);
  await withProfile(async (folder) => {
    const [good, profile] = [join(folder, 'good'), join(folder, 'harmed')];
    const first = await startChromium(good);
    const rows = Array.from({ length: HANDS }, (_, index) => attemptRow(`hand ${index}`));
    await openWith(first.page, './progress?hands', { attempts: rows }, baseURL);
    await expect.poll(() => journalText(first.page)).toContain(`"hand ${HANDS - 1}"`);
    await first.page.goto(at(STILL));
    await first.kill();

    for (const [one, other] of someOf(PAIRS)) {
      let [whole, lost] = [0, 0];
      const tried = times(1, 10);
      for (let time = 0; time < tried; time += 1) {
        rmSync(profile, { recursive: true, force: true });
        // Not the locks, which name the process that is gone.
        cpSync(good, profile, { recursive: true, filter: (file) => !file.includes('Singleton') });
        DATABASE[one]!(profile, (rng.next(1000) + 0.5) / 1000);
        JOURNAL[other]!(profile, (rng.next(1000) + 0.5) / 1000);
        const { attempts } = factsWhole(journalsOf(profile).map((file) => readFileSync(file)));
        whole += attempts.size;
        let there: readonly string[] = [];
        // Of a torn log Chromium notices only the second time.
        for (let start = 1; start <= 2; start += 1) {
          const { page, kill } = await startChromium(profile);
          await page.goto(at('./progress?hands'));
          // The app has opened its database: whoever asks before would make an empty one.
          const shown = page.getByText('4 × 6 × 1 × 1').first();
          await expect(shown.or(page.getByText(progress.empty.title))).toBeVisible();
          const ids = async () =>
            (await readStore<{ readonly id: string }>(page, 'attempts')).map(({ id }) => id);
          await expect
            .poll(ids, `${one}, ${other}, day ${DAY}, start ${start}`)
            .toEqual(expect.arrayContaining([...attempts]));
          there = await ids();
          await kill();
        }
        lost += [...attempts].filter((id) => !there.includes(id)).length;
      }
      putDown(`database ${one}, journal ${other}`, { times: tried, 'whole in the journal': whole, lost });
    }
  });
});
