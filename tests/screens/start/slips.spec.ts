// What opens over home and over the pages of progress, and closes again.
import { expect, test, type Page } from '@playwright/test';
import { backup, common, home, progress, settings, setup } from '#lib/i18n/messages.ts';
import { attemptRow, solvedDay } from '../../../e2e/support/attempts.ts';
import { rowsOf, twoPlayers } from '../../../e2e/support/matches.ts';
import { openWith } from '../../../e2e/support/store.ts';
import { act } from '../../../e2e/support/table.ts';
import { saved } from '../stage/files.ts';
import { like } from '../walks/screen.ts';

const asked = (page: Page) => page.getByRole('heading', { name: backup.remind.title });
const saving = (page: Page) => page.getByRole('dialog', { name: settings.exportSheet.title });
const openAsking = async (page: Page) => {
  const startedAt = Date.now() - 40 * 86_400_000;
  await openWith(page, './', {
    attempts: Array.from({ length: 12 }, (_, index) => attemptRow(`old ${index}`, { startedAt })),
  });
  await expect(asked(page)).toBeVisible();
};

test('a copy that is asked for is saved, and no more asked for', async ({ page }) => {
  await openAsking(page);
  await act(page, backup.remind.action).tap();
  await saving(page).getByRole('button', { name: common.notNow }).tap();
  await expect(saving(page)).toHaveCount(0);
  await expect(asked(page), 'nothing was saved').toBeVisible();
  await act(page, backup.remind.action).tap();
  const file = await saved(() => saving(page).getByRole('button', { name: settings.exportSheet.save }).tap());
  expect(file.text).toContain('old 11');
  await expect(saving(page)).toHaveCount(0);
  await expect(asked(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 }), 'what asked had the focus').toBeFocused();
});

test('a copy that is not wanted now is no more asked for', async ({ page }) => {
  await openAsking(page);
  await page
    .getByRole('region', { name: backup.remind.title })
    .getByRole('button', { name: common.notNow })
    .tap();
  await expect(asked(page)).toHaveCount(0);
  await expect(saving(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 }), 'what asked had the focus').toBeFocused();
});

test('on a desk the whole card of what can be gone on with leads there, however high its neighbours are', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openWith(page, './', { ...rowsOf({ one: twoPlayers() }), attempts: [solvedDay(20_260_311)] });
  const link = page.getByRole('link', { name: like(setup.home.goOn('§')) });
  await expect(link).toBeVisible();
  const [own, card] = await link.evaluate((each) =>
    [each, each.closest('.slip')].map((one) => one?.clientHeight),
  );
  expect(own).toBeGreaterThan(64);
  expect(own).toBe(card);
});

test('what can be gone on with comes with what lies below it, and pushes nothing from under a finger', async ({
  page,
}) => {
  const places = new Map<string, Set<number>>();
  const look = () => {
    for (const name of [home.practise, setup.games.slap]) {
      const link = [...document.querySelectorAll('a')].find((each) =>
        each.textContent.trim().startsWith(name),
      );
      if (link) places.set(name, (places.get(name) ?? new Set()).add(link.getBoundingClientRect().top));
    }
  };
  const watch = new MutationObserver(look);
  watch.observe(document, { childList: true, subtree: true });
  await openWith(page, './', { ...rowsOf({ one: twoPlayers() }), attempts: [solvedDay(20_260_311)] });
  await expect(page.getByRole('link', { name: like(`${setup.home.goOn(setup.games.slap)}§`) })).toBeVisible();
  await expect(page.getByRole('link', { name: like(`${home.practise}§`) })).toBeVisible();
  look();
  watch.disconnect();
  expect(places.size).toBe(2);
  for (const [name, tops] of places) expect([...tops], name).toHaveLength(1);
});

test('the list of all matches to go on with closes again', async ({ page }) => {
  await openWith(page, './', rowsOf({ one: twoPlayers(), other: twoPlayers() }));
  const list = page.getByRole('dialog', { name: setup.home.all(2) });
  await act(page, setup.home.all(2)).tap();
  await expect(list.getByRole('link')).toHaveCount(2);
  await list.getByRole('button', { name: common.close }).tap();
  await expect(list).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: home.today })).toBeVisible();
});

test('hands are found by how hard they are, and all again by the same key', async ({ page }) => {
  await openWith(page, './progress?hands', { attempts: [attemptRow('one')] });
  const found = page.getByRole('button', { name: like(progress.remove('§')) });
  await expect(found).toHaveCount(1);
  const easy = act(page, common.dots[1]);
  const hard = act(page, common.dots[3]);
  await hard.tap();
  await expect(hard).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(progress.noneFound)).toBeVisible();
  await easy.tap();
  await expect(hard).toHaveAttribute('aria-pressed', 'false');
  await expect(found).toHaveCount(1);
  await hard.tap();
  await hard.tap();
  await expect(hard).toHaveAttribute('aria-pressed', 'false');
  await expect(found).toHaveCount(1);
});
