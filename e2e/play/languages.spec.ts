import { expect, test, type Page } from '@playwright/test';
import { printExpression } from '#lib/core/print.ts';
import { LANGUAGES } from '#lib/i18n/languages.ts';
import {
  common,
  fours,
  games,
  home,
  languages,
  practice,
  settings,
  slap,
  table,
} from '#lib/i18n/messages.ts';
import { dealtTable } from '../../tests/support/fours.ts';
import { openTable } from '../../tests/support/slap.ts';
import { goTo, passFirst, waitForReadyOffline } from '../support/app.ts';
import { button, NAMES, takePhone, toNext } from '../support/fours.ts';
import { KEYS } from '../support/fours-turns.ts';
import { KEYBOARD, look } from '../support/hands.ts';
import { pressKey } from '../support/keys.ts';
import { openMatch, ranks, readIn, solveByKeys } from '../support/languages.ts';
import { fileOf } from '../support/matches.ts';
import { button as slapButton, half, stateOn } from '../support/slap-two.ts';
import { keptHand, readStore } from '../support/store.ts';
import { cardsOn, solutionOf } from '../support/table.ts';

test.use({ serviceWorkers: 'allow' });

// The built app in other languages: laid before it is seen, kept for offline use, and chosen.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const root = (page: Page) => page.locator('html');

/** In the page, from its beginning: notes in `english` what is painted in Latin letters alone. Each frame is long, as on a slow phone. */
function watchForEnglish(): void {
  const seen = new Set<string>();
  Reflect.set(window, 'english', []);
  const look = () => {
    const texts = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      const { parentElement: element } = text;
      const isSeen = element?.checkVisibility() && getComputedStyle(element).color !== 'rgba(0, 0, 0, 0)';
      const said = text.nodeValue ?? '';
      if (isSeen && /[a-z]{3}/.test(said) && !/[\p{Script=Arabic}\p{Script=Han}]/u.test(said)) seen.add(said);
    }
    Reflect.set(window, 'english', [...seen]);
    const until = performance.now() + 50;
    while (performance.now() < until);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const englishOn = (page: Page) => page.evaluate<unknown>(() => Reflect.get(window, 'english'));

for (const [code, locale, dir] of [
  ['ar', 'ar-EG', 'rtl'],
  ['zh-Hans', 'zh-CN', null],
] as const) {
  test.describe(LANGUAGES[code].name, () => {
    test.use({ locale });
    readIn(code);

    /** The first visit, until all is there; from then on there is no network. */
    async function comeOffline(page: Page): Promise<void> {
      await page.goto('./');
      await expect(root(page)).toHaveAttribute('lang', code);
      if (dir) await expect(root(page)).toHaveAttribute('dir', dir);
      await passFirst(page);
      await waitForReadyOffline(page);
      await expect
        .poll(() =>
          page.evaluate(async (language) => {
            const keys = await Promise.all(
              (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
            );
            return keys.flat().filter(({ url }) => url.includes(`/words-${language}-`)).length;
          }, code),
        )
        .toBe(4);
      await page.context().setOffline(true);
    }

    test('on a later visit no English is painted, with a network and without', async ({ page }) => {
      await comeOffline(page);
      await page.addInitScript(watchForEnglish);
      // What is kept answers either way.
      for (const [isOffline, address] of [
        [false, './'],
        [true, './'],
        [true, './settings'],
        [true, './about'],
      ] as const) {
        await page.context().setOffline(isOffline);
        await page.goto(address);
        await expect(root(page)).toHaveAttribute('data-started');
        await expect(page.locator('h1').first()).toHaveText(/[^A-Za-z]/);
        expect(await englishOn(page)).toEqual([]);
      }
      // It would have been seen.
      await page.evaluate(() => document.body.append('left in English'));
      await expect.poll(() => englishOn(page)).toEqual(['left in English']);
    });

    // What is fetched for a language is the same for every game: each of the two plays another.
    if (dir === 'rtl')
      test('without a network a set of Slap is played in it by keys', async ({ page }) => {
        await comeOffline(page);
        // The table counts and waits by the page's own clock.
        await page.clock.install();
        await openMatch(page, fileOf(openTable(2, [5, 7, 8, 9])), games.slap.name);
        await pressKey(page, page.getByRole('button', { name: table.pause.go, exact: true }));
        await page.clock.runFor(4000);
        await expect(
          half(page, 0).getByRole('button', { name: new RegExp(`^${slap.zone.slap}`) }),
        ).toBeVisible();
        await page.keyboard.press('a');
        await expect.poll(async () => (await stateOn(page)).phase.type).toBe('claim');
        await look(page, half(page, 1).getByText(slap.isItRight(NAMES[0])));
        await pressKey(page, slapButton(page, 1, slap.act.check));
        await KEYBOARD.enter(page, printExpression(solutionOf([5, 7, 8, 9])));
        await expect.poll(async () => (await stateOn(page)).set).toBe(1);
        expect((await stateOn(page)).last).toMatchObject({ verdict: 'right', by: 'proved', took: [0, 4] });
      });
    else
      test('comes by itself, and without a network a hand and a round of Four Fours are played in it by keys', async ({
        page,
      }) => {
        await comeOffline(page);

        await page.goto('./practice');
        await expect(page).toHaveTitle(`${practice.title} · ${common.app}`);
        await solveByKeys(page);

        const match = dealtTable(['++÷××', '−−−−−']);
        for (let round = 1; round < 9; round += 1) match.ends().ends().next();
        await openMatch(page, fileOf(match), fours.title);
        expect(await takePhone(page, KEYS, NAMES[0])).toBe(fours.makes(9));
        for (const [index, sign] of (['+', '+', '÷'] as const).entries()) {
          await KEYS.pick(page, sign, 'operator');
          await KEYS.lay(page, fours.place(index + 1, []));
        }
        await expect(button(page, fours.endAndWin)).toBeVisible();
        expect(await toNext(page, () => button(page, fours.endAndWin).press('Enter'))).toBe(
          fours.wins(NAMES[0]),
        );
      });
  });
}

test('a language is chosen with a hand open, which stays; without a network one that is not here cannot be', async ({
  page,
  context,
}) => {
  await page.goto('./');
  await passFirst(page);
  await waitForReadyOffline(page);
  await page.getByRole('link', { name: home.practise }).tap();
  const dealt = await ranks(page);
  await cardsOn(page).nth(0).tap();
  await page.getByRole('button', { name: common.speakSign['+'], exact: true }).tap();
  await cardsOn(page).nth(1).tap();
  await expect.poll(() => keptHand(page)).toBeDefined();
  await page.goBack();
  await goTo(page, 'settings');
  await page.getByRole('link', { name: languages.title }).tap();
  await page.getByRole('radio', { name: LANGUAGES.es.name }).tap();
  await expect(root(page)).toHaveAttribute('lang', 'es');
  const { settings: spanish } = await import('../../src/lib/i18n/es/settings.ts');
  const { common: everywhere } = await import('../../src/lib/i18n/es/common.ts');
  await page.goto('./settings');
  await expect(page.getByRole('heading', { name: spanish.title, exact: true })).toBeVisible();
  await page.goto('./practice');
  const { practice: said } = await import('../../src/lib/i18n/es/practice.ts');
  const cards = page.getByRole('group', { name: said.cards, exact: true }).getByRole('button');
  await expect(cards).toHaveCount(3);
  await expect(cards.last()).toHaveText(
    ['', 'A'][dealt[3] ?? 0] ?? { 11: 'J', 12: 'Q', 13: 'K' }[dealt[3] ?? 0] ?? String(dealt[3]),
  );

  await context.setOffline(true);
  await page.goto('./language');
  await expect(page.getByRole('radio', { name: LANGUAGES.es.name })).toBeChecked();
  // The browser has not noticed yet: it is tried, said, and nothing else happens.
  const { languages: told } = await import('../../src/lib/i18n/es/languages.ts');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.getByRole('radio', { name: LANGUAGES.ja.name }).tap();
  await expect(page.getByText(told.failed)).toBeVisible();
  await expect(root(page)).not.toHaveAttribute('data-fetching-words');
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  await expect(page.getByRole('radio', { name: LANGUAGES.ja.name })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('radio', { name: LANGUAGES.en.name }).tap();
  await expect(root(page)).toHaveAttribute('lang', 'en');
  expect(everywhere.tabs.settings).not.toBe(common.tabs.settings);
  await page.goto('./settings');
  await expect(page.getByRole('heading', { name: settings.title, exact: true })).toBeVisible();
});

test('a language is chosen with a match open, which stays as it lies', async ({ page }) => {
  await page.goto('./');
  await passFirst(page);
  await openMatch(page, fileOf(openTable(2, [5, 7, 8, 9])), games.slap.name);
  await expect(page.getByRole('button', { name: table.pause.go, exact: true })).toBeVisible();
  const before = await readStore(page, 'matchEvents');
  expect(before.length).toBeGreaterThan(0);
  const { pathname, search } = new URL(page.url());
  await page.goto('./language');
  await expect(root(page)).toHaveAttribute('data-started');
  await page.getByRole('radio', { name: LANGUAGES.ar.name }).press('Enter');
  await expect(root(page)).toHaveAttribute('lang', 'ar');
  const { table: arabic } = await import('../../src/lib/i18n/ar/table.ts');
  await page.goto(`${pathname}${search}`);
  await expect(page.getByRole('button', { name: arabic.pause.go, exact: true })).toBeVisible();
  expect(await readStore(page, 'matchEvents')).toEqual(before);
});

/** What the page's head fetches of words before the app runs. */
const aheadOf = (page: Page) =>
  page
    .locator('head link[rel=modulepreload][href*="-first."]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));

test('the first words come beside the app, by the names that the build gave them; in English nothing does', async ({
  page,
}) => {
  await page.goto('./');
  expect(await aheadOf(page)).toEqual([]);
  for (const code of Object.keys(LANGUAGES).filter((each) => each !== 'en')) {
    await page.evaluate((chosen) => localStorage.setItem('two-dozen-language', chosen), code);
    await page.goto('./');
    const ahead = await aheadOf(page);
    expect(ahead).toEqual([expect.stringContaining(`/words-${code}-first.`)]);
    // The app asks for the very same file.
    await expect(root(page)).toHaveAttribute('data-started');
    const fetched = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => /\/words-.*-first\./.test(name)),
    );
    expect([...new Set(fetched)]).toEqual(ahead);
  }
});
