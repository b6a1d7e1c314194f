// The target that the app draws: eight cards before everybody's eyes, of which four make it (SLAP-4, KNOCK-11).
import { expect, test, type Page } from '@playwright/test';
import TargetCeremony from '#lib/boards/table/TargetCeremony.svelte';
import { slap as words, table } from '#lib/i18n/messages.ts';
import { half, sitAt, stateOn, zone } from '../../../e2e/support/slap-two.ts';
import { openPart } from '../stage/app.ts';

const text = table.target;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const RANKS = [1, 10, 2, 9, 4, 5, 6, 7];

async function openDrawn({
  plays,
  ranks = RANKS,
  target = 22,
}: {
  readonly plays: boolean;
  readonly ranks?: readonly number[];
  readonly target?: number;
}) {
  // oxfmt-ignore
  let done = 0;
  await openPart(TargetCeremony, { ranks, highest: 13, target, plays, ondone: () => (done += 1) });
  return () => done;
}
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('goes on by itself from step to step, and stays at the target until somebody deals', async ({
  page,
}) => {
  const done = await openDrawn({ plays: true });
  for (const title of [text.title, text.stay, '4 + 5 + 6 + 7', text.make(22)]) {
    await expect(heading(page, title)).toBeVisible();
    await page.clock.runFor(900);
  }
  await page.clock.runFor('0:10');
  await expect(heading(page, text.make(22))).toBeVisible();
  expect(done()).toBe(0);
  await button(page, text.deal).tap();
  expect(done()).toBe(1);
});

test('where nothing moves by itself each step is a tap', async ({ page }) => {
  const done = await openDrawn({ plays: false });
  for (const [title, act] of [
    [text.title, text.takeAway],
    [text.stay, text.add],
    ['4 + 5 + 6 + 7', text.set],
    [text.make(22), text.deal],
  ] as const) {
    await page.clock.runFor('0:10');
    await expect(heading(page, title)).toBeVisible();
    expect(done()).toBe(0);
    await button(page, act).tap();
  }
  expect(done()).toBe(1);
});

for (const { target, ranks, few } of [
  { target: 22, ranks: RANKS, few: false },
  { target: 47, ranks: [1, 2, 11, 12, 12, 12, 13, 13], few: true },
])
  test(`a target of ${target} ${few ? 'is said to be one that few deals make' : 'is nothing to warn of'}`, async ({
    page,
  }) => {
    await openDrawn({ plays: false, ranks, target });
    for (const act of [text.takeAway, text.add, text.set]) await button(page, act).tap();
    const said = page.getByRole('status').getByText(text.fewDeals);
    await expect(said).toHaveCount(few ? 1 : 0);
  });

test('Slap: both look at the draw before the first cards are counted in, and the clock stands for it', async ({
  page,
}) => {
  await sitAt(page, { target: 'dynamic' });
  for (const seat of [0, 1] as const) await zone(page, seat, words.zone.ready).tap();
  const drawn = page.getByRole('region', { name: text.title });
  await expect(drawn).toBeVisible();
  const { target, phase } = await stateOn(page);
  expect(phase.type).toBe('counting');
  for (const act of [text.takeAway, text.add, text.set]) await button(page, act).tap();
  await expect(heading(page, text.make(target ?? 0))).toBeVisible();
  // Nothing of the table is there meanwhile, and a key of a seat is no early slap.
  await expect(half(page, 0)).toHaveCount(0);
  await page.keyboard.press('a');
  await page.clock.runFor('0:30');
  expect((await stateOn(page)).phase).toEqual(phase);
  await button(page, text.deal).tap();
  await expect(drawn).toHaveCount(0);
  await expect(zone(page, 0, words.zone.slap)).toBeVisible();
  expect(await stateOn(page)).toMatchObject({ target, locks: [0, 0], phase: { type: 'open' } });
});
