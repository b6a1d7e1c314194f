// The stage itself: that its clock, its disk, its fingers and its keys are what tests take them for.
import { expect, test } from '@playwright/test';
import { vi } from 'vitest';
import { common, home, practice } from '#lib/i18n/messages.ts';
import { handOf } from '../../e2e/support/cards.ts';
import { keptHand, openWith } from '../../e2e/support/store.ts';
import { act, cardsOn, namesOn, signKey } from '../../e2e/support/table.ts';
import { painted, settle } from './stage/clock.ts';

const HAND = { hands: [{ slot: 'practice', row: handOf([2, 3, 5, 7]) }] };

test('time stands still until something is waited for, and a wait of ten minutes is over at once', async ({
  page,
}) => {
  const begun = performance.now();
  await openWith(page, './practice', HAND);
  await expect(cardsOn(page)).toHaveCount(4);
  const opened = performance.now();
  for (let turn = 0; turn < 50; turn += 1) await page.evaluate(() => Promise.resolve());
  expect(performance.now()).toBe(opened);
  expect(opened - begun).toBeLessThan(2000);
  await page.clock.runFor('10:00');
  expect(performance.now() - opened).toBe(600_000);
});

test('what takes real time is waited for asleep', async () => {
  const send = vi.spyOn(scheduler, 'postTask');
  await Promise.all([painted(), settle()]);
  const turns = send.mock.calls.length;
  send.mockRestore();
  expect(turns).toBeGreaterThan(0);
  expect(turns).toBeLessThan(20);
});

test('what is waited for in vain fails, and says what was found', async ({ page }) => {
  await openWith(page, './practice', HAND);
  await expect(cardsOn(page)).toHaveCount(4);
  await expect(expect(cardsOn(page)).toHaveCount(5)).rejects.toThrow('found: 4');
  await expect(expect(cardsOn(page)).not.toHaveCount(4)).rejects.toThrow('found: 4');
  await expect(act(page, 'no such button').tap({ timeout: 500 })).rejects.toThrow('is not there');
  // What lies under a slip cannot be pressed.
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(cardsOn(page).first().tap({ timeout: 500 })).rejects.toThrow(
    /lies under|is disabled|is not there/,
  );
});

test('a touch and a key do what they do in a browser, and what is stored survives a reload', async ({
  page,
}) => {
  await openWith(page, './practice', HAND);
  await cardsOn(page).nth(0).tap();
  await expect(cardsOn(page).nth(0)).toHaveAttribute('aria-pressed', 'true');
  await expect(cardsOn(page).nth(0)).toBeFocused();
  await signKey(page, '+').tap();
  await cardsOn(page).nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(cardsOn(page)).toHaveCount(3);
  await expect.poll(async () => (await keptHand(page))?.moves.length).toBe(1);
  const left = await namesOn(page);
  await page.reload();
  expect(await namesOn(page)).toEqual(left);
  await act(page, practice.undo).tap();
  await expect(cardsOn(page)).toHaveCount(4);
});

test('each test begins with an empty disk, on the first screen', async ({ page }) => {
  await page.goto('./');
  await expect(page.getByRole('button', { name: home.first.begin })).toBeVisible();
  await page.getByRole('button', { name: home.first.known }).tap();
  await page.getByRole('navigation', { name: common.mainTabs }).getByText(common.tabs.settings).tap();
  await expect(page).toHaveURL(/settings/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: home.today })).toBeVisible();
});

// Two in a row, as they are written: what the first asks of the device must not hold in the second.
const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
test('one test lets things move', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(isStill()).toBe(false);
});
test('and in the next nothing moves again', () => {
  expect(isStill()).toBe(true);
});

test('a page that is gone hears nothing any more', async ({ page }) => {
  const heard: string[] = [];
  const narrow = matchMedia('(width < 300px)');
  await page.addInitScript(() => {
    window.addEventListener('online', () => heard.push('online'));
    document.addEventListener('freeze', () => heard.push('freeze'));
    narrow.addEventListener('change', () => heard.push('narrow'));
  });
  const tell = () => {
    window.dispatchEvent(new Event('online'));
    document.dispatchEvent(new Event('freeze'));
    narrow.dispatchEvent(new Event('change'));
    return heard.splice(0);
  };
  await page.goto('./');
  expect(tell()).toEqual(['online', 'freeze', 'narrow']);
  // Three pages later only the last one hears.
  await page.goto('./practice');
  await page.goto('./');
  expect(tell()).toEqual(['online', 'freeze', 'narrow']);
});

test('words are as wide as they are on every machine', async ({ page }) => {
  await page.goto('./');
  const width = (family: string) => {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('no canvas');
    context.fontKerning = 'none';
    context.font = `100px ${family}`;
    return context.measureText('Two Dozen').width;
  };
  // Arial has T 611, w 722, o 556, the space 278, D 722, z 500, e 556, n 556: 505.7 in all, here each of whole pixels.
  expect(width(getComputedStyle(document.body).fontFamily)).toBeCloseTo(507, 0);
});
