import { expect, test } from '@playwright/test';
import Countdown from '#lib/boards/table/Countdown.svelte';
import { openPart } from '../stage/app.ts';

/** A countdown of so many milliseconds from now on, and each second that it has told. */
async function count(ms: number, change: object = {}) {
  const seconds: number[] = [];
  const until = performance.now() + ms;
  const props = {
    until,
    now: () => performance.now(),
    paused: false,
    onsecond: (left: number) => seconds.push(left),
    ...change,
  };
  await openPart(Countdown, props);
  return seconds;
}

test('each second that begins is shown and told as it begins, but for the one that it starts with', async ({
  page,
}) => {
  const seconds = await count(3500);
  const timer = page.getByRole('timer');
  await expect(timer).toHaveText('4');
  await page.clock.runFor(495);
  await expect(timer).toHaveText('4');
  expect(seconds).toEqual([]);
  await page.clock.runFor(10);
  await expect(timer).toHaveText('3');
  expect(seconds).toEqual([3]);
  await page.clock.runFor(1000);
  expect(seconds).toEqual([3, 2]);
  await page.clock.runFor(2000);
  expect(seconds).toEqual([3, 2, 1, 0]);
  await expect(timer).toHaveText('0');
  await page.clock.runFor(2000);
  expect(seconds, 'then it is over').toEqual([3, 2, 1, 0]);
});

test('one that stands tells nothing, and one of long ago is at nought', async ({ page }) => {
  const standing = await count(3500, { paused: true });
  await page.clock.runFor(5000);
  expect(standing).toEqual([]);
  const over = await count(-500);
  await expect(page.getByRole('timer')).toHaveText('0');
  await page.clock.runFor(5000);
  expect(over).toEqual([]);
});

test('it can be kept back until the last seconds, which are bold', async ({ page }) => {
  await count(12_000, { from: 10, print: (left: number) => `${left} s` });
  await expect(page.getByRole('timer')).toHaveCount(0);
  await page.clock.runFor(2005);
  await expect(page.getByRole('timer')).toHaveText('10 s');
  await expect(page.locator('.last')).toHaveCount(0);
  await page.clock.runFor(5000);
  await expect(page.locator('.last')).toHaveText('5 s');
});
