import { expect, test } from '@playwright/test';
import {
  common,
  fours as words,
  foursReplay,
  home,
  matchList,
  progress,
  replay,
} from '#lib/i18n/messages.ts';
import { dealtTable } from '../../tests/support/fours.ts';
import { button, handOf, NAMES, takePhone, titleOn, toNext } from '../support/fours.ts';
import { layOne, TOUCH } from '../support/fours-turns.ts';
import { fileOf } from '../support/matches.ts';

// The built app once through Four Fours; what the boards do is in tests/screens/fours/.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Eight rounds in which all passed, each after everybody was asked whether to swap; Mei can make 9. */
function lastRound(): string {
  const table = dealtTable(['++÷××', '−−−−−']);
  for (let round = 1; round < 9; round += 1) table.ends().ends().next();
  return fileOf(table);
}

test('from home, a match that comes as a file is played to its end, looked back on, and stands in the list', async ({
  page,
}) => {
  await page.goto('./');
  await page.getByRole('button', { name: home.first.known }).tap();
  await page.getByRole('navigation', { name: common.mainTabs }).getByText(common.tabs.progress).tap();
  await page.getByRole('link', { name: progress.tabs.matches, exact: true }).tap();
  await expect(page.getByText(matchList.empty.title)).toBeVisible();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(lastRound()) });
  await page.getByRole('link', { name: /^Four Fours/ }).tap();

  expect(await titleOn(page)).toBe(words.passTo(NAMES[0]));
  await expect(handOf(page)).toHaveCount(0);
  expect(await takePhone(page, TOUCH, NAMES[0])).toBe(words.makes(9));
  for (const [index, sign] of (['+', '+', '÷'] as const).entries())
    await layOne(page, TOUCH, {
      sign,
      face: 'operator',
      name: words.place(index + 1, []),
      count: index + 1,
    });
  expect(await toNext(page, () => button(page, words.endAndWin).tap())).toBe(words.wins(NAMES[0]));
  await expect(page.getByText(words.points(3), { exact: true })).toBeVisible();

  await button(page, words.replay).tap();
  await expect(page.getByRole('table', { name: foursReplay.table })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(foursReplay.voids([1, 2, 3, 4, 5, 6, 7, 8]));
  await button(page, foursReplay.round(9, 9, NAMES[0])).tap();
  await expect(page.getByRole('main')).toContainText('4 + 4 + 4 ÷ 4');
  await expect(button(page, replay.end)).toBeVisible();
  await page.goto('./progress?matches');
  await expect(page.getByRole('listitem').filter({ hasText: 'Four Fours' })).toContainText(
    matchList.score(NAMES[0], 3, true),
  );
});
