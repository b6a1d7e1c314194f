import { expect, test, type Page } from '@playwright/test';
import { contest as text, contestCoach, memory, table } from '#lib/i18n/messages.ts';
import { openTable } from '../../support/contest.ts';
import { button, NAMES, sitAt, stateOn, tapLine } from '../../../e2e/support/contest.ts';
import { layoutFaults } from '../../../e2e/support/layout.ts';
import { listen, toldOf } from '../../../e2e/support/told.ts';
import { fillDisk } from '../stage/pretended.ts';

// A tablet that lies flat: each enters at an edge of their own, and what they read is turned to them (CONTEST-7).
test.use({
  serviceWorkers: 'block',
  viewport: { width: 768, height: 1024 },
  contextOptions: { reducedMotion: 'reduce' },
});

const SET = [[3, 7, 8, 2]];
const TWO = [
  [3, 7, 8, 2],
  [4, 4, 9, 1],
];
const X = '90817';
const place = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const key = (page: Page, name: string, label: string) =>
  place(page, name).getByRole('button', { name: label, exact: true });

/** Which edge of the screen somebody's keys lie at, and how far they are turned. */
const lies = (page: Page, name: string) =>
  place(page, name).evaluate((section) => {
    const { left, top, width, height } = section.getBoundingClientRect();
    const [x, y] = [(left + width / 2) / innerWidth - 0.5, (top + height / 2) / innerHeight - 0.5];
    const edge = Math.abs(x) > Math.abs(y) ? (x < 0 ? 'left' : 'right') : y < 0 ? 'far' : 'near';
    const seat = section.closest('.seat');
    return [edge, seat ? getComputedStyle(seat).rotate : ''];
  });

test('four sit at four edges, each with the numbers and keys turned to them', async ({ page }) => {
  await sitAt(page, openTable(4, TWO, { type: 11, answerTime: 90_000 }), { lies: 'flat' });
  await expect(place(page, 'Mei')).toBeVisible();
  expect(await Promise.all(NAMES.map((name) => lies(page, name)))).toEqual([
    ['near', 'none'],
    ['left', '90deg'],
    ['far', '180deg'],
    ['right', '-90deg'],
  ]);
  await expect(page.locator('.numbers')).toHaveCount(4);
  // Read aloud once.
  await expect(page.getByRole('group', { name: text.sets, exact: true })).toHaveCount(1);
  await expect(place(page, 'Jun')).toContainText(contestCoach.tony(2));
});

for (const [players, edges] of [
  [2, ['near', 'far']],
  [3, ['near', 'left', 'right']],
] as const)
  test(`${players} sit as at the flat tables of the other games`, async ({ page }) => {
    await sitAt(page, openTable(players, SET, { type: 20, answerTime: 90_000 }), { lies: 'flat' });
    await expect(place(page, 'Mei')).toBeVisible();
    const found = await Promise.all(NAMES.slice(0, players).map((name) => lies(page, name)));
    expect(found.map(([edge]) => edge)).toEqual(edges);
  });

test('standing, or with no room for four edges, they type in a row', async ({ page }) => {
  await sitAt(page, openTable(4, SET, { type: 11 }), { lies: 'standing' });
  await expect(place(page, 'Mei')).toBeVisible();
  expect((await Promise.all(NAMES.map((name) => lies(page, name)))).map(([, turn]) => turn)).toEqual([
    '',
    '',
    '',
    '',
  ]);
});

test('from the menu it is laid flat and stood up again', async ({ page }) => {
  await sitAt(page, openTable(4, SET, { type: 11, answerTime: 90_000 }), { lies: 'standing' });
  await button(page, table.pause.open).tap();
  await page.getByRole('button', { name: new RegExp(`^${table.pause.lies}`) }).tap();
  await button(page, table.pause.go).tap();
  await expect(page.locator('.numbers')).toHaveCount(4);
});

test('whoever proves has the words turned to them', async ({ page }) => {
  await sitAt(page, openTable(4, SET, { type: 11, answerTime: 0 }), { lies: 'flat' });
  for (const [seat, name] of NAMES.entries())
    for (const label of [String(seat + 1), text.seal]) await key(page, name, label).tap();
  await button(page, text.reveal.open).tap();
  await button(page, text.reveal.proveHere('Ada', '4')).tap();
  const turned = page.locator('.turn');
  await expect(turned).toHaveClass(/right/);
  await tapLine(page, '8 ÷ 2 × (7 − 3)');
  // Who is next if that fails.
  await expect(turned).toHaveClass(/far/);
  expect((await stateOn(page)).phase).toMatchObject({ type: 'proving', seat: 2 });
});

test('what somebody types at an edge is nowhere but while they hold the shield', async ({ page }) => {
  const said = await listen(page);
  const session = await page.context().newCDPSession(page);
  const seen = async () =>
    [await page.evaluate(() => document.documentElement.outerHTML), await toldOf(session)].map((what) =>
      what.includes(X),
    );
  await sitAt(page, openTable(4, SET, { type: 10, answerTime: 3_600_000 }), { lies: 'flat' });
  for (const name of NAMES) {
    for (const digit of X) await key(page, name, digit).tap();
    expect(await seen()).toEqual([false, false]);
    const look = key(page, name, text.shield.look);
    await look.focus();
    await page.keyboard.down(' ');
    expect(await seen()).toEqual([true, true]);
    await page.keyboard.up(' ');
    expect(await seen()).toEqual([false, false]);
    await key(page, name, text.seal).tap();
    await expect(place(page, name)).toContainText(text.sealed);
    expect(await seen()).toEqual([false, false]);
  }
  expect(said.join('\n')).not.toContain(X);
});

test('Classic: four have their keys at four edges, and whoever has it the words turned to them', async ({
  page,
}) => {
  await sitAt(page, openTable(4, SET, { type: 0 }), { lies: 'flat' });
  await expect(place(page, 'Mei')).toBeVisible();
  expect(await Promise.all(NAMES.map((name) => lies(page, name)))).toEqual([
    ['near', 'none'],
    ['left', '90deg'],
    ['far', '180deg'],
    ['right', '-90deg'],
  ]);
  await expect(page.locator('.numbers')).toHaveCount(4);
  await key(page, 'Jun', text.impossibleOf('Jun')).tap();
  await expect.poll(async () => (await stateOn(page)).phase).toMatchObject({ impossible: [2] });
  await key(page, 'Grandma', text.claim('Grandma', 1)).tap();
  await expect(page.locator('.turn')).toHaveClass(/left/);
  await tapLine(page, '(7 + 3 − 8) × 2');
  // They read first what came of it, and turn it to the others.
  await expect(button(page, text.next)).toBeVisible();
  await expect(page.locator('.turn')).toHaveClass(/left/);
  await button(page, table.turnRound).tap();
  await expect(page.locator('.turn')).toHaveClass(/far/);
});

test('the word on the key of Impossible has room in a font a quarter wider', async ({ page }) => {
  await sitAt(page, openTable(3, SET, { type: 20, answerTime: 90_000 }), { lies: 'flat' });
  const room = await key(page, 'Mei', text.noneAt).evaluate((box) => {
    const word = document.createRange();
    word.selectNodeContents(box);
    return box.clientWidth / word.getBoundingClientRect().width;
  });
  expect(room).toBeGreaterThan(1.25);
});

test('what is opened and told is turned to each who sits there, one after the other', async ({ page }) => {
  await sitAt(page, openTable(2, SET, { type: 11, answerTime: 0 }), { lies: 'flat' });
  for (const [seat, name] of NAMES.slice(0, 2).entries())
    for (const label of [String(seat + 1), text.seal]) await key(page, name, label).tap();
  const turned = page.locator('.turn');
  const turn = button(page, table.turnRound);
  await expect(turned).toHaveClass(/near/);
  await turn.tap();
  await expect(turned).toHaveClass(/far/);
  await button(page, text.reveal.open).tap();
  await turn.tap();
  await expect(turned).toHaveClass(/near/);
  await button(page, text.reveal.proveHere('Grandma', '2')).tap();
  await expect(turned).toHaveClass(/far/);
  await expect(turn).toHaveCount(0);
  await tapLine(page, '8 − 7 + 3 − 2');
  await expect(button(page, text.next)).toBeVisible();
  await expect(turned).toHaveClass(/far/);
  await turn.tap();
  await expect(turned).toHaveClass(/near/);
});

test('what the app says above the table takes no room from the keys: they lie at edges only where enough is left', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await sitAt(page, openTable(4, SET, { type: 11, answerTime: 0 }), { lies: 'flat' });
  await expect(place(page, 'Mei')).toBeVisible();
  expect(await layoutFaults(page, 40)).toEqual([]);
  fillDisk();
  await key(page, 'Mei', '7').tap();
  await key(page, 'Mei', text.seal).tap();
  await expect(page.getByText(memory.reason.quota)).toBeVisible();
  await expect.poll(() => layoutFaults(page, 40)).toEqual([]);
});
