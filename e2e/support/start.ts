// Before the first match of a game on a device: how it lies, who is ready, and a slap to try (SLAP-16).
import { expect, type Locator, type Page } from '@playwright/test';
import { knock as knockWords, slap as slapWords, start as text } from '#lib/i18n/messages.ts';
import { KEYS, type Hands } from './hands.ts';

/** A seat's zone while it says this. */
export const startZone = (page: Page, name: string, says: string): Locator =>
  page.getByRole('button', { name: new RegExp(`(?:^|[^\\p{L}])${says}(?!\\p{L}).*${name}`, 'u') });

/** The one that is ready, or the ones that are to be. */
const waiting = (page: Page, says: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${text.label('§', says).split('§')[0] ?? ''}`) });

/** It lies as it does. */
export const passLie = async (page: Page, press = (button: Locator) => button.tap()): Promise<void> =>
  press(page.getByRole('button', { name: new RegExp(`^(${text.flat.go}|${text.standing.go})$`) }));

/** Everybody says that they are ready. */
export async function readySeats(page: Page): Promise<void> {
  const zones = waiting(page, text.ready);
  await expect(zones.first()).toBeVisible();
  for (let left = await zones.count(); left > 0; left -= 1) await zones.first().tap();
}

/** As people do it who want to play: down on the table, ready, no slap to try. */
export async function passStart(page: Page): Promise<void> {
  await passLie(page);
  await readySeats(page);
  await page.getByRole('button', { name: text.skip, exact: true }).first().tap();
}

/** The same with these hands, and everybody slaps to try. */
export async function wholeStart(page: Page, hands: Hands, names: readonly string[]): Promise<void> {
  await passLie(page, (button) => hands.press(page, button));
  const keys = KEYS[names.length] ?? [];
  const words = [text.ready, `(?:${slapWords.opening.word}|${knockWords.opening.word})`];
  for (const says of words)
    for (const [seat, name] of names.entries())
      await hands.zone(page, startZone(page, name, says), keys[seat] ?? '');
}

/** Of a game in which the phone is passed round: who begins has been read. */
export const passRound = (page: Page): Promise<void> =>
  page.getByRole('button', { name: text.begin, exact: true }).tap();
