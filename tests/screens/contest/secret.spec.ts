import { expect, test, type Page } from '@playwright/test';
import { contest as text, play, setup, table } from '#lib/i18n/messages.ts';
import { openTable, raise } from '../../support/contest.ts';
import { button, NAMES, sealX, sitAt, stateOn } from '../../../e2e/support/contest.ts';
import { rowsOf } from '../../../e2e/support/matches.ts';
import { openWith } from '../../../e2e/support/store.ts';
import { listen, toldOf } from '../../../e2e/support/told.ts';

// An x is its owner's alone until proofs are heard (CONTEST-7, CONTEST-8).
test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

const SET = [[3, 7, 8, 2]];
/** In no other number of the page. */
const X = '90817';
const [MEI, GRANDMA] = NAMES;
const cover = (page: Page) => page.getByRole('region', { name: text.passTo(MEI) });
const keys = (page: Page) => page.getByRole('group', { name: text.keys });

/** Who has just touched types at once; afterwards they say who they are. */
async function type(page: Page, x: string, isCovered = true): Promise<void> {
  if (isCovered) await button(page, text.iAm(MEI)).tap();
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
  await button(page, table.pause.go).tap();
  await button(page, text.raiseOf(MEI)).tap();
  await type(page, X, false);
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
  await button(page, table.pause.go).tap();
  await expect(button(page, text.raiseOf(MEI))).toContainText(text.sealed);
  expect(await seen()).toEqual([]);
  // Neither the other's slip nor a second one of the same shows it.
  for (const name of [GRANDMA, MEI]) {
    await button(page, text.raiseOf(name)).tap();
    await expect(keys(page)).toBeVisible();
    expect(await seen()).toEqual([]);
    await button(page, text.notNow).tap();
    await expect(button(page, text.raiseOf(name))).toBeVisible();
  }
  expect(said.join('\n')).not.toContain(X);
  expect(said.length).toBeGreaterThan(0);
});

/** What the platform tells when it takes the page away, or its owner leaves it; with what the page shows in the very task in which it is told. */
const LEAVES: readonly (readonly [name: string, leave: () => void])[] = [
  ['another window', () => void window.dispatchEvent(new Event('blur'))],
  ['another tab', () => void hide()],
  ['a frozen page', () => void document.dispatchEvent(new Event('freeze'))],
  ['another address', () => void window.dispatchEvent(new Event('pagehide'))],
  ['the way back', () => void window.dispatchEvent(new PopStateEvent('popstate'))],
];
function hide(): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
  document.dispatchEvent(new Event('visibilitychange'));
  Reflect.deleteProperty(document, 'visibilityState');
}

for (const [name, leave] of LEAVES) {
  test(`the cover is up before the system looks: ${name}`, async ({ page }) => {
    const table = openTable(2, SET, { type: 11, entryTime: 0 }).touch(raise(0, 1000));
    await openWith(page, './play?match=m', rowsOf({ m: table }));
    const isShown = () => document.documentElement.outerHTML.includes(X);
    await type(page, X);
    expect(isShown()).toBe(true);
    leave();
    expect(isShown()).toBe(false);
    await expect(cover(page)).toBeVisible();

    // Behind a hand, while the shield is held.
    await button(page, text.shield.behind).tap();
    await expect(page.locator('main [inert]')).toHaveCount(0);
    for (const figure of X) await button(page, figure).tap();
    expect(isShown()).toBe(false);
    await button(page, text.shield.look).focus();
    await page.keyboard.down(' ');
    await expect(button(page, text.shield.look)).toHaveAttribute('aria-pressed', 'true');
    expect(isShown()).toBe(true);
    leave();
    expect(isShown()).toBe(false);
    await page.keyboard.up(' ');
    await expect(cover(page)).toBeVisible();
  });
}
