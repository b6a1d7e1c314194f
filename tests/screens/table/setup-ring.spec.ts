import { expect, test, type Page } from '@playwright/test';
import type { Header } from '#lib/core/match/header.ts';
import { games, houseRules, kings, kingsKeeper, setup, setupSheets } from '#lib/i18n/messages.ts';
import { axeFaults } from '../../../e2e/support/axe.ts';
import { layoutFaults } from '../../../e2e/support/layout.ts';
import { seatButton, seatLabels, startButton } from '../../../e2e/support/setup.ts';
import { openWith, readStore } from '../../../e2e/support/store.ts';
import { act } from '../../../e2e/support/table.ts';

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

/** Set-up of Four Fours, in a store that has forgotten the last one. */
async function openRing(page: Page, players: number): Promise<void> {
  await openWith(page, `./setup?game=fours&players=${players}`, {});
  await expect(startButton(page)).toBeVisible();
}
async function begun(page: Page): Promise<Header | undefined> {
  await page.waitForURL(/\/play\?match=/);
  const rows = await readStore<{ readonly header: Header }>(page, 'matches');
  return rows[0]?.header;
}
/** Where a seat lies on the page. */
async function cornerOf(page: Page, name: string) {
  const box = await seatButton(page, name).boundingBox();
  return box && [box.x, box.y];
}

test('six pass the phone round: who begins, the other way round, house rules and real cards', async ({
  page,
}) => {
  await openRing(page, 6);
  await expect(page.getByRole('heading', { name: setup.who.ring })).toBeVisible();
  expect(await seatLabels(page)).toEqual([
    'Moon, first in turn, begins',
    'Drop, second in turn',
    'Leaf, third in turn',
    'Star, fourth in turn',
    'Gate, fifth in turn',
    'Hill, sixth in turn',
  ]);
  await seatButton(page, 'Leaf').tap();
  const slip = page.getByRole('dialog', { name: setup.person.inTurn(setup.inTurn(3)) });
  await slip.getByRole('textbox', { name: setupSheets.person.name }).fill('Ada');
  await expect(slip.getByText(setupSheets.person.handicap)).toHaveCount(0);
  await slip.getByRole('button', { name: houseRules.first.choose }).tap();
  await expect(slip).toHaveCount(0);

  const before = await Promise.all(['Moon', 'Ada', 'Drop'].map((name) => cornerOf(page, name)));
  await act(page, setup.turnRound).tap();
  expect(await seatLabels(page)).toEqual([
    'Ada, Leaf, first in turn, begins',
    'Drop, second in turn',
    'Moon, third in turn',
    'Hill, fourth in turn',
    'Gate, fifth in turn',
    'Star, sixth in turn',
  ]);
  // Only the way of the turn is another: everybody sits where they sat.
  expect(await Promise.all(['Moon', 'Ada', 'Drop'].map((name) => cornerOf(page, name)))).toEqual(before);

  await page.getByRole('button', { name: setup.decks.physical }).tap();
  await page.getByRole('button', { name: setup.rules.title }).tap();
  const rules = page.getByRole('dialog', { name: setup.rules.title });
  for (const { name, more } of [houseRules.implied, houseRules.negation, houseRules.extended]) {
    await expect(rules.getByText(more)).toBeVisible();
    await rules.getByRole('switch', { name }).tap();
  }
  await expect(rules.getByRole('button', { name: houseRules.first.name })).toContainText('Ada');
  await rules.getByRole('button', { name: setup.done }).tap();
  await startButton(page).tap();
  expect(await begun(page)).toMatchObject({
    game: 'fours',
    config: {
      players: 6,
      deck: 'physical',
      implied: true,
      negation: true,
      extended: true,
      first: 2,
    },
    players: [
      { name: 'Moon', shape: 'moon' },
      { name: 'Drop', shape: 'drop' },
      { name: 'Ada', shape: 'leaf' },
      { name: 'Star', shape: 'star' },
      { name: 'Gate', shape: 'gate' },
      { name: 'Hill', shape: 'hill' },
    ],
  });
});

test('Kings names its author, and with two real decks the score keeper opens', async ({ page }) => {
  await openWith(page, './setup?game=kings&players=2', {});
  await expect(startButton(page)).toBeVisible();
  await expect(page.getByText('A game by Ryan Matthew Thurman.')).toBeVisible();
  // People shuffle real cards themselves: the key says what comes first with either deck.
  await expect(startButton(page)).toHaveText('Turn up the castles');
  await page.getByRole('button', { name: setup.decks.physical }).tap();
  await expect(startButton(page)).toHaveText('Turn up the castles');
  expect(await axeFaults(page, 'Kings, set up')).toEqual([]);
  await startButton(page).tap();
  expect(await begun(page)).toMatchObject({ game: 'kings', config: { players: 2, deck: 'physical' } });
  await expect(page.getByRole('heading', { name: kings.keeper })).toBeVisible();
  await expect(page.getByText(kingsKeeper.ask(kings.castle(0)))).toBeVisible();
  // The author is of this game alone.
  await page.goto('./setup?game=fours&players=2');
  await expect(startButton(page)).toBeVisible();
  await expect(page.getByText('Thurman')).toHaveCount(0);
});

test('one who is alone has no real cards, no ring to turn and nobody to draw against', async ({ page }) => {
  await openRing(page, 3);
  await page.getByRole('button', { name: setup.decks.physical }).tap();
  await page.getByRole('group', { name: setup.players }).getByRole('button', { name: '1' }).tap();
  await expect(page.getByRole('heading', { name: setup.who.alone })).toBeVisible();
  expect(await seatLabels(page)).toEqual(['Moon']);
  for (const name of [setup.turnRound, houseRules.first.lot.ask, setup.decks.physical])
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  await seatButton(page, 'Moon').tap();
  const slip = page.getByRole('dialog', { name: setup.person.alone });
  await expect(slip.getByRole('button', { name: houseRules.first.choose })).toHaveCount(0);
  await slip.getByRole('button', { name: setupSheets.person.save }).tap();
  await startButton(page).tap();
  expect(await begun(page)).toMatchObject({ game: 'fours', config: { players: 1, deck: 'dealt' } });
});

test('at Kings The Turn is drawn, who has the last turn of all (KINGS-3)', async ({ page }) => {
  await page.goto('./setup?game=kings&players=3');
  await act(page, houseRules.theTurn.lot.ask).tap();
  const slip = page.getByRole('dialog', { name: houseRules.theTurn.lot.title });
  await expect(slip.getByRole('img')).toHaveCount(3);
  const again = slip.getByRole('button', { name: setupSheets.drawn.redraw });
  while (await again.isVisible()) await again.tap();
  const said = (await slip.getByRole('status').textContent()) ?? '';
  const [, name = ''] = /^(\w+) is The Turn\.$/.exec(said) ?? [];
  await slip.getByRole('button', { name: setup.done }).tap();
  await expect(slip).toHaveCount(0);
  expect(await seatLabels(page)).toEqual([
    expect.stringMatching(/, first in turn$/),
    expect.stringMatching(/, second in turn$/),
    `${name}, third in turn, The Turn`,
  ]);
});

test('who begins is drawn by card, and everybody stays where they sit', async ({ page }) => {
  await openRing(page, 5);
  await act(page, houseRules.first.lot.ask).tap();
  const slip = page.getByRole('dialog', { name: houseRules.first.lot.title });
  await expect(slip.getByRole('img')).toHaveCount(5);
  const again = slip.getByRole('button', { name: setupSheets.drawn.redraw });
  while (await again.isVisible()) await again.tap();
  const cards = await slip.getByRole('img').evaluateAll((all) => all.map((card) => card.ariaLabel ?? ''));
  const [, name = ''] = /^(\w+) begins\.$/.exec((await slip.getByRole('status').textContent()) ?? '') ?? [];
  expect(cards.some((card) => card.startsWith(`${name}: `))).toBe(true);
  await slip.getByRole('button', { name: setup.done }).tap();
  await expect(slip).toHaveCount(0);
  const [first] = await seatLabels(page);
  expect(first).toBe(`${name}, first in turn, begins`);
  const seats = await page.locator('[data-seat]').evaluateAll((all) =>
    all
      .map((seat) => [Number(seat.dataset['seat']), seat.dataset['shape']] as const)
      .toSorted(([a], [b]) => a - b)
      .map(([, shape]) => shape),
  );
  expect(seats).toEqual(['moon', 'hill', 'gate', 'star', 'leaf']);
});

test('with the keyboard alone the ring is walked in turn, exchanged, turned and started', async ({
  page,
}) => {
  await openRing(page, 4);
  const walk: string[] = [];
  const press = async (name: string | RegExp, key = 'Enter') => {
    for (let step = 0; step < 40; step += 1) {
      const focused = await page.evaluate(() => {
        const element = document.activeElement;
        return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '';
      });
      walk.push(focused);
      if (typeof name === 'string' ? focused === name : name.test(focused)) return page.keyboard.press(key);
      await page.keyboard.press('Tab');
    }
    throw new Error(`${String(name)} was not reached`);
  };
  await press(/^Hill, fourth/);
  expect(walk.slice(-4)).toEqual([
    'Moon, first in turn, begins',
    'Star, second in turn',
    'Gate, third in turn',
    'Hill, fourth in turn',
  ]);
  await expect(page.getByRole('dialog')).toBeVisible();
  await press(houseRules.first.choose, 'Space');
  await press(setup.turnRound, 'Space');
  await expect(page.getByRole('status').filter({ hasText: setup.turns.round })).toHaveCount(1);
  await press(/^House rules/);
  await press(new RegExp(`^${houseRules.implied.name}`), 'Space');
  await page.keyboard.press('Escape');
  await press(setup.of.fours.start);
  expect(await begun(page)).toMatchObject({
    config: { players: 4, implied: true, first: 3 },
    players: [{ shape: 'moon' }, { shape: 'star' }, { shape: 'gate' }, { shape: 'hill' }],
  });
});

test('a seat of the ring dragged onto another changes places with it, and who begins goes along', async ({
  page,
}) => {
  await openRing(page, 6);
  const [from, to] = await Promise.all(
    ['Moon', 'Star'].map(async (name) => {
      const box = await seatButton(page, name).boundingBox();
      if (!box) throw new Error(`${name} is not on the page`);
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    }),
  );
  if (!from || !to) throw new Error('two seats');
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.mouse.up();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await seatLabels(page)).slice(0, 2)).toEqual([
    'Moon, first in turn, begins',
    'Gate, second in turn',
  ]);
});

test('the ring of six fits 320 px, with names of 24 wide characters, and axe finds nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openRing(page, 6);
  await seatButton(page, 'Gate').tap();
  const slip = page.getByRole('dialog');
  await slip.getByRole('textbox', { name: setupSheets.person.name }).fill('W'.repeat(24));
  await slip.getByRole('button', { name: setupSheets.person.save }).tap();
  await page.keyboard.press('Tab');
  expect(await layoutFaults(page, 48)).toEqual([]);
  expect(await axeFaults(page, 'the ring of six')).toEqual([]);
});

test('house rules name who begins, with a name of 24 wide characters, within 390 px', async ({ page }) => {
  await openRing(page, 2);
  await seatButton(page, 'Moon').tap();
  const slip = page.getByRole('dialog');
  await slip.getByRole('textbox', { name: setupSheets.person.name }).fill('W'.repeat(24));
  await act(page, setupSheets.person.save).tap();
  await page.getByRole('button', { name: setup.rules.title }).tap();
  await expect(slip.getByText('W'.repeat(24))).toBeVisible();
  expect(await layoutFaults(page, 48)).toEqual([]);
});

test('a link that asks for seven is refused with a sentence', async ({ page }) => {
  await openRing(page, 7);
  const sentence = setup.fault.players(games.fours.name, [1, 2, 3, 4, 5, 6], 7);
  await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
});

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [768, 1024],
  [1024, 768],
] as const)
  test(`from one to six players are chosen in one row at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openWith(page, './setup?game=fours', {});
    const counts = page.getByRole('group', { name: setup.players, exact: true }).getByRole('button');
    await expect(counts).toHaveCount(6);
    const tops = await counts.evaluateAll((each) => each.map((one) => one.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
  });
