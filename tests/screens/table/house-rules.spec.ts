// House rules that are chosen: kept under a name, by a list, by one after the other; and the switches that are for every game.
import { expect, test, type Page } from '@playwright/test';
import type { Header } from '#lib/core/match/header.ts';
import { contestTypes, houseRules, presets, setup, setupSheets } from '#lib/i18n/messages.ts';
import { begin, seatButton } from '../../../e2e/support/setup.ts';
import { openWith, readStore, settingOn, type Rows } from '../../../e2e/support/store.ts';
import { act } from '../../../e2e/support/table.ts';

const sheetOf = (page: Page) => page.getByRole('dialog', { name: setup.rules.title });
const ownOf = (page: Page) => sheetOf(page).getByRole('list', { name: presets.own });
const configOn = async (page: Page) =>
  (await readStore<{ readonly header: Header }>(page, 'matches'))[0]?.header.config;

/** Opens the house rules of a game. */
async function openRules(page: Page, query: string, rows: Rows = {}): Promise<void> {
  await openWith(page, `./setup?${query}`, rows);
  await page.getByRole('button', { name: new RegExp(`^${setup.rules.title}`) }).tap();
  await expect(sheetOf(page)).toBeVisible();
}
/** Rules of one's own that are kept already: so many numbers in a set. */
const kept = (names: readonly string[]): Rows => ({
  settings: [
    {
      key: 'presets',
      value: { contest: names.map((name, index) => ({ name, rules: { numbers: 2 + (index % 5) } })) },
    },
  ],
});

test('rules of a name that is there are replaced after that was said, in the same place', async ({
  page,
}) => {
  await openRules(page, 'game=contest&players=2', kept(['Friday', 'Sunday']));
  await act(page, setup.more(houseRules.sets.name)).tap();
  await act(page, presets.save).tap();
  const field = sheetOf(page).getByLabel(presets.name);
  const replaces = sheetOf(page).getByText(presets.replaces);
  await field.fill('Fri');
  await expect(act(page, presets.keep)).toBeVisible();
  await expect(replaces).toHaveCount(0);
  // However it is written.
  await field.fill(' FRIDAY');
  await expect(replaces).toBeVisible();
  await expect(field).toHaveAccessibleDescription(presets.replaces);
  await act(page, presets.replace).tap();
  await expect(field).toHaveCount(0);
  await expect(act(page, presets.save)).toBeFocused();
  await expect(ownOf(page).getByRole('listitem')).toHaveText(['FRIDAY', 'Sunday']);
  await expect(act(page, 'FRIDAY')).toHaveAttribute('aria-pressed', 'true');
  expect(await settingOn(page, 'presets')).toMatchObject({
    contest: [
      { name: 'FRIDAY', rules: { sets: 2, numbers: 4 } },
      { name: 'Sunday', rules: { numbers: 3 } },
    ],
  });
});

test('who deals first is asked where there are several', async ({ page }) => {
  const dealer = sheetOf(page).getByText(houseRules.dealer.name);
  await openRules(page, 'game=knock&players=2');
  await expect(dealer).toBeVisible();
  await openRules(page, 'game=knock&players=1');
  await expect(dealer).toHaveCount(0);
});

test('whoever gives up keeping rules has kept none, and is back where it began', async ({ page }) => {
  await openRules(page, 'game=contest&players=2', kept(['Friday']));
  await act(page, presets.save).tap();
  await sheetOf(page).getByLabel(presets.name).fill('Sunday');
  await act(page, presets.cancel).tap();
  await expect(act(page, presets.save)).toBeFocused();
  await expect(ownOf(page).getByRole('listitem')).toHaveText(['Friday']);
  // Nothing is left of what was typed.
  await act(page, presets.save).tap();
  await expect(sheetOf(page).getByLabel(presets.name)).toHaveValue('');
});

test('more rules than thirty are not kept; one of them can still be replaced', async ({ page }) => {
  const names = Array.from({ length: 30 }, (_, index) => `No. ${index}`);
  await openRules(page, 'game=contest&players=2', kept(names));
  await act(page, presets.save).tap();
  const field = sheetOf(page).getByLabel(presets.name);
  await field.fill('One more');
  await page.keyboard.press('Enter');
  await expect(sheetOf(page).getByRole('alert')).toHaveText(presets.fault.tooMany);
  await expect(field).toBeFocused();
  await field.fill('No. 7');
  await page.keyboard.press('Enter');
  await expect(field).toHaveCount(0);
  await expect(ownOf(page).getByRole('listitem')).toHaveCount(30);
});

test('a kind of Contest is chosen from the list of its family, and brings what is usual for it', async ({
  page,
}) => {
  await openRules(page, 'game=contest&players=2');
  await act(page, houseRules.presets.closest).tap();
  const kinds = sheetOf(page).getByRole('combobox', { name: houseRules.contestType.name });
  await kinds.selectOption('22');
  await expect(kinds).toHaveValue('22');
  await expect(sheetOf(page).getByText(contestTypes[22].more)).toBeVisible();
  // By name, and by no number that nobody knows.
  await expect(sheetOf(page).getByRole('option', { name: contestTypes[20].name, exact: true })).toHaveCount(
    1,
  );
  await act(page, setup.done).tap();
  await begin(page);
  expect(await configOn(page)).toMatchObject({ type: 22, sets: 1, target: 24 });
});

for (const { game, row, usual } of [
  { game: 'kings', row: houseRules.theTurn, usual: 0 },
  { game: 'fours', row: houseRules.first, usual: 0 },
  { game: 'knock', row: houseRules.dealer, usual: 'drawn' },
] as const)
  test(`in ${game} each press has the next seat begin, and after the last it is as at first`, async ({
    page,
  }) => {
    await openRules(page, `game=${game}&players=2`);
    const begins = sheetOf(page).getByRole('button', { name: new RegExp(`^${row.name}`) });
    const first = await begins.textContent();
    const shapes = [setup.shapes.moon, setup.shapes.hill];
    for (const shape of usual === 'drawn' ? shapes : shapes.slice(1)) {
      await begins.tap();
      await expect(begins).toContainText(shape);
    }
    await begins.tap();
    await expect(begins).toHaveText(first ?? '');
  });

for (const { name, field } of [
  { name: setupSheets.row.sound, field: 'tableSound' },
  { name: setupSheets.row.awake, field: 'awake' },
] as const)
  test(`“${name}” is switched for every game, and stays so`, async ({ page }) => {
    await openRules(page, 'game=slap');
    const control = sheetOf(page).getByRole('switch', { name });
    const before = await control.getAttribute('aria-checked');
    const after = before === 'true' ? 'false' : 'true';
    await control.tap();
    await expect(control).toHaveAttribute('aria-checked', after);
    expect(await settingOn(page, 'preferences')).toMatchObject({ [field]: after === 'true' });
    await openRules(page, 'game=knock');
    await expect(control).toHaveAttribute('aria-checked', after);
  });

test('a target goes down by one a press, to no less than one; what was typed wrongly is forgotten', async ({
  page,
}) => {
  await openRules(page, 'game=slap');
  const field = sheetOf(page).getByRole('textbox', { name: setupSheets.row.target });
  const less = act(page, setup.less(setupSheets.row.target));
  await field.fill('3');
  await less.tap();
  await expect(field).toHaveValue('2');
  await field.fill('none');
  await expect(sheetOf(page).getByRole('alert')).toBeVisible();
  await less.tap();
  await expect(sheetOf(page).getByRole('alert')).toHaveCount(0);
  await expect(field).toHaveValue('1');
  await expect(less).toBeDisabled();
});

test('another game is set up by its name, with the people who sit there', async ({ page }) => {
  await openWith(page, './setup?game=slap&players=2', {});
  const games = page.getByRole('group', { name: setup.game });
  for (const game of ['knock', 'contest', 'kings', 'slap'] as const) {
    const key = games.getByRole('button', { name: new RegExp(`^${setup.games[game]}`) });
    await key.tap();
    await expect(key).toHaveAttribute('aria-pressed', 'true');
    await expect(games.locator('[aria-pressed="true"]')).toHaveCount(1);
    await expect(seatButton(page, setup.shapes.hill)).toBeVisible();
  }
});

test('whoever has no name of their own is called as the shape that they take', async ({ page }) => {
  await openWith(page, './setup?game=contest&players=2', {});
  await seatButton(page, setup.shapes.hill).tap();
  const slip = page.getByRole('dialog');
  const name = slip.getByRole('textbox', { name: setupSheets.person.name });
  await slip.getByRole('button', { name: setup.shapes.star }).tap();
  await expect(name).toHaveValue(setup.shapes.star);
  await name.fill('Ben');
  await slip.getByRole('button', { name: setup.shapes.gate }).tap();
  await expect(name).toHaveValue('Ben');
  await slip.getByRole('button', { name: setupSheets.person.save }).tap();
  await expect(seatButton(page, 'Ben')).toBeVisible();
});

test('the rounds that are set up are shared from there, by these rules', async ({ page }) => {
  await openWith(page, './setup?game=contest&players=2&type=21', {});
  await page.getByRole('button', { name: new RegExp(`^${houseRules.sharedRounds.name}`) }).tap();
  await expect(page).toHaveURL(/\/contest\?v=1&type=21&.*&seed=\d+$/);
});
