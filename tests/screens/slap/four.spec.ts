import { expect, test, type Locator, type Page } from '@playwright/test';
import { solutions } from '#lib/core/solve.ts';
import { common, pads, slap, slapFour as text, table } from '#lib/i18n/messages.ts';
import { FINGERS, tapFree } from '../../../e2e/support/hands.ts';
import { look } from '../stage/clock.ts';
import { act } from '../../../e2e/support/table.ts';
import { openState } from '../walks/screen.ts';
import { SLAP } from '../walks/slap.ts';
import { agreeOn, inPhase, openFour, SEATS, sitAtFour, stateOf, zone } from './four-seats.ts';

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

/** Goes on from the menu; the cover under it offers the same. */
const goOn = (page: Page) => page.getByRole('dialog').getByRole('button', { name: table.pause.go }).tap();

/** Where these cards stand for those whose pad it is not. */
const atOtherEdges = (page: Page, ranks: readonly number[]) =>
  page
    .locator('.place:not(.here) .say')
    .filter({ hasText: ranks.map((rank) => common.rank(rank, 10)).join('\u2003') });

test('the count is set right on the table for four (SLAP-14)', async ({ page }) => {
  await openFour(page);
  await act(page, table.pause.open).tap();
  await act(page, table.pause.count).tap();
  for (let cards = 0; cards < 3; cards += 1) {
    await page.getByRole('button', { name: table.count.less('Mei') }).tap();
    await page.getByRole('button', { name: table.count.more('Ada') }).tap();
  }
  await act(page, table.count.keep).tap();
  await goOn(page);
  await expect(zone(page, 3)).toHaveAccessibleName(/^Ada, 12 left/);
  expect((await stateOf(page)).piles.map((pile) => pile.length)).toEqual([6, 9, 9, 12]);
});

test('a real deck: all ready, the ranks before the keypad, and giving up', async ({ page }) => {
  await sitAtFour(page, { deck: 'physical' });
  for (const seat of SEATS) {
    await expect(zone(page, seat)).toHaveAccessibleName(/Ready$/);
    await tapFree(page, zone(page, seat));
    if (seat < 3) await expect(zone(page, seat)).toHaveAccessibleName(/Ready\. Waiting for/);
  }
  await inPhase(page, 'open');
  await tapFree(page, zone(page, 0));
  await look();
  for (let left = 3; left > 0; left -= 1) {
    await expect(act(page, text.giveUp)).toHaveCount(left);
    await act(page, text.giveUp).first().tap();
    await look();
    await act(page, text.giveUpSure).tap();
  }
  // The first to have given up names, and wants to see it.
  await inPhase(page, 'naming');
  await act(page, text.name('Mei')).tap();
  await inPhase(page, 'claim');
  await look();
  await act(page, slap.act.check).first().tap();
  await FINGERS.ranks(page, [6, 10, 9, 6]);
  // The pad lies over the real cards, too: what they are said to be stands at every other edge.
  await expect(atOtherEdges(page, [6, 10, 9, 6])).toHaveCount(3);
  await FINGERS.enter(page, '10 × (9 − 6) − 6');
  const { last } = await inPhase(page, 'waiting');
  expect(last).toMatchObject({ verdict: 'right', claimant: 0 });
  expect(last?.took.toSorted()).toEqual([0, 1, 1, 2]);
});

test('a verdict can be changed with a reason, and a set taken back and redone', async ({ page }) => {
  const { table: cards } = await openFour(page);
  // The deal of this seed works, so nothing has to be swapped.
  expect(
    solutions(
      cards.map(({ rank }) => rank ?? 0),
      24,
    ).length,
  ).toBeGreaterThan(0);
  for (const seat of [0, 1, 2]) await tapFree(page, zone(page, seat));
  await inPhase(page, 'naming');
  await agreeOn(page, 'Jun');
  await act(page, table.pause.open).tap();
  await act(page, table.pause.verdict).tap();
  await act(page, table.verdict.usual[0] ?? '').tap();
  await act(page, table.verdict.now.wrong).tap();
  await expect.poll(async () => (await stateOf(page)).last?.verdict).toBe('wrong');
  await act(page, table.pause.set).tap();
  await act(page, table.pause.stopAll).tap();
  // Back to where nobody was ready yet (SLAP-16).
  await expect.poll(async () => (await stateOf(page)).last).toBe(null);
  await act(page, table.pause.redo).tap();
  await expect.poll(async () => (await stateOf(page)).last).toMatchObject({ verdict: 'wrong', by: 'ruled' });
});

for (const [width, height] of [
  [1280, 720],
  [768, 1024],
  [1920, 1080],
] as const)
  test.describe(`${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    test('the keys of every seat share its corner alike', async ({ page }) => {
      await openFour(page);
      const keys = [...(await act(page, text.giveUp).all()), ...(await act(page, text.stuckMore).all())];
      const boxes = await Promise.all(keys.map((key) => key.boundingBox()));
      const sizes = boxes.map((box) => [box!.width, box!.height].map(Math.round).toSorted((a, b) => b - a));
      expect(sizes).toEqual(SEATS.flatMap(() => [sizes[0], sizes[0]]));
      // Two of them are as long as the corner is, and half as deep.
      const [long = 0, short = 0] = sizes[0] ?? [];
      expect(Math.abs(long - 2 * short)).toBeLessThanOrEqual(6);
    });
  });

test('while a solution is entered, whose pad lies over the cards, they stand at every other edge', async ({
  page,
}) => {
  const { table: cards } = await openFour(page, { setTime: 0, claimTime: 0 });
  for (const seat of [0, 1, 2]) await tapFree(page, zone(page, seat));
  await look();
  await act(page, text.name('Jun')).tap();
  await inPhase(page, 'claim');
  await look();
  await act(page, slap.act.check).first().tap();
  await expect(page.getByRole('group', { name: pads.keypad })).toBeVisible();
  const others = atOtherEdges(
    page,
    cards.map(({ rank }) => rank ?? 0),
  );
  await expect(others).toHaveCount(3);
  await act(page, pads.cancel).tap();
  await expect(others).toHaveCount(0);
});

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1080, 1920],
] as const)
  test(`who has no key beside a pad reads within what is left of their zone: ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openFour(page, { deck: 'physical', setTime: 0, claimTime: 0 });
    for (const seat of [0, 1, 2]) await tapFree(page, zone(page, seat));
    await look();
    await act(page, text.name('Mei')).tap();
    await inPhase(page, 'claim');
    await look();
    await act(page, slap.act.check).first().tap();
    await expect(page.getByRole('group', { name: pads.ranks })).toBeVisible();
    for (const side of ['left', 'right', 'far']) {
      const [inner, outer] = await Promise.all(
        ['.words', '.zone'].map((part) => page.locator(`.place.${side} ${part}`).boundingBox()),
      );
      const sides = ({ x, y, width, height }: NonNullable<typeof inner>) => [-x, -y, x + width, y + height];
      const within = sides(outer!);
      const over = sides(inner!).map((edge, at) => edge - (within[at] ?? 0));
      expect(Math.max(...over), `${side}: ${over.join(' ')}`).toBeLessThanOrEqual(0);
    }
  });

for (const [width, height] of [
  [390, 844],
  [844, 390],
  [1280, 720],
] as const)
  test(`what is said at the end stands clear of the keys: ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openState(SLAP, 'four, ended early, and two were ahead', page);
    const box = async (each: Locator) => (await each.boundingBox())!;
    const words = await box(page.locator('.mid .words').last());
    const keys = await Promise.all(
      [slap.act.replay, slap.act.again, slap.act.home].map((name) => box(act(page, name))),
    );
    const gaps = keys.map((key) =>
      Math.max(
        words.x - key.x - key.width,
        key.x - words.x - words.width,
        words.y - key.y - key.height,
        key.y - words.y - words.height,
      ),
    );
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(10);
  });
