import { expect, test, type Page } from '@playwright/test';
import { TYPES } from '#lib/games/contest/types.ts';
import { contestFamilies, contestTypes, houseRules, setup, typedNumbers } from '#lib/i18n/messages.ts';
import { axeFaults } from '../../../e2e/support/axe.ts';
import { stateOn } from '../../../e2e/support/contest.ts';
import { layoutFaults } from '../../../e2e/support/layout.ts';
import { begin } from '../../../e2e/support/setup.ts';
import { openWith, readStore } from '../../../e2e/support/store.ts';

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

const { fault, range, seconds } = typedNumbers;

/** Each number of the rules, and where it means nothing: what it may be, one just beyond it, and one that is taken, as it then stands there. */
const ALL_ROWS = [
  [houseRules.contestTarget.name, range(-10_000, 10_000), '-10001', '-37', '−37'],
  [houseRules.numbers.name, range(2, 6), '7', '5', '5'],
  [houseRules.sets.name, range(1, 5), '0', '2', '2'],
  [houseRules.range.name, range(1, 100), '101', '99', '99'],
  [houseRules.endScore.name, range(1, 1000), '1001', '500', '500'],
  [houseRules.roundTime.name, seconds(0, 3600, 'no limit'), '3601', '100', '100 s'],
  [houseRules.proofTime.name, seconds(0, 3600, 'no limit'), '3601', '100', '100 s'],
  [houseRules.betweenTime.name, seconds(-1, 3600, 'ready'), '-2', '7', '7 s'],
  [houseRules.answerTime.name, seconds(0, 3600, 'no limit'), '9'.repeat(400), '45', '45 s'],
  [houseRules.entryTime.name, seconds(0, 3600, 'no limit'), '-1', '3600', '60 min'],
] as const;

const sheetOf = (page: Page) => page.getByRole('dialog', { name: setup.rules.title });
const fieldOf = (page: Page, name: string) => sheetOf(page).getByRole('textbox', { name, exact: true });
const openRules = (page: Page) =>
  page.getByRole('button', { name: new RegExp(`^${setup.rules.title}`) }).tap();
const familyKey = (page: Page, family: 'classic' | 'tony' | 'closest') =>
  page.getByRole('group', { name: setup.family }).getByRole('button', { name: contestFamilies[family].name });
/** Between them they show every setting; what means nothing there is not shown (CONTEST-11). */
const SHOWN = [
  { type: 0, without: [houseRules.answerTime.name, houseRules.proofTime.name] },
  { type: 11, without: [houseRules.contestTarget.name, houseRules.roundTime.name] },
] as const;

for (const [width, height] of [
  [390, 844],
  [430, 932],
  [768, 1024],
  [1024, 768],
  [1280, 720],
] as const)
  test(`none of the three families lies alone in a row below two: ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openWith(page, './setup?game=contest', {});
    const places = await Promise.all(
      (['classic', 'tony', 'closest'] as const).map((family) => familyKey(page, family).boundingBox()),
    );
    const rows = new Set(places.map((place) => Math.round(place?.y ?? NaN)));
    expect(rows.size).toBe(width < 700 ? 3 : 1);
    expect(await layoutFaults(page, 40)).toEqual([]);
  });

for (const { type, without } of SHOWN) {
  test(`in type ${type} what is no number, or one beyond what the game allows, gets a sentence and is not taken`, async ({
    page,
  }) => {
    const ROWS = ALL_ROWS.filter(([name]) => !without.some((other) => other === name));
    const time = TYPES[type].family === 'classic' ? houseRules.roundTime.name : houseRules.proofTime.name;
    const valuesOn = (on: Page) => Promise.all(ROWS.map(([name]) => fieldOf(on, name).inputValue()));
    await openWith(page, './setup?game=contest&players=2', {});
    await familyKey(page, TYPES[type].family).tap();
    await openRules(page);
    await expect(sheetOf(page).getByRole('combobox')).toHaveValue(String(type));
    for (const name of without) await expect(fieldOf(page, name)).toHaveCount(0);
    const alert = sheetOf(page).getByRole('alert');
    const first = await valuesOn(page);
    const upTo = fieldOf(page, houseRules.range.name);
    for (const [typed, sentence] of [
      ['', fault.empty(range(1, 100))],
      ['ten', fault.noNumber(range(1, 100))],
      ['2.5', fault.noNumber(range(1, 100))],
      ['0', fault.range(range(1, 100))],
    ] as const) {
      await upTo.fill(typed);
      await expect(alert).toHaveText(sentence);
      await expect(upTo).toHaveAttribute('aria-invalid', 'true');
      await expect(upTo).toHaveAccessibleDescription(sentence);
    }
    expect(await axeFaults(page, 'a fault')).toEqual([]);
    expect(await layoutFaults(page, 40)).toEqual([]);
    // The last good number is back when the field is left, and the sentence goes with the next that is one.
    await upTo.blur();
    await expect(upTo).toHaveValue('10');
    await expect(alert).toHaveText(fault.range(range(1, 100)));
    await upTo.fill('10');
    await expect(alert).toHaveCount(0);
    for (const [name, allowed, beyond] of ROWS) {
      await fieldOf(page, name).fill(beyond);
      await expect(alert.filter({ hasText: fault.range(allowed) })).not.toHaveCount(0);
    }
    await page.reload();
    await openRules(page);
    expect(await valuesOn(page)).toEqual(first);

    // Figure by figure the first of a long number are none of their own.
    const score = fieldOf(page, houseRules.endScore.name);
    await score.tap();
    await page.keyboard.type('5000');
    await expect(alert).toHaveText(fault.range(range(1, 1000)));
    // 5 was one when it stood there alone; what was before comes back, and to the disk, too.
    await expect
      .poll(async () => {
        const kept = await readStore<{ readonly key: string }>(page, 'settings');
        return kept.filter(({ key }) => key === 'setup').map((row) => JSON.stringify(row));
      })
      .toEqual([expect.stringMatching(/"endScore":10\b/)]);
    await page.reload();
    await openRules(page);
    expect(await valuesOn(page)).toEqual(first);

    for (const [name, , , good, shown] of ROWS) {
      const field = fieldOf(page, name);
      await field.tap();
      // The number that was there is taken away by the first figure.
      await page.keyboard.type(good);
      await field.blur();
      await expect(field).toHaveValue(shown);
      await expect(alert).toHaveCount(0);
    }
    await page.reload();
    await openRules(page);
    expect(await valuesOn(page)).toEqual(ROWS.map(([, , , , shown]) => shown));
    // A step goes on from there.
    await sheetOf(page)
      .getByRole('button', { name: setup.more(time) })
      .tap();
    await expect(fieldOf(page, time)).toHaveValue('2 min');
    await sheetOf(page).getByRole('button', { name: setup.done }).tap();
    await begin(page);
    await expect
      .poll(async () => (await stateOn(page)).config)
      .toMatchObject({
        type,
        target: type === 0 ? -37 : 24,
        ...{ numbers: 5, sets: 2, range: 99, endScore: 500 },
        ...{
          roundTime: 120_000,
          betweenTime: 7000,
          answerTime: type === 0 ? 60_000 : 45_000,
          entryTime: 3_600_000,
        },
      });
  });
}

test('three games are told apart by a sentence and an example, and only what means something in one is asked (CONTEST-11)', async ({
  page,
}) => {
  await openWith(page, './setup?game=contest&players=2', {});
  await expect(familyKey(page, 'classic')).toHaveAttribute('aria-pressed', 'true');
  await familyKey(page, 'closest').tap();
  await expect(familyKey(page, 'classic')).toHaveAttribute('aria-pressed', 'false');
  await expect(familyKey(page, 'closest')).toContainText(contestFamilies.closest.more);
  await openRules(page);
  await expect(sheetOf(page).getByRole('option')).toHaveCount(3);
  await expect(sheetOf(page).getByRole('option').first()).toHaveText(contestTypes[21].name);
  await expect(fieldOf(page, houseRules.sets.name)).toHaveCount(0);
  // A preset of another game is chosen with its game, and says what it is.
  await sheetOf(page).getByRole('button', { name: houseRules.presets.tony, exact: true }).tap();
  await expect(sheetOf(page).getByText(houseRules.presetsMore.tony)).toBeVisible();
  await sheetOf(page).getByRole('button', { name: setup.done }).tap();
  await expect(familyKey(page, 'tony')).toHaveAttribute('aria-pressed', 'true');
  // What is set up already is not changed by its own key.
  await familyKey(page, 'tony').tap();
  await begin(page);
  expect((await stateOn(page)).config).toMatchObject({ type: 11, sets: 2, endScore: 5 });
});
