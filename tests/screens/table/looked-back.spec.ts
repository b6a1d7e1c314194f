import { expect, test } from '@playwright/test';
import { replay as text } from '#lib/i18n/messages.ts';
import { rowsOf } from '../../../e2e/support/matches.ts';
import { corrected, WORKED } from '../../support/claims.ts';
import { act, knockBy, knockNext, openTable } from '../../support/knock.ts';
import { openState, show } from '../walks/screen.ts';
import { AFTER } from '../walks/after.ts';

test.use({ serviceWorkers: 'block' });

test('a set of several deck rounds says in which of them it was (KNOCK-8)', async ({ page }) => {
  // All but four cards of the first round are set aside, and the second is begun.
  const two = openTable(4, WORKED.ranks, { rounds: 2 })
    .play(corrected(3500, 0, 0, 0, 0, 0, 8, 0, 0, 28), knockBy(0, 4000))
    .play(...[1, 2, 3].map((seat) => act('agreed', seat, 5000)), act('readied', 1, 6000));
  const isBegun = () => two.state.round === 1 && two.state.phase.type === 'claim';
  while (!isBegun()) {
    const event = knockNext(two.state, two.match.at);
    if (event !== null) two.play(event);
    else two.through(two.game.deadline(two.state) ?? two.match.at);
  }
  two.play({ type: 'stopped', at: two.match.at });
  await show(page, './replay?match=two', rowsOf({ two }));
  await expect(page.getByText(text.inRound(1, 1, 3))).toBeVisible();
  for (let step = 1; step < 3; step += 1) await page.keyboard.press('ArrowRight');
  await expect(page.getByText(text.inRound(2, 3, 3))).toBeVisible();
});

test('cards that lay there as the match was ended were not set aside, and are not said to be', async ({
  page,
}) => {
  const ended = openTable(2, WORKED.ranks).play({ type: 'stopped', at: 9000 });
  await show(page, './replay?match=ended', rowsOf({ ended }));
  await expect(page.getByText(text.left.open)).toBeVisible();
  // It is here, and is not said to be on its way any more.
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
  await expect(page.getByText(text.aside)).toHaveCount(0);
  // Nobody won them: no bar says for whom.
  await expect(page.locator('.bars .set')).toHaveCount(1);
  await expect(page.locator('.bars rect')).toHaveCount(0);
});

test('a set that is looked back on is in view as a whole on a desk', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openState(AFTER, 'a set with a wrong line and a false start', page);
  const footer = await page.locator('footer').boundingBox();
  for (const heading of [text.all, text.touches]) {
    const box = await page.locator('section', { hasText: heading }).last().boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(footer?.y ?? 0);
  }
});

test('what a match came to and what can be done next are beside each other on a phone on its side', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await openState(AFTER, 'how a match ended', page);
  const table = await page.getByRole('table').boundingBox();
  const again = await page.locator('section').getByRole('button').last().boundingBox();
  expect(again?.x).toBeGreaterThan((table?.x ?? 0) + (table?.width ?? 0));
});
