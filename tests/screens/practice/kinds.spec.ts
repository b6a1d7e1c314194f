import { expect, test, type Locator, type Page } from '@playwright/test';
import { DOTS_OF_KIND, type DealKind } from '#lib/core/deal.ts';
import { isOfKind } from '#lib/core/difficulty/table-deals.ts';
import { entryOf } from '#lib/core/difficulty/table.ts';
import { common, practice } from '#lib/i18n/messages.ts';
import { passFirst } from '../../../e2e/support/app.ts';
import { handOf } from '../../../e2e/support/cards.ts';
import { byKey } from '../../../e2e/support/runs.ts';
import { openWith, readStore } from '../../../e2e/support/store.ts';
import {
  act,
  cardsOn,
  chooseOption,
  expectSolved,
  lay,
  ranksOn,
  solutionOf,
  solve,
} from '../../../e2e/support/table.ts';

const { deal } = practice;

const sheetOn = (page: Page) => page.getByRole('dialog', { name: deal.title });
const kindOn = (page: Page, kind: DealKind): Locator => {
  const dots = DOTS_OF_KIND[kind];
  const name = dots ? common.dots[dots] : deal.kinds[kind];
  return sheetOn(page)
    .getByRole('group', { name: deal.kind, exact: true })
    .getByRole('button', { name, exact: true });
};
const choose = (page: Page, group: string, name: string) =>
  sheetOn(page)
    .getByRole('group', { name: group, exact: true })
    .getByRole('button', { name, exact: true })
    .tap();
const dotsOn = (page: Page) => page.getByRole('main').getByRole('img', { name: / of 3: / });

async function openPractice(page: Page): Promise<void> {
  await openWith(page, './practice', { hands: [{ slot: 'practice', row: handOf([2, 3, 5, 7]) }] });
}
async function openSheet(page: Page): Promise<void> {
  await chooseOption(page, practice.menu.deal);
  await expect(sheetOn(page)).toBeVisible();
}

test('each kind of hand is dealt by touch, hand after hand, with its dots where these give nothing away', async ({
  page,
}) => {
  await openPractice(page);
  for (const kind of ['oneDot', 'threeDots', 'fraction', 'oneWay', 'none'] as const) {
    await openSheet(page);
    await kindOn(page, kind).tap();
    await expect(kindOn(page, kind)).toHaveAttribute('aria-pressed', 'true');
    await act(page, deal.save).tap();
    await expect(sheetOn(page)).toBeHidden();
    for (let hands = 0; hands < 3; hands += 1) {
      await expect.poll(async () => isOfKind(entryOf(await ranksOn(page)), kind)).toBe(true);
      const entry = entryOf(await ranksOn(page));
      await expect(page.getByText(practice.mayHaveNone)).toHaveCount(0);
      if (entry === null) await expect(dotsOn(page)).toHaveCount(0);
      else await expect(dotsOn(page)).toHaveAccessibleName(common.dots[entry.dots]);
      await chooseOption(page, practice.menu.skip);
    }
  }
  await act(page, practice.none).tap();
  await expect(page.getByText(practice.rightNone(24))).toBeVisible();

  await page.reload();
  await act(page, practice.next).tap();
  expect(entryOf(await ranksOn(page)), 'the kind stays chosen').toBeNull();
});

test('hands for oneself are offered with a sentence; who has played little is dealt easy ones, and the kind stays chosen', async ({
  page,
}) => {
  await openPractice(page);
  await openSheet(page);
  await expect(kindOn(page, 'forYou')).toHaveAccessibleDescription(deal.forYouMore);
  await kindOn(page, 'forYou').tap();
  await act(page, deal.save).tap();
  await expect(page.getByText(deal.early)).toBeVisible();
  for (let hands = 0; hands < 3; hands += 1) {
    await expect.poll(async () => entryOf(await ranksOn(page))?.dots).toBe(1);
    await expect(dotsOn(page)).toHaveAccessibleName(common.dots[1]);
    await chooseOption(page, practice.menu.skip);
  }
  await act(page, common.close).tap();
  await expect(page.getByText(deal.early)).toHaveCount(0);
  // It is said once, and not to whoever comes back.
  await page.reload();
  await openSheet(page);
  await expect(page.getByText(deal.early)).toHaveCount(0);
  await expect(kindOn(page, 'forYou')).toHaveAttribute('aria-pressed', 'true');
});

test('hands for oneself are chosen by keys alone; that it is too early is heard, and put away by a key', async ({
  page,
}) => {
  const press = byKey(page);
  await openPractice(page);
  await press(act(page, practice.options));
  await press(page.getByRole('dialog').getByRole('button', { name: practice.menu.deal }));
  await press(kindOn(page, 'forYou'));
  await expect(kindOn(page, 'forYou')).toHaveAttribute('aria-pressed', 'true');
  await press(act(page, deal.save));
  await expect(sheetOn(page)).toBeHidden();
  const told = page.getByRole('status').filter({ hasText: deal.early });
  await expect(told).toBeVisible();
  await expect.poll(async () => entryOf(await ranksOn(page))?.dots).toBe(1);
  await press(act(page, common.close));
  await expect(told).toHaveCount(0);
  await expect(cardsOn(page).nth(0), 'whoever put it away plays on').toBeFocused();
  await solve(page, press);
});

test('after the ending it is said about how long people take, of a hand as a real deck deals them too', async ({
  page,
}) => {
  await openPractice(page);
  await expect(dotsOn(page)).toHaveCount(0);
  await lay(page, solutionOf([2, 3, 5, 7]));
  await expectSolved(page);
  const entry = entryOf([2, 3, 5, 7]);
  if (!entry) throw new Error('2 3 5 7 makes 24');
  await expect(dotsOn(page)).toHaveAccessibleName(common.dots[entry.dots]);
  await expect(page.getByText(practice.about(entry.seconds))).toBeVisible();
});

test('kinds that only the table knows are offered where it does; another number of cards leaves the dots', async ({
  page,
}) => {
  await openPractice(page);
  await openSheet(page);
  await kindOn(page, 'fraction').tap();
  await choose(page, deal.count, '5');
  await expect(kindOn(page, 'fraction')).toHaveCount(0);
  await expect(kindOn(page, 'solvable')).toHaveAttribute('aria-pressed', 'true');
  await kindOn(page, 'threeDots').tap();
  await act(page, deal.save).tap();
  await expect(cardsOn(page)).toHaveCount(5);
  const ready = async () =>
    (await readStore<{ key: string; deals: unknown[] }>(page, 'deals')).find(
      ({ key }) => key === 'threeDots 24 10 5',
    );
  await expect.poll(async () => (await ready())?.deals.length, { timeout: 20_000 }).toBe(10);
  await chooseOption(page, practice.menu.skip);
  await expect(dotsOn(page)).toHaveAccessibleName(common.dots[3]);
});

test('a kind of which there is no hand is refused with a sentence, and the hand stays', async ({ page }) => {
  await openPractice(page);
  await openSheet(page);
  await choose(page, deal.ranks, deal.ranksOther);
  await page.getByLabel(deal.highest).fill('4');
  await kindOn(page, 'fraction').tap();
  await act(page, deal.save).tap();
  await expect(page.getByText(deal.refusedKind(null, deal.kinds.fraction))).toBeVisible();
  expect(await ranksOn(page)).toEqual([2, 3, 5, 7]);
});

test('home shows how hard today’s hand is: from one dot on Monday to three on Sunday', async ({ page }) => {
  await page.clock.install({ time: '2026-11-16T12:00:00Z' });
  await page.goto('./');
  await passFirst(page);
  for (const dots of [1, 1, 1, 2, 2, 2, 3] as const) {
    await expect(dotsOn(page)).toHaveAccessibleName(common.dots[dots]);
    await page.clock.fastForward('24:00:00');
  }
  await expect(dotsOn(page)).toHaveAccessibleName(common.dots[1]);
});
