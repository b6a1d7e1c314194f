import { expect, test, type Locator, type Page } from '@playwright/test';
import { kings as words, kingsCalculus as sheet, kingsKeeper as text, table } from '#lib/i18n/messages.ts';
import { cardsOf } from '../../support/kings-cards.ts';
import { newTable, realTable, type KingsTable } from '../../support/kings-table.ts';
import { button } from '../../../e2e/support/fours.ts';
import { found, kingsOn, rankKey, ready, suitKey, TOUCH } from '../../../e2e/support/kings-real.ts';
import { rowsOf } from '../../../e2e/support/matches.ts';
import { openWith, readStore } from '../../../e2e/support/store.ts';

// What is told to the score keeper: how little it takes, and that none of it is lost half-way.
test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

const CASTLES = '2♥ 3♣ Q♦ 7♠';
const HALVES = 'Q♥ J♥ 10♥ 4♣ 10♦ 10♣ 5♣';
const LOOSE = '2♠ 2♠ 4♥ 4♥ 6♥ 8♣ 10♠';
const CALLED = () => realTable(2).do({ type: 'called', seat: 0 });
const SCORED = () =>
  CALLED().do(
    { type: 'entered', seat: 0, cards: cardsOf(HALVES) },
    { type: 'entered', seat: 1, cards: cardsOf(LOOSE) },
  );

const sitAt = (page: Page, table: KingsTable) => openWith(page, './play?match=m', rowsOf({ m: table }));
const slots = (page: Page) => page.getByRole('group', { name: text.slots }).getByRole('button');
/** From under the cover of a match that waits. */
async function goOn(page: Page): Promise<void> {
  await button(page, table.pause.go).click();
  await ready(page);
}
/** Counts how often a finger goes down, from now on. */
function countTouches(): () => number {
  let count = 0;
  addEventListener('pointerdown', () => (count += 1), { capture: true });
  return () => count;
}
/** Until what is half told is on disk. */
const keeps = (page: Page, what: string) =>
  expect
    .poll(async () => JSON.stringify((await readStore<object>(page, 'hands')).at(-1) ?? null))
    .toContain(what);

test('four castles take seven taps, or four touches that slide from suit to value', async ({ page }) => {
  test.setTimeout(90_000);
  await sitAt(page, newTable(2, { deck: 'physical' }));
  await ready(page);
  const touches = countTouches();
  await found(page, TOUCH, CASTLES);
  expect(touches()).toBe(7);

  // Back to none of them, and once more, one stroke each.
  for (const place of [3, 2, 1]) {
    await (place === 3 ? button(page, text.undo) : button(page, text.delete)).tap();
    const asked = page.getByText(text.ask(words.castle(place)));
    await expect(place === 3 ? page.getByText(text.askRank(words.castle(3), 'spades')) : asked).toBeVisible();
    await ready(page);
  }
  await button(page, text.delete).tap();
  await expect(page.getByText(text.ask(words.castle(0)))).toBeVisible();
  await ready(page);
  const screen = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', spot?: { x: number; y: number }) =>
    screen.send('Input.dispatchTouchEvent', { type, touchPoints: spot ? [spot] : [] });
  const middle = async (key: Locator) => {
    const box = await key.boundingBox();
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  };
  const before = touches();
  for (const [place, card] of CASTLES.split(' ').entries()) {
    // Of the last one only the value is left to say.
    const [from, to] = [await middle(suitKey(page, card)), await middle(rankKey(page, card))];
    await send('touchStart', place === 3 ? to : from);
    for (const step of [1, 2, 3, 4])
      if (place < 3)
        await send('touchMove', { x: from.x + ((to.x - from.x) * step) / 4, y: from.y + ((to.y - from.y) * step) / 4 }); // oxfmt-ignore
    await send('touchEnd');
    await expect(place === 3 ? button(page, text.king) : page.getByText(place === 2 ? text.askRank('Fourth', 'spades') : text.ask(words.castle(place + 1)))).toBeVisible(); // oxfmt-ignore
  }
  expect(touches() - before).toBe(4);
  const { state } = await kingsOn(page);
  expect(state.castles.map(({ card }) => card)).toEqual(cardsOf(CASTLES));
});

test('seven cards are entered in fifteen taps: at the pace of a person in less than ten seconds', async ({
  page,
}) => {
  await page.clock.install();
  await sitAt(page, realTable(2));
  await goOn(page);
  await button(page, text.call).tap();
  await ready(page);
  await button(page, 'Mei').tap();
  // From here on only the test lets time pass; the call is sent within the first tenth of a second.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await button(page, text.enter('Mei')).tap();
  await page.clock.runFor(100);
  await expect(page.getByRole('heading', { name: text.cards('Mei') })).toBeVisible();
  const began = await page.evaluate(() => Date.now());
  const touches = countTouches();
  /** Looks for the next key, and taps it. */
  const tap = async (key: Locator) => {
    await page.clock.runFor(600);
    await key.tap();
  };
  for (const [place, card] of HALVES.split(' ').entries()) {
    await tap(rankKey(page, card));
    await tap(suitKey(page, card));
    await expect(slots(page).nth(place)).not.toHaveAccessibleName(text.slot(place, null));
  }
  // What has just come takes no touch for 0.6 s: that is in it.
  await tap(button(page, text.done));
  expect(touches()).toBe(15);
  expect((await page.evaluate(() => Date.now())) - began).toBeLessThan(10_000);
  await page.clock.resume();
  await expect(page.getByText(text.right)).toBeVisible();
});

test('left with cards half entered, the entry stands where it was, and the log knows nothing of it', async ({
  page,
}) => {
  await sitAt(page, CALLED());
  await goOn(page);
  const { events } = await kingsOn(page);
  for (const card of ['Q♥', 'J♥']) await TOUCH.card(page, card);
  await rankKey(page, '10♥').tap();
  await keeps(page, '"picked":{"rank":10');
  await page.reload();
  await goOn(page);
  await expect(slots(page).nth(0)).toHaveAccessibleName(text.slot(0, words.card(12, 'heart')));
  await expect(slots(page).nth(1)).toHaveAccessibleName(text.slot(1, words.card(11, 'heart')));
  await expect(slots(page).nth(2)).toHaveAttribute('aria-current', 'true');
  await expect(button(page, text.missing(5))).toBeVisible();
  const { state, ...kept } = await kingsOn(page);
  // It was left and gone on with: nothing more.
  expect([state.phase, state.hands[0]?.length ?? 0]).toEqual([{ type: 'claimed', seat: 0 }, 0]);
  expect(kept.events).toBeLessThanOrEqual(events + 2);
  await suitKey(page, '10♥').tap();
  for (const card of ['4♣', '10♦', '10♣', '5♣']) await TOUCH.card(page, card);
  await button(page, text.done).tap();
  await expect(page.getByText(text.right)).toBeVisible();
  // What has been told is not kept beside the log.
  await expect.poll(() => readStore(page, 'hands')).toEqual([]);
});

test('a castle, a king, an arrangement and a correction that are half told are there after a reload', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const tables = { castle: newTable(2, { deck: 'physical' }), king: realTable(2), sheet: SCORED() };
  await openWith(page, './play?match=castle', rowsOf(tables));
  await ready(page);
  await TOUCH.card(page, '2♥');
  await expect(page.getByText(text.ask(words.castle(1)))).toBeVisible();
  await suitKey(page, '3♣').tap();
  await keeps(page, '"suit":"club"');
  await page.reload();
  await goOn(page);
  await expect(page.getByText(text.askRank(words.castle(1), 'clubs'))).toBeVisible();
  await rankKey(page, '3♣').tap();
  await expect(page.getByText(text.ask(words.castle(2)))).toBeVisible();

  await page.goto('./play?match=king');
  await goOn(page);
  await button(page, text.king).tap();
  await ready(page);
  await button(page, 'Grandma').tap();
  await button(page, words.suits.diamond).tap();
  await page.getByRole('button', { name: text.play(words.castle(2)) }).tap();
  await keeps(page, '"chosen":"crowned 2"');
  await page.reload();
  await goOn(page);
  await button(page, text.write).tap();
  await expect(page.getByRole('list', { name: text.log }).getByRole('listitem')).toContainText('12 → 13');

  await page.goto('./play?match=sheet');
  await goOn(page);
  await button(page, sheet.arrange).tap();
  await ready(page);
  for (const card of ['queen of hearts', 'jack of hearts', '10 of hearts']) await button(page, card).tap();
  await button(page, sheet.together('Half Kingdom', '9')).tap();
  await button(page, '5 of clubs').tap();
  await keeps(page, '"groups":[[');
  await expect(button(page, sheet.point('5'))).toBeVisible();
  await page.reload();
  await goOn(page);
  await button(page, sheet.point('5')).tap();
  await button(page, sheet.keep('−10')).tap();
  await expect(page.getByText(sheet.ownLess)).toBeVisible();
  await ready(page);
  await button(page, sheet.next('Grandma')).tap();
  await ready(page);
  await button(page, sheet.sheet).tap();
  await ready(page);
  await button(page, sheet.amendOne('Mei', 1, '15½')).tap();
  await page.getByRole('textbox', { name: sheet.amendLabel }).fill('14');
  await keeps(page, '"typed":"14"');
  await page.reload();
  // The cover comes first: a slip above it would keep everybody out.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await button(page, table.pause.go).tap();
  await expect(page.getByRole('textbox', { name: sheet.amendLabel })).toHaveValue('14');
  await button(page, sheet.save).tap();
  await expect(button(page, sheet.amendOne('Mei', 1, '14'))).toBeVisible();
});

test('what a king cannot do at a real table says why, and cannot be written down (KINGS-3)', async ({
  page,
}) => {
  const king = (text: string) => cardsOf(text)[0] ?? 0;
  await sitAt(page, realTable(2).do({ type: 'crowned', seat: 0, card: king('K♦'), castle: 2 }));
  await goOn(page);
  const { events } = await kingsOn(page);
  await button(page, text.king).tap();
  await ready(page);
  await button(page, 'Grandma').tap();
  const act = (name: string, why: string) =>
    page.getByRole('button', { name: new RegExp(`^${name}\\s*${why}$`) });
  await button(page, words.suits.heart).tap();
  await expect(act(text.dethroneOn('First'), text.why.noSubject)).toBeDisabled();
  // A king goes to the castle of its suit: no other is offered.
  for (const castle of ['Second', 'Third', 'Fourth'])
    await expect(page.getByRole('button', { name: castle })).toHaveCount(0);
  await expect(button(page, text.write)).toBeDisabled();
  await button(page, words.suits.diamond).tap();
  await expect(act(text.dethroneOn('Third'), text.becomes(13, 12))).toBeEnabled();
  expect((await kingsOn(page)).events).toBe(events);
});
