// What could have been won: asked after a round, and when it is looked back on (FOURS-17).
import { expect, test, type Page } from '@playwright/test';
import Could from '#lib/boards/fours/Could.svelte';
import CouldTold from '#lib/boards/fours/CouldTold.svelte';
import { lastTurnStart } from '#lib/games/fours/moments.ts';
import { foursRecords } from '#lib/games/fours/records.ts';
import { findWin, type WinAnswer, type WinQuestion } from '#lib/games/fours/search/win.ts';
import { fours as words, foursReplay as text } from '#lib/i18n/messages.ts';
import { inSigns } from '#lib/i18n/signs.ts';
import { dealtTable, inGap } from '../../support/fours.ts';
import { boardOf, button, handOf, sitAt, takePhone, titleOn, toNext } from '../../../e2e/support/fours.ts';
import { TOUCH } from '../../../e2e/support/fours-turns.ts';
import { rowsOf } from '../../../e2e/support/matches.ts';
import { openWith } from '../../../e2e/support/store.ts';
import { openPart } from '../stage/app.ts';
import { FOURS } from '../walks/fours.ts';
import { openState } from '../walks/screen.ts';

/** Jun lays ×, and Grandma passes: she could have made 1 with three cards. Mei does with two. */
const played = () =>
  dealtTable(['÷÷+++', '××÷÷+', '−××××'])
    .ends()
    .turn(['×', inGap(1)])
    .ends()
    .turn(['÷', inGap(2)], ['÷', inGap(3)]);
const WAY = (['÷', '×', '÷'] as const).map((sign, index) => words.playedAt(sign, index + 1, null));
/** Before Grandma's turn. */
function before() {
  const { timeline, state } = played();
  const start = lastTurnStart(timeline, state, 1);
  if (start === null) throw new Error('she had a turn');
  return start;
}
const PLAYER = { name: 'Grandma', shape: 'hill' };

/** Somebody who is asked what could be won, and answers so. */
function answering(answer: WinAnswer | null) {
  const asked: WinQuestion[] = [];
  const couldWin = (question: WinQuestion) => {
    asked.push(question);
    return Promise.resolve(answer);
  };
  return { asked, couldWin };
}

test('on a phone those who may ask stand side by side, below what they ask', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const table = dealtTable(['÷÷××+', '−−−−−', '−−−++', '+++××']).ends().ends().ends().ends();
  await sitAt(page, table);
  await titleOn(page);
  const ask = page.getByRole('group', { name: words.could.ask });
  await expect(ask.getByRole('button')).toHaveCount(4);
  const asked = await ask.getByText(words.could.ask).boundingBox();
  const [first, second, third] = await Promise.all(
    [0, 1, 2].map((place) => ask.getByRole('button').nth(place).boundingBox()),
  );
  expect(first?.y).toBeGreaterThanOrEqual((asked?.y ?? 0) + (asked?.height ?? 0));
  expect([second?.y, third?.y]).toEqual([first?.y, first?.y]);
});

test('who could have won is shown with which cards, on the board that they would have made', async ({
  page,
}) => {
  await sitAt(page, played());
  await titleOn(page);
  const ask = page.getByRole('group', { name: words.could.ask });
  await toNext(page, () => ask.getByRole('button', { name: 'Grandma' }).tap());
  await takePhone(page, TOUCH, 'Grandma');
  await expect(page.getByRole('heading', { name: words.could.yes('Grandma') })).toBeVisible();
  await expect(page.getByText(inSigns(words.could.how(WAY)))).toBeVisible();
  for (const [gap, pile] of [[1, ['÷', '×']], [2, ['×']], [3, ['÷']]] as const)
    await expect(boardOf(page).getByRole('img', { name: words.place(gap, pile) })).toBeVisible(); // oxfmt-ignore
  await expect(page.getByText('4 ÷ 4 × 4 ÷ 4 = 1').first()).toBeVisible();
  const cards = await handOf(page)
    .getByRole('img')
    .evaluateAll((all) => all.map((card) => card.getAttribute('aria-label')));
  const { used } = words.could;
  expect(cards).toEqual([used(words.spoken['×']), words.spoken['×'], used(words.spoken['÷']), used(words.spoken['÷']), words.spoken['+']]); // oxfmt-ignore
});

const CASES = [
  { what: 'nobody could look', answer: null, says: words.could.unanswered, more: null, told: text.unanswered },
  { what: 'no board can be completed', answer: { win: null, boards: 0 }, says: words.could.no, more: words.could.none(0, 1), told: text.couldNot(0, 1) },
  { what: 'none makes it', answer: { win: null, boards: 7 }, says: words.could.no, more: words.could.none(7, 1), told: text.couldNot(7, 1) },
] as const; // oxfmt-ignore

for (const { what, answer, says, more, told } of CASES)
  test(`where ${what} that is said, after the round and when it is looked back on`, async ({ page }) => {
    const after = answering(answer);
    let backs = 0;
    const start = before();
    await openPart(Could, {
      before: start,
      player: PLAYER,
      couldWin: after.couldWin,
      onback: () => (backs += 1),
    });
    await expect(page.getByRole('heading', { name: says })).toBeVisible();
    expect(
      await page
        .getByRole('paragraph')
        .filter({ hasText: more ?? '.' })
        .count(),
    ).toBe(more === null ? 0 : 1);
    await expect(handOf(page).getByRole('img')).toHaveCount(5);
    await expect(handOf(page).getByRole('img', { name: words.could.used('.*') })).toHaveCount(0);
    const [turn] = foursRecords(played().timeline)[0]?.turns.slice(2) ?? [];
    expect(after.asked).toMatchObject([
      { board: turn?.before, hand: turn?.hands[1], fresh: [], target: 1, options: { implied: false } },
    ]);
    await button(page, words.could.back).tap();
    expect(backs).toBe(1);

    const back = answering(answer);
    const { config } = start;
    if (turn)
      await openPart(CouldTold, { turn, config, target: 1, name: 'Grandma', couldWin: back.couldWin });
    expect(back.asked).toEqual([]);
    await button(page, text.could('Grandma')).tap();
    await expect(page.getByText(told)).toBeVisible();
    await expect(button(page, text.could('Grandma'))).toHaveCount(0);
    expect(back.asked).toEqual(after.asked);
  });

/** Opens the replay, at a turn of the first round. */
async function lookBack(page: Page, turn: number): Promise<void> {
  const table = played();
  table.play({ type: 'stopped', at: table.match.at });
  await openWith(page, './replay?match=m', rowsOf({ m: table }));
  for (let step = 1; step < turn; step += 1) await button(page, text.turn(step + 1)).tap();
  await expect(page.getByText(text.turnOf(1, turn, 4)).first()).toBeVisible();
}

test('who looks back may ask of each turn that did not win, and finds it for themselves until then', async ({
  page,
}) => {
  await lookBack(page, 1);
  const [first] = foursRecords(played().timeline)[0]?.turns ?? [];
  const { config } = before();
  const { boards } = findWin({
    board: first?.before ?? [],
    hand: first?.hands[0] ?? [],
    target: 1,
    options: config,
  });
  await button(page, text.could('Mei')).tap();
  await expect(page.getByText(text.couldNot(boards, 1))).toBeVisible();
  await button(page, text.turn(2)).tap();
  await expect(page.getByText(text.couldNot(boards, 1))).toHaveCount(0);
  await button(page, text.turn(3)).tap();
  await button(page, text.could('Grandma')).tap();
  await expect(page.getByText(inSigns(text.couldSo(WAY)))).toBeVisible();
  await button(page, text.turn(4)).tap();
  await expect(button(page, text.could('Mei'))).toHaveCount(0);
});

test('what could have been won is no wider than the board of a turn, on a laptop', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openState(FOURS, 'what could have been won', page);
  const { width = 0 } = (await page.locator('section[aria-labelledby="could-title"]').boundingBox()) ?? {};
  expect(width).toBeGreaterThan(900);
  expect(width).toBeLessThanOrEqual(960);
});
