import { expect, test } from '@playwright/test';
import { setup, slap as words, table } from '#lib/i18n/messages.ts';
import { passFirst } from '../support/app.ts';
import { FINGERS } from '../support/hands.ts';
import { begin } from '../support/setup.ts';
import { countIn, playForTwo } from '../support/slap-match.ts';
import { button, stateOn } from '../support/slap-two.ts';
import { wholeStart } from '../support/start.ts';
import { act } from '../support/table.ts';

// The built app once through Slap Twenty-Four; what the boards do is in tests/screens/slap/.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('two find Slap on the first page and play it to its end', async ({ page }) => {
  // The table counts and waits by the page's own clock, which the test puts forward once all is stored.
  await page.clock.install();
  await page.goto('./');
  await passFirst(page);
  await page.getByRole('link', { name: new RegExp(`^${setup.games.slap}`) }).tap();
  await page.getByRole('button', { name: setup.playersCount(2), exact: true }).tap();
  await begin(page);
  const names = [setup.shapes.moon, setup.shapes.hill] as const;
  await wholeStart(page, FINGERS, names);
  await page.clock.runFor(1300);
  await countIn(page, names);

  // So that it does not take long, most cards change hands (SLAP-14).
  await button(page, 0, table.pause.open, names).tap();
  await act(page, table.pause.count).tap();
  for (let card = 0; card < 16; card += 1) await act(page, table.count.less(names[0])).tap();
  await act(page, table.count.keep).tap();
  await page.getByRole('dialog').getByRole('button', { name: table.pause.go }).tap();
  await playForTwo(page, FINGERS, names);
  expect((await stateOn(page)).set).toBe(2);
  await expect(button(page, 0, words.act.again, names)).toBeVisible();
});
