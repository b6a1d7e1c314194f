import { type Locator, type Page } from '@playwright/test';

/** Where the middle of something is on the screen. */
export async function middleOf(card: Locator): Promise<{ x: number; y: number }> {
  const box = await card.boundingBox();
  if (!box) throw new Error('the card is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Drags with one finger, as the screen reports it. */
export async function drag(
  page: Page,
  from: Locator,
  to: { x: number; y: number },
  end = 'touchEnd' as 'touchEnd' | 'touchCancel',
) {
  const screen = await page.context().newCDPSession(page);
  const start = await middleOf(from);
  await screen.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [start] });
  for (const part of [0.2, 0.4, 0.6, 0.8, 1]) {
    const point = { x: start.x + (to.x - start.x) * part, y: start.y + (to.y - start.y) * part };
    await screen.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
  }
  await screen.send('Input.dispatchTouchEvent', { type: end, touchPoints: [] });
}
