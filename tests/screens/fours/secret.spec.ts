import { expect, test, type CDPSession, type Page } from '@playwright/test';
import { fours as words, play, setup, table } from '#lib/i18n/messages.ts';
import { dealtTable, inGap } from '../../support/fours.ts';
import {
  boardOf,
  button,
  handOf,
  NAMES,
  sitAt,
  stateOn,
  takePhone,
  titleOn,
  toNext,
} from '../../../e2e/support/fours.ts';
import { endButton, layOne, TOUCH } from '../../../e2e/support/fours-turns.ts';
import { listen, toldOf } from '../../../e2e/support/told.ts';

// Hands are secret: what is not meant for whoever looks is nowhere in the page.
test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

/** Each holds cards that nobody else has; Mei has the turn, then Jun. */
const OWN = ['plus', 'times', 'divided by'] as const;
const evening = () => dealtTable(['+++++', '×××××', '÷÷÷÷÷']);

const cover = (page: Page, name: string) => page.getByRole('region', { name: words.passTo(name) });

/** Who may ask whether they could have won. */
const namesOf = (page: Page) =>
  page
    .getByRole('group', { name: words.could.ask })
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map(({ textContent }) => textContent?.trim()));

/** Whose cards are in the page, or are told to assistive technology: by seat. */
async function handsIn(page: Page, session: CDPSession): Promise<readonly number[]> {
  const html = await page.evaluate(() => document.documentElement.outerHTML);
  const told = await toldOf(session);
  // What each card is called, and its number: nobody else's is among them.
  const state = await stateOn(page);
  return OWN.flatMap((name, seat) => {
    const isThere = state.hands[seat]?.some((card) => html.includes(`data-card="${card}"`)) === true;
    return isThere || html.includes(`"${name}"`) || told.includes(name) ? [seat] : [];
  });
}

test('other hands are neither in the page nor in what assistive technology is told, and none is on the cover', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await sitAt(page, evening());
  await titleOn(page);
  // By way of home, so that there is somewhere to go back to.
  await page.goto('./');
  await page.getByRole('link', { name: setup.home.goOn(setup.games.fours) }).tap();
  await titleOn(page);
  expect(await handsIn(page, session)).toEqual([]);
  expect(await toldOf(session)).toContain(words.headphones);
  await takePhone(page, TOUCH, NAMES[0]);
  expect(await handsIn(page, session)).toEqual([0]);
  const title = await toNext(page, () => TOUCH.end(page));
  expect(title).toBe(words.passTo('Jun'));
  expect(await handsIn(page, session)).toEqual([]);
  await takePhone(page, TOUCH, NAMES[2]);
  expect(await handsIn(page, session)).toEqual([2]);

  // Back, and stay after all.
  await page.goBack();
  await expect(page.getByRole('dialog', { name: play.leave.title })).toBeVisible();
  expect(await handsIn(page, session)).toEqual([]);
  await button(page, play.leave.stay).tap();
  await button(page, table.pause.go).tap();
  await expect(cover(page, 'Jun')).toBeVisible();
  expect(await handsIn(page, session)).toEqual([]);
  await takePhone(page, TOUCH, NAMES[2]);

  await page.reload();
  await titleOn(page);
  await expect(cover(page, 'Jun')).toBeVisible();
  expect(await handsIn(page, session)).toEqual([]);
  await takePhone(page, TOUCH, NAMES[2]);

  for (const turned of [
    { width: 844, height: 390 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(turned);
    await expect(cover(page, 'Jun')).toBeVisible();
    expect(await handsIn(page, session)).toEqual([]);
    await takePhone(page, TOUCH, NAMES[2]);
    expect(await handsIn(page, session)).toEqual([2]);
  }
});

test('no live region ever says a hand: not when it is picked from, refused, swapped or asked about', async ({
  page,
}) => {
  const said = await listen(page);
  // Only − is played, so that the board says nothing else.
  const table = dealtTable(['−+++×', '×××××', '÷÷÷÷÷']).turn(['−', inGap(1)]);
  await sitAt(page, table);
  await titleOn(page);
  await takePhone(page, TOUCH, NAMES[2]);
  for (const index of [0, 1, 2, 3, 4]) await handOf(page).getByRole('button').nth(index).tap();
  await boardOf(page).getByRole('button').first().tap();
  await expect(page.getByRole('alert')).toHaveText(words.refused.notAGap);
  await page.keyboard.press('Escape');
  await toNext(page, () => TOUCH.end(page));
  await takePhone(page, TOUCH, NAMES[1]);
  await toNext(page, () => TOUCH.end(page));
  await takePhone(page, TOUCH, NAMES[0]);
  await toNext(page, () => TOUCH.end(page));
  // All three have passed since.
  await toNext(page, () => button(page, words.swapAll).tap());
  await takePhone(page, TOUCH);
  await handOf(page).getByRole('button').first().tap();
  expect(await toNext(page, () => button(page, words.swapSome(1)).tap())).toBe(words.drew(1));
  await expect(handOf(page).getByRole('img')).toHaveCount(5);
  // Marked is who looks at them, not who is asked next.
  await expect(page.getByRole('list', { name: words.scores })).toContainText(words.score(NAMES[2], 0, true));
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await expect(handOf(page), 'what was drawn is as secret as the rest').toHaveCount(0);
  const all = said.join('\n');
  expect(all).toContain(words.refused.notAGap);
  expect(all).toContain('minus');
  for (const name of OWN) expect(all).not.toContain(name);
});

/** Two taps as fast as a finger can. */
async function tapTwice(page: Page, name: RegExp): Promise<void> {
  const box = await page.getByRole('button', { name }).boundingBox();
  if (!box) throw new Error('it is not on the page');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await Promise.all([page.touchscreen.tap(x, y), page.touchscreen.tap(x, y)]);
}

test('a double tap never acts for the next player, on the cover or on the end of a turn', async ({
  page,
}) => {
  await sitAt(page, evening());
  await titleOn(page);
  await toNext(page, () => tapTwice(page, /^I am Mei/));
  // What lies under the second tap of the first is the end of the turn.
  expect((await stateOn(page)).turns).toEqual([]);
  await layOne(page, TOUCH, { sign: '+', face: 'operator', name: words.place(1, []), count: 1 });
  const title = await toNext(page, () => tapTwice(page, /^End turn/));
  expect(title).toBe(words.passTo('Jun'));
  await expect(handOf(page)).toHaveCount(0);
  const { turns, phase } = await stateOn(page);
  expect(turns).toHaveLength(1);
  expect(phase).toMatchObject({ type: 'turn', seat: 2, plays: [] });
  await expect(endButton(page)).toHaveCount(0);
});

test('the cover is up in the very task in which the page is told that it is left, however that is', async ({
  page,
}) => {
  await sitAt(page, evening());
  await titleOn(page);
  const leaves: Readonly<Record<string, () => void>> = {
    'another window': () => window.dispatchEvent(new Event('blur')),
    'another address': () => window.dispatchEvent(new Event('pagehide')),
    'a step back': () => window.dispatchEvent(new PopStateEvent('popstate')),
    'a frozen page': () => document.dispatchEvent(new Event('freeze')),
  };
  for (const [how, leave] of Object.entries(leaves)) {
    await takePhone(page, TOUCH, NAMES[0]);
    await expect(handOf(page).getByRole('button')).toHaveCount(5);
    const left = await page.evaluate((go) => {
      go();
      return document.querySelectorAll('[data-card]').length;
    }, leave);
    expect([how, left]).toEqual([how, 0]);
    await titleOn(page);
    await expect(cover(page, NAMES[0])).toBeVisible();
  }
});

test('whether somebody could have won is asked once the round is over, behind a cover of their own, and never on another’s (FOURS-17)', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  // Grandma passes, and Mei wins with what Jun has laid.
  const table = dealtTable(['÷÷+++', '×××××', '−××××'])
    .ends()
    .turn(['×', inGap(1)])
    .ends();
  await sitAt(page, table);
  await titleOn(page);
  const ask = page.getByRole('group', { name: words.could.ask });
  await expect(page.getByText(words.could.ask)).toHaveCount(0);
  await takePhone(page, TOUCH, NAMES[0]);
  await layOne(page, TOUCH, { sign: '÷', face: 'operator', name: words.place(2, []), count: 1 });
  await layOne(page, TOUCH, { sign: '÷', face: 'operator', name: words.place(3, []), count: 2 });
  await toNext(page, () => TOUCH.end(page));
  // 4 × 4 ÷ 4 ÷ 4: the two who did not win may ask.
  expect(await namesOf(page)).toEqual(['Jun', 'Grandma']);
  await toNext(page, () => ask.getByRole('button', { name: 'Jun' }).tap());
  await expect(cover(page, 'Jun')).toContainText(words.could.only('Jun'));
  expect(await toldOf(session)).not.toContain('times');
  // Not now, after all.
  await toNext(page, () => button(page, words.could.leave).tap());
  await toNext(page, () => ask.getByRole('button', { name: 'Jun' }).tap());
  await takePhone(page, TOUCH, NAMES[2]);
  await expect(page.getByRole('heading', { name: words.could.no })).toBeVisible();
  await expect(handOf(page).getByRole('img')).toHaveCount(5);
  // Left, it is covered for them again, and only for them.
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await expect(handOf(page)).toHaveCount(0);
  await expect(cover(page, 'Jun')).toBeVisible();
  await takePhone(page, TOUCH, NAMES[2]);
  await toNext(page, () => button(page, words.could.back).tap());
  await toNext(page, () => button(page, words.swapAll).tap());
  await expect(page.getByText(words.could.ask)).toHaveCount(0);
});
