import { expect, test, type Page } from '@playwright/test';
import { common, pastDays, patternLessons, practice, progress, runs } from '#lib/i18n/messages.ts';
import { attemptRow } from '../../../e2e/support/attempts.ts';
import { cardsOf } from '../../../e2e/support/cards.ts';
import { openWith, readStore } from '../../../e2e/support/store.ts';
import { act } from '../../../e2e/support/table.ts';
import { yearsOf } from '../../../e2e/support/years.ts';

const hands = (count: number) =>
  yearsOf({ count, until: Date.now() - 3_600_000, perDay: 5, from: 1.5, to: 0.8 });
const solved = (count: number) =>
  Array.from({ length: count }, (_, at) => attemptRow(`hand ${at}`, { ms: 8000 + 100 * at }));
const levelOn = (page: Page) => page.getByRole('img', { name: /^Level by week/ });

async function deleteFirst(page: Page): Promise<void> {
  await page.getByRole('link', { name: progress.tabs.hands, exact: true }).tap();
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .tap();
}

test('a level is told from the twenty-fifth solved hand on, and says before how many are missing', async ({
  page,
}) => {
  await openWith(page, './progress', { attempts: solved(24) });
  await expect(page.getByText(progress.level.missing(1))).toBeVisible();
  await expect(levelOn(page)).toHaveCount(0);
});

test('a chart is a table and a chart again, by keys alone', async ({ page }) => {
  await openWith(page, './progress', { attempts: hands(200) });
  await expect(levelOn(page)).toBeVisible();
  await act(page, progress.asTable).first().focus();
  await page.keyboard.press('Enter');
  const table = page.getByRole('table', { name: progress.level.title });
  await expect(table.getByRole('row')).toHaveCount(8);
  await expect(act(page, progress.asChart)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(levelOn(page)).toBeVisible();
});

test('who has made no hand by a pattern yet goes on to practice from there', async ({ page }) => {
  await openWith(page, './progress?patterns', { attempts: [attemptRow('other', { target: 25 })] });
  await expect(page.getByText(progress.patterns.none)).toBeVisible();
  await page.getByRole('link', { name: progress.empty.action, exact: true }).tap();
  await expect(page.getByRole('group', { name: practice.cards })).toBeVisible();
});

test('past days are chosen beside the weeks', async ({ page }) => {
  await openWith(page, './progress', { attempts: hands(12) });
  await act(page, pastDays.title).tap();
  await act(page, common.close).tap();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await act(page, pastDays.title).tap();
  await page
    .getByRole('button', { name: new RegExp(`${pastDays.marks.missed}$`) })
    .last()
    .tap();
  await expect(page).toHaveURL(/today\?day=\d{8}$/);
});

test('what was deleted is counted no more, nor is its level', async ({ page }) => {
  await openWith(page, './progress', { attempts: solved(25) });
  await expect(page.getByText(progress.level.scale)).toBeVisible();
  await deleteFirst(page);
  await expect.poll(async () => (await readStore(page, 'attempts')).length).toBe(24);
  await page.getByRole('link', { name: progress.tabs.overview, exact: true }).tap();
  await expect(page.getByText(progress.level.missing(1))).toBeVisible();
});

test('of no hands at all no rate is said', async ({ page }) => {
  await openWith(page, './progress', {
    attempts: [attemptRow('one', { outcome: 'shown', expression: null })],
  });
  const rate = page.getByRole('listitem').filter({ hasText: progress.share });
  await expect(rate).toContainText(progress.percent(0));
  await deleteFirst(page);
  await expect.poll(async () => (await readStore(page, 'attempts')).length).toBe(0);
  await page.getByRole('link', { name: progress.tabs.overview, exact: true }).tap();
  await expect(rate).toContainText('–');
});

test('a pattern that was missed says that it comes in the next warm-up, and how such a hand is made', async ({
  page,
}) => {
  const missed = (id: string, ranks: readonly number[], daysAgo: number) =>
    attemptRow(id, {
      cards: cardsOf(ranks),
      outcome: 'shown',
      expression: null,
      hints: 4,
      endedAt: Date.now() - daysAgo * 86_400_000,
    });
  const attempts = [missed('due', [3, 7, 9, 10], 2), missed('today', [3, 4, 10, 10], 0)];
  await openWith(page, './progress?patterns', { attempts });
  const comes = page.getByRole('button').filter({ hasText: progress.patterns.next });
  await expect(comes).toHaveCount(1);
  await comes.tap();
  const worked = page.getByRole('dialog').getByRole('list').first();
  await expect(worked.getByRole('listitem')).toHaveCount(3);
  await expect(worked).toContainText('3 times 8 makes 24');
  // What was shown is not asked.
  const href = await page.getByRole('link', { name: /of this kind$/ }).getAttribute('href');
  expect(href).not.toContain('3-7-9-10');
});

test('a pattern leads to its lesson, and each of its last hands to the lesson of that hand', async ({
  page,
}) => {
  const missed = attemptRow('missed', { outcome: 'shown', expression: null, hints: 4 });
  await openWith(page, './progress?patterns', { attempts: [missed] });
  await page.getByRole('button', { name: new RegExp(`^${progress.patterns.names.dealt}`) }).tap();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: practice.explain('A A 4 6') })
    .tap();
  await expect(page).toHaveURL(/about\?game=practice&explain=1-1-4-6$/);
  await page.goto('./progress?patterns');
  await page.getByRole('button', { name: new RegExp(`^${progress.patterns.names.dealt}`) }).tap();
  await page.getByRole('dialog').getByRole('link', { name: patternLessons.after.lesson }).tap();
  await expect(page).toHaveURL(/about\?game=practice&lesson=there$/);
  await page.goto('./progress?patterns');
  await page.getByRole('button', { name: new RegExp(`^${progress.patterns.names.dealt}`) }).tap();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: progress.patterns.kind(8) })
    .tap();
  await expect(page).toHaveURL(/practice\?(deal=[\d-]+&){8}from=lesson&of=8&named=&back=progress%3Fpatterns/);
});

test('beside a finish, slower than usual lies on the one side in ink, quicker on the other', async ({
  page,
}) => {
  await openWith(page, './progress?patterns', { attempts: hands(400) });
  const bars = page.locator('.what .bar > i');
  await expect(bars.first()).toBeVisible();
  const looks = await bars.evaluateAll((all) =>
    all.map((bar) => ({
      isSlow: (bar as HTMLElement).style.insetInlineStart === '50%',
      ink: getComputedStyle(bar).backgroundColor === getComputedStyle(document.body).color,
      told: bar.closest('button')?.textContent ?? '',
    })),
  );
  expect(looks.filter(({ isSlow }) => isSlow).length).toBeGreaterThan(0);
  expect(looks.filter(({ isSlow }) => !isSlow).length).toBeGreaterThan(0);
  for (const { isSlow, ink, told } of looks) {
    expect(ink).toBe(isSlow);
    // Whoever does not see the bar hears both times.
    const [own, usual] = [...told.matchAll(/(?:(\d+):)?([\d.]+)(?: s|$)/g)].map(
      ([, minutes = 0, seconds]) => 60 * Number(minutes) + Number(seconds),
    );
    expect(told).toContain(runs.end.usual(''));
    expect(Number(own) >= Number(usual), told).toBe(isSlow);
  }
});
