// What becomes of rounds that are shared: played here, sent on, told of, and laid beside what others came to.
import { expect, test, type Page } from '@playwright/test';
import type { Header } from '#lib/core/match/header.ts';
import { parseShared } from '#lib/games/contest/shared-link.ts';
import { resultsOf, type SharedResult } from '#lib/games/contest/shared.ts';
import {
  contest as text,
  contestShared as words,
  replay,
  setup,
  setupSheets,
  table,
} from '#lib/i18n/messages.ts';
import { button, NAMES } from '../../../e2e/support/contest.ts';
import { rowsOf } from '../../../e2e/support/matches.ts';
import { begin, seatButton, startButton } from '../../../e2e/support/setup.ts';
import { openWith, readStore } from '../../../e2e/support/store.ts';
import { saved } from '../stage/files.ts';
import { closestRounds, linkOf, openShared, OTHERS, stopped } from './sharing.ts';

const row = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
const GAME = 'Closest to, quick';
const [MEI, GRANDMA] = NAMES;

/** The matches in the store that are not the one that was laid there. */
async function begun(page: Page): Promise<readonly Header[]> {
  const rows = await readStore<{ readonly header: Header }>(page, 'matches');
  return rows.map(({ header }) => header).filter(({ id }) => id !== 'm');
}
/** What of a link is told of somebody. */
const resultsIn = (link: string): readonly SharedResult[] => {
  const read = parseShared(link.slice(link.indexOf('?')));
  return (read.ok && read.value?.results) || [];
};

test('the rounds are sent without a result, the result with the points and with each x', async ({ page }) => {
  const table = stopped(closestRounds(11));
  const given: ShareData[] = [];
  const share = (piece: ShareData) => Promise.resolve(void given.push(piece));
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  await openShared(page, table, OTHERS);
  await row(page, words.share).tap();
  await expect(page.getByRole('status')).toHaveText(words.shared.shared);
  await row(page, words.tell).tap();
  await expect.poll(() => given.length).toBe(2);
  const [rounds, result] = given;
  expect(rounds?.text).toBe(words.text(GAME));
  expect(new URL(rounds?.url ?? '').pathname).toBe('/contest');
  expect(parseShared(new URL(rounds?.url ?? '').search)).toMatchObject({
    value: { seed: 11, rules: { type: 21, endScore: 3 }, results: [] },
  });
  expect(result?.text).toBe(words.told(GAME, [MEI, GRANDMA], [1, 1]));
  // Not what others have told: that is theirs to send.
  const { rounds: played } = table.state;
  expect(resultsIn(result?.url ?? '')).toEqual(
    resultsOf(
      [MEI, GRANDMA].map((name) => ({ name, shape: 'moon' })),
      played,
    ),
  );
});

for (const [what, refusal, clipboard, said] of [
  ['gives up is told nothing more', 'AbortError', true, words.shared.shared],
  ['cannot hand it to an app has it copied', 'NotAllowedError', true, words.shared.copied],
  ['cannot even copy it is told so', 'NotAllowedError', false, words.shared.failed],
] as const)
  test(`whoever ${what}`, async ({ page }) => {
    let asked = 0;
    const share = () => {
      asked += 1;
      return asked === 1 ? Promise.resolve() : Promise.reject(new DOMException('', refusal));
    };
    Object.defineProperty(navigator, 'share', { configurable: true, value: share });
    if (!clipboard) Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
    await openShared(page, closestRounds(12), [], {});
    await row(page, words.share).tap();
    await expect(page.getByRole('status')).toHaveText(words.shared.shared);
    await row(page, words.share).tap();
    await page.clock.runFor(100);
    expect(asked).toBe(2);
    await expect(page.getByRole('status')).toHaveText(said);
  });

test('a file of rounds that were played has what came of them, but for those of others', async ({ page }) => {
  await openShared(page, stopped(closestRounds(13)), OTHERS);
  const { text: file } = await saved(() => row(page, words.file).tap());
  const { query } = JSON.parse(file) as { readonly query: string };
  expect(resultsIn(query).map(({ name }) => name)).toEqual([MEI, GRANDMA]);
});

test('rounds that were begun here go on where they were left', async ({ page }) => {
  await openShared(page, closestRounds(14));
  await expect(startButton(page)).toHaveCount(0);
  await page.getByRole('link', { name: table.pause.go }).tap();
  await expect(page).toHaveURL(/\/play\?match=m$/);
  await expect(button(page, table.pause.go)).toBeVisible();
});

test('rounds that are over are looked back on from their end', async ({ page }) => {
  await openShared(page, stopped(closestRounds(15)));
  await page.getByRole('link', { name: words.replay }).tap();
  await expect(page).toHaveURL(/\/replay\?match=m&at=end$/);
  await expect(page.getByRole('table', { name: text.table })).toBeVisible();
});

test('rounds that are over are played again when somebody asks for it, with the same numbers', async ({
  page,
}) => {
  await openShared(page, stopped(closestRounds(16)));
  await expect(row(page, words.tell)).toBeVisible();
  await expect(startButton(page)).toHaveCount(0);
  await row(page, words.again).tap();
  await expect(row(page, words.again)).toHaveCount(0);
  await page.getByRole('button', { name: setup.playersShort(3, 4), exact: true }).tap();
  await begin(page);
  expect(await begun(page)).toMatchObject([{ seed: 16, game: 'contest', config: { players: 3, type: 21 } }]);
});

test('who plays the rounds of a link is named there, and what is set up at home stays', async ({ page }) => {
  await openShared(page, closestRounds(17), [], {});
  await seatButton(page, setup.shapes.hill).tap();
  const slip = page.getByRole('dialog');
  await slip.getByRole('textbox', { name: setupSheets.person.name }).fill('Ben');
  await slip.getByRole('button', { name: setupSheets.person.save }).tap();
  await expect(slip).toHaveCount(0);
  await begin(page);
  expect(await begun(page)).toMatchObject([
    { seed: 17, config: { players: 2, type: 21, endScore: 3 }, players: [{ name: 'Moon' }, { name: 'Ben' }] },
  ]);
  await page.goto('./setup');
  await expect(page.getByRole('button', { name: setup.games.slap, pressed: true })).toBeVisible();
  await expect(seatButton(page, 'Ben')).toBeVisible();
});

test('a link by whose settings nothing can be dealt says so when it is to begin', async ({ page }) => {
  const link = linkOf(closestRounds(18)).replace('type=21', 'type=0').replace('target=24', 'target=9999');
  await openWith(page, link, {});
  await startButton(page).tap();
  await expect(page.getByRole('alert')).toHaveText(setup.fault.undealt);
  await expect(startButton(page)).toBeEnabled();
  expect(await begun(page)).toEqual([]);
});

test('what a link told of others is not shown before the rounds are played, and is remembered for then', async ({
  page,
}) => {
  const table = closestRounds(19);
  await openShared(page, table, OTHERS, {});
  await expect(page.getByText(words.others(['Jun', 'Ada'], 3))).toBeVisible();
  await expect(page.getByRole('heading', { name: words.beside })).toHaveCount(0);
  await begin(page);
  // The link once more, and without what it told.
  await openWith(page, linkOf(table), rowsOf({ m: stopped(table) }));
  const beside = page.getByRole('region', { name: words.beside });
  // Who played here first; points in the rounds that all have played.
  const told = [
    [`${MEI} ${words.here}`, 1],
    [`${GRANDMA} ${words.here}`, 0],
    ['Jun', 1],
    ['Ada', -1],
  ] as const;
  await expect(beside.getByRole('listitem')).toHaveText(
    told.map(([name, points]) => `${name} ${String(points).replace('-', '−')}${words.points(points)}`),
  );
  await expect(beside.getByText(words.overRounds(1))).toBeVisible();
  await expect(beside.locator('.most')).toHaveCount(2);
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(2);
});

test('from the end of a contest, and from looking back on it, to its rounds', async ({ page }) => {
  for (const path of ['./play?match=m', './replay?match=m&at=end']) {
    await openWith(page, path, rowsOf({ m: stopped(closestRounds(20)) }));
    await button(page, text.shareRounds).tap();
    await expect(page.getByRole('heading', { name: words.alone })).toBeVisible();
    expect(parseShared(new URL(page.url()).search)).toMatchObject({ value: { seed: 20, results: [] } });
  }
  await page.goBack();
  await expect(button(page, replay.before)).toBeVisible();
});
