import { type Page } from '@playwright/test';
import { practice, settings } from '#lib/i18n/messages.ts';
import { attemptRow } from '../support/attempts.ts';
import { handOf, readyDeals } from '../support/cards.ts';
import { expect, pngSize, test } from '../support/platform.ts';
import { openWith } from '../support/store.ts';
import { act, cardsOn, solve } from '../support/table.ts';

const offer = (page: Page) => page.getByRole('dialog', { name: settings.installSheet.title });

/** Solves the hand on the table and goes on. */
async function solveNext(page: Page): Promise<void> {
  await expect(cardsOn(page)).toHaveCount(4);
  await solve(page);
}

test('the way onto the home screen is offered after the second solved hand, once, and asks the browser', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // What Chromium does when it finds the app fit to be installed.
    window.addEventListener('load', () => {
      const prompt = () => Promise.resolve(Object.assign(globalThis, { asked: true }));
      const event = new Event('beforeinstallprompt', { cancelable: true });
      window.dispatchEvent(
        Object.assign(event, { prompt, userChoice: Promise.resolve({ outcome: 'dismissed' }) }),
      );
    });
  });
  const hands = [
    [1, 2, 3, 4],
    [2, 4, 6, 8],
    [1, 1, 4, 6],
  ];
  await openWith(page, './practice', {
    hands: [{ slot: 'practice', row: handOf([4, 4, 4, 4]) }],
    ...readyDeals(hands),
  });
  await solveNext(page);
  await expect(offer(page), 'not after the first').toHaveCount(0);
  await act(page, practice.next).tap();
  await solveNext(page);
  await expect(offer(page)).toBeVisible();
  await offer(page).getByRole('button', { name: settings.installSheet.action }).tap();
  await expect.poll(() => page.evaluate(() => 'asked' in globalThis)).toBe(true);
  await expect(offer(page)).toHaveCount(0);

  await page.reload();
  await act(page, practice.next).tap();
  await solveNext(page);
  await expect(page.getByText(practice.others(0)).or(page.getByText(/other solutions?$/))).toBeVisible();
  await expect(offer(page), 'never again').toHaveCount(0);
});

test.describe('on an iPhone', () => {
  test.use({
    deviceScaleFactor: 3,
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  });

  test('there is an icon for the home screen, and a picture for the start that fits the screen to the pixel', async ({
    page,
    request,
  }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
    await page.goto('./');
    const sizeAt = async (link: string) => {
      const address = await page.locator(`link[rel=${link}]`).evaluate((each: HTMLLinkElement) => each.href);
      return pngSize(await (await request.get(address)).body());
    };
    expect(await sizeAt('apple-touch-icon')).toBe('180x180');
    expect(await sizeAt('apple-touch-startup-image')).toBe('1170x2532');
  });

  test('the two steps are drawn, with the warning that the app there starts empty', async ({ page }) => {
    await openWith(page, './settings', { attempts: [attemptRow('one')] });
    await page.getByRole('button', { name: settings.install }).tap();
    const steps = offer(page).getByRole('listitem');
    await expect(steps).toHaveCount(2);
    await expect(steps.nth(0)).toContainText(settings.installSheet.share);
    await expect(steps.nth(1)).toContainText(settings.installSheet.add);
    await expect(offer(page)).toContainText(settings.installSheet.moves);
    await offer(page).getByRole('button', { name: settings.installSheet.done }).tap();
    await expect(offer(page)).toHaveCount(0);
  });
});
