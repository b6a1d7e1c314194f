import { expect, test, type Page } from '@playwright/test';
import { formatCount, formatTime } from '#lib/i18n/format.ts';
import { common, progress, runs } from '#lib/i18n/messages.ts';
import { attemptRow, manyAttempts } from '../../../e2e/support/attempts.ts';
import { byKey } from '../../../e2e/support/runs.ts';
import { countStore, openWith } from '../../../e2e/support/store.ts';
import { act } from '../../../e2e/support/table.ts';

const MANY = 400;
/** Rows that are drawn together. */
const BLOCK = 40;

/** Every fourth was left. */
const HISTORY = manyAttempts(MANY, { outcome: 'skipped', expression: null });

const rowsOn = (page: Page) => page.getByRole('region', { name: progress.history }).getByRole('listitem');
const filterBy = (page: Page, filter: keyof typeof progress.filters) =>
  page.getByRole('group', { name: progress.filter }).getByRole('button', { name: progress.filters[filter] });

test('hands of this year are under their day, and those of years ago say which', async ({ page }) => {
  const [now, longAgo] = [Date.now(), Date.now() - 800 * 86_400_000];
  const at = (startedAt: number) => ({ startedAt, endedAt: startedAt + 5000 });
  await openWith(page, './progress?hands', {
    attempts: [attemptRow('old', at(longAgo)), attemptRow('new', at(now))],
  });
  const days = page.getByRole('heading', { level: 3 });
  await expect(days).toHaveCount(2);
  await expect(days.last()).toContainText(String(new Date(longAgo).getFullYear()));
  await expect(days.first()).not.toContainText(String(new Date(now).getFullYear()));
});

test('of a long history what is near the screen is drawn, and all of it can be reached', async ({ page }) => {
  await openWith(page, './progress', { attempts: HISTORY });
  await expect(page.getByRole('listitem').filter({ hasText: progress.solved(MANY) })).toContainText(
    formatCount((MANY * 3) / 4),
  );
  await expect(page.getByRole('listitem').filter({ hasText: progress.share })).toContainText(/75\s?%/);
  await page.getByRole('link', { name: progress.tabs.hands, exact: true }).tap();
  await expect(page.getByRole('status').first()).toContainText(progress.hands(MANY));
  const seen = new Map<number, string>();
  const look = async () => {
    const rows = await rowsOn(page).evaluateAll((rows) =>
      rows.map((row) => [
        Number(row.getAttribute('aria-posinset')),
        Number(row.getAttribute('aria-setsize')),
        row.querySelector('a')?.textContent.trim() ?? '',
      ]),
    );
    expect(rows.length).toBeLessThan(200);
    for (const [at, all, text] of rows) {
      expect(all).toBe(MANY);
      seen.set(Number(at), String(text));
    }
  };
  await look();
  for (let block = 1; block < MANY / BLOCK; block += 1) {
    await rowsOn(page).last().scrollIntoViewIfNeeded();
    await expect(rowsOn(page).and(page.locator(`[aria-posinset="${(block + 1) * BLOCK}"]`))).toBeAttached();
    await look();
  }
  // Newest first, none twice, none left out.
  const times = Array.from({ length: MANY }, (_, at) => seen.get(at + 1) ?? '');
  expect(times.map((text) => /(\d+:\d\d|\d+\.\d s)$/.exec(text)?.[0])).toEqual(
    times.map((_, at) => formatTime((MANY - 1 - at) * 1000)),
  );

  await filterBy(page, 'missed').tap();
  await expect(page.getByRole('status').first()).toContainText(progress.hands(MANY / 4));
  await expect(rowsOn(page).first()).toContainText(progress.outcome.skipped);
  await filterBy(page, 'all').tap();
  await page.getByRole('searchbox', { name: progress.find }).fill('3388');
  await expect(page.getByText(progress.noneFound)).toBeVisible();
  await page.getByRole('searchbox', { name: progress.find }).fill('46');
  await expect(page.getByRole('status').first()).toContainText(progress.hands(MANY));
});

test('of the hands that can be shown, those that are shown are marked, and no others', async ({ page }) => {
  await openWith(page, './progress?hands', { attempts: [attemptRow('any')] });
  const all = Object.keys(progress.filters) as (keyof typeof progress.filters)[];
  await expect(filterBy(page, 'all')).toHaveAttribute('aria-pressed', 'true');
  for (const chosen of all) {
    await filterBy(page, chosen).tap();
    for (const filter of all)
      await expect(filterBy(page, filter)).toHaveAttribute('aria-pressed', String(filter === chosen));
  }
});

test('one deleted hand comes back where it was within ten seconds, and after them it is gone', async ({
  page,
}) => {
  await page.clock.install();
  await openWith(page, './progress?hands', {
    attempts: [0, 1, 2].map((index) => attemptRow(`row ${index}`, { ms: index * 1000 })),
  });
  await expect(rowsOn(page)).toHaveCount(3);
  const removeMiddle = () =>
    rowsOn(page)
      .nth(1)
      .getByRole('button', { name: /^Delete/ })
      .tap();
  await removeMiddle();
  await expect(page.getByRole('status').last()).toContainText(progress.removed);
  await expect(rowsOn(page)).toHaveCount(2);
  await page.clock.fastForward(8_000);
  await act(page, progress.undo).tap();
  await expect(rowsOn(page)).toHaveCount(3);
  await expect(rowsOn(page).nth(1)).toContainText('1.0 s');

  await removeMiddle();
  await expect(rowsOn(page)).toHaveCount(2);
  await page.clock.fastForward(10_000);
  await expect(act(page, progress.undo)).toBeHidden();
  await expect.poll(() => countStore(page, 'bin')).toBe(0);
  await page.reload();
  await expect(rowsOn(page)).toHaveCount(2);
});

test('the way back takes the focus from a hand that is deleted, and gives it on when it leaves', async ({
  page,
}) => {
  await openWith(page, './progress?hands', { attempts: [attemptRow('one'), attemptRow('two')] });
  await byKey(page)(rowsOn(page).first().getByRole('button'));
  await expect(act(page, progress.undo)).toBeFocused();
  await page.clock.runFor('0:10');
  await expect(act(page, progress.undo)).toBeHidden();
  await expect(page.getByRole('heading', { name: progress.title })).toBeFocused();
});

test('missed hands are practised one after the other, and lead back to the list', async ({ page }) => {
  const missed = { outcome: 'skipped', class: 'missed', expression: null } as const;
  await openWith(page, './progress?hands', {
    attempts: [
      attemptRow('made'),
      attemptRow('left', { ...missed, target: 23 }),
      attemptRow('again', { ...missed, target: 22 }),
    ],
  });
  await expect(page.getByRole('link', { name: runs.end.practise(2) })).toHaveCount(0);
  await filterBy(page, 'missed').tap();
  await page.getByRole('link', { name: runs.end.practise(2) }).tap();
  await expect(page).toHaveURL(
    /practice\?deal=1-1-4-6-22&deal=1-1-4-6-23&from=again&of=2&back=progress%3Fhands/,
  );
});

test('on the smallest phone the first hand is in sight, and filters are folded out', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openWith(page, './progress?hands', { attempts: HISTORY.slice(0, 12) });
  const tabs = page.getByRole('navigation', { name: common.mainTabs });
  const bottomOf = ({ y, height }: { y: number; height: number }) => y + height;
  const [row, bar] = [await rowsOn(page).first().boundingBox(), await tabs.boundingBox()];
  if (!row || !bar) throw new Error('no row, or no bar');
  expect(bottomOf(row)).toBeLessThan(bar.y);
  await expect(filterBy(page, 'missed')).toBeHidden();
  const fold = page.getByRole('button', { name: progress.filter });
  await fold.tap();
  await expect(fold).toHaveAttribute('aria-expanded', 'true');
  await filterBy(page, 'missed').tap();
  await expect(page.getByRole('status').first()).toContainText(progress.hands(3));
  // What narrows the list is in sight where one comes back to it.
  await page.getByRole('link', { name: progress.tabs.overview, exact: true }).tap();
  await page.getByRole('link', { name: progress.tabs.hands, exact: true }).tap();
  await expect(filterBy(page, 'missed')).toHaveAttribute('aria-pressed', 'true');
  // Nothing goes from under the finger, until the key says so.
  await filterBy(page, 'all').tap();
  await expect(filterBy(page, 'all')).toBeVisible();
  await fold.tap();
  await expect(filterBy(page, 'all')).toBeHidden();
});
