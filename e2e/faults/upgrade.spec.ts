import { expect, test } from '@playwright/test';
import { memory } from '#lib/i18n/messages.ts';
import { DATABASE, VERSION } from '#lib/storage/schema.ts';
import { withProfile } from '../support/app.ts';
import { attemptRow } from '../support/attempts.ts';
import { readJournal } from '../support/faults.ts';
import { isFull, putDown, times } from '../support/figures.ts';
import { withRawChromium, type RawPage } from '../support/raw.ts';
import { putRaw } from '../support/raw-table.ts';

/** The app as a later version of it will be, which wants a schema so much newer. */
const later = (steps: number) =>
  `const open = IDBFactory.prototype.open.bind(indexedDB);
  IDBFactory.prototype.open = (name, version) => open(name, version === undefined ? version : version + ${steps});`;
const ROW = attemptRow('of years');

const said = `[...document.querySelectorAll('section.note[role=alert]')].map((each) => each.textContent).join(' ')`;
/** A line is drawn so that it breaks only before its signs: no plain blank is behind one. */
const history = `/4 ×\\s6 ×\\s1 ×\\s1/.test(document.body.innerText)`;
const version = `indexedDB.databases().then((all) => all.find(({ name }) => name === '${DATABASE}')?.version)`;
const rows = `new Promise((resolve) => {
  const opening = indexedDB.open('${DATABASE}');
  opening.onsuccess = () => {
    const all = opening.result.transaction('attempts').objectStore('attempts').getAll();
    all.onsuccess = () => { opening.result.close(); resolve(all.result.map(({ id }) => id)); };
  };
})`;
/** Does not listen when it is asked to close, as some old code did not. */
const holdOn = `new Promise((resolve) => {
  const opening = indexedDB.open('${DATABASE}');
  opening.onsuccess = () => { window.held = opening.result; resolve(); };
})`;

/** What a page reads takes long: each answer asks once more. And it counts what it has under way. */
const counted = (isLong: boolean) =>
  `const begin = IDBDatabase.prototype.transaction;
  window.underWay = 0;
  window.answers = 0;
  IDBDatabase.prototype.transaction = function (stores, mode, ...more) {
    const transaction = begin.call(this, stores, mode, ...more);
    window.underWay += 1;
    for (const end of ['complete', 'abort']) transaction.addEventListener(end, () => (window.underWay -= 1));
    const again = () => {
      window.answers += 1;
      transaction.objectStore('attempts').get('').onsuccess = again;
    };
    if (${isLong} && mode === 'readonly' && transaction.objectStoreNames.contains('attempts')) again();
    return transaction;
  };`;
const see = (page: RawPage, expression: string, message: string) =>
  expect.poll(() => page.compute(expression), { timeout: 30_000, message });

/** Opens a page whose own scripts begin with this one. */
async function openWith(
  openPage: (url: string) => Promise<RawPage>,
  source: string,
  url: string,
): Promise<RawPage> {
  const page = await openPage('about:blank');
  await page.send('Page.addScriptToEvaluateOnNewDocument', { source });
  await page.send('Page.navigate', { url });
  return page;
}

test('an old tab that is frozen while it reads: the new app says what it waits for, and goes on once that is back', async ({
  baseURL,
}) => {
  test.setTimeout(120_000);
  if (baseURL === undefined) throw new Error('the server is not running');
  const address = (path: string) => new URL(path, baseURL).href;
  await withProfile((profile) =>
    withRawChromium(profile, async (openPage) => {
      const first = await openPage('about:blank');
      await putRaw(first, baseURL, { attempts: [ROW], settings: [{ key: 'begun', value: true }] });
      // Copied once, it is read for the page alone.
      await first.send('Page.navigate', { url: address('./progress?hands') });
      await see(first, `(${String(readJournal)})()`, 'the hand lies in the journal').toContain('of years');
      await first.close();
      const old = await openWith(openPage, counted(true), address('./progress?hands'));
      await see(old, 'window.answers > 50', 'the old tab reads').toBe(true);
      await old.send('Page.setWebLifecycleState', { state: 'frozen' });

      // What it undoes is over only when it hears so, and Chromium keeps its database open as long.
      const next = await openWith(openPage, later(1), address('./progress?hands'));
      await see(next, said, 'the new app says what it waits for').toMatch(
        new RegExp(`${memory.reason.blocked}|${memory.reason.timeout}`),
      );
      await old.send('Page.setWebLifecycleState', { state: 'active' });
      await see(next, said, 'and nothing once the old one is back').toBe('');
      await next.send('Page.navigate', { url: address('./progress?hands') });
      await see(next, history, 'it shows the hand').toBe(true);
      expect(await next.compute(version)).toBe(VERSION + 1);
      expect(await next.compute(rows)).toEqual([ROW.id]);
    }),
  );
});

test('an old tab that is frozen, polite or not, at an upgrade: the new app says what it waits for and goes on; old code touches nothing newer', async ({
  baseURL,
}) => {
  test.setTimeout(isFull ? 1_800_000 : 120_000);
  if (baseURL === undefined) throw new Error('the server is not running');
  const address = (path: string) => new URL(path, baseURL).href;
  const rounds = times(1, 20);
  for (let round = 1; round <= rounds; round += 1)
    await withProfile((profile) =>
      withRawChromium(profile, async (openPage) => {
        const openLater = (steps: number) => openWith(openPage, later(steps), address('./progress?hands'));
        const old = await openPage('about:blank');
        await putRaw(old, baseURL, { attempts: [ROW], settings: [{ key: 'begun', value: true }] });
        await old.send('Page.addScriptToEvaluateOnNewDocument', { source: counted(false) });
        await old.send('Page.navigate', { url: address('./progress?hands') });
        await see(old, history, 'the old tab shows the hand').toBe(true);
        await see(old, `(${String(readJournal)})()`, 'and has it in its journal').toContain('of years');

        // Frozen at rest, as after minutes out of sight, our own code has let go: the upgrade has nothing to wait for.
        await see(old, 'window.underWay', 'it reads nothing').toBe(0);
        await old.send('Page.setWebLifecycleState', { state: 'frozen' });
        const next = await openLater(1);
        await see(next, history, 'the new app shows it, too').toBe(true);
        expect(await next.compute(said)).toBe('');
        expect(await next.compute(version)).toBe(VERSION + 1);

        // Thawed and opened again, the old code shows what is there, says what to do, and leaves it as it is.
        await old.send('Page.setWebLifecycleState', { state: 'active' });
        await old.show();
        await old.send('Page.navigate', { url: address('./progress?hands') });
        await see(old, said, 'the old tab says that it is old').toContain(memory.reason.newer);
        expect(await old.compute(said)).toContain(memory.saveFile);
        await see(old, history, 'and still shows the hand').toBe(true);
        expect(await old.compute(version)).toBe(VERSION + 1);
        expect(await old.compute(rows)).toEqual([ROW.id]);
        await next.close();

        // A stubborn one that is frozen cannot even be told: the browser says nothing at all, and the app does.
        const stubborn = await openPage(address('./icon.svg'));
        await see(stubborn, 'document.readyState', 'the stubborn one is there').toBe('complete');
        await stubborn.compute(holdOn);
        await stubborn.send('Page.setWebLifecycleState', { state: 'frozen' });
        const third = await openLater(2);
        await see(third, said, 'the third says what it waits for').toMatch(
          new RegExp(`${memory.reason.blocked}|${memory.reason.timeout}`),
        );
        await stubborn.close();
        await see(third, said, 'and nothing once that is gone').toBe('');
        // A list that was read meanwhile is read again with the next page.
        await third.send('Page.navigate', { url: address('./progress?hands') });
        await see(third, history, 'it shows the hand').toBe(true);
        expect(await third.compute(version)).toBe(VERSION + 2);
        expect(await third.compute(rows)).toEqual([ROW.id]);
        putDown('an upgrade past frozen tabs', { times: round });
      }),
    );
});
