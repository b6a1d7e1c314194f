import { expect, test } from '@playwright/test';
import { knock as words, progress } from '#lib/i18n/messages.ts';
import { corrected } from '../../tests/support/claims.ts';
import { newTable, shuffledFor } from '../../tests/support/knock.ts';
import { goTo, passFirst } from '../support/app.ts';
import { FINGERS } from '../support/hands.ts';
import { playForFour } from '../support/knock-match.ts';
import { fileOf } from '../support/matches.ts';
import { passStart } from '../support/start.ts';
import { act } from '../support/table.ts';

// The built app once through Knock Twenty-Four; what the boards do is in tests/screens/knock/.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Two sets before the end of a deck round. */
const lastSets = () =>
  fileOf(newTable(4).play(shuffledFor(4, [1, 6, 3, 8]), corrected(10, 2, 2, 2, 2, 12, 8, 8, 4, 0)));

test('four open a match that comes as a file, play it to its end, and look at its score', async ({
  page,
}) => {
  // The table counts and waits by the page's own clock, which the test puts forward once all is stored.
  await page.clock.install();
  await page.goto('./');
  await passFirst(page);
  await goTo(page, 'progress');
  await page.getByRole('link', { name: progress.tabs.matches, exact: true }).tap();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(lastSets()) });
  await page.getByRole('link', { name: /Knock/ }).tap();
  await passStart(page);
  const { proved, aside } = await playForFour(page, FINGERS);
  expect(proved + aside).toBe(2);
  await act(page, words.act.again).tap();
  await expect(act(page, words.act.again)).toBeHidden();
});
