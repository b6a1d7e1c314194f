import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { createRng } from '#lib/core/chance.ts';
import { withProfile } from '../support/app.ts';
import { attemptRow } from '../support/attempts.ts';
import { startChromium, type OwnChromium } from '../support/chromium.ts';
import { flip, journalsOf, logsOf, tear } from '../support/damage.ts';
import { journalText } from '../support/faults.ts';
import { DAY, isFull, putDown, someOf, spread, times } from '../support/figures.ts';
import { openWith, readStore, STILL } from '../support/store.ts';

const STORES = ['attempts', 'settings', 'hands', 'matches', 'matchEvents'] as const;
const HANDS = 60;

interface Damage {
  readonly name: string;
  /** Answers how many files were harmed. */
  readonly harm: (profile: string, share: number) => number;
  readonly full: number;
  /** Of a torn log Chromium notices only the second time: it writes behind the tear first. */
  readonly starts: 1 | 2;
}

function each(files: readonly string[], harm: (file: string) => void): number {
  files.forEach(harm);
  return files.length;
}
const database = (profile: string) => [join(profile, 'Default', 'IndexedDB')];
const remove = (path: string) => rmSync(path, { recursive: true });

const OF_DATABASE: readonly Damage[] = [
  {
    name: 'the log of the database torn',
    harm: (profile) => each(logsOf(profile), tear),
    full: 10,
    starts: 2,
  },
  {
    name: 'a byte of the database flipped',
    harm: (profile, share) => each(logsOf(profile), (file) => flip(file, share)),
    full: 25,
    starts: 2,
  },
  { name: 'the database deleted', harm: (profile) => each(database(profile), remove), full: 5, starts: 1 },
];
const OF_JOURNAL: readonly Damage[] = [
  { name: 'the journal torn', harm: (profile) => each(journalsOf(profile), tear), full: 5, starts: 1 },
  {
    name: 'a byte of the journal flipped',
    harm: (profile, share) => each(journalsOf(profile), (file) => flip(file, share)),
    full: 10,
    starts: 1,
  },
  { name: 'the journal deleted', harm: (profile) => each(journalsOf(profile), remove), full: 3, starts: 1 },
];

const contentOf = async (page: Page) =>
  Promise.all(STORES.map((store) => readStore<{ readonly id?: string }>(page, store)));

/** Opens the app on a profile, waits until both copies stand, and answers with how long it took to show the history. */
async function start(profile: string, baseURL: string): Promise<{ chromium: OwnChromium; ms: number }> {
  const chromium = await startChromium(profile);
  const { page } = chromium;
  const begun = performance.now();
  await page.goto(new URL('./progress?hands', baseURL).href);
  await expect(page.getByText('4 × 6 × 1 × 1').first()).toBeVisible();
  const ms = performance.now() - begun;
  await expect.poll(() => journalText(page)).toContain('"last hand"');
  return { chromium, ms };
}

/** A profile on which some hands have been played and both copies stand; answers what lies there. */
async function lay(profile: string, baseURL: string) {
  const { page, kill } = await startChromium(profile);
  const rows = Array.from({ length: HANDS }, (_, index) =>
    attemptRow(index === HANDS - 1 ? 'last hand' : `hand ${index}`),
  );
  await openWith(page, './progress?hands', { attempts: rows }, baseURL);
  await expect.poll(() => journalText(page)).toContain('"last hand"');
  const content = await contentOf(page);
  expect(content[0]).toHaveLength(HANDS);
  await page.goto(new URL(STILL, baseURL).href);
  await kill();
  return content;
}

for (const { name, harm, full, starts } of [...someOf(OF_DATABASE), ...someOf(OF_JOURNAL)])
  test(`${name}: what it held is rebuilt from the other copy, whole`, async ({ baseURL }) => {
    test.setTimeout(isFull ? 3_600_000 : 120_000);
    if (baseURL === undefined) throw new Error('the server is not running');
    const rng = createRng(DAY);
    await withProfile(async (folder) => {
      const [good, profile] = [join(folder, 'good'), join(folder, 'harmed')];
      const content = await lay(good, baseURL);
      const took: number[] = [];
      for (let tried = 1; tried <= times(1, full); tried += 1) {
        rmSync(profile, { recursive: true, force: true });
        // Not the locks, which name the process that is gone.
        cpSync(good, profile, { recursive: true, filter: (file) => !file.includes('Singleton') });
        expect(harm(profile, (rng.next(1000) + 0.5) / 1000), 'something to harm').toBeGreaterThan(0);
        for (let time = 1; time <= starts; time += 1) {
          const { chromium, ms } = await start(profile, baseURL);
          await expect
            .poll(() => contentOf(chromium.page), `${name}, day ${DAY}, start ${time}`)
            .toEqual(content);
          took.push(ms);
          await chromium.kill();
        }
        const { median, longest } = spread(took);
        putDown(name, {
          times: tried,
          rebuilt: took.length / starts,
          'shown, median ms': median,
          'shown, longest ms': longest,
        });
      }
    });
  });
