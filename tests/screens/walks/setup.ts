import { expect, type Page } from '@playwright/test';
import { common, houseRules, presets, setup, setupSheets } from '#lib/i18n/messages.ts';
import { act } from '../../../e2e/support/table.ts';
import { begin, openSetup, seatButton, startButton } from '../../../e2e/support/setup.ts';
import { show, type Screen } from './screen.ts';

/** Set-up for four, in a store that has forgotten the last one. */
async function four(page: Page): Promise<void> {
  await show(page, './setup', {});
  await act(page, setup.playersCount(4)).tap();
  await expect(seatButton(page, setup.shapes.star)).toBeVisible();
}

async function knockAlone(page: Page): Promise<void> {
  await show(page, './setup?game=knock&players=1', {});
  await expect(act(page, setup.draw)).toHaveCount(0);
  await expect(seatButton(page, setup.shapes.moon)).toBeVisible();
}

const OWN = ['Grandma', 'W'.repeat(24), 'Leaf'] as const;
/** The house rules of Contest, with some of one's own. */
async function ownRules(page: Page): Promise<void> {
  const contest = OWN.map((name, index) => ({ name, rules: { numbers: 3 + index } }));
  await show(page, './setup?game=contest&players=2', { settings: [{ key: 'presets', value: { contest } }] });
  // How long it takes is fetched, and lengthens the page.
  await expect(page.locator('.more > p')).toBeVisible();
  await page.getByRole('button', { name: setup.rules.title }).tap();
  await expect(page.getByRole('list', { name: presets.own }).getByRole('listitem')).toHaveCount(OWN.length);
}

/** The ring of a game for so many, in a store that has forgotten the last one. */
async function ring(page: Page, players: number, game: 'fours' | 'kings' = 'fours'): Promise<void> {
  await show(page, `./setup?game=${game}&players=${players}`, {});
  await expect(page.locator('[data-seat]')).toHaveCount(players);
}

/** The slip of the one who sits at the left, with somebody else's name typed into it. */
async function rename(page: Page): Promise<void> {
  await four(page);
  await seatButton(page, setup.shapes.gate).tap();
  await page.getByRole('textbox', { name: setupSheets.person.name }).fill(setup.shapes.hill);
  await expect(page.getByText(setup.fault.sameName)).toBeVisible();
}

/** Home, with a match for two and one for four that wait. */
async function twoOpen(page: Page): Promise<void> {
  await show(page, './setup', {});
  await begin(page);
  await openSetup(page);
  await act(page, setup.playersCount(4)).tap();
  await begin(page);
  await page.goto('./');
  await expect(act(page, setup.home.all(2))).toBeVisible();
}

/** Set-up at the table, what opens on it, and what home shows of it. */
export const SETUP: readonly Screen[] = [
  {
    name: 'set-up for two',
    open: (page) => show(page, './setup', {}).then(() => expect(startButton(page)).toBeVisible()),
  },
  { name: 'set-up for four', open: four },
  {
    name: 'set-up for three, which Slap does not have',
    open: async (page) => {
      await show(page, './setup?game=slap&players=3', {});
      await expect(page.getByRole('alert').filter({ hasText: setup.games.slap })).toBeVisible();
    },
  },
  {
    name: 'house rules with a target that few deals make',
    open: async (page) => {
      await show(page, './setup', {});
      await page.getByRole('button', { name: setup.rules.title }).tap();
      await page.getByRole('textbox', { name: setupSheets.row.target }).fill('97');
      await expect(page.getByText(setupSheets.rare)).toBeVisible();
    },
  },
  {
    name: 'house rules of Knock for three',
    open: async (page) => {
      await show(page, './setup?game=knock&players=3', {});
      await page.getByRole('button', { name: setup.rules.title }).tap();
      await page.getByRole('switch', { name: houseRules.faces.name }).tap();
      await page.getByRole('switch', { name: setupSheets.row.dynamic }).tap();
      await expect(page.getByRole('switch', { name: houseRules.redraw.name })).toBeVisible();
    },
  },
  {
    name: 'house rules are given a name',
    open: async (page) => {
      await ownRules(page);
      await act(page, presets.save).tap();
      await expect(page.getByRole('textbox', { name: presets.name })).toBeFocused();
    },
  },
  {
    name: 'house rules of a name that others have already',
    open: async (page) => {
      await ownRules(page);
      await act(page, presets.save).tap();
      await page.getByRole('textbox', { name: presets.name }).fill(OWN[0]);
      await expect(page.getByText(presets.replaces)).toBeVisible();
    },
  },
  {
    name: 'house rules of one’s own just deleted',
    open: async (page) => {
      await ownRules(page);
      await act(page, presets.remove(OWN[1])).tap();
      await expect(page.getByText(presets.removed)).toBeVisible();
    },
  },
  { name: 'set-up of Knock, alone', open: knockAlone },
  {
    name: 'set-up of Knock for four, with somebody at the side to deal first',
    open: async (page) => {
      await show(page, './setup?game=knock&players=4', {});
      await seatButton(page, setup.shapes.gate).tap();
      await act(page, houseRules.dealer.choose).tap();
      await expect(seatButton(page, houseRules.dealer.mark)).toBeVisible();
    },
  },
  { name: 'a name that somebody else has', open: rename },
  {
    name: 'a name of 24 wide characters',
    open: async (page) => {
      await rename(page);
      await page.getByRole('textbox', { name: setupSheets.person.name }).fill('W'.repeat(24));
      await act(page, setupSheets.person.save).tap();
      await expect(page.getByText('W'.repeat(24))).toBeVisible();
    },
  },
  {
    name: 'drawing for places',
    open: async (page) => {
      await four(page);
      await act(page, setup.draw).tap();
      await expect(page.getByRole('dialog', { name: setupSheets.drawn.title })).toBeVisible();
    },
  },
  {
    name: 'drawing for places again, of which one is taken',
    open: async (page) => {
      await four(page);
      const slip = page.getByRole('dialog', { name: setupSheets.drawn.title });
      const again = act(page, setupSheets.drawn.redraw);
      // Until two of them draw alike.
      for (let draws = 0; (await again.count()) === 0; draws += 1) {
        expect(draws).toBeLessThan(20);
        if (draws > 0) await page.keyboard.press('Escape');
        await act(page, setup.draw).tap();
        await expect(slip.getByRole('img')).toHaveCount(4);
      }
      while ((await again.count()) > 0) await again.tap();
      await page.locator('.places').getByRole('button').first().tap();
      await expect(page.locator('.places :disabled')).toBeVisible();
    },
  },
  { name: 'a ring of six', open: (page) => ring(page, 6) },
  {
    name: 'a ring of three, whose game has an author',
    open: async (page) => {
      await ring(page, 3, 'kings');
      // No row lies half under the key that starts it.
      await page.locator('.more').evaluate((more) => more.scrollIntoView({ block: 'end' }));
    },
  },
  { name: 'a ring of five', open: (page) => ring(page, 5) },
  { name: 'Four Fours alone', open: (page) => ring(page, 1) },
  {
    name: 'one of six',
    open: async (page) => {
      await ring(page, 6);
      await seatButton(page, setup.shapes.drop).tap();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'house rules of Four Fours',
    open: async (page) => {
      await ring(page, 6);
      await page.getByRole('button', { name: setup.rules.title }).tap();
      await expect(page.getByRole('switch', { name: houseRules.extended.name })).toBeVisible();
    },
  },
  {
    name: 'drawing who begins',
    open: async (page) => {
      await ring(page, 6);
      await act(page, houseRules.first.lot.ask).tap();
      await expect(page.getByRole('dialog', { name: houseRules.first.lot.title })).toBeVisible();
    },
  },
  { name: 'home with two open matches', open: twoOpen },
  {
    name: 'the list of open matches',
    open: async (page) => {
      await twoOpen(page);
      await act(page, setup.home.all(2)).tap();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect(act(page, common.close)).toBeVisible();
    },
  },
];
