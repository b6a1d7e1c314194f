import { expect, test, type CDPSession, type Page } from '@playwright/test';
import { createRng, shuffled, type Rng } from '#lib/core/chance.ts';
import type { SlapEvent } from '#lib/games/slap/events.ts';
import { table } from '#lib/i18n/messages.ts';
import { fingersDown, fingersUp, inPhase, NAMES, sitAtFour, spotOf } from '../support/slap-four.ts';
import { act } from '../support/table.ts';

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

/** 34 ms: twice the period of a screen of 60 reports a second, from which on the order is promised (SLAP-9). */
const APART = 0.034;
const SEATS = NAMES.map((_, seat) => seat);

declare global {
  interface Window {
    /** Events of the match, as soon as the disk has acknowledged them. */
    acknowledged: SlapEvent[];
  }
}

/** Keeps what is stored in the page itself: reading the store anew after each storm would take longer than the storm. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.acknowledged = [];
    const { put } = IDBObjectStore.prototype as {
      put: (this: IDBObjectStore, ...row: unknown[]) => IDBRequest<IDBValidKey>;
    };
    IDBObjectStore.prototype.put = function (...row: unknown[]) {
      if (this.name === 'matchEvents') {
        const { event } = row[0] as { readonly event: SlapEvent };
        this.transaction.addEventListener('complete', () => window.acknowledged.push(event));
      }
      return put.apply(this, row);
    };
  });
}

/** Waits until `count` slaps and the decision are stored; answers all that was, and begins anew. */
async function outcome(page: Page, count: number): Promise<readonly SlapEvent[]> {
  await page.waitForFunction(
    (count) =>
      window.acknowledged.filter(({ type }) => type === 'slapped').length >= count &&
      window.acknowledged.some(({ type }) => type === 'settled'),
    count,
    { polling: 10, timeout: 10_000 },
  );
  return page.evaluate(() => window.acknowledged.splice(0));
}

/** Takes the slaps back, through the menu, until the same cards lie open and untouched. */
async function takeBack(page: Page): Promise<void> {
  await page.evaluate(
    async ([pause, step, go]) => {
      const button = (name: string) =>
        [...document.querySelectorAll('button')].find(
          (each) => (each.ariaLabel ?? each.textContent.trim()) === name,
        );
      const until = async (what: string, done: () => boolean) => {
        const end = performance.now() + 10_000;
        while (!done()) {
          if (performance.now() > end)
            throw new Error(`${what}: waited for in vain. ${document.body.innerText}`);
          await new Promise((next) => setTimeout(next, 4));
        }
      };
      button(pause)?.click();
      await until('the menu', () => button(step) !== undefined);
      while (button(step)?.disabled === false) {
        const before = window.acknowledged.length;
        button(step)?.click();
        // A busy page may not have said yet that the step before was the last one: that press then does nothing.
        await until(
          'a step back',
          () => window.acknowledged.length > before || button(step)?.disabled === true,
        );
        // One frame for the menu to say whether there is another step.
        await new Promise((next) => setTimeout(next, 20));
      }
      button(go)?.click();
      await until('the table', () => button(step) === undefined);
      window.acknowledged.length = 0;
    },
    [table.pause.open, table.pause.step, table.pause.go] as const,
  );
}

const seatsOf = (events: readonly SlapEvent[]) =>
  events.flatMap((event) => (event.type === 'slapped' ? [event.seat] : []));
const settledOf = (events: readonly SlapEvent[]) => events.find((event) => event.type === 'settled');

interface Storm {
  readonly page: Page;
  readonly screen: CDPSession;
  readonly rng: Rng;
  readonly spots: readonly { readonly x: number; readonly y: number }[];
}

/** Each seat once, 34 ms apart, while the page can do nothing at all. Answers what came out, and what should have. */
async function pairs({ page, screen, rng, spots }: Storm) {
  const order = shuffled(SEATS, rng);
  const blocked = page.evaluate(() => {
    const end = performance.now() + 160;
    while (performance.now() < end);
  });
  const start = Date.now() / 1000;
  const down: { x: number; y: number; id: number }[] = [];
  for (const [place, seat] of order.entries()) {
    down.push({ ...(spots[seat] ?? { x: 0, y: 0 }), id: seat });
    await fingersDown(screen, down, start + place * APART);
  }
  await fingersUp(screen, rng.next(2) === 0);
  await blocked;
  const events = await outcome(page, 4);
  const settled = settledOf(events);
  const slaps = [...(settled?.order ?? []), ...seatsOf(events).slice(settled?.order.length)];
  return { found: { slaps, lot: settled?.lot }, wanted: { slaps: order, lot: [] } };
}

/** Ten fingers in one report: whole hands on every zone, and a cancel by the system. Nobody can be told apart, and nobody is lost. */
async function tenFingers({ page, screen, rng, spots }: Storm) {
  const points = Array.from({ length: 10 }, (_, id) => {
    const spot = spots[id % 4] ?? { x: 0, y: 0 };
    const isEnd = id % 2 === 0;
    const slide = (rng.next(60) - 30) * (id < 4 ? 0 : 1);
    return { x: spot.x + (isEnd ? slide : 0), y: spot.y + (isEnd ? 0 : slide), id };
  });
  await fingersDown(screen, shuffled(points, rng));
  await fingersUp(screen, true);
  const events = await outcome(page, 4);
  return {
    found: { slaps: seatsOf(events).toSorted(), lot: settledOf(events)?.lot.toSorted() },
    wanted: { slaps: SEATS, lot: SEATS },
  };
}

/** Two to three minutes of them. */
const STORMS = 400;

test('storms of touches lose nobody and invert nobody: palms, cancels, pairs 34 ms apart on a blocked page', async ({
  page,
}) => {
  test.setTimeout(600_000);
  await listen(page);
  const row = await sitAtFour(page, { setTime: 0, claimTime: 0 });
  await inPhase(page, row, 'open');
  await expect(act(page, table.pause.open)).toBeVisible();
  const screen = await page.context().newCDPSession(page);
  const spots = await Promise.all(SEATS.map((seat) => spotOf(page, seat)));
  const rng = createRng(9);
  await page.evaluate(() => (window.acknowledged.length = 0));
  for (let number = 0; number < STORMS; number += 1) {
    const storm = { page, screen, rng, spots };
    const { found, wanted } = number % 2 === 0 ? await pairs(storm) : await tenFingers(storm);
    expect(found, `storm ${number}`).toEqual(wanted);
    await takeBack(page);
  }
});

test('a slap says how finely this screen tells, once fingers have moved on it; a key says no more than before', async ({
  page,
}) => {
  await listen(page);
  const row = await sitAtFour(page, { setTime: 0, claimTime: 0 });
  await inPhase(page, row, 'open');
  const screen = await page.context().newCDPSession(page);
  await page.evaluate(() => (window.acknowledged.length = 0));
  const resolutions = () =>
    page.evaluate(() =>
      window.acknowledged.flatMap((event) => (event.type === 'slapped' ? [event.resolution] : [])),
    );
  await fingersDown(screen, [{ ...(await spotOf(page, 0)), id: 0 }]);
  await fingersUp(screen);
  await expect.poll(resolutions).toEqual([17]);
  // 120 reports a second of a finger that strays over the middle of the table.
  const start = Date.now() / 1000;
  const at = (report: number) => ({ x: 130 + report * 3, y: 300, id: 1 });
  await fingersDown(screen, [at(0)], start);
  for (let report = 1; report < 40; report += 1) {
    await screen.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: [at(report)],
      timestamp: start + report / 120,
    });
  }
  await fingersUp(screen);
  await fingersDown(screen, [{ ...(await spotOf(page, 1)), id: 2 }]);
  await fingersUp(screen);
  await expect.poll(resolutions).toEqual([17, 9]);
  await page.keyboard.press('j');
  await expect.poll(resolutions).toEqual([17, 9, 17]);
});
