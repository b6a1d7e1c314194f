import { expect, test, type Page } from '@playwright/test';
import { ranksOf } from '#lib/core/cards.ts';
import { dealsOf } from '#lib/core/run/deals.ts';
import { common, practice, runs as text } from '#lib/i18n/messages.ts';
import { climbOf } from '#lib/practice/run/daily.ts';
import { isolated } from '#lib/screens/runs/words.ts';
import type { AttemptRow } from '#lib/storage/schema.ts';
import { beginSent, byKey, missHand, solveHands } from '../../../e2e/support/runs.ts';
import { openWith, readStore } from '../../../e2e/support/store.ts';
import { act, cardsOn, ranksOn, signKey } from '../../../e2e/support/table.ts';

const STORM = './runs?run=storm&v=1&seed=5';
const rows = (page: Page) => readStore<AttemptRow>(page, 'attempts');
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const secondsIn = (words: string): number => {
  const [, minutes, seconds] = /(\d+):(\d\d)/.exec(words) ?? [];
  return 60 * Number(minutes) + Number(seconds);
};
const solved = (page: Page, count: number) =>
  expect(page.getByText(text.solved(count), { exact: true })).toBeAttached();

test('a whole storm by touch: a row of hands wins time, a miss costs it, and what came of it is listed', async ({
  page,
}) => {
  await openWith(page, STORM, {});
  await beginSent(page);
  await solveHands(page, 3);
  await expect(page.getByText(text.won(5, 3))).toBeVisible();
  await missHand(page);
  await expect(page.getByText(text.lost(10))).toBeVisible();
  await act(page, text.skip).tap();
  await solveHands(page, 1);
  await solved(page, 4);
  await page.clock.runFor('3:00');
  await expect(heading(page, text.end.best)).toBeVisible();
  await expect(page.getByText(text.end.storm(4, '2:55', 3))).toBeVisible();
  await act(page, `${text.end.wrong} 1`).tap();
  await expect(page.getByRole('listitem')).toHaveCount(1);
  await act(page, `${text.end.all} 6`).tap();
  await expect(page.getByRole('listitem')).toHaveCount(6);

  const hands = await rows(page);
  expect(hands.map(({ outcome }) => outcome)).toEqual([
    'solved',
    'solved',
    'solved',
    'shown',
    'skipped',
    'solved',
  ]);
  expect(new Set(hands.map(({ run }) => run)).size).toBe(1);
  expect(hands.every(({ from, day }) => from === 'storm' && day === null)).toBe(true);
  expect(await readStore(page, 'hands')).toEqual([]);

  await page.getByRole('link', { name: text.end.practise(2) }).tap();
  await expect(heading(page, practice.setTitle(1, 2))).toBeVisible();
});

test('a link deals the same hands again, and a run of them is one more', async ({ page }) => {
  await openWith(page, STORM, {});
  await beginSent(page);
  const first = await ranksOn(page);
  await solveHands(page, 1);
  await page.clock.runFor('3:00');
  await expect(heading(page, text.end.best)).toBeVisible();
  await page.goto(STORM);
  await beginSent(page);
  expect(await ranksOn(page)).toEqual(first);
  await solveHands(page, 2);
  await page.clock.runFor('3:00');
  await expect(heading(page, text.end.bestBy(1))).toBeVisible();
  await act(page, text.title).tap();
  await expect(page.getByText(text.bestAndLast('2', '2'))).toBeVisible();
});

test('a storm that was killed goes on where its clock stood', async ({ page }) => {
  await openWith(page, STORM, {});
  await beginSent(page);
  await solveHands(page, 2);
  await page.clock.runFor('0:20');
  await cardsOn(page).first().tap();
  await page.reload();
  const slip = page.getByRole('heading', { name: text.stopped.storm('').trim() });
  await expect(slip).toBeVisible();
  const before = secondsIn((await slip.textContent()) ?? '');
  // Time that passes outside the run is nobody's.
  await page.clock.runFor('5:00');
  await act(page, text.goOn).tap();
  await solved(page, 2);
  const left = secondsIn((await page.getByRole('timer').textContent()) ?? '');
  expect(Math.abs(left - before)).toBeLessThanOrEqual(1);
  expect(left).toBeLessThanOrEqual(161);
  await solveHands(page, 1);
  await page.clock.runFor('3:00');
  await expect(page.getByText(text.end.storm(3, '3:05', 3))).toBeVisible();
});

test('after ten minutes a storm is over, and its hands are in the history', async ({ page }) => {
  await openWith(page, STORM, {});
  await beginSent(page);
  await solveHands(page, 2);
  await page.reload();
  await expect(act(page, text.goOn)).toBeVisible();
  await page.clock.runFor('10:30');
  await page.reload();
  await expect(page.getByText(text.bestAndLast('2', '2'))).toBeVisible();
  await expect(act(page, text.goOn)).toHaveCount(0);
});

test('the pause key puts a storm aside, and it can be ended there', async ({ page }) => {
  await openWith(page, STORM, {});
  await beginSent(page);
  await solveHands(page, 1);
  await act(page, text.pause).tap();
  await expect(act(page, text.goOn)).toBeVisible();
  await expect(cardsOn(page)).toHaveCount(0);
  await expect(page.getByText(text.bestAndLast('1', '1')), 'what goes on is no result yet').toHaveCount(0);
  await expect(page.getByRole('button', { name: new RegExp(`^${text.ghost}`) })).toBeDisabled();
  // Another one waits until it is known what becomes of this one: that is said before, so that nothing moves under a finger.
  const climb = page.getByRole('button', { name: new RegExp(`^${text.streak}`) });
  const before = await climb.boundingBox();
  await climb.tap();
  await expect(page.locator(':focus'), 'it is heard').toHaveAccessibleDescription(text.stoppedFirst);
  await expect(page.getByText(text.stoppedFirst)).toBeVisible();
  expect(await climb.boundingBox()).toEqual(before);
  await expect(cardsOn(page)).toHaveCount(0);
  await act(page, text.endIt).tap();
  await expect(heading(page, text.end.left)).toBeVisible();
});

test('with a run put aside no other begins before that one is ended', async ({ page }) => {
  await openWith(page, STORM, {});
  await beginSent(page);
  await solveHands(page, 1);
  await act(page, text.pause).tap();
  await page.getByRole('button', { name: text.streak }).first().tap();
  await expect(cardsOn(page)).toHaveCount(0);
  await expect(page.locator(':focus').getByRole('button', { name: text.goOn })).toBeVisible();
  await act(page, text.goOn).tap();
  await expect(page.getByText(text.solved(1), { exact: true })).toBeVisible();
});

test('a whole streak by keys: the second miss ends it, and the answer is told', async ({ page }) => {
  await openWith(page, './runs?run=streak&v=1&seed=5', {});
  await byKey(page)(act(page, text.begin));
  await solveHands(page, 2, byKey(page));
  await missHand(page, byKey(page));
  await expect(page.getByText(practice.missInClimb).first()).toBeVisible();
  // The cards can be laid out again: one miss is forgiven.
  await page.keyboard.press('r');
  await expect(cardsOn(page)).toHaveCount(4);
  await page.reload();
  await byKey(page)(act(page, text.goOn));
  await page.keyboard.press('s');
  await expect(act(page, text.show)).toBeVisible();
  await missHand(page, byKey(page));
  await expect(heading(page, text.inRow(2))).toBeVisible();
  await expect(page.getByText(text.end.was)).toBeVisible();
  const hands = await rows(page);
  expect(hands.map(({ outcome }) => outcome)).toEqual(['solved', 'solved', 'skipped', 'shown']);
});

test('a streak with impossible hands: a wrong "no solution" ends it', async ({ page }) => {
  await openWith(page, './runs?run=streak&v=1&seed=5&none=1', {});
  await beginSent(page);
  await solveHands(page, 1);
  await act(page, practice.none).tap();
  await expect(heading(page, text.inRow(1))).toBeVisible();
});

test('a race against the pace of a storm, to the end, by touch', async ({ page }) => {
  await openWith(page, STORM, {});
  await expect(page.getByRole('button', { name: new RegExp(`^${text.ghost}`) })).toBeDisabled();
  await beginSent(page);
  await page.clock.runFor('0:08');
  await solveHands(page, 1);
  await page.clock.runFor('3:00');
  await page.getByRole('button', { name: new RegExp(`^${text.end.race}`) }).tap();
  await expect(page.getByText(text.ahead(0))).toBeVisible();
  await solveHands(page, 2);
  await expect(page.getByText(text.ahead(2))).toBeVisible();
  await page.clock.runFor('4:00');
  await expect(page.getByText(/behind/)).toBeVisible();
  await solveHands(page, 18, undefined, true);
  await expect(page.getByRole('heading', { name: text.end.lost('') })).toBeVisible();
  await act(page, common.close).tap();
  await expect(page.getByRole('button', { name: new RegExp(`^${text.ghost}`) })).toBeEnabled();
});

test('a race that a friend sent is told by their name, after a kill too', async ({ page }) => {
  const name = isolated('علي');
  const link = `./runs?run=ghost&v=1&seed=5&t=${Array.from({ length: 20 }, () => 10).join('.')}`;
  await openWith(page, `${link}&by=علي`, {});
  await expect(page.getByText(text.raceSent(name))).toBeVisible();
  await beginSent(page);
  await page.clock.runFor('0:35');
  const heard = (theirs: number) =>
    page.getByRole('status').filter({ hasText: text.railSent(0, theirs, 20, name) });
  await expect(heard(20)).toBeAttached();
  await page.reload();
  await act(page, text.goOn).tap();
  await expect(heard(20)).toBeAttached();
  await solveHands(page, 20, undefined, true);
  await expect(page.getByRole('heading', { name: text.end.lostTo(name, '') })).toBeVisible();
  await expect(page.getByText(text.end.took(name, '20.0 s'))).toBeVisible();
  await act(page, text.end.share).tap();
  await expect(page.getByText(text.end.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(text.raceSent(name));
  await page.goto(link);
  await expect(page.getByText(text.raceSent(null))).toBeVisible();
});

test('twenty hands without a clock count steps', async ({ page }) => {
  await openWith(page, './runs?run=storm&v=1&seed=5&clock=0', {});
  await beginSent(page);
  for (const step of [cardsOn(page).nth(0), signKey(page, '+'), cardsOn(page).nth(1)]) await step.tap();
  await act(page, practice.undo).tap();
  await solveHands(page, 19);
  await act(page, text.skip).tap();
  await expect(page.getByText(text.steps(61, 57))).toBeVisible();
});

test('twenty hands take hints, by touch and by key, each a step; a storm has none', async ({ page }) => {
  await openWith(page, './runs?run=storm&v=1&seed=5&clock=0', {});
  await beginSent(page);
  await act(page, text.hint).tap();
  await expect(page.getByText(practice.rung.nextPair).first()).toBeVisible();
  await page.keyboard.press('h');
  await expect(page.getByRole('img', { name: practice.hintOf(3) })).toBeVisible();
  await expect(page.getByText(practice.rung.nextWhole)).toHaveCount(0);
  await page.reload();
  await act(page, text.goOn).tap();
  await solveHands(page, 1);
  await expect(page.getByText(text.steps(5, 3))).toBeVisible();
  const [hand] = await rows(page);
  expect([hand?.outcome, hand?.hints]).toEqual(['solved', 3]);
  // A run that somebody sent waits until the one that was left is ended, and is still there then.
  await page.goto(STORM);
  await act(page, text.endIt).tap();
  await act(page, common.close).tap();
  await beginSent(page);
  await expect(act(page, text.hint)).toHaveCount(0);
});

/** What leads to the lesson of a hand, which is called as its cards are printed. */
const explains = (ranks: string) =>
  practice.explain(ranks.replaceAll(/\d+/g, (rank) => common.rank(Number(rank), 13)));

test('a hand that was missed or skipped has its lesson in the list of afterwards', async ({ page }) => {
  await openWith(page, STORM, {});
  await beginSent(page);
  const missed = (await ranksOn(page)).join(' ');
  await missHand(page);
  await expect.poll(async () => (await ranksOn(page)).join(' ')).not.toBe(missed);
  await solveHands(page, 1);
  const skipped = (await ranksOn(page)).join(' ');
  await act(page, text.skip).tap();
  await page.clock.runFor('3:00');
  await expect(page.getByRole('link', { name: explains(skipped) })).toBeVisible();
  await expect(page.getByRole('listitem').getByRole('link')).toHaveCount(2);
  await page.getByRole('link', { name: explains(missed) }).tap();
  await expect(page).toHaveURL(new RegExp(`explain=${missed.replaceAll(' ', '-')}`));
  // And back: what came of the run is still there, with the other lesson.
  await page.goBack();
  await page.getByRole('link', { name: explains(skipped) }).tap();
  await expect(page).toHaveURL(new RegExp(`explain=${skipped.replaceAll(' ', '-')}`));
});

test('the climb of the day is dealt to everybody alike, and can be climbed again', async ({ page }) => {
  await openWith(page, './runs', {});
  const daily = page.getByRole('button', { name: new RegExp(`^${text.daily}`) });
  await daily.tap();
  await expect(cardsOn(page)).toHaveCount(4);
  const deals = dealsOf(climbOf(2026_03_12));
  expect(await ranksOn(page)).toEqual(ranksOf(deals.next().value.cards));
  await solveHands(page, 2);
  await act(page, text.skips(1)).tap();
  await act(page, text.show).tap();
  await expect(heading(page, text.inRow(2))).toBeVisible();
  const ended = (await rows(page)).at(-1)?.cards.map(({ rank }) => rank) ?? [];
  await expect(page.getByRole('link', { name: explains(ended.join(' ')) }).first()).toBeVisible();
  await expect(heading(page, text.daily)).toBeVisible();
  // What comes next has other hands, and says so.
  await act(page, text.end.newClimb).tap();
  await expect(cardsOn(page)).toHaveCount(4);
  await act(page, text.back).tap();
  await act(page, text.endIt).tap();
  await expect(daily).toContainText(text.bestAndLast('2', '2'));
  await daily.tap();
  await solveHands(page, 1);
  await page.reload();
  await act(page, text.goOn).tap();
  await solveHands(page, 1);
  // Hands that one knows already move no level.
  expect((await rows(page)).map(({ from }) => from).slice(-2)).toEqual(['again', 'again']);
  await act(page, text.back).tap();
  await act(page, text.endIt).tap();
  await act(page, common.close).tap();
  await page.clock.fastForward('24:00:00');
  await expect(daily).toContainText(text.first.daily);
});

test('a run is sent with a name and what one got; who opens the link reads both', async ({ page }) => {
  await openWith(page, './runs', {});
  await page.getByRole('textbox', { name: text.by.name }).fill('a\u202eb');
  await expect(page.getByRole('alert')).toHaveText(text.by.error(24));
  await page.getByRole('textbox', { name: text.by.name }).fill('Mei & Bo');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.goto(STORM);
  await beginSent(page);
  await solveHands(page, 2);
  await page.clock.runFor('3:00');
  await act(page, text.end.share).tap();
  await expect(page.getByText(text.end.copied)).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const search = /\?run=\S+/.exec(copied)?.[0] ?? '';
  expect(search).toContain('&got=2&by=Mei%20%26%20Bo');
  await page.goto(`./runs${search}`);
  await expect(page.getByText(text.sentBy(isolated('Mei & Bo'), '2'), { exact: true })).toBeVisible();
  await page.goto('./runs?run=storm&v=1&seed=5&by=%E2%80%AE');
  await expect(page.getByText(text.damaged)).toBeVisible();
});

test('a link that is no run says so, and one of a version to come too', async ({ page }) => {
  await openWith(page, './runs?run=calm&v=1&seed=5', {});
  await expect(page.getByText(text.damaged)).toBeVisible();
  await page.goto('./runs?run=storm&v=7&seed=5');
  await expect(page.getByText(text.newer)).toBeVisible();
});

test('keys: a typed line, and one that cannot be read is no miss', async ({ page }) => {
  await openWith(page, STORM, {});
  await beginSent(page);
  await page.keyboard.press('t');
  const field = page.getByRole('textbox');
  await field.fill('1 +');
  await page.keyboard.press('Enter');
  await expect(field).toBeVisible();
  await field.fill((await ranksOn(page)).join(' + '));
  await page.keyboard.press('Enter');
  await expect(page.getByText(text.lost(10))).toBeVisible();
  await expect(signKey(page, '+')).toBeVisible();
});
