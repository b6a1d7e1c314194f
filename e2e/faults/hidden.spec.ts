import { expect, test } from '@playwright/test';
import { createRng } from '#lib/core/chance.ts';
import { table } from '#lib/i18n/messages.ts';
import { withProfile } from '../support/app.ts';
import { readJournal } from '../support/faults.ts';
import { isFull, putDown, times } from '../support/figures.ts';
import { journalledIn } from '../support/heat.ts';
import { twoPlayers } from '../support/matches.ts';
import { withRawChromium } from '../support/raw.ts';
import { eventsIn, sitRaw } from '../support/raw-table.ts';

const HOUR = 3_600_000;
/** An hour passes when the test says so, on the clock that never jumps; and every wake lock is remembered. */
const WATCHED = `window.later = 0;
  const now = performance.now.bind(performance);
  performance.now = () => now() + window.later;
  window.locks = [];
  if (navigator.wakeLock) {
    const request = navigator.wakeLock.request.bind(navigator.wakeLock);
    navigator.wakeLock.request = async (type) => {
      const lock = await request(type);
      window.locks.push(lock);
      return lock;
    };
  }`;
const HELD = `window.locks.filter((lock) => !lock.released).length`;
/** Presses a button by its words, unless it cannot be reached. */
const press = (name: string) => `(() => {
  const button = [...document.querySelectorAll('button')].find((each) =>
    (each.ariaLabel ?? each.textContent).trim() === ${JSON.stringify(name)} && !each.closest('[inert]'));
  button?.click();
  return button !== undefined;
})()`;
const covered = `document.querySelector('[aria-label="${table.cover.title}"]') !== null`;

test('a match that is hidden, frozen and loses its wake lock stands covered with its clock stopped, and both copies have it all', async ({
  baseURL,
}) => {
  test.setTimeout(isFull ? 1_800_000 : 120_000);
  if (baseURL === undefined) throw new Error('the server is not running');
  const rounds = times(2, 60);
  const rng = createRng(31);
  await withProfile((profile) =>
    withRawChromium(profile, async (openPage) => {
      const page = await openPage('about:blank');
      await page.send('Page.addScriptToEvaluateOnNewDocument', { source: WATCHED });
      await sitRaw(page, baseURL, twoPlayers());
      const see = (expression: string) => expect.poll(() => page.compute(expression), { timeout: 30_000 });
      const other = await openPage('about:blank');
      await page.show();
      // A cover is painted before its pause lies on the disk.
      const told = async () =>
        (await eventsIn(page)).map(({ event }) => event as unknown as { type: string; at: number });
      const seeLast = (type: string) => expect.poll(async () => (await told()).at(-1)?.type).toBe(type);
      await see(covered).toBe(true);
      await seeLast('paused');
      const before = (await told()).length;
      const done = { hidden: 0, frozen: 0, 'wake lock lost': 0 };

      for (let round = 1; round <= rounds; round += 1) {
        await see(press(table.pause.go)).toBe(true);
        await see(covered).toBe(false);
        await seeLast('resumed');
        await see(HELD).toBe(1);
        // In sight, as a phone does that saves its battery: the match goes on, and the next touch asks again.
        if (rng.next(2) === 0) {
          await page.compute(`window.locks.find((lock) => !lock.released).release()`);
          await see(HELD).toBe(0);
          await page.compute(`void dispatchEvent(new PointerEvent('pointerdown'))`);
          await see(HELD).toBe(1);
          expect(await page.compute(covered)).toBe(false);
          done['wake lock lost'] += 1;
        }
        await other.show();
        await see('document.visibilityState').toBe('hidden');
        await see(HELD).toBe(0);
        await see(covered).toBe(true);
        done.hidden += 1;
        if (round % 2 === 1) {
          await page.send('Page.setWebLifecycleState', { state: 'frozen' });
          await page.send('Page.setWebLifecycleState', { state: 'active' });
          done.frozen += 1;
        }
        await page.compute(`window.later += ${HOUR}`);
        await page.show();
        await see('document.visibilityState').toBe('visible');
        await see(covered).toBe(true);
        await seeLast('paused');
        putDown('a match hidden, frozen and without its wake lock', { rounds: round, ...done });
      }

      const rows = await eventsIn(page);
      const events = await told();
      expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, place) => place));
      const stood = events.slice(before);
      expect(stood.filter(({ type }) => type === 'paused')).toHaveLength(rounds);
      expect(stood.filter(({ type }) => type === 'resumed')).toHaveLength(rounds);
      // Not one of the hours in which nobody looked is on the clock of the match.
      for (const [place, { type, at }] of events.entries())
        if (type === 'resumed' && place >= before) expect(at).toBe(events[place - 1]?.at);
      expect((events.at(-1)?.at ?? Infinity) - (events[before]?.at ?? 0)).toBeLessThan(HOUR);
      // What a freeze cut short lies ready beside the match, and is moved over with the next thing that is done.
      await see(press(table.pause.go)).toBe(true);
      await see(covered).toBe(false);
      await expect
        .poll(async () => journalledIn(await page.compute<string>(`(${String(readJournal)})()`)).size, {
          timeout: 30_000,
        })
        .toBe(rows.length + 1);
    }),
  );
});
