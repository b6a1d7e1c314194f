import { expect, test, type Page } from '@playwright/test';
import { contest as text, play, setup, table } from '#lib/i18n/messages.ts';
import { openTable, raise } from '../../support/contest.ts';
import { withProfile } from '../../../e2e/support/app.ts';
import { button, NAMES, sealX, sitAt, stateOn } from '../../../e2e/support/contest.ts';
import { withRawChromium } from '../../../e2e/support/raw.ts';
import { sitRaw } from '../../../e2e/support/raw-table.ts';
import { listen, toldOf } from '../../../e2e/support/told.ts';

// An x is its owner's alone until proofs are heard (CONTEST-7, CONTEST-8).
test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

const SET = [[3, 7, 8, 2]];
/** In no other number of the page. */
const X = '90817';
const [MEI, GRANDMA] = NAMES;
const cover = (page: Page) => page.getByRole('region', { name: text.passTo(MEI) });
const keys = (page: Page) => page.getByRole('group', { name: text.keys });

async function type(page: Page, x: string): Promise<void> {
  await button(page, text.iAm(MEI)).tap();
  await expect(keys(page)).toBeVisible();
  await expect(page.locator('main [inert]')).toHaveCount(0);
  await page.keyboard.type(x);
}

test('an x is nowhere once it is sealed or covered: not after back, a reload or a turn of the phone, and no live region says it', async ({
  page,
}) => {
  const said = await listen(page);
  const session = await page.context().newCDPSession(page);
  /** Where it can be read. */
  const seen = async () => {
    const html = await page.evaluate(() => document.documentElement.outerHTML);
    const all = { page: html, told: await toldOf(session), address: page.url(), title: await page.title() };
    return Object.entries(all).flatMap(([where, what]) => (what.includes(X) ? [where] : []));
  };
  await sitAt(page, openTable(2, SET, { type: 10, answerTime: 3_600_000, entryTime: 0 }));
  await page.goto('./');
  await page.getByRole('link', { name: setup.home.goOn(setup.games.contest) }).tap();
  await button(page, text.goOn).tap();
  await button(page, text.raiseOf(MEI)).tap();
  await type(page, X);
  expect(await seen()).toEqual(['page', 'told']);

  // Turned, the phone shows the cover, and what was typed is gone.
  for (const turned of [
    { width: 844, height: 390 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(turned);
    await expect(cover(page)).toBeVisible();
    expect(await seen()).toEqual([]);
  }
  // Back, and stay after all.
  await type(page, X);
  await page.goBack();
  await expect(page.getByRole('dialog', { name: play.leave.title })).toBeVisible();
  expect(await seen()).toEqual([]);
  await button(page, play.leave.stay).tap();
  await button(page, table.pause.go).tap();
  await expect(cover(page)).toBeVisible();
  // Loaded anew.
  await type(page, X);
  await page.reload();
  await expect(cover(page)).toBeVisible();
  expect(await seen()).toEqual([]);
  // The menu covers it, too.
  await type(page, X);
  await button(page, table.pause.open).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await seen()).toEqual([]);
  await button(page, table.pause.go).tap();

  await button(page, text.iAm(MEI)).tap();
  await sealX(page, X);
  await expect(button(page, text.raiseOf(MEI))).toContainText(text.sealed);
  expect(await seen()).toEqual([]);
  expect((await stateOn(page)).entries[0]?.x).toEqual({ n: Number(X), d: 1 });
  await page.reload();
  await button(page, text.goOn).tap();
  await expect(button(page, text.raiseOf(MEI))).toContainText(text.sealed);
  expect(await seen()).toEqual([]);
  // Neither the other's slip nor a second one of the same shows it.
  for (const name of [GRANDMA, MEI]) {
    await button(page, text.raiseOf(name)).tap();
    await button(page, text.iAm(name)).tap();
    await expect(keys(page)).toBeVisible();
    expect(await seen()).toEqual([]);
    await button(page, text.hide).tap();
    await expect(button(page, text.raiseOf(name))).toBeVisible();
  }
  expect(said.join('\n')).not.toContain(X);
  expect(said.length).toBeGreaterThan(0);
});

test('the cover is up before the system looks: another window, a frozen page, another address', async ({
  baseURL,
}) => {
  test.setTimeout(120_000);
  if (baseURL === undefined) throw new Error('the server is not running');
  await withProfile((profile) =>
    withRawChromium(profile, async (openPage) => {
      const page = await openPage(new URL('./', baseURL).href);
      await sitRaw(page, baseURL, openTable(2, SET, { type: 11, entryTime: 0 }).touch(raise(0, 1000)));
      const see = (expression: string) => expect.poll(() => page.compute(expression), { timeout: 20_000 });
      const shown = `document.documentElement.outerHTML.includes('${X}')`;
      const press = (name: string) => `(() => {
        const button = [...document.querySelectorAll('button')].find((each) => each.textContent.trim() === '${name}');
        if (!button || button.closest('[inert]')) return false;
        button.click();
        return true;
      })()`;
      /** Out from under the cover, and typed. */
      const typeX = async () => {
        await see(press('I am Mei')).toBe(true);
        for (const figure of X) await see(press(figure)).toBe(true);
        await see(shown).toBe(true);
      };
      // What is in the page in the very task in which it is told.
      const watch = (target: string, type: string) =>
        page.compute(`void (window.seen = null, ${target}.addEventListener('${type}', () => {
          window.seen = ${shown} + ' ' + document.visibilityState;
        }, { once: true }))`);

      await typeX();
      await watch('document', 'visibilitychange');
      const other = await openPage('about:blank');
      await other.show();
      await see('document.visibilityState').toBe('hidden');
      await see('window.seen').toBe('false hidden');
      await page.show();
      await see('document.visibilityState').toBe('visible');
      await see(`document.querySelector('h2')?.textContent`).toBe(text.passTo('Mei'));

      // Behind a hand, while the shield is held.
      await see(press(text.shield.behind)).toBe(true);
      for (const figure of X) await see(press(figure)).toBe(true);
      await see(`document.querySelector('.shield')?.getAttribute('aria-pressed')`).toBe('false');
      await page.compute(
        `document.querySelector('.shield').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))`,
      );
      await see(shown).toBe(true);
      await watch('document', 'visibilitychange');
      await other.show();
      await see('window.seen').toBe('false hidden');
      await page.show();
      await see(`document.querySelector('h2')?.textContent`).toBe(text.passTo('Mei'));

      await typeX();
      await watch('document', 'freeze');
      await page.send('Page.setWebLifecycleState', { state: 'frozen' });
      await page.send('Page.setWebLifecycleState', { state: 'active' });
      await see('window.seen').toBe('false hidden');

      await typeX();
      await page.compute(
        `void addEventListener('pagehide', () => sessionStorage.setItem('seen', String(${shown})))`,
      );
      await page.send('Page.navigate', { url: new URL('./about', baseURL).href });
      await see(`sessionStorage.getItem('seen')`).toBe('false');
      await page.compute('history.back()');
      await see(`document.querySelector('h2')?.textContent`).toBe(text.passTo('Mei'));
      expect(await page.compute(shown)).toBe(false);
    }),
  );
});
