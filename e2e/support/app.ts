import { expect, type Page } from '@playwright/test';
import { common, home, practice } from '#lib/i18n/messages.ts';

/** Passes the first visit, as somebody does who knows the game. */
export async function passFirst(page: Page): Promise<void> {
  await page.getByRole('button', { name: home.first.known }).tap();
  await expect(page.getByRole('heading', { level: 1, name: home.today })).toBeVisible();
}

/** Waits until the app says that it works without a network. */
export async function waitForReadyOffline(page: Page): Promise<void> {
  await expect(page.getByText(home.ready)).toBeVisible({ timeout: 40_000 });
}

/** Goes from home to the practice table. */
export async function goPractise(page: Page): Promise<void> {
  await page.getByRole('link', { name: home.practise }).tap();
  await expect(page.getByRole('group', { name: practice.cards, exact: true })).toBeVisible();
}

/** The way to another main page, as a person takes it. */
export async function goTo(page: Page, tab: keyof typeof common.tabs): Promise<void> {
  await page.getByRole('navigation', { name: common.mainTabs }).getByText(common.tabs[tab]).click();
}

/** A folder for a browser's profile, gone when `use` is done. */
export async function withProfile(use: (dir: string) => Promise<void>): Promise<void> {
  // Fetched here, since what else is in this file is used in a page, too.
  const { mkdtemp, rm } = await import('node:fs/promises');
  const { tmpdir } = await import('node:os');
  const path = await import('node:path');
  const dir = await mkdtemp(path.join(tmpdir(), 'two-dozen-profile-'));
  try {
    await use(dir);
  } finally {
    await rm(dir, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}
