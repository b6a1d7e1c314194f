// The further sheets of a table's menu: what each of them tells the match, or does not.
import { expect, test, type Locator, type Page } from '@playwright/test';
import { common, slapFour, table } from '#lib/i18n/messages.ts';
import { rowsOf } from '../../../e2e/support/matches.ts';
import { half, stateOn } from '../../../e2e/support/slap-two.ts';
import { openWith, readStore } from '../../../e2e/support/store.ts';
import { act, names, openTable, slapBy, WORKED, type SlapTable } from '../../support/slap.ts';

const { pause } = table;
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const OFF = { setTime: 0, claimTime: 0 };
const two = () => openTable(2, WORKED.ranks, OFF);

/** The menu of a match that is gone on with. */
async function openMenu(page: Page, played: SlapTable, choices: object = {}): Promise<void> {
  const settings = [{ key: 'preferences', value: choices }];
  await openWith(page, './play?match=m', { ...rowsOf({ m: played }), settings });
  await button(page, pause.go).tap();
  await button(page, pause.open).first().tap();
  await expect(page.getByRole('dialog', { name: pause.title })).toBeVisible();
}

test('a match is ended only once all agree, and goes on where they do not', async ({ page }) => {
  await openMenu(page, two());
  await page.getByRole('button', { name: new RegExp(`^${pause.stop}`) }).tap();
  const asked = page.getByRole('dialog', { name: pause.stopTitle });
  await expect(asked).toContainText(pause.stopText);
  await button(page, pause.stopNot).tap();
  await expect(asked).toHaveCount(0);
  await expect(page.getByRole('dialog', { name: pause.title })).toBeVisible();
  await page.getByRole('button', { name: new RegExp(`^${pause.stop}`) }).tap();
  await button(page, pause.stopAll).tap();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(half(page, 0)).toContainText(slapFour.stopped);
  const events = await readStore<{ event: { type: string } }>(page, 'matchEvents');
  expect(events.map(({ event }) => event.type)).toContain('stopped');
});

test('a touch by accident is taken out of a race once all agree, and no other (SLAP-9)', async ({ page }) => {
  const played = openTable(4, [6, 10, 9, 6], OFF).play(slapBy(0, 6000), slapBy(1, 9000));
  await openMenu(page, played.through(9100));
  await expect(button(page, pause.stray('Grandma'))).toBeVisible();
  await expect(button(page, pause.stray('Jun'))).toHaveCount(0);
  await button(page, pause.stray('Grandma')).tap();
  const asked = page.getByRole('dialog', { name: pause.stray('Grandma') });
  await button(page, common.cancel).tap();
  await expect(asked).toHaveCount(0);
  expect((await stateOn(page)).phase).toMatchObject({ slaps: [{ seat: 0 }, { seat: 1 }] });
  await button(page, pause.stray('Grandma')).tap();
  await expect(asked).toBeVisible();
  await button(page, pause.stopAll).tap();
  await expect.poll(async () => (await stateOn(page)).phase).toMatchObject({ slaps: [{ seat: 0 }] });
  await expect(button(page, pause.stray('Grandma'))).toHaveCount(0);
});

test('the screen is stood up and laid flat again', async ({ page }) => {
  await openMenu(page, two(), { lies: 'flat' });
  const lies = page.getByRole('button', { name: new RegExp(`^${pause.lies}`) });
  for (const [now, then] of [['flat', 'standing'], ['standing', 'flat']] as const) {
    await expect(lies).toContainText(table.lies[now]);
    await lies.tap();
    await expect(lies).toContainText(table.lies[then]);
  } // oxfmt-ignore
});

test('of two one card more is one less for the other, and is kept when they say so (SLAP-14)', async ({
  page,
}) => {
  await openMenu(page, two());
  await button(page, pause.count).tap();
  const sheet = page.getByRole('dialog', { name: table.count.title });
  const [mei = '', grandma = ''] = ['Mei', 'Grandma'];
  await expect(button(page, table.count.keep)).toBeDisabled();
  await button(page, table.count.more(mei)).tap();
  await button(page, table.count.more(mei)).tap();
  await button(page, table.count.less(mei)).tap();
  await expect(sheet).toContainText('19 + 17 + 4 = 40');
  await button(page, table.count.less(grandma)).tap();
  await expect(sheet).toContainText('20 + 16 + 4 = 40');
  await expect(sheet.getByRole('status')).toHaveText(table.count.explain(40, 0, 2));
  await button(page, table.count.keep).tap();
  await expect(page.getByRole('dialog', { name: pause.title })).toBeVisible();
  expect((await stateOn(page)).piles.map((pile) => pile.length)).toEqual([20, 16]);
});

test('of four the sum has to come out before it is kept', async ({ page }) => {
  await openMenu(page, openTable(4, [6, 10, 9, 6], OFF));
  await button(page, pause.count).tap();
  const said = page.getByRole('dialog', { name: table.count.title }).getByRole('status');
  await button(page, table.count.less('Mei')).tap();
  await expect(said).toHaveText(table.count.explain(40, -1, 4));
  await expect(button(page, table.count.keep)).toBeDisabled();
  await button(page, table.count.more('Ada')).tap();
  await expect(said).toHaveText(table.count.explain(40, 0, 4));
  await button(page, table.count.keep).tap();
  await expect
    .poll(async () => (await stateOn(page)).piles.map((pile) => pile.length))
    .toEqual([8, 9, 9, 10]);
});

test('a verdict is changed with a reason in one’s own words', async ({ page }) => {
  const claimed = openTable(4, [6, 10, 9, 6], OFF).play(slapBy(0, 6000), slapBy(1, 9000), slapBy(2, 12_000));
  await openMenu(page, claimed.through(12_500).play(names(3, 14_000, 1), act('agreed', 3, 20_000)));
  await button(page, pause.verdict).tap();
  const sheet = page.getByRole('dialog', { name: table.verdict.title });
  await button(page, table.verdict.usual[0] ?? '').tap();
  const reason = sheet.getByRole('textbox', { name: table.verdict.reason });
  await expect(reason).toHaveValue(table.verdict.usual[0] ?? '');
  await button(page, common.cancel).tap();
  await expect(sheet).toHaveCount(0);
  await button(page, pause.verdict).tap();
  await expect(reason).toHaveValue('');
  await reason.fill('  She said 42  ');
  await button(page, table.verdict.now.wrong).tap();
  await expect.poll(async () => (await stateOn(page)).last?.verdict).toBe('wrong');
  const events = await readStore<{ event: object }>(page, 'matchEvents');
  expect(events.map(({ event }) => event)).toContainEqual(
    expect.objectContaining({ type: 'ruled', verdict: 'wrong', reason: 'She said 42' }),
  );
});

test('a seat that waits for its key stops waiting when it is tapped again, and all get the usual ones back', async ({
  page,
}) => {
  await openMenu(page, two());
  await button(page, pause.keys).tap();
  const sheet = page.getByRole('dialog', { name: table.keys.title });
  const mei = sheet.getByRole('button', { name: /^Mei/ });
  await mei.tap();
  await expect(mei).toHaveAttribute('aria-pressed', 'true');
  await mei.tap();
  await expect(mei).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('q');
  await expect(button(page, table.keys.of('Mei', 'A'))).toBeVisible();
  await mei.tap();
  await page.keyboard.press('q');
  await expect(button(page, table.keys.of('Mei', 'Q'))).toBeVisible();
  await button(page, table.keys.usual).tap();
  await expect(button(page, table.keys.of('Mei', 'A'))).toBeVisible();
});
