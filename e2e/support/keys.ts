import { expect, type Locator, type Page } from '@playwright/test';

/** How a control stands to the focus. */
interface Standing {
  /** What has just come takes no key for a moment, and a press would be wasted. */
  readonly isInert: boolean;
  readonly hasFocus: boolean;
  /** So many controls after the one that has the focus, as they stand on the page; else zero. */
  readonly ahead: number;
}

const standingOf = (control: Locator): Promise<Standing> =>
  control.evaluate((element) => {
    const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    const controls = [
      ...root.querySelectorAll<HTMLElement>('a[href], button:enabled, input:enabled, [tabindex]'),
    ].filter((each) => each.tabIndex >= 0 && !each.closest('[inert]') && each.checkVisibility());
    const placeOf = (sought: Element | null) => controls.findIndex((each) => each === sought);
    const at = placeOf(document.activeElement);
    return {
      isInert: element.closest('[inert]') !== null,
      hasFocus: element === document.activeElement,
      // Out of a page that has no focus it is not told where Tab begins.
      ahead: at < 0 ? 0 : Math.max(0, placeOf(element) - at),
    };
  });

/** Goes to a control by Tab, and presses it: what a keyboard alone can do. */
export async function pressKey(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  let isNear = false;
  for (let step = 0; step < 40; step += 1) {
    await expect.poll(async () => (await standingOf(control)).isInert).toBe(false);
    const { hasFocus, ahead } = await standingOf(control);
    if (hasFocus) return page.keyboard.press('Enter');
    // First by as many Tabs as lie before it, then one at a time.
    const presses = isNear ? 1 : Math.max(1, ahead);
    isNear ||= ahead > 0;
    for (let press = 0; press < presses; press += 1) await page.keyboard.press('Tab');
  }
  throw new Error(`no key leads to ${String(control)}`);
}
