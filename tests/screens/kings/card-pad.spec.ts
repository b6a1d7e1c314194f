// The keys that name a card of a real deck, by themselves.
import { expect, test, type Page } from '@playwright/test';
import CardPad from '#lib/boards/kings/keeper/CardPad.svelte';
import { Picking } from '#lib/boards/kings/keeper/picking.svelte.ts';
import { SUITS, type Suit } from '#lib/core/cards.ts';
import { common, kings, kingsKeeper as text } from '#lib/i18n/messages.ts';
import { openPart } from '../stage/app.ts';
import { down, move, up } from '../stage/touch.ts';

async function openPad(more: { readonly off?: readonly Suit[]; readonly suitFirst?: boolean } = {}) {
  const named: string[] = [];
  const picking = new Picking(({ rank, suit }) => named.push(`${rank} ${suit}`));
  let deleted = 0;
  await openPart(CardPad, { picking, order: SUITS, ondelete: () => (deleted += 1), ...more });
  return { named, picking, deleted: () => deleted };
}
const suit = (page: Page, of: Suit) =>
  page.getByRole('group', { name: text.suits }).getByRole('button', { name: kings.suits[of] });
const rank = (page: Page, of: number) =>
  page
    .getByRole('group', { name: text.ranks })
    .getByRole('button', { name: common.rank(of, 13), exact: true });

test('a suit and a rank name a card in either order; the one that waits is marked', async ({ page }) => {
  const { named } = await openPad();
  await suit(page, 'heart').tap();
  await expect(suit(page, 'heart')).toHaveAttribute('aria-pressed', 'true');
  await expect(suit(page, 'spade')).toHaveAttribute('aria-pressed', 'false');
  await rank(page, 12).tap();
  await expect(suit(page, 'heart')).toHaveAttribute('aria-pressed', 'false');
  await rank(page, 7).tap();
  await expect(rank(page, 7)).toHaveAttribute('aria-pressed', 'true');
  await expect(rank(page, 8)).toHaveAttribute('aria-pressed', 'false');
  await suit(page, 'club').tap();
  await expect(rank(page, 7)).toHaveAttribute('aria-pressed', 'false');
  expect(named).toEqual(['12 heart', '7 club']);
});

test('one finger that slides from a suit to a rank names a card; one that rolls on within a row does not', async ({
  page,
}) => {
  const { named, picking } = await openPad();
  const middle = async (key: ReturnType<typeof suit>) => {
    const { x, y, width, height } = (await key.boundingBox())!;
    return { x: x + width / 2, y: y + height / 2 };
  };
  const slide = async (from: ReturnType<typeof suit>, to: ReturnType<typeof suit>) => {
    const [start, end] = [await middle(from), await middle(to)];
    down(start);
    move(end);
    up();
    await page.clock.runFor(50);
  };
  await slide(suit(page, 'diamond'), rank(page, 9));
  await slide(rank(page, 10), suit(page, 'spade'));
  expect(named).toEqual(['9 diamond', '10 spade']);
  await slide(rank(page, 3), rank(page, 4));
  expect([named.length, picking.rank]).toEqual([2, 3]);
});

test('letters and figures name cards, too; a 1 alone is nothing', async ({ page }) => {
  const { named, deleted } = await openPad();
  for (const key of ['h', 'q', '7', 'c', 's', 'a', 'd', '2']) await page.keyboard.press(key);
  expect(named).toEqual(['12 heart', '7 club', '1 spade', '2 diamond']);
  await page.keyboard.press('1');
  await page.keyboard.press('x');
  expect(named).toHaveLength(4);
  await page.keyboard.press('Backspace');
  expect(deleted()).toBe(1);
});

test('a suit that is taken says so and can be pressed; suits stand above the ranks where they come first', async ({
  page,
}) => {
  await openPad({ off: ['spade'], suitFirst: true });
  await expect(suit(page, 'spade')).toHaveAttribute('aria-disabled', 'true');
  await expect(suit(page, 'heart')).not.toHaveAttribute('aria-disabled', 'true');
  const top = async (key: ReturnType<typeof suit>) => (await key.boundingBox())!.y;
  expect(await top(suit(page, 'spade'))).toBeLessThan(await top(rank(page, 1)));
  await openPad();
  expect(await top(suit(page, 'spade'))).toBeGreaterThan(await top(rank(page, 13)));
});
