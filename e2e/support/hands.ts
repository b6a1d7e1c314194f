import { expect, type Locator, type Page } from '@playwright/test';
import { common, pads } from '#lib/i18n/messages.ts';
import { pressKey } from './keys.ts';
import { tapLine, typeLine } from './pad-keys.ts';

/** How people reach a table of Slap or Knock: fingers, or keys alone. */
export interface Hands {
  readonly press: (page: Page, control: Locator) => Promise<void>;
  /** A zone by a finger, or by the key of its seat. */
  readonly zone: (page: Page, zone: Locator, key: string) => Promise<void>;
  readonly enter: (page: Page, line: string) => Promise<void>;
  readonly ranks: (page: Page, ranks: readonly number[]) => Promise<void>;
}

/** The keys of the seats, by how many there are. */
export const KEYS: Readonly<Record<number, readonly string[]>> = {
  2: ['a', 'l'],
  3: ['a', 'f', 'l'],
  4: ['a', 'f', 'j', 'l'],
};

/** A finger where nothing lies over a button: a zone is a slanted strip of its box. */
export async function tapFree(page: Page, button: Locator): Promise<void> {
  await expect(button).toBeVisible();
  const { x, y } = await button.evaluate((element) => {
    const box = element.getBoundingClientRect();
    const steps = [0.5, 0.06, 0.94, 0.3, 0.7];
    const places = steps
      .flatMap((down) => steps.map((across) => ({ across, down })))
      .map(({ across, down }) => ({ x: box.left + box.width * across, y: box.top + box.height * down }));
    const isFree = ({ x, y }: { readonly x: number; readonly y: number }) =>
      document.elementFromPoint(x, y)?.closest('button') === element;
    return places.find(isFree) ?? { x: -1, y: -1 };
  });
  expect(x, `no finger reaches ${String(button)}`).toBeGreaterThan(0);
  await page.touchscreen.tap(x, y);
}

export const FINGERS: Hands = {
  press: (_, control) => control.tap(),
  zone: (page, zone) => tapFree(page, zone),
  enter: tapLine,
  ranks: async (page, ranks) => {
    const keys = page.getByRole('group', { name: pads.ranks });
    for (const rank of ranks)
      await keys.getByRole('button', { name: common.speakRank(common.rank(rank, 10)), exact: true }).tap();
  },
};

export const KEYBOARD: Hands = {
  press: pressKey,
  zone: async (page, zone, key) => {
    await expect(zone).toBeVisible();
    await page.keyboard.press(key);
  },
  enter: typeLine,
  ranks: async (page, ranks) => {
    await expect(page.getByRole('group', { name: pads.ranks })).toBeVisible();
    for (const rank of ranks) await page.keyboard.press(rank === 1 ? 'a' : rank === 10 ? '0' : String(rank));
  },
};

export const WAYS = [
  ['by touch', FINGERS],
  ['by keyboard alone', KEYBOARD],
] as const;

/**
 * What has just come to a place is not what a finger meant to press: once it is there, so long nobody does. What is stored may not be there yet.
 * On the page's own clock, which the test has installed.
 */
export async function look(page: Page, shown: Locator): Promise<void> {
  await expect(shown.first()).toBeVisible();
  await page.clock.runFor(1300);
}

/** Presses every button of a name, one after the other. */
export async function pressAll(page: Page, buttons: Locator, count: number, hands: Hands): Promise<void> {
  for (let left = count; left > 0; left -= 1) {
    await expect(buttons).toHaveCount(left);
    await hands.press(page, buttons.first());
  }
}
