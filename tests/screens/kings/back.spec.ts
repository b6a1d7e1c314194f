import { expect, test, type Page } from '@playwright/test';
import { kings as words, kingsCalculus as sheet, kingsReplay, replay, table } from '#lib/i18n/messages.ts';
import { dealtTable } from '../../support/kings-table.ts';
import { button, titleOn, toNext } from '../../../e2e/support/fours.ts';
import {
  before,
  called,
  cardIn,
  EVENING,
  handOf,
  sitAt,
  stateOn,
  tournament,
} from '../../../e2e/support/kings.ts';
import { rowsOf } from '../../../e2e/support/matches.ts';
import { openWith } from '../../../e2e/support/store.ts';

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

const { pause } = table;
const take = (page: Page, name: string) => toNext(page, () => button(page, words.iAm(name)).tap());
async function stepBack(page: Page): Promise<void> {
  await button(page, pause.open).tap();
  await button(page, pause.step).tap();
}

test('a castle is taken back at once; whatever was done with a hand only if the whole table agrees', async ({
  page,
}) => {
  test.setTimeout(150_000);
  await sitAt(page, before(EVENING));
  await titleOn(page);
  await button(page, table.pause.go).tap();
  await button(page, words.founding.next).tap();
  await expect(page.getByText(words.founding.founds(0, 'heart', 2))).toBeVisible();
  await stepBack(page);
  await expect.poll(async () => (await stateOn(page)).castles).toEqual([]);
  await button(page, pause.go).tap();
  await button(page, words.founding.all).tap();
  await button(page, words.founding.deal).tap();
  expect(await titleOn(page)).toBe(words.passTo('Jun'));

  await take(page, 'Jun');
  await cardIn(page, '3♠').tap();
  await button(page, words.discardDown).tap();
  expect(await titleOn(page)).toBe(words.drew);
  await toNext(page, () => button(page, words.pass('Grandma')).tap());
  const asked = page.getByRole('dialog', { name: pause.across.title });
  await stepBack(page);
  await expect(asked).toContainText(pause.across.text);
  await asked.getByRole('button', { name: pause.across.not }).tap();
  await expect(asked).toHaveCount(0);
  expect((await stateOn(page)).phase).toEqual({ type: 'turn', seat: 1 });
  await button(page, pause.go).tap();
  await stepBack(page);
  await asked.getByRole('button', { name: pause.stopAll }).tap();
  await expect.poll(async () => (await stateOn(page)).phase).toEqual({ type: 'turn', seat: 2 });
  await button(page, pause.go).tap();
  // Behind the cover again: whoever holds the phone is not the one whose turn it is now.
  await expect(page.getByRole('region', { name: words.passTo('Jun') })).toBeVisible();
  await expect(handOf(page)).toHaveCount(0);
  await titleOn(page);
  await take(page, 'Jun');
  await expect(cardIn(page, '3♠')).toBeVisible();
  await expect(cardIn(page, 'A♦')).toHaveCount(0);
  await expect(handOf(page).getByRole('button')).toHaveCount(7);
});

test('a tournament is looked back on turn by turn, with hands and without, to The Calculus and its points', async ({
  page,
}) => {
  await openWith(page, './replay?match=m', rowsOf({ m: tournament() }));
  const main = page.getByRole('main');
  await expect(main.getByText(kingsReplay.turnOf(1, 1, 5)).first()).toBeVisible();
  const castles = page.getByRole('region', { name: words.castles });
  await expect(castles).toContainText(words.castleSpoken(0, 'heart', 13, 1, 2));
  // Without hands no more than everybody saw.
  await expect(main).toContainText(words.did.faceDown('Jun'));
  const went = kingsReplay.went([called('A♦')]);
  const meis = main.getByRole('img', { name: new RegExp(called('J♣')) });
  await expect(main).not.toContainText(went);
  await expect(meis).toHaveCount(0);
  await button(page, kingsReplay.showHands).tap();
  await expect(main).toContainText(went);
  await expect(meis).toBeVisible();

  await page.keyboard.press('ArrowRight');
  await expect(main.getByText(kingsReplay.turnOf(1, 2, 5)).first()).toBeVisible();
  await expect(main).toContainText(words.did.faceUp('Grandma', called('6♠')));
  const drew = kingsReplay.drew('Grandma', [called('5♣')]);
  await expect(main).toContainText(drew);
  await button(page, kingsReplay.hideHands).tap();
  await expect(main).not.toContainText(drew);
  await expect(meis).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(main).toContainText(words.did.wrongCall('Mei', -26));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(main).toContainText(words.calculus.called('Grandma'));

  // Scored hands lie open for everybody.
  await button(page, replay.after).tap();
  await expect(main.getByText(kingsReplay.calculusOf(1)).first()).toBeVisible();
  await expect(meis).toBeVisible();
  await expect(main.getByRole('listitem').filter({ hasText: 'Grandma' })).toContainText('26½');
  await expect(button(page, kingsReplay.showHands)).toHaveCount(0);
  await page.getByRole('group', { name: kingsReplay.games, exact: true }).getByRole('button').nth(2).tap();
  await expect(main.getByText(kingsReplay.turnOf(3, 1, 1)).first()).toBeVisible();
  await expect(main).toContainText(words.calculus.agreed);
  await button(page, replay.after).tap();
  await button(page, replay.end).tap();
  const points = page.getByRole('table', { name: sheet.table });
  await expect(points.getByRole('row').filter({ hasText: sheet.total })).toContainText(/−23½\s*−25½\s*−60/);
});

for (const [width, height] of [
  [844, 390],
  [1024, 768],
] as const)
  test(`looked back on at ${width} × ${height}, the castles of a single game lie under its title, and what was done beside them`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const played = dealtTable(EVENING);
    played.discards(2, '3♠');
    await openWith(
      page,
      './replay?match=m',
      rowsOf({ m: played.do({ type: 'agreed', seat: 1 }, { type: 'readied', seat: 0 }) }),
    );
    await expect(page.locator('.told')).toBeVisible();
    const [castles, told] = await Promise.all(
      ['.table', '.told'].map(async (what) => (await page.locator(what).boundingBox())!),
    );
    expect(castles!.x).toBeLessThan(told!.x);
    expect(Math.abs(castles!.y - told!.y)).toBeLessThan(8);
  });
