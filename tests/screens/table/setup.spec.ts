import { expect, test, type Locator, type Page } from '@playwright/test';
import {
  about,
  common,
  examples,
  games,
  home,
  houseRules,
  knockRules,
  setup,
  setupSheets,
  slapRules,
} from '#lib/i18n/messages.ts';
import { closeName, type Header } from '#lib/core/match/header.ts';
import { standardSlap } from '#lib/games/slap/config.ts';
import { passFirst } from '../../../e2e/support/app.ts';
import { begin, openSetup, seatButton, startButton } from '../../../e2e/support/setup.ts';
import { openWith, readStore } from '../../../e2e/support/store.ts';
import { act } from '../../../e2e/support/table.ts';

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

/** How the matches in the store began, oldest first. */
async function headers(page: Page): Promise<readonly Header[]> {
  const rows = await readStore<{ readonly header: Header }>(page, 'matches');
  return rows.map(({ header }) => header).toSorted((a, b) => a.startedAt - b.startedAt);
}
const namesOf = ({ players }: Header) => players.map(({ name }) => name);

/** The middle of something on the page. */
async function centre(element: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error('it is not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Opens the slip of the one who sits there under this name. */
async function pick(page: Page, name: string) {
  await seatButton(page, name).tap();
  return page.getByRole('dialog');
}
async function rename(page: Page, from: string, to: string): Promise<void> {
  const slip = await pick(page, from);
  await slip.getByRole('textbox', { name: setupSheets.person.name }).fill(to);
  await slip.getByRole('button', { name: setupSheets.person.save }).tap();
  await expect(slip).toHaveCount(0);
}

test('from home, two taps start a match as published; home then offers to continue it and to play the same again', async ({
  page,
}) => {
  await page.goto('./');
  await passFirst(page);
  await page.getByRole('link', { name: new RegExp(`^${setup.games.slap}`) }).tap();
  const id = await begin(page);
  expect(await headers(page)).toMatchObject([
    { id, game: 'slap', config: standardSlap(2), players: [{ name: 'Moon' }, { name: 'Hill' }] },
  ]);
  await page.goto('./');
  const goOn = page.getByRole('link', { name: setup.home.goOn(setup.games.slap) });
  await expect(goOn).toContainText(games.slap.next(1));
  await expect(goOn).toContainText(setup.home.score('Moon', 20));
  await goOn.tap();
  await page.waitForURL(new RegExp(`match=${id}$`));

  await page.clock.runFor('1:00');
  await page.goto('./');
  await page.getByRole('button', { name: setup.again }).tap();
  await page.waitForURL(/\/play\?match=/);
  const [first, second] = await headers(page);
  expect(second).toMatchObject({ config: first?.config, players: first?.players });

  await page.goto('./');
  await act(page, setup.home.all(2)).tap();
  await page.getByRole('dialog').getByRole('link').last().tap();
  await page.waitForURL(new RegExp(`match=${id}$`));
});

test('a match made to measure: names, shapes, places, handicap, a real deck and house rules', async ({
  page,
}) => {
  await openWith(page, './setup', {});
  await act(page, setup.playersCount(4)).tap();
  await rename(page, 'Moon', 'Mei');
  await rename(page, 'Hill', 'Grandma');
  const mei = await pick(page, 'Mei');
  await mei
    .getByRole('group', { name: setupSheets.person.shape })
    .getByRole('button', { name: setup.shapes.star })
    .tap();
  await mei.getByRole('button', { name: `${setupSheets.person.delay}: more` }).tap();
  await mei.getByRole('switch', { name: setupSheets.person.second }).tap();
  await mei.getByRole('button', { name: setupSheets.person.save }).tap();
  const gate = await pick(page, 'Gate');
  await gate.getByRole('button', { name: 'Grandma' }).tap();
  await page.getByRole('button', { name: setup.decks.physical }).tap();

  await page.getByRole('button', { name: setup.rules.title }).tap();
  const rules = page.getByRole('dialog', { name: setup.rules.title });
  await expect(rules.getByText(setupSheets.share(87))).toBeVisible();
  await rules.getByRole('textbox', { name: setupSheets.row.target }).fill('41');
  await expect(rules.getByText(setupSheets.rare)).toBeVisible();
  await rules.getByRole('button', { name: setup.less(houseRules.claimTime.name) }).tap();
  for (let step = 0; step < 4; step += 1)
    await rules.getByRole('button', { name: setup.less(houseRules.setTime.name) }).tap();
  await expect(rules.getByRole('button', { name: setup.less(houseRules.setTime.name) })).toBeDisabled();
  await rules.getByRole('switch', { name: houseRules.slapSayNone.name }).tap();
  await rules.getByRole('button', { name: setup.done }).tap();

  await begin(page);
  const [header] = await headers(page);
  expect(header).toMatchObject({
    config: {
      players: 4,
      deck: 'physical',
      target: 41,
      claimTime: 20_000,
      setTime: 0,
      sayNone: true,
      called: false,
      handicaps: [
        { delay: 500, second: true },
        { delay: 0, second: false },
        { delay: 0, second: false },
        { delay: 0, second: false },
      ],
    },
    players: [
      { name: 'Mei', shape: 'star' },
      { name: 'Grandma', shape: 'hill' },
      { name: 'Gate', shape: 'gate' },
      { name: 'Moon', shape: 'moon' },
    ],
  });

  await openSetup(page);
  await expect(seatButton(page, 'Grandma')).toBeVisible();
  await page.getByRole('button', { name: setup.rules.title }).tap();
  await rules.getByRole('switch', { name: setupSheets.row.dynamic }).tap();
  await rules.getByRole('button', { name: setup.reset }).tap();
  await expect(rules.getByRole('button', { name: setup.reset })).toBeDisabled();
  await rules.getByRole('button', { name: setup.done }).tap();
  await expect(page.getByText(setup.rules.published)).toBeVisible();
  // What was started last is offered as long as it is not what stands here.
  await page.getByRole('button', { name: setup.again }).tap();
  await page.waitForURL(/\/play\?match=/);
  expect((await headers(page))[1]).toMatchObject({ config: header?.config, players: header?.players });
});

test('Knock for four with face cards, three deck rounds, a drawn target and a dealer who was chosen', async ({
  page,
}) => {
  await openWith(page, './', {});
  await page.getByRole('link', { name: new RegExp(`^${setup.games.knock}`) }).tap();
  await page.getByRole('button', { name: setup.rules.title }).tap();
  const rules = page.getByRole('dialog', { name: setup.rules.title });
  await rules.getByRole('switch', { name: houseRules.faces.name }).tap();
  // With the face cards in the deck fewer deals can make it (ARITH-7).
  await expect(rules.getByText(setupSheets.share(80))).toBeVisible();
  await rules.getByRole('switch', { name: setupSheets.row.dynamic }).tap();
  await rules.getByRole('switch', { name: houseRules.redraw.name }).tap();
  for (let more = 0; more < 2; more += 1)
    await rules.getByRole('button', { name: setup.more(houseRules.rounds.name) }).tap();
  await rules.getByRole('button', { name: houseRules.dealer.name }).tap();
  await rules.getByRole('button', { name: houseRules.dealer.name }).tap();
  await rules.getByRole('button', { name: setup.done }).tap();
  await begin(page);
  expect(await headers(page)).toMatchObject([
    {
      game: 'knock',
      config: { players: 4, faces: true, target: 'dynamic', redraw: true, rounds: 3, dealer: 1 },
    },
  ]);
});

test('names that will not do are refused with a sentence, and nothing changes', async ({ page }) => {
  await openWith(page, './setup', {});
  const slip = await pick(page, 'Moon');
  const name = slip.getByRole('textbox', { name: setupSheets.person.name });
  for (const [typed, sentence] of [
    ['', setup.fault.emptyName],
    ['   ', setup.fault.emptyName],
    ['n'.repeat(25), setup.fault.longName],
    ['Hill', setup.fault.sameName],
  ] as const) {
    await name.fill(typed);
    await expect(slip.getByRole('alert')).toHaveText(sentence);
    await expect(slip.getByRole('button', { name: setupSheets.person.save })).toBeDisabled();
    await name.press('Enter');
    await expect(slip).toBeVisible();
  }
  await slip.getByRole('button', { name: setup.shapes.star }).tap();
  await slip.getByRole('button', { name: 'Cancel' }).tap();
  await expect(seatButton(page, 'Moon')).toBeVisible();
  await begin(page);
  expect((await headers(page)).map(namesOf)).toEqual([['Moon', 'Hill']]);
});

test('a name is shown as text, whatever it contains', async ({ page }) => {
  await openWith(page, './setup', {});
  const names = ['<img src=x onerror=f()>', '\u202eevil \u2066x', '👨‍👩‍👧‍👦'.repeat(24)] as const;
  await page.getByRole('button', { name: setup.playersCount(4) }).tap();
  await rename(page, 'Moon', names[0]);
  await rename(page, 'Gate', names[1]);
  await rename(page, 'Hill', names[2]);
  await expect(page.locator('main img')).toHaveCount(0);
  for (const name of names) await expect(page.locator('bdi', { hasText: name })).toBeVisible();
  await begin(page);
  expect((await headers(page)).map(namesOf)).toEqual([[...names.map(closeName), 'Star']]);
});

test('three players are no game of Slap: a link that asks for them is refused with a sentence', async ({
  page,
}) => {
  await openWith(page, './setup?game=slap&players=3', {});
  const sentence = setup.fault.players(setup.games.slap, [2, 4], 3);
  await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
  await expect(seatButton(page, 'Hill')).toBeVisible();
  await act(page, setup.playersCount(4)).tap();
  await expect(page.getByText(sentence)).toHaveCount(0);
});

test('places are drawn by card: the highest picks first, and those who drew alike draw again', async ({
  page,
}) => {
  await openWith(page, './setup', {});
  await act(page, setup.playersCount(4)).tap();
  await act(page, setup.draw).tap();
  const slip = page.getByRole('dialog', { name: setupSheets.drawn.title });
  await expect(slip.getByRole('img')).toHaveCount(4);
  const again = slip.getByRole('button', { name: setupSheets.drawn.redraw });
  while (await again.isVisible()) await again.tap();
  const picked: string[] = [];
  for (const place of [setup.places.right, setup.places.far, setup.places.left]) {
    const says = (await slip.getByRole('status').textContent()) ?? '';
    picked.push(/^(\w+), pick a place/.exec(says)?.[1] ?? says);
    await slip.getByRole('button', { name: place, exact: true }).tap();
  }
  // The last place is nobody's choice.
  await expect(slip).toHaveCount(0);
  await begin(page);
  const [names = []] = (await headers(page)).map(namesOf);
  expect([names[3], names[2], names[1]]).toEqual(picked);
  expect(names.toSorted()).toEqual(['Gate', 'Hill', 'Moon', 'Star']);
});

test('a seat dragged onto another changes places with it; one that is let go elsewhere stays', async ({
  page,
}) => {
  await openWith(page, './setup', {});
  await act(page, setup.playersCount(4)).tap();
  const places = () =>
    page
      .getByRole('group', { name: setup.who.edges })
      .getByRole('button')
      .evaluateAll((seats) => seats.map((seat) => seat.getAttribute('aria-label')));
  const drag = async (name: string, to: { readonly x: number; readonly y: number }) => {
    const from = await centre(seatButton(page, name));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 5 });
    await page.mouse.up();
  };
  const before = ['Moon, near end', 'Gate, left side', 'Hill, far end', 'Star, right side'];
  expect(await places()).toEqual(before);
  await drag('Gate', { x: 20, y: 700 });
  expect(await places()).toEqual(before);
  await drag('Gate', await centre(seatButton(page, 'Star')));
  expect(await places()).toEqual(['Moon, near end', 'Star, left side', 'Hill, far end', 'Gate, right side']);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await seatButton(page, 'Gate').tap();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('with the keyboard alone a match is set up and started', async ({ page }) => {
  await openWith(page, './', {});
  await expect(page.getByText(setup.home.title)).toBeVisible();
  /** Walks on until what has the focus has this name, then presses the key. */
  const press = async (name: string | RegExp, key = 'Enter') => {
    for (let step = 0; step < 40; step += 1) {
      const focused = await page.evaluate(() => {
        const element = document.activeElement;
        return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '';
      });
      if (typeof name === 'string' ? focused === name : name.test(focused)) return page.keyboard.press(key);
      await page.keyboard.press('Tab');
    }
    throw new Error(`${String(name)} was not reached`);
  };
  await press(/^Slap/);
  await expect(startButton(page)).toBeVisible();
  await press(setup.playersCount(4), 'Space');
  await press(/^Gate/);
  await expect(page.getByRole('textbox', { name: setupSheets.person.name })).toBeFocused();
  await page.keyboard.type('Jun');
  await page.keyboard.press('Enter');
  await expect(seatButton(page, 'Jun')).toBeFocused();
  await press(/^House rules/);
  await press(new RegExp(`^${houseRules.called.name}`), 'Space');
  await page.keyboard.press('Escape');
  await press(setup.of.slap.start);
  await page.waitForURL(/\/play\?match=/);
  expect(await headers(page)).toMatchObject([
    { config: { players: 4, called: true }, players: [{}, { name: 'Jun' }, {}, {}] },
  ]);
});

test('home offers nothing to continue and nothing to play again before the first match', async ({ page }) => {
  await openWith(page, './', {});
  await expect(page.getByRole('heading', { name: home.today })).toBeVisible();
  await expect(page.getByText(setup.home.title)).toBeVisible();
  await expect(page.getByText('Continue')).toHaveCount(0);
  await expect(page.getByRole('button', { name: setup.again })).toHaveCount(0);
});

for (const [game, lines] of [
  ['slap', slapRules],
  ['knock', knockRules],
] as const)
  test(`the book of ${game} opens its own page: a worked example, then its rules`, async ({ page }) => {
    await openWith(page, `./setup?game=${game}`, {});
    await page.getByRole('link', { name: setup.rulesPage }).tap();
    await expect(page.getByRole('heading', { name: about.howToPlay(games[game].name) })).toBeVisible();
    const [example, rules] = [examples.captions[game], lines];
    await expect(page.getByRole('listitem')).toHaveCount(example.length + rules.length);
    for (const line of rules) await expect(page.getByText(line)).toBeVisible();
    await page.getByRole('link', { name: common.toward(setup.title) }).tap();
    await expect(page.getByRole('heading', { name: setup.title })).toBeVisible();
  });

test('from the first page to how each game is played, and back', async ({ page }) => {
  await openWith(page, './', {});
  for (const game of ['slap', 'knock', 'fours', 'contest', 'kings'] as const) {
    const how = page.getByRole('link', { name: setup.home.howTo(setup.games[game]), exact: true });
    await how.tap();
    await expect(
      page.getByRole('heading', { level: 1, name: about.howToPlay(setup.games[game]) }),
    ).toBeVisible();
    await page
      .getByRole('link', { name: new RegExp(common.tabs.home) })
      .first()
      .tap();
  }
});
