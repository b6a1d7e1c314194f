import { expect, test, type Page } from '@playwright/test';
import { table } from '#lib/i18n/messages.ts';
import { layoutFaults, settle } from '../support/layout.ts';
import { fourPlayers, knockMatch, rowsOf, stoppedMatch, twoPlayers } from '../support/matches.ts';
import { openWith } from '../support/store.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What a file from elsewhere may bring as names. */
const NAMES = [
  '<img src=x onerror="hacked=1">',
  '\u202egnp.\u2066exe',
  '👩‍👩‍👧‍👦'.repeat(24),
  'Ẑ͋̓'.repeat(8) + 'W'.repeat(16),
];

/** Matches whose players are called so. */
function hostileRows() {
  const rows = rowsOf({ two: twoPlayers(), four: fourPlayers(), three: knockMatch(), over: stoppedMatch() });
  return {
    ...rows,
    matches: (rows.matches ?? []).map((row) => {
      const { header } = row as { header: { players: readonly object[] } };
      const players = header.players.map((player, seat) => ({ ...player, name: NAMES[seat] }));
      return { ...row, header: { ...header, players } };
    }),
  };
}

/** Texts that turn the writing beside them round: neither closed in themselves nor kept apart by their element. */
const turning = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const count = (text: string, signs: RegExp) => [...text.matchAll(signs)].length;
    const found: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { nodeValue: value, parentElement: element } = text;
      if (!value || !element || element.closest('.unseen')) continue;
      const left =
        count(value, /[\u202d\u202e]/g) -
        count(value, /\u202c/g) +
        count(value, /\u2066/g) -
        count(value, /\u2069/g);
      const isApart = /isolate|plaintext/.test(getComputedStyle(element).unicodeBidi);
      if (left !== 0 && !isApart) found.push(element.outerHTML.slice(0, 120));
    }
    return found;
  });

test('names of any kind are text, turn nothing round and burst nothing, wherever they are shown', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('dialog', (dialog) => void dialog.dismiss().then(() => errors.push('a dialog')));
  await page.setViewportSize({ width: 320, height: 568 });
  await openWith(page, './', hostileRows());
  const places = [
    ...['./', './progress?matches', './progress?standing', './play?match=two'],
    ...['./replay?match=over', './replay?match=four', './replay?match=three'],
  ];
  for (const place of places) {
    await page.goto(place);
    await expect(page.locator('html')).toHaveAttribute('data-started');
    if (place.includes('/play')) await page.getByRole('button', { name: table.pause.go }).tap();
    await expect(page.getByText(NAMES[0] ?? '').first(), place).toBeVisible();
    await settle(page);
    expect(await layoutFaults(page, 40), place).toEqual([]);
    expect(await turning(page), place).toEqual([]);
    await expect(page.locator('img[src="x"]'), place).toHaveCount(0);
    expect(await page.evaluate(() => 'hacked' in globalThis), place).toBe(false);
  }
  expect(errors).toEqual([]);
});

const LINKS = [
  './play?match=__proto__',
  './play?match=%00',
  `./play?match=${'x'.repeat(2000)}`,
  './replay?match=constructor&at=1e309',
  './replay?at=%F0%9F%98%80',
  './setup?game=__proto__&players=1e309',
  './setup?players=-0&players=NaN',
  './practice?deal=99-99-99-99-999&again=toString&hand=__proto__',
  './solve?n=%3Cimg%20src=x%20onerror=hacked=1%3E&t=%E2%80%AE',
  './progress?matches=%3Cscript%3Ehacked=1%3C/script%3E&standing=__proto__',
  './today?%E0%A4%A=1#%3Cscript%3E',
  './fours?n=__proto__',
];

test('links of any kind open a page that says where one is, and change nothing that is kept', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await openWith(page, './', {});
  for (const link of LINKS) {
    await page.goto(link);
    await expect(page.locator('html'), link).toHaveAttribute('data-started');
    await expect(page.getByRole('heading', { level: 1 }).first(), link).toBeVisible();
    expect(await page.evaluate(() => 'hacked' in globalThis), link).toBe(false);
  }
  expect(errors).toEqual([]);
});
