import { expect, test } from '@playwright/test';
import {
  kings as words,
  kingsCalculus as sheet,
  kingsKeeper as text,
  table as tableWords,
} from '#lib/i18n/messages.ts';
import { dealtTable, newTable, realTable } from '../../support/kings-table.ts';
import { button } from '../../../e2e/support/fours.ts';
import {
  call,
  crown,
  enter,
  found,
  kingsOn,
  KEYS,
  ready,
  toSheet,
  TOUCH,
  type Way,
} from '../../../e2e/support/kings-real.ts';
import { rowsOf } from '../../../e2e/support/matches.ts';
import { openWith } from '../../../e2e/support/store.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const CASTLES = '2♥ 3♣ Q♦ 7♠';
/** Half Kingdom 9, Half Steven 1½, and a Pointer of 5 (KINGS-11). */
const HALVES = 'Q♥ J♥ 10♥ 4♣ 10♦ 10♣ 5♣';
/** A Super Kingdom, 27, and a Pointer of 5. */
const SUPER = 'Q♥ J♥ 10♥ 9♥ 8♥ 7♥ 5♣';
const TWO_KINGS = 'Q♥ A♠ K♦ K♠ 2♥ J♥ 6♣';
const LOOSE = '2♠ 2♠ 4♥ 4♥ 6♥ 8♣ 10♠';

const WAYS: Readonly<Record<string, Way>> = { touch: TOUCH, keyboard: KEYS };

for (const [name, way] of Object.entries(WAYS)) {
  test(`a tournament of three games with real cards is kept to its end by ${name}: called, called wrongly, agreed`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await openWith(page, './play?match=m', rowsOf({ m: newTable(2, { deck: 'physical', games: 3 }) }));
    await found(page, way, CASTLES);
    await crown(page, way, { name: 'Grandma', card: 'K♦', castle: 2 });
    await expect(page.getByRole('list', { name: words.castles }).first()).toContainText('13');
    await call(page, way, 'Mei');
    await enter(page, way, 'Mei', HALVES);
    await expect(page.getByText(text.right)).toBeVisible();
    await way.press(page, button(page, text.nextCards('Grandma')));
    await enter(page, way, 'Grandma', LOOSE);
    const lines = page.getByRole('listitem').filter({ hasText: sheet.formation('evenSteven', 'half') });
    await expect(lines).toContainText('1½');
    await toSheet(page, way, ['Grandma']);
    await way.press(page, button(page, sheet.amendOne('Grandma', 1, '−16')));
    await page.getByRole('textbox', { name: sheet.amendLabel }).fill('-15.5');
    await way.press(page, button(page, sheet.save));
    await expect(button(page, sheet.amendOne('Grandma', 1, '−15½'))).toBeVisible();
    await way.press(page, button(page, sheet.playGame(2)));

    await found(page, way, CASTLES);
    await call(page, way, 'Grandma');
    await enter(page, way, 'Grandma', TWO_KINGS);
    // Mei is left, plays on alone, and asks to be scored (KINGS-4).
    await expect(page.getByRole('status')).toHaveText(`${text.wrong('Grandma')} ${text.alone('Mei')}`);
    await way.press(page, button(page, tableWords.pause.go));
    await expect(page.getByText(text.alone('Mei'))).toBeVisible();
    await way.press(page, button(page, text.call));
    await expect(button(page, 'Grandma')).toHaveCount(0);
    await way.press(page, button(page, text.scoreOne('Mei')).first());
    await expect(page.getByText(text.scoreOneAsk('Mei'))).toBeVisible();
    await way.press(page, button(page, text.scoreOne('Mei')).last());
    await enter(page, way, 'Mei', SUPER);
    await toSheet(page, way, ['Grandma']);
    await way.press(page, button(page, sheet.playGame(3)));

    await found(page, way, CASTLES);
    await way.press(page, button(page, text.call));
    await way.press(page, button(page, text.nobody));
    await way.press(page, button(page, text.all));
    // The Turn has come back to Mei, who is entered last.
    await enter(page, way, 'Grandma', HALVES);
    await enter(page, way, 'Mei', LOOSE);
    await toSheet(page, way, ['Mei']);
    await way.press(page, button(page, sheet.end));
    await expect(page.getByRole('heading', { name: words.wins('Mei') })).toBeVisible();
    const { state } = await kingsOn(page);
    expect(state.games.map(({ points, caller, end }) => [points, caller, end])).toEqual([
      [[31, -31], 0, 'called'],
      [[64, 26], null, 'lastLeft'],
      [[-32, 31], null, 'agreed'],
    ]);
  });
}

test('what two decks do not have is refused in a sentence, and nothing is written down', async ({ page }) => {
  await openWith(page, './play?match=m', rowsOf({ m: newTable(2, { deck: 'physical' }) }));
  await TOUCH.card(page, '2♥');
  await expect(page.getByText(text.ask(words.castle(1)))).toBeVisible();
  const { events } = await kingsOn(page);
  await page.keyboard.press('9');
  await page.keyboard.press('h');
  await expect(page.getByRole('alert')).toHaveText(words.refused.suitTaken);
  expect((await kingsOn(page)).events).toBe(events);
});

test('three copies of one card, and a call with six cards, are refused in a sentence, and nothing is played', async ({
  page,
}) => {
  await openWith(page, './play?match=m', rowsOf({ m: realTable(2).do({ type: 'called', seat: 0 }) }));
  await button(page, tableWords.pause.go).tap();
  const slots = page.getByRole('group', { name: text.slots }).getByRole('button');
  const status = page.getByRole('status');
  await expect(page.getByRole('heading', { name: text.cards('Mei') })).toBeVisible();
  await ready(page);
  const { events } = await kingsOn(page);
  for (const card of ['Q♥', 'Q♥', 'Q♥']) await TOUCH.card(page, card);
  await expect(status).toHaveText(words.refused.threeOfOne);
  await expect(slots.nth(2)).toHaveAccessibleName(text.slot(2, null));
  // One of the two lies on the First castle.
  for (const card of ['2♥', '2♥']) await TOUCH.card(page, card);
  await expect(status).toHaveText(words.refused.threeOfOne);
  await expect(slots.nth(3)).toHaveAccessibleName(text.slot(3, null));
  for (const card of ['3♠', '4♠', '5♠']) await TOUCH.card(page, card);
  await button(page, text.missing(1)).tap();
  await expect(status).toHaveText(words.refused.notSeven);
  const { state, ...kept } = await kingsOn(page);
  expect([kept.events, state.phase]).toEqual([events, { type: 'claimed', seat: 0 }]);
  // What was no call is taken back, and the game goes on.
  await button(page, text.noCall).tap();
  await expect(button(page, text.king)).toBeVisible();
});

test('left in The Calculus, a match waits there with what was arranged by hand', async ({ page }) => {
  const table = dealtTable({ hands: [LOOSE, HALVES] }, { games: 3 }).do({ type: 'called', seat: 1 });
  await openWith(page, './play?match=m', rowsOf({ m: table }));
  await button(page, tableWords.pause.go).tap();
  await button(page, sheet.arrange).tap();
  for (const card of ['queen of hearts', 'jack of hearts', '10 of hearts']) await button(page, card).tap();
  await button(page, sheet.together('Half Kingdom', '9')).tap();
  await button(page, '5 of clubs').tap();
  await button(page, sheet.point('5')).tap();
  await button(page, sheet.keep('−10')).tap();
  await expect(page.getByText(sheet.ownLess)).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { name: tableWords.cover.title })).toBeVisible();
  await button(page, tableWords.pause.go).tap();
  await expect(page.getByText(sheet.ownLess)).toBeVisible();
  await expect(page.getByText('15½', { exact: true }).last()).toBeVisible();
  await button(page, sheet.next('Mei')).tap();
  await button(page, sheet.sheet).tap();
  await button(page, sheet.playGame(2)).tap();
  await expect(page.getByText(words.founding.begin('Mei'))).toBeHidden();
  await expect(page.getByText(words.founding.begin('Grandma'))).toBeVisible();
  const { state } = await kingsOn(page);
  expect(state.games.map(({ points }) => points)).toEqual([[-32, 31]]);
});

test('on a deck that prints D for the queen, D is the queen and then diamonds', async ({ page }) => {
  await openWith(page, './play?match=m', {
    ...rowsOf({ m: newTable(2, { deck: 'physical', games: 3 }) }),
    settings: [{ key: 'preferences', value: { letters: 'AVDR', signs: '×÷' } }],
  });
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset['letters'])).toBe('AVDR');
  // The third castle is typed as D, D.
  await found(page, KEYS, CASTLES);
  await expect(page.getByRole('list', { name: words.castles }).first()).toContainText(
    /12 Third Third castle, diamonds/,
  );
});
