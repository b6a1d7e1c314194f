import { expect, type Locator, type Page } from '@playwright/test';

/** Goes to a control by Tab, and presses it: what a keyboard alone can do. */
export async function pressKey(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let step = 0; step < 40; step += 1) {
    // What has just come takes no key for a moment, and a press would be wasted.
    await expect.poll(() => control.evaluate((element) => element.closest('[inert]') === null)).toBe(true);
    if (await control.evaluate((element) => element === document.activeElement))
      return page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
  }
  throw new Error(`no key leads to ${String(control)}`);
}
