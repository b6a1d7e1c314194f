import { expect, test, type Page } from '@playwright/test';
import { contest as text, table } from '#lib/i18n/messages.ts';
import { openTable } from '../../support/contest.ts';
import { button, NAMES, stateOn, toProof } from '../../../e2e/support/contest.ts';
import { KEYS } from '../../../e2e/support/contest-ways.ts';
import { rowsOf } from '../../../e2e/support/matches.ts';
import { openWith } from '../../../e2e/support/store.ts';

const SETS = [
  [3, 7, 8, 2],
  [2, 2, 4, 4],
];
const X = '90817';
const [MEI, GRANDMA] = NAMES;

type Step = (page: Page) => Promise<void>;

/** Sits down at a match; after each step the page is gone, as when a phone takes the app away, and the match is opened again from the disk. */
async function reloadedAfterEach(page: Page, played: unknown, steps: readonly Step[]) {
  await openWith(page, './play?match=m', rowsOf({ m: played }));
  for (const [index, step] of steps.entries()) {
    if (index > 0) await page.reload();
    await step(page);
  }
}
const goOn = (page: Page) => button(page, table.pause.go).tap();
/** The slip of whoever takes the phone. */
const takes = async (page: Page, name: string) => {
  await button(page, text.iAm(name)).tap();
  await expect(page.getByRole('group', { name: text.keys })).toBeVisible();
};

test('left in a race and in a claim, a contest goes on with every vote and every line', async ({
  page: first,
}) => {
  await reloadedAfterEach(first, openTable(2, SETS, { endScore: 1, entryTime: 0 }), [
    async (page) => {
      await goOn(page);
      await button(page, text.impossibleOf(MEI)).tap();
      await expect(button(page, text.impossibleOf(MEI))).toHaveAttribute('aria-pressed', 'true');
    },
    async (page) => {
      await goOn(page);
      await expect(button(page, text.impossibleOf(MEI))).toHaveAttribute('aria-pressed', 'true');
      await expect(button(page, text.impossibleOf(GRANDMA))).toHaveAttribute('aria-pressed', 'false');
      await button(page, text.claim(GRANDMA, 2)).tap();
      await KEYS.state(page, '(7 − 3) × (8 − 2)', text.nextSet);
      await expect(button(page, text.rule)).toBeVisible();
    },
    async (page) => {
      await goOn(page);
      await expect(page.getByText(text.has(GRANDMA, 2))).toBeVisible();
      await expect(page.getByText('(7 − 3) × (8 − 2)', { exact: true })).toBeVisible();
      await button(page, text.cannot).tap();
      await expect(
        page.getByRole('heading', { name: `${GRANDMA}: ${text.why.conceded} · ${text.points(-1)}` }),
      ).toBeVisible();
    },
    async (page) => {
      expect((await stateOn(page)).scores).toEqual([0, -1]);
      await goOn(page);
      await expect(
        page.getByRole('heading', { name: `${GRANDMA}: ${text.why.conceded} · ${text.points(-1)}` }),
      ).toBeVisible();
      await expect(button(page, text.next)).toBeVisible();
    },
  ]);
});

test('left with a slip open, sealed, in the proofs and between rounds, a contest keeps what was said and what is secret', async ({
  page: first,
}) => {
  const hasX = async (page: Page) => (await page.content()).includes(X);
  const settings = { type: 11, endScore: 2, answerTime: 0, entryTime: 0 } as const;
  await reloadedAfterEach(first, openTable(2, SETS.slice(0, 1), settings), [
    async (page) => {
      await goOn(page);
      await button(page, text.raiseOf(MEI)).tap();
      await expect(button(page, text.seal)).toBeVisible();
      await expect(page.locator('main [inert]')).toHaveCount(0);
      await page.keyboard.type(X);
      expect(await hasX(page)).toBe(true);
    },
    async (page) => {
      // It is still Mei's turn to type, under the cover, and nothing was entered.
      await expect(page.getByRole('region', { name: text.passTo(MEI) })).toBeVisible();
      expect(await hasX(page)).toBe(false);
      await takes(page, MEI);
      expect(await hasX(page)).toBe(false);
      await KEYS.seal(page, X);
      await expect(button(page, text.raiseOf(MEI))).toContainText(text.sealed);
    },
    async (page) => {
      await goOn(page);
      await expect(button(page, text.raiseOf(MEI))).toContainText(text.sealed);
      expect(await hasX(page)).toBe(false);
      expect((await stateOn(page)).entries[0]?.x).toEqual({ n: Number(X), d: 1 });
      await button(page, text.raiseOf(GRANDMA)).tap();
      await KEYS.seal(page, '336');
      await toProof(page);
      await expect(page.getByText(text.proves(MEI))).toBeVisible();
      await button(page, text.cannot).tap();
      await toProof(page);
      await expect(page.getByText(text.proves(GRANDMA))).toBeVisible();
    },
    async (page) => {
      await goOn(page);
      await expect(page.getByText(text.proves(GRANDMA))).toBeVisible();
      await expect(page.getByText(`${MEI}: ${text.why.conceded}`)).toBeVisible();
      await KEYS.state(page, '3 × 7 × 8 × 2', text.rule);
      await expect(page.getByRole('heading', { name: text.wins(GRANDMA) })).toBeVisible();
    },
    async (page) => {
      await goOn(page);
      await expect(page.getByRole('heading', { name: text.wins(GRANDMA) })).toBeVisible();
      expect((await stateOn(page)).scores).toEqual([0, 1]);
      await button(page, text.next).tap();
      await expect(button(page, text.raiseOf(MEI))).toBeVisible();
    },
  ]);
});
