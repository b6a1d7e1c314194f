import { expect, test, type Page } from '@playwright/test';
import { createRng, type Rng } from '#lib/core/chance.ts';
import { practice } from '#lib/i18n/messages.ts';
import type { Attempt } from '#lib/storage/index.ts';
import { withProfile } from '../support/app.ts';
import { startChromium } from '../support/chromium.ts';
import { onTable } from '../support/faults.ts';
import { isFull, putDown, reckon, spread, times } from '../support/figures.ts';
import { listen, type Heard } from '../support/heard.ts';
import { openWith, readStore } from '../support/store.ts';
import { act, cardsOn, solve } from '../support/table.ts';

/** What lies on the table as it was left: cards, or a finished hand with the way on. */
const left = (page: Page) => cardsOn(page).first().or(act(page, practice.next));

/** Solves hand after hand, from whatever was left on, until it is over with the page. */
async function practise(page: Page, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    await expect(left(page)).toBeVisible();
    if (await act(page, practice.next).isVisible()) await act(page, practice.next).click();
    await expect(cardsOn(page).first()).toBeVisible();
    while (!isOver() && (await cardsOn(page).count()) < 4) await act(page, practice.undo).click();
    await solve(page, (button) => button.click());
  }
}

/** Practises until the page is ended somewhere in between, but not before something was acknowledged. */
async function practiseUntil(
  page: Page,
  rng: Rng,
  { acknowledged }: Heard,
  end: () => Promise<unknown>,
): Promise<void> {
  let isOver = false;
  const before = acknowledged.length;
  const ending = (async () => {
    await expect
      .poll(() => acknowledged.length, { timeout: 30_000, intervals: [50] })
      .toBeGreaterThan(before);
    await new Promise((resolve) => setTimeout(resolve, rng.next(isFull ? 1_500 : 700)));
    isOver = true;
    await end();
  })();
  // Whatever was being pressed at that moment has no answer.
  await Promise.all([
    ending,
    practise(page, () => isOver).catch((fault: unknown) => {
      if (!isOver) throw fault;
    }),
  ]);
}

/** What was acknowledged lies on the disk, once; the hand on the table is the last one acknowledged or a later one. */
async function holdAgainstDisk(page: Page, { asked, acknowledged }: Heard) {
  const attempts = await readStore<Attempt>(page, 'attempts');
  const told = acknowledged.filter(({ store }) => store === 'attempts').map(({ row }) => row['id']);
  const came = reckon(
    told,
    attempts.map(({ id }) => id),
  );
  expect(came).toEqual({ lost: 0, twice: 0 });
  for (const { store, row } of acknowledged)
    if (store === 'attempts') expect(attempts).toContainEqual(expect.objectContaining(row));
  const last = acknowledged.findLast(({ store }) => store === 'hands');
  if (!last) return came;
  const [hand] = await readStore<object>(page, 'hands');
  const possible = asked.slice(
    asked.findLastIndex(({ row }) => JSON.stringify(row) === JSON.stringify(last.row)),
  );
  expect(possible.map(({ row }) => row)).toContainEqual(hand);
  return came;
}

const STORES = ['attempts', 'hands'];

test('practice survives kills of the whole browser: nothing acknowledged is lost, nothing is there twice', async ({
  baseURL,
}) => {
  test.setTimeout(isFull ? 3_600_000 : 120_000);
  const kills = times(2, 200);
  const rng = createRng(8);
  const heard: Heard = { asked: [], acknowledged: [] };
  const resumed: number[] = [];
  await withProfile(async (profile) => {
    for (let kill = 0; kill <= kills; kill += 1) {
      const chromium = await startChromium(profile);
      let came = { lost: 0, twice: 0 };
      try {
        const { page } = chromium;
        if (kill === 0) await openWith(page, './', onTable(1, 2, 3, 4), baseURL);
        await listen(page, STORES, heard);
        const begun = performance.now();
        await page.goto(new URL('./practice', baseURL).href);
        await expect(left(page)).toBeVisible();
        if (kill > 0) resumed.push(performance.now() - begun);
        came = await holdAgainstDisk(page, heard);
        if (kill < kills) await practiseUntil(page, rng, heard, () => chromium.kill());
      } finally {
        await chromium.kill();
      }
      const { median, longest } = spread(resumed);
      putDown('SIGKILL of the browser in practice', {
        kills: kill,
        'writes acknowledged': heard.acknowledged.length,
        ...came,
        'resumed, median ms': median,
        'resumed, longest ms': longest,
      });
    }
  });
  expect(heard.acknowledged.length).toBeGreaterThanOrEqual(kills);
});

test('practice survives crashes of its tab', async ({ page, context }) => {
  test.setTimeout(isFull ? 1_800_000 : 120_000);
  const crashes = times(1, 50);
  const rng = createRng(9);
  const heard: Heard = { asked: [], acknowledged: [] };
  await openWith(page, './', onTable(1, 2, 3, 4));
  await page.close();
  for (let crash = 0; crash <= crashes; crash += 1) {
    const tab = await context.newPage();
    await listen(tab, STORES, heard);
    await tab.goto('./practice');
    await expect(left(tab)).toBeVisible();
    const came = await holdAgainstDisk(tab, heard);
    if (crash < crashes) {
      const device = await context.newCDPSession(tab);
      await practiseUntil(tab, rng, heard, async () => {
        const crashed = tab.waitForEvent('crash');
        // A crashed page never answers.
        void device.send('Page.crash').catch(() => undefined);
        await crashed;
      });
    }
    putDown('crash of the tab in practice', {
      crashes: crash,
      'writes acknowledged': heard.acknowledged.length,
      ...came,
    });
    await tab.close();
  }
  expect(heard.acknowledged.length).toBeGreaterThanOrEqual(crashes);
});
