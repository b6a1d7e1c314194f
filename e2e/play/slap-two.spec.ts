import { expect, test, type Locator, type Page } from '@playwright/test';
import { printExpression } from '#lib/core/print.ts';
import { solutions } from '#lib/core/solve.ts';
import { pads, slap as words, table } from '#lib/i18n/messages.ts';
import { counts, orderOf, WORKED } from '../../tests/support/slap.ts';
import { axeFaults } from '../support/axe.ts';
import { layoutFaults } from '../support/layout.ts';
import { PAD_SIGNS } from '../support/pad-keys.ts';
import { button, half, ranksOn, sitAt, stateOn, zone } from '../support/slap-two.ts';

// Without the service worker a page is there sooner; movement is over at once.
test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

/** 5 7 8 9 come up first. */
const DEALT = { type: 'shuffled', at: 0, order: orderOf([5, 8, 7, 9]) } as const;
/** Mei has two cards left and turns them up: if she wins the set, it is her last. */
const LAST_SET = [DEALT, counts(0, 2, 38)];
const LAST_REAL_SET = [counts(0, 2, 38)];

const said = (page: Page, sentence: string) =>
  expect(page.getByRole('status').filter({ hasText: sentence })).toHaveCount(1);

/** Enters a solution key by key, by finger. */
async function tapLine(page: Page, seat: 0 | 1, line: string): Promise<void> {
  const numbers = half(page, seat).getByRole('group', { name: pads.numbers });
  for (const part of line.match(/\d+|[+−×÷()]/g) ?? []) {
    if (/\d/.test(part)) {
      const label = part === '1' ? /^A/ : new RegExp(`^${part}$`);
      await numbers.locator('button:not([aria-disabled])').filter({ hasText: label }).first().tap();
    } else await button(page, seat, PAD_SIGNS[part] ?? '').tap();
  }
}

/** Goes on once the ruling has been seen: a tap that comes at once is not meant for it. */
async function goOn(page: Page): Promise<void> {
  await expect(async () => {
    const next = button(page, 0, words.act.next);
    if (await next.isVisible()) await next.tap({ timeout: 1000 });
    await expect(next).toBeHidden({ timeout: 500 });
  }).toPass();
}

test('a whole match by touch: slap, swap, keypad, verdict, to the last card', async ({ page }) => {
  test.setTimeout(240_000);
  await sitAt(page);
  const seen = { swaps: 0, proofs: 0 };
  for (let set = 0; set < 10;) {
    await expect(zone(page, 0, words.zone.slap)).toBeVisible({ timeout: 20_000 });
    const ranks = await ranksOn(page);
    const [solution] = solutions(ranks, 24);
    if (!solution) {
      await button(page, 0, words.act.swap).tap();
      await expect(half(page, 0)).toContainText(words.youAsked);
      await button(page, 1, words.act.agreeSwap).tap();
      await page
        .getByRole('button', { name: /^Send back .* Mei$/ })
        .first()
        .tap();
      await button(page, 1, words.act.keep).tap();
      seen.swaps += 1;
      continue;
    }
    await zone(page, 0, words.zone.slap).tap();
    if (seen.proofs === 0) {
      await button(page, 1, words.act.check).tap();
      await expect(half(page, 0).getByRole('timer')).toHaveText(/^0:[0-3]\d$/);
      await tapLine(page, 0, printExpression(solution));
      await button(page, 0, pads.rule).tap();
      await expect(half(page, 0)).toContainText(printExpression(solution));
      seen.proofs += 1;
    } else await button(page, 1, words.act.agree).tap();
    set += 1;
    if (set < 10) {
      await said(page, `${words.right}. ${words.takes('Grandma')}`);
      await goOn(page);
      // The old cards are gone while the new ones are counted in.
      await expect(page.getByText(words.emptyPlace)).toHaveCount(4);
    }
  }
  await said(page, words.out('Mei'));
  await expect(half(page, 0)).toContainText(words.out('Mei'));
  const { phase, piles } = await stateOn(page);
  expect(phase).toEqual({ type: 'over', winners: [0] });
  expect(piles.map((pile) => pile.length)).toEqual([0, 40]);
  // The first cards make nothing.
  expect(seen.swaps).toBeGreaterThan(0);
  expect(seen.proofs).toBe(1);

  // The last word may be a mistake like any other.
  await button(page, 1, words.menu).tap();
  await page.getByRole('button', { name: table.pause.step }).tap();
  await page.getByRole('button', { name: table.pause.go }).tap();
  await button(page, 1, words.act.agree).tap();
  await said(page, words.out('Mei'));

  // The same people sit down once more.
  const before = page.url();
  await button(page, 0, words.act.again).tap();
  await expect(page).not.toHaveURL(before);
  await expect(half(page, 0)).toBeVisible();
});

test('the last two sets by keyboard only: swap, slap, agree, go on, check, type the line', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await sitAt(page, {}, [DEALT, counts(0, 4, 36)]);
  await expect(zone(page, 0, words.zone.slap)).toBeVisible();
  await pressKey(page, button(page, 1, words.act.swap));
  await expect(half(page, 1)).toContainText(words.youAsked);
  await pressKey(page, button(page, 0, words.act.agreeSwap));
  await pressKey(page, page.getByRole('button', { name: words.sendBack(words.card('5', 'Mei')) }));
  await pressKey(page, button(page, 1, words.act.keep));
  // The ace that came for the five.
  await expect(zone(page, 0, words.zone.slap)).toBeVisible();
  expect((await ranksOn(page)).toSorted((a, b) => a - b)).toEqual([1, 7, 8, 9]);
  await page.keyboard.press('a');
  await pressKey(page, button(page, 1, words.act.agree));
  await said(page, `${words.right}. ${words.takes('Grandma')}`);
  await expect(async () => {
    await page.keyboard.press('l');
    await expect(zone(page, 0, words.right)).toBeHidden({ timeout: 500 });
  }).toPass();

  await expect(zone(page, 0, words.zone.slap)).toBeVisible();
  const [solution] = solutions(await ranksOn(page), 24);
  if (!solution) throw new Error('the second four make 24');
  await page.keyboard.press('a');
  await said(page, words.isItRight('Mei'));
  await pressKey(page, button(page, 1, words.act.check));
  await expect(half(page, 0).getByRole('group', { name: pads.keypad })).toBeVisible();
  // What cannot be read costs nothing.
  await page.keyboard.type('(');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText(pads.fault.missingOperand);
  await page.keyboard.press('Backspace');
  const signs: Readonly<Record<string, string>> = { '−': '-', '×': '*', '÷': '/', ' ': '' };
  await page.keyboard.type(printExpression(solution).replace(/[−×÷ ]/g, (sign) => signs[sign] ?? ''));
  await page.keyboard.press('Enter');
  await said(page, words.out('Mei'));
  const { phase, last } = await stateOn(page);
  expect(phase).toEqual({ type: 'over', winners: [0] });
  expect(last).toMatchObject({ verdict: 'right', texts: [printExpression(solution)] });
});

test('the last set with a real deck, by touch: both ready, ranks, line', async ({ page }) => {
  await sitAt(page, { deck: 'physical' }, LAST_REAL_SET);
  await zone(page, 0, words.zone.ready).tap();
  await expect(half(page, 0)).toContainText(words.readyWait('Grandma'));
  await zone(page, 1, words.zone.ready).tap();
  await expect(zone(page, 1, words.zone.slap)).toBeVisible();
  await zone(page, 0, words.zone.slap).tap();
  await button(page, 1, words.act.check).tap();
  const ranks = half(page, 0).getByRole('group', { name: pads.ranks });
  for (const rank of WORKED.ranks) await ranks.getByRole('button', { name: String(rank), exact: true }).tap();
  await expect(half(page, 1)).toContainText(words.areThese('Mei'));
  await tapLine(page, 0, WORKED.proof);
  await button(page, 0, pads.rule).tap();
  await said(page, words.out('Mei'));
  expect((await stateOn(page)).phase).toEqual({ type: 'over', winners: [0] });
});

test('a wrong line is told by what it makes, and the missed one when somebody asks', async ({ page }) => {
  await sitAt(page, {}, [DEALT, counts(0, 4, 36)]);
  await zone(page, 1, words.zone.slap).tap();
  await button(page, 0, words.act.check).tap();
  await tapLine(page, 1, '5 + 7 + 8 + 9');
  await button(page, 1, pads.rule).tap();
  await expect(half(page, 1)).toContainText(words.makesThat('29'));
  await button(page, 0, words.act.missed).tap();
  await expect(half(page, 0)).toContainText(/It was .*\d/);
});

/** Goes from control to control until this one has the focus, and presses it. */
async function pressKey(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let step = 0; step < 40; step += 1) {
    if (await control.evaluate((element) => element === document.activeElement))
      return page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
  }
  throw new Error(`no key leads to ${String(control)}`);
}

test('each half is the other turned round', async ({ page }) => {
  await sitAt(page, {}, LAST_SET);
  await expect(zone(page, 0, words.zone.slap)).toBeVisible();
  const boxes = await Promise.all([0, 1].map((seat) => half(page, seat as 0 | 1).boundingBox()));
  const [near, far] = boxes;
  const size = page.viewportSize();
  if (!near || !far || !size) throw new Error('both are shown');
  expect(far.width).toBeCloseTo(near.width);
  expect(far.height).toBeCloseTo(near.height);
  expect(far.x).toBeCloseTo(size.width - near.x - near.width);
  expect(far.y).toBeCloseTo(size.height - near.y - near.height);
});

for (const size of [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
] as const) {
  test(`everything fits and axe finds nothing at ${size.width} × ${size.height}`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize(size);
    const found: string[] = [];
    const look = async (name: string) => {
      const faults = await layoutFaults(page, 48);
      // A zone's ring runs round its edge: the buttons in its middle hide none of it.
      const layout = faults.filter(
        (fault) => !/<button hit>.* out of sight, under <button button/.test(fault),
      );
      found.push(...layout.map((fault) => `${name}: ${fault}`));
      found.push(...(await axeFaults(page, name)));
    };
    await sitAt(page, { claimTime: 0, deck: 'physical' }, LAST_REAL_SET);
    await look('both must be ready');
    await zone(page, 0, words.zone.ready).tap();
    await zone(page, 1, words.zone.ready).tap();
    await expect(zone(page, 0, words.zone.slap)).toBeVisible();
    await look('looking');
    await button(page, 0, words.act.swap).tap();
    await expect(button(page, 1, words.act.agreeSwap)).toBeVisible();
    await look('asked for a swap');
    await zone(page, 0, words.zone.slap).tap();
    await expect(button(page, 1, words.act.check)).toBeVisible();
    await look('is it right');
    await button(page, 1, words.act.check).tap();
    await look('which four');
    for (const key of '5789') await page.keyboard.press(key);
    await expect(half(page, 0).getByRole('group', { name: pads.keypad })).toBeVisible();
    await look('keypad');
    await page.keyboard.type('5+7+8+9');
    await page.keyboard.press('Enter');
    await expect(half(page, 0)).toContainText(words.makesThat('29'));
    // The pad is gone once both halves are as large again.
    await expect
      .poll(async () => {
        const [near, far] = await Promise.all([half(page, 0).boundingBox(), half(page, 1).boundingBox()]);
        return Math.round((near?.height ?? 0) - (far?.height ?? 1));
      })
      .toBe(0);
    await look('wrong');
    expect(found).toEqual([]);
  });
}
