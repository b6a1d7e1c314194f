import { expect, test, type Locator, type Page } from '@playwright/test';
import { parseExpression } from '#lib/core/parse.ts';
import { printExpression } from '#lib/core/print.ts';
import { solutions } from '#lib/core/solve.ts';
import type { SlapState } from '#lib/games/slap/state.ts';
import { common, pads, slapFour as text, table } from '#lib/i18n/messages.ts';
import type { MatchRow } from '#lib/storage/match.ts';
import { pressKey } from '../support/keys.ts';
import { inPhase, sitAtFour, stateOf, touchZone, zone } from '../support/slap-four.ts';
import { act } from '../support/table.ts';

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

/** How people reach the table: fingers, or keys alone. */
interface Hands {
  readonly zone: (page: Page, seat: number) => Promise<void>;
  readonly press: (page: Page, control: Locator) => Promise<void>;
  readonly enter: (page: Page, line: string) => Promise<void>;
  readonly ranks: (page: Page, ranks: readonly number[]) => Promise<void>;
}

const KEYS = ['a', 'f', 'j', 'l'];
const ranksOf = ({ table }: SlapState) => table.map(({ rank }) => rank ?? 0);
const pressKeypad = (page: Page, name: string) =>
  page.getByRole('group', { name: pads.keypad }).getByRole('button', { name, exact: true });

const FINGERS: Hands = {
  zone: touchZone,
  press: (_, control) => control.tap(),
  enter: async (page, line) => {
    const used = new Map<string, number>();
    for (const sign of line.match(/\d+|[^\s\d]/g) ?? []) {
      const operator = { '+': '+', '−': '-', '×': '*', '÷': '/' }[sign];
      if (operator) await pressKeypad(page, common.speakSign[operator as '+']).tap();
      else if (sign === '(') await pressKeypad(page, pads.open).tap();
      else if (sign === ')') await pressKeypad(page, pads.close).tap();
      else {
        // Two cards of a rank are two keys.
        const label = common.rank(Number(sign), 10);
        const nth = used.get(label) ?? 0;
        used.set(label, nth + 1);
        await pressKeypad(page, label).nth(nth).tap();
      }
    }
    await pressKeypad(page, pads.rule).tap();
  },
  ranks: async (page, ranks) => {
    const keys = page.getByRole('group', { name: pads.ranks });
    for (const rank of ranks)
      await keys.getByRole('button', { name: common.rank(rank, 10), exact: true }).tap();
  },
};

const KEYBOARD: Hands = {
  zone: (page, seat) => page.keyboard.press(KEYS[seat] ?? ''),
  press: pressKey,
  enter: async (page, line) => {
    await expect(page.getByRole('group', { name: pads.keypad })).toBeVisible();
    await page.keyboard.type(
      line.replaceAll('−', '-').replaceAll('×', '*').replaceAll('÷', '/').replaceAll(' ', ''),
    );
    await page.keyboard.press('Enter');
  },
  ranks: async (page, ranks) => {
    for (const rank of ranks) await page.keyboard.press(rank === 1 ? 'a' : rank === 10 ? '0' : String(rank));
  },
};

/** Opens cards that work, swapping as often as it takes. */
async function workingCards(page: Page, row: MatchRow, { press }: Hands): Promise<readonly number[]> {
  for (;;) {
    const state = await inPhase(page, row, 'open');
    const ranks = ranksOf(state);
    if (solutions(ranks, 24).length > 0) return ranks;
    // One touch for the one who asks, and one for each other (SLAP-7).
    await press(page, act(page, text.stuckMore).first());
    for (let left = 3; left > 0; left -= 1) {
      await expect(act(page, text.keepMine)).toHaveCount(left);
      await press(page, act(page, text.keepMine).first());
    }
    await inPhase(page, row, 'counting');
  }
}

async function threeSlap(page: Page, row: MatchRow, hands: Hands): Promise<void> {
  for (const seat of [0, 1, 2]) await hands.zone(page, seat);
  await inPhase(page, row, 'naming');
}

for (const [how, hands] of [
  ['by touch', FINGERS],
  ['by keyboard alone', KEYBOARD],
] as const) {
  test(`a whole match for four, dealt, from the first card to the last, ${how}`, async ({ page }) => {
    test.setTimeout(180_000);
    const { press } = hands;
    const row = await sitAtFour(page);
    for (let set = 0; set < 10; set += 1) {
      if (set > 0) await press(page, act(page, text.next).first());
      const ranks = await workingCards(page, row, hands);
      await threeSlap(page, row, hands);
      await expect(page.getByText(text.whom, { exact: true }).first()).toBeVisible();

      // The odd one out names Mei: first Jun wants to see it, later she is believed. Once Grandma is named, and cannot.
      await press(page, act(page, text.name(set === 1 ? 'Grandma' : 'Mei')));
      if (set === 0) {
        await press(page, act(page, text.check).first());
        const [way] = solutions(ranks, 24);
        if (!way) throw new Error('the cards work');
        await hands.enter(page, printExpression(way));
        const { last } = await inPhase(page, row, 'waiting');
        expect(last).toMatchObject({
          verdict: 'right',
          by: 'proved',
          claimant: 0,
          namer: 3,
          took: [0, 0, 0, 4],
        });
        await expect(page.getByRole('img', { name: '24' })).toBeVisible();
        const said = parseExpression(last?.texts[0] ?? '');
        expect(said.ok && printExpression(said.value)).toBe(printExpression(way));
      } else if (set === 1) {
        await press(page, act(page, text.cannot));
        const { last } = await inPhase(page, row, 'waiting');
        expect(last).toMatchObject({ verdict: 'wrong', winner: 3, claimant: 2 });
        await expect(zone(page, 3)).toHaveAccessibleName(/Your set, Ada/);
      } else await press(page, act(page, text.agree));
      const { piles } = await inPhase(page, row, set < 9 ? 'waiting' : 'over');
      expect(piles.map((pile) => pile.length)).toEqual(
        set === 0 ? [9, 9, 9, 13] : [9 - set, 9 - set, 13 - set, 9 + 3 * set],
      );
    }
    // Jun has no card either, but Mei won the last set (SLAP-11).
    expect((await stateOf(page, row)).phase).toEqual({ type: 'over', winners: [0] });
    await expect(zone(page, 0)).toHaveAccessibleName(/Mei has won/);
    await expect(act(page, text.again)).toBeVisible();
  });
}

test('the count is set right on the table for four (SLAP-14)', async ({ page }) => {
  const row = await sitAtFour(page);
  await inPhase(page, row, 'open');
  await act(page, table.pause.open).tap();
  await act(page, table.pause.count).tap();
  for (let cards = 0; cards < 3; cards += 1) {
    await page.getByRole('button', { name: table.count.less('Mei') }).tap();
    await page.getByRole('button', { name: table.count.more('Ada') }).tap();
  }
  await act(page, table.count.keep).tap();
  await act(page, table.pause.go).tap();
  await expect(zone(page, 3)).toHaveAccessibleName(/^Ada, 12 left/);
  expect((await stateOf(page, row)).piles.map((pile) => pile.length)).toEqual([6, 9, 9, 12]);
});

test('a real deck: all ready, the ranks before the keypad, and giving up', async ({ page }) => {
  const row = await sitAtFour(page, { deck: 'physical' });
  for (const seat of [0, 1, 2, 3]) {
    await expect(zone(page, seat)).toHaveAccessibleName(new RegExp(text.ready));
    // What has just come under the finger is not touched by mistake.

    await touchZone(page, seat);
  }
  await inPhase(page, row, 'open');
  await touchZone(page, 0);
  for (let left = 3; left > 0; left -= 1) {
    await act(page, text.giveUp).first().tap();
    await act(page, text.giveUpSure).tap();
    await expect(act(page, text.giveUp)).toHaveCount(left - 1);
  }
  // The first to have given up names, and wants to see it.
  await inPhase(page, row, 'naming');
  await act(page, text.name('Mei')).tap();
  await act(page, text.check).first().tap();
  await FINGERS.ranks(page, [6, 10, 9, 6]);
  await FINGERS.enter(page, '10 × (9 − 6) − 6');
  const { last } = await inPhase(page, row, 'waiting');
  expect(last).toMatchObject({ verdict: 'right', claimant: 0 });
  expect(last?.took.toSorted()).toEqual([0, 1, 1, 2]);
});

test('a verdict can be changed with a reason, and a set taken back and redone', async ({ page }) => {
  const row = await sitAtFour(page);
  await workingCards(page, row, FINGERS);
  await threeSlap(page, row, FINGERS);
  await act(page, text.name('Jun')).tap();
  await act(page, text.agree).tap();
  await inPhase(page, row, 'waiting');
  await act(page, table.pause.open).tap();
  await act(page, table.pause.verdict).tap();
  await act(page, table.verdict.usual[0] ?? '').tap();
  await act(page, table.verdict.now.wrong).tap();
  await expect.poll(async () => (await stateOf(page, row)).last?.verdict).toBe('wrong');
  await act(page, table.pause.set).tap();
  await act(page, table.pause.stopAll).tap();
  await inPhase(page, row, 'open');
  await act(page, table.pause.redo).tap();
  expect((await inPhase(page, row, 'waiting')).last).toMatchObject({ verdict: 'wrong', by: 'ruled' });
});
