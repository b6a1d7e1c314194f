import { expect, test, type Page } from '@playwright/test';
import { contest as text } from '#lib/i18n/messages.ts';
import { act, openTable } from '../../support/contest.ts';
import { button, NAMES, sealX, sitAt, stateOn, toProof } from '../../../e2e/support/contest.ts';

// The page's own clock, which the test puts forward once what came before is stored.
test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

const SET = [[3, 7, 8, 2]];
const [MEI, GRANDMA] = NAMES;
const title = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const phaseOn = async (page: Page) => (await stateOn(page)).phase;
const xOn = async (page: Page, seat: number) => (await stateOn(page)).entries[seat]?.x ?? null;
/** The slip of whoever touched. */
async function openSlip(page: Page, name: string): Promise<void> {
  await button(page, text.raiseOf(name)).tap();
  await expect(button(page, text.seal)).toBeVisible();
  await expect(page.locator('main [inert]')).toHaveCount(0);
}

test('the last x before time is the one that counts, and the clock stands while it is typed (CONTEST-7)', async ({
  page,
}) => {
  await page.clock.install();
  const settings = { type: 10, answerTime: 90_000, roundTime: 20_000, betweenTime: 15_000 } as const;
  await sitAt(page, openTable(2, SET, settings));
  await openSlip(page, MEI);
  await sealX(page, '24');
  await expect.poll(() => xOn(page, 0)).toEqual({ n: 24, d: 1 });
  await page.clock.runFor(60_000);
  expect((await phaseOn(page)).type).toBe('answering');
  // Touched before time, typed long after it would have been over.
  await openSlip(page, MEI);
  await page.clock.runFor(25_000);
  await sealX(page, '7/2');
  await expect.poll(() => xOn(page, 0)).toEqual({ n: 7, d: 2 });
  expect((await phaseOn(page)).type).toBe('answering');
  // Run out, a slip changes nothing.
  await openSlip(page, MEI);
  await page.keyboard.type('99');
  await page.clock.runFor(30_100);
  await expect(button(page, text.raiseOf(MEI))).toBeVisible();
  expect(await xOn(page, 0)).toEqual({ n: 7, d: 2 });
  await page.clock.runFor(30_000);
  await toProof(page);
  await expect(page.getByText(text.proves(MEI))).toBeVisible();
  // Time is up: nothing can be changed, and who has entered nothing proves nothing (CONTEST-9).
  await expect(page.getByRole('button', { name: text.raiseOf(MEI) })).toHaveCount(0);
  expect(await phaseOn(page)).toMatchObject({ type: 'proving', seat: 0, order: [] });
  await page.clock.runFor(20_100);
  await expect(title(page, text.nobody)).toBeVisible();
  await expect(page.getByText(text.why.expired)).toBeVisible();
  // The next round comes by itself.
  await expect(page.getByText(text.starts)).toBeVisible();
  await page.clock.runFor(15_100);
  await expect(button(page, text.raiseOf(GRANDMA))).toBeVisible();
  expect((await stateOn(page)).rounds).toHaveLength(1);
  // Nobody says anything: the answer time runs out with nothing entered.
  await page.clock.runFor(90_100);
  await expect(title(page, text.nobody)).toBeVisible();
  expect((await stateOn(page)).rounds[1]).toMatchObject({ by: 'nobody', proofs: [], entries: [null, null] });
});

test('a round of Classic and a claim run out, and between rounds nobody is waited for (CONTEST-1, CONTEST-2)', async ({
  page,
}) => {
  await page.clock.install();
  await sitAt(page, openTable(2, SET, { roundTime: 60_000, betweenTime: 0 }));
  await expect(page.getByRole('timer')).toHaveText(/^(1:00|0:5\d)$/);
  await page.clock.runFor(50_000);
  await button(page, text.claim(GRANDMA, 1)).tap();
  await expect(page.getByText(text.has(GRANDMA, 1))).toBeVisible();
  await page.clock.runFor(12_000);
  // The claim has a time of its own.
  expect((await phaseOn(page)).type).toBe('entering');
  await page.clock.runFor(3_100);
  await expect.poll(async () => (await stateOn(page)).scores).toEqual([0, -1]);
  await expect(button(page, text.claim(GRANDMA, 1))).toBeVisible();
  expect((await phaseOn(page)).type).toBe('racing');
  await page.clock.runFor(60_100);
  await expect
    .poll(async () => (await stateOn(page)).rounds.map(({ by }) => by))
    .toEqual(['wrong', 'timedOut']);
  expect((await stateOn(page)).scores).toEqual([0, -1]);
});

test('without limits nothing runs out, and the next round waits for the table', async ({ page }) => {
  await page.clock.install();
  const off = { roundTime: 0, answerTime: 0, entryTime: 0, betweenTime: null } as const;
  const HOUR = 3_600_000;
  const stays = async (type: string) => {
    await expect(page.getByRole('timer')).toHaveCount(0);
    await page.clock.fastForward(HOUR);
    expect((await phaseOn(page)).type).toBe(type);
  };
  await sitAt(page, openTable(2, SET, { ...off, type: 21 }));
  await stays('answering');
  await openSlip(page, MEI);
  await stays('slip');
  await sealX(page, '1');
  await openSlip(page, GRANDMA);
  await sealX(page, '3');
  await toProof(page);
  await expect(page.getByText(text.proves(MEI))).toBeVisible();
  await stays('proving');
  await button(page, text.cannot).tap();
  await toProof(page);
  await expect(page.getByText(text.proves(GRANDMA))).toBeVisible();
  await button(page, text.cannot).tap();
  await expect(title(page, text.nobody)).toBeVisible();
  await stays('waiting');
  await button(page, text.next).tap();
  await expect(button(page, text.raiseOf(MEI))).toBeVisible();
});

test('a race without limits goes on, and so does a claim', async ({ page }) => {
  await page.clock.install();
  await sitAt(page, openTable(3, SET, { roundTime: 0, entryTime: 0 }).play(act('impossible', 2, 100)));
  await page.clock.fastForward(3_600_000);
  await button(page, text.claim(MEI, 1)).tap();
  await expect(page.getByText(text.has(MEI, 1))).toBeVisible();
  await page.clock.fastForward(3_600_000);
  await expect(page.getByRole('timer')).toHaveCount(0);
  expect((await phaseOn(page)).type).toBe('entering');
});
