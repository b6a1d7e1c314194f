// The time that boards show, looked at ten times a second. Here and not beside the plain tests: effects run in a page alone.
import { flushSync } from 'svelte';
import { expect, test } from '@playwright/test';
import { createTicker } from '#lib/boards/table/ticker.svelte.ts';

/** A ticker over a time that the test sets; `looks`: how often it has been read. */
function begin(running: boolean) {
  const match = $state({ running, moves: 0 });
  let looks = 0;
  // The time of a match is no state of a page: nothing says that it has gone on.
  let time = 5000;
  let ticker: { readonly now: number } = { now: NaN };
  const end = $effect.root(() => {
    ticker = createTicker(
      () => {
        looks += 1;
        return time;
      },
      () => match.moves >= 0 && match.running,
    );
  });
  flushSync();
  return {
    now: () => ticker.now,
    looks: () => looks,
    pass: (ms: number) => (time += ms),
    change: (next: Partial<typeof match>) => flushSync(() => void Object.assign(match, next)),
    end,
  };
}

test('shows the time at once, and whether or not anything runs', () => {
  for (const running of [true, false]) {
    const { now, end } = begin(running);
    expect(now()).toBe(5000);
    end();
  }
});

test('looks ten times a second while something runs', async ({ page }) => {
  const { now, looks, pass, end } = begin(true);
  const before = looks();
  pass(80);
  await page.clock.runFor(99);
  expect(now()).toBe(5000);
  await page.clock.runFor(1);
  expect(now()).toBe(5080);
  await page.clock.runFor(900);
  expect(looks() - before).toBe(10);
  end();
});

test('looks at nothing while nothing runs', async ({ page }) => {
  const { now, looks, pass, end } = begin(false);
  const before = looks();
  pass(700);
  await page.clock.runFor(1000);
  expect(now()).toBe(5000);
  expect(looks()).toBe(before);
  end();
});

test('looks at once when what it follows has changed, and begins or stops with it', async ({ page }) => {
  const { now, looks, pass, change, end } = begin(false);
  pass(300);
  change({ moves: 1 });
  expect(now()).toBe(5300);
  pass(40);
  change({ running: true });
  expect(now()).toBe(5340);
  pass(100);
  await page.clock.runFor(100);
  expect(now()).toBe(5440);
  pass(60);
  change({ running: false });
  expect(now()).toBe(5500);
  const before = looks();
  await page.clock.runFor(1000);
  expect(looks()).toBe(before);
  end();
});

test('keeps one clock however often what it follows changes, and none once its board has gone', async ({
  page,
}) => {
  const { looks, change, end } = begin(true);
  for (const moves of [1, 2, 3]) change({ moves });
  const before = looks();
  await page.clock.runFor(1000);
  expect(looks() - before).toBe(10);
  end();
  await page.clock.runFor(1000);
  expect(looks() - before).toBe(10);
});
