// On every phone, in every language, with letters as wide as a system may have: no castle lies over a pile, no card of a hand over another’s rank, and piles are as large as there is room.
import { expect, test } from '@playwright/test';
import { LANGUAGES, type Language } from '#lib/i18n/languages.ts';
import { handOf } from '../../../e2e/support/kings.ts';
import { isTried } from '../stage/long.ts';
import { inLanguage } from '../languages/speaking.ts';
import { KINGS_REAL } from '../walks/kings-real.ts';
import { KINGS } from '../walks/kings.ts';
import { overlaps } from '../walks/overlaps.ts';
import { openState } from '../walks/screen.ts';
import { BETWEEN, SIZES } from '../walks/shapes.ts';

/** Beside those of the walks, where four castles have just room for piles between them. */
const ALL = [...SIZES, ...BETWEEN, { width: 352, height: 720 }, { width: 360, height: 740 }] as const;
/** The ring round a card that is picked. */
const RING = 3.5;

const boxesOf = (what: string) =>
  [...document.querySelectorAll(what)].map((each) => each.getBoundingClientRect());
const shareAPlace = (one: DOMRect, other: DOMRect): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
/** The ranks over which, or over what is round them, another card lies. */
const hiddenRanks = (): readonly (string | null)[] =>
  [...document.querySelectorAll('.fan .card')].flatMap((card) => {
    const rank = card.querySelector('.mark')?.firstChild;
    if (!rank) return ['nothing'];
    const range = document.createRange();
    range.selectNodeContents(rank);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    const middle = (top + bottom) / 2;
    const isOwn = [left - RING, left + 1, right - 1].every((x) =>
      card.contains(document.elementFromPoint(x, middle)),
    );
    return isOwn ? [] : [rank.textContent];
  });

for (const state of ['the guided first game, step 3', 'four castles'])
  test(`no castle lies over a pile: ${state}`, async ({ page }) => {
    const found: string[] = [];
    for (const [at, lang] of (Object.keys(LANGUAGES) as Language[]).entries()) {
      if (!isTried(at, 3)) continue;
      await inLanguage(lang, async () => {
        await openState(KINGS, state, page);
        document.body.style.letterSpacing = '0.06em';
        for (const { width, height } of ALL) {
          await page.setViewportSize({ width, height });
          const piles = boxesOf('.pile > *');
          const isOver = boxesOf('.castle').some((castle) => piles.some((pile) => shareAPlace(castle, pile)));
          const faults = [...(isOver ? ['a castle and a pile'] : []), ...overlaps()];
          found.push(...faults.map((fault) => `${lang}, ${width} × ${height}: ${fault}`));
        }
        document.body.style.letterSpacing = '';
      });
    }
    expect(found).toEqual([]);
  });

test('every rank is read, whichever card is picked or has the focus', async ({ page }) => {
  for (const [at, { width, height }] of ALL.entries()) {
    if (!isTried(at, 3)) continue;
    await page.setViewportSize({ width, height });
    await openState(KINGS, 'a hand among six', page);
    const cards = await handOf(page).getByRole('button').all();
    for (const card of cards) {
      await page.keyboard.press('Tab');
      await expect(card).toBeFocused();
      expect(hiddenRanks(), `${width} × ${height}, the focus`).toEqual([]);
    }
    for (const card of cards) {
      await card.tap();
      expect(hiddenRanks(), `${width} × ${height}, picked`).toEqual([]);
    }
  }
});

for (const step of [2, 3, 4])
  test(`every rank is read where cards are raised, step ${step} of the first game`, async ({ page }) => {
    await openState(KINGS, `the guided first game, step ${step}`, page);
    for (const { width, height } of ALL) {
      await page.setViewportSize({ width, height });
      expect(hiddenRanks(), `${width} × ${height}`).toEqual([]);
    }
  });

test('what lies on a pile is at least a third as high as a castle', async ({ page }) => {
  await openState(KINGS, 'four castles', page);
  for (const { width, height } of ALL) {
    await page.setViewportSize({ width, height });
    const [castle] = boxesOf('.castle');
    const [card] = boxesOf('.up');
    expect((card?.height ?? 0) / (castle?.height ?? 0), `${width} × ${height}`).toBeGreaterThan(1 / 3);
  }
});

test('on a phone on its side with words twice as large the ranks of the hand are in sight below the castles', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await openState(KINGS, 'a hand among six', page);
  const box = await handOf(page).getByRole('button').first().boundingBox();
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  expect(390 - (box?.y ?? Infinity)).toBeGreaterThan(64);
});

test('castles of a real deck are named without scrolling on the smallest phone, in every language', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  for (const lang of Object.keys(LANGUAGES) as Language[])
    await inLanguage(lang, async () => {
      await openState(KINGS_REAL, 'castles of a real deck', page);
      const { scrollHeight, clientHeight } = document.querySelector('.app') ?? document.body;
      expect(scrollHeight, lang).toBe(clientHeight);
    });
});
