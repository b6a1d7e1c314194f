import { expect, test, type CDPSession, type Page } from '@playwright/test';
import { fours as words, play, setup, table } from '#lib/i18n/messages.ts';
import { dealtTable, inGap } from '../../tests/support/fours.ts';
import { withProfile } from '../support/app.ts';
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
} from '../support/fours.ts';
import { endButton, layOne, TOUCH } from '../support/fours-turns.ts';
import { withRawChromium } from '../support/raw.ts';
import { sitRaw } from '../support/raw-table.ts';
import { listen, toldOf } from '../support/told.ts';

// Hands are secret: what is not meant for whoever looks is nowhere in the page.
test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

/** Each holds cards that nobody else has; Mei has the turn, then Jun. */
const OWN = ['plus', 'times', 'divided by'] as const;
const evening = () => dealtTable(['+++++', '×××××', '÷÷÷÷÷']);

const cover = (page: Page, name: string) => page.getByRole('region', { name: words.passTo(name) });

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
  await toNext(page, () => button(page, words.swap).tap());
  await takePhone(page, TOUCH);
  await handOf(page).getByRole('button').first().tap();
  expect(await toNext(page, () => button(page, words.swapSome(1)).tap())).toBe(words.drew(1));
  await expect(handOf(page).getByRole('img')).toHaveCount(5);
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

test('the cover is up before the system looks: another window, a frozen page, another address', async ({
  baseURL,
}) => {
  test.setTimeout(120_000);
  if (baseURL === undefined) throw new Error('the server is not running');
  await withProfile((profile) =>
    withRawChromium(profile, async (openPage) => {
      const page = await openPage(new URL('./', baseURL).href);
      await sitRaw(page, baseURL, evening());
      const see = (expression: string) => expect.poll(() => page.compute(expression), { timeout: 20_000 });
      const cards = `document.querySelectorAll('[data-card]').length`;
      const open = `(() => {
        const button = [...document.querySelectorAll('button')].find((each) => each.textContent.trim() === 'I am Mei');
        if (button && !button.closest('[inert]')) button.click();
        return ${cards};
      })()`;
      // What is in the page in the very task in which it is told.
      const watch = (target: string, type: string) =>
        page.compute(`void (window.seen = null, ${target}.addEventListener('${type}', () => {
          window.seen = ${cards} + ' ' + document.visibilityState;
        }, { once: true }))`);

      await see(open).toBe(5);
      await watch('document', 'visibilitychange');
      const other = await openPage('about:blank');
      await other.show();
      await see('document.visibilityState').toBe('hidden');
      await see('window.seen').toBe('0 hidden');
      await page.show();
      await see('document.visibilityState').toBe('visible');
      await see(cards).toBe(0);

      await see(open).toBe(5);
      await watch('document', 'freeze');
      await page.send('Page.setWebLifecycleState', { state: 'frozen' });
      await page.send('Page.setWebLifecycleState', { state: 'active' });
      await see('window.seen').toBe('0 hidden');

      await see(open).toBe(5);
      await watch('window', 'pagehide');
      await page.compute(
        `void addEventListener('pagehide', () => sessionStorage.setItem('seen', String(${cards})))`,
      );
      await page.send('Page.navigate', { url: new URL('./about', baseURL).href });
      await see(`sessionStorage.getItem('seen')`).toBe('0');
      await page.compute('history.back()');
      await see(`document.querySelector('h2')?.textContent`).toBe(words.passTo('Mei'));
      expect(await page.compute(cards)).toBe(0);
    }),
  );
});

test('a window that loses the focus and stays in sight is covered as well', async ({ page, context }) => {
  await sitAt(page, evening());
  await titleOn(page);
  await takePhone(page, TOUCH, NAMES[0]);
  await page.evaluate(() => {
    window.addEventListener('blur', () => {
      const cards = document.querySelectorAll('[data-card]').length;
      document.documentElement.dataset.seen = `${cards} ${document.visibilityState}`;
    });
  });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setFocusEmulationEnabled', { enabled: false });
  const other = await context.newPage();
  await other.bringToFront();
  await expect(page.locator('html')).toHaveAttribute('data-seen', '0 visible');
  await page.bringToFront();
  await expect(cover(page, NAMES[0])).toBeVisible();
});
