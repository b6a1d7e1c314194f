// A table of Slap for four: its zones, and how far the stored match has come.
import { expect, type Locator, type Page } from '@playwright/test';
import { standardSlap, type SlapConfig } from '#lib/games/slap/config.ts';
import type { SlapEvent } from '#lib/games/slap/events.ts';
import { slap } from '#lib/games/slap/index.ts';
import type { SlapState } from '#lib/games/slap/state.ts';
import { slapFour as text } from '#lib/i18n/messages.ts';
import { tapFree } from '../../../e2e/support/hands.ts';
import { look } from '../stage/clock.ts';
import { matchOn } from '../../../e2e/support/on-disk.ts';
import { act } from '../../../e2e/support/table.ts';
import { sitDownAt, storedEvents } from './race.ts';

/** By seat: near, left, far, right. */
export const NAMES = ['Mei', 'Jun', 'Grandma', 'Ada'] as const;
export const SEATS = [0, 1, 2, 3] as const;

/** The zone of a seat. */
export const zone = (page: Page, seat: number): Locator =>
  page.getByRole('button', { name: new RegExp(`^${NAMES[seat] ?? ''}, \\d+ left`) });

/** Sits down at a match for four that nobody has begun. */
export async function sitAtFour(
  page: Page,
  house: Partial<SlapConfig> = {},
  lies: 'auto' | 'flat' | 'standing' = 'auto',
): Promise<void> {
  await sitDownAt(page, { game: 'slap', config: { ...standardSlap(4), ...house } }, { lies });
  await expect(zone(page, 0)).toBeVisible();
}

/** Sits down, and everybody is ready: the first cards lie open. */
export async function openFour(page: Page, house: Partial<SlapConfig> = {}): Promise<SlapState> {
  await sitAtFour(page, house);
  for (const seat of SEATS) await tapFree(page, zone(page, seat));
  return inPhase(page, 'open');
}

export const eventsOf = async (page: Page): Promise<readonly SlapEvent[]> =>
  (await storedEvents(page)) as readonly SlapEvent[];

export const stateOf = async (page: Page): Promise<SlapState> =>
  (await matchOn(page, slap)).state as SlapState;

/** Waits until the stored match is in a part of a set. */
export async function inPhase(page: Page, type: SlapState['phase']['type']): Promise<SlapState> {
  await expect.poll(async () => (await stateOf(page)).phase.type, { timeout: 15_000 }).toBe(type);
  return stateOf(page);
}

/** Somebody is named, and the others agree to the claim. */
export async function agreeOn(page: Page, claimant: (typeof NAMES)[number]): Promise<void> {
  await act(page, text.name(claimant)).tap();
  await inPhase(page, 'claim');
  await look();
  await act(page, text.act.agree).tap();
  await inPhase(page, 'waiting');
}
