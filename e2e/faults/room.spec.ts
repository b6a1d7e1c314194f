import { type Browser, type Page } from '@playwright/test';
import { memory, table } from '#lib/i18n/messages.ts';
import { withProfile } from '../support/app.ts';
import { hasSmallDisks, startChromium, startOnSmallDisk } from '../support/chromium.ts';
import {
  askForTooMuch,
  attemptsOn,
  banner,
  journalText,
  onTable,
  playOn,
  savedFile,
} from '../support/faults.ts';
import { isFull, putDown, reckon, spread, times } from '../support/figures.ts';
import { ADDRESS, cover, hearOfEvents, logOnDisk, ROW, scoresAfter } from '../support/heat.ts';
import { expect, test, type Host } from '../support/platform.ts';
import { openWith, type Rows } from '../support/store.ts';
import { act, cardsOn } from '../support/table.ts';

const MEGABYTES = 200;

/** A browser whose store can be left without room. */
interface Room {
  readonly page: Page;
  readonly fill: () => Promise<void>;
  readonly free: () => Promise<void>;
}
interface Shortage {
  readonly name: string;
  /** What the banner may say of it. */
  readonly said: readonly string[];
  readonly with: (
    place: { host: Host; browser: Browser },
    use: (room: Room) => Promise<void>,
  ) => Promise<void>;
}

const QUOTA: Shortage = {
  name: 'a quota of 20 kB',
  said: [memory.reason.quota],
  with: async ({ host, browser }, use) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const allow = (quotaSize?: number) =>
      session.send('Storage.overrideQuotaForOrigin', {
        origin: new URL(host.url).origin,
        ...(quotaSize === undefined ? {} : { quotaSize }),
      });
    await allow(5_000_000);
    await use({
      page,
      fill: async () => {
        await allow(20_000);
        await askForTooMuch(page, 6_000_000);
      },
      free: async () => void (await allow()),
    });
    await context.close();
  },
};

const DISK: Shortage = {
  name: 'a full disk',
  said: [memory.reason.quota, memory.reason.broken, memory.reason.timeout],
  with: (_, use) =>
    withProfile(async (profile) => {
      const { page, kill, fill, free } = await startOnSmallDisk(profile, MEGABYTES);
      try {
        await use({ page, fill: () => Promise.resolve(fill()), free: () => Promise.resolve(free()) });
      } finally {
        await kill();
      }
    }),
};

/** Where the system lets nobody have a disk of his own: what Chromium does on a full one, done to the page. By turns an error and silence. */
const LIKE_DISK: Shortage = {
  name: 'a page whose disk is full',
  said: DISK.said,
  with: (_, use) =>
    withProfile(async (profile) => {
      const { page, kill } = await startChromium(profile);
      const set = (full: boolean) => page.evaluate((full) => Object.assign(window, { full }), full);
      try {
        await page.addInitScript(() => {
          const { put } = IDBObjectStore.prototype as {
            put: (this: IDBObjectStore, ...row: unknown[]) => IDBRequest;
          };
          let tried = 0;
          IDBObjectStore.prototype.put = function (...row: unknown[]) {
            if (!(window as unknown as { full?: boolean }).full)
              return put.apply(this, row) as IDBRequest<IDBValidKey>;
            tried += 1;
            if (tried % 2 === 1) throw new DOMException('Internal error.', 'UnknownError');
            const silent = this.count() as IDBRequest;
            silent.addEventListener = () => undefined;
            return silent as IDBRequest<IDBValidKey>;
          };
        });
        await use({
          page,
          fill: async () => void (await set(true)),
          free: async () => void (await set(false)),
        });
      } finally {
        await kill();
      }
    }),
};

/** Takes the time from the first write that does not come through to the banner, on the page's own clock. */
const timeBanner = (page: Page) =>
  page.addInitScript(() => {
    const begun = new Map<IDBTransaction, number>();
    const { transaction } = IDBDatabase.prototype as {
      transaction: (this: IDBDatabase, ...given: unknown[]) => IDBTransaction;
    };
    IDBDatabase.prototype.transaction = function (...given: unknown[]) {
      const made = transaction.apply(this, given);
      if (made.mode === 'readwrite') {
        begun.set(made, performance.now());
        made.addEventListener('complete', () => begun.delete(made));
      }
      return made;
    };
    new MutationObserver(() => {
      const isTold = document.querySelector('section[role=alert] button') !== null;
      const first = Math.min(...begun.values());
      if (isTold && Number.isFinite(first) && !('bannerAfter' in window))
        Object.assign(window, { bannerAfter: performance.now() - first });
    }).observe(document, { childList: true, subtree: true });
  });
const bannerAfter = (page: Page) =>
  page.evaluate(() => (window as unknown as { bannerAfter: number }).bannerAfter);

interface Play {
  readonly name: string;
  readonly path: string;
  readonly rows: Rows;
  readonly ready: (page: Page) => Promise<void>;
  /** Does one thing that is to be kept; answers a word that the journal must hold in the end, or nothing. */
  readonly act: (page: Page) => Promise<string | null>;
  /** Whether all that was acknowledged, so many things on the whole, lies on the disk, once and in order. */
  readonly hold: (page: Page, words: readonly string[]) => Promise<void>;
}

const PRACTICE: Play = {
  name: 'in practice',
  path: './practice',
  rows: { ...onTable(1, 2, 3, 4), settings: [{ key: 'installOffered', value: true }] },
  ready: (page) => expect(cardsOn(page)).toHaveCount(4),
  act: (page) => playOn(page, (button) => button.click()),
  hold: async (page, lines) => {
    const stored = await attemptsOn(page);
    expect(stored.map(({ expression }) => expression)).toEqual(lines);
  },
};

const MATCH: Play = {
  name: 'in a match',
  path: ADDRESS,
  rows: { matches: [ROW] },
  ready: (page) => expect(page.getByRole('button', { name: table.pause.open }).first()).toBeVisible(),
  act: async (page) => {
    await page.getByRole('button', { name: table.pause.open }).first().click();
    const go = page.getByRole('dialog').getByRole('button', { name: table.pause.go });
    await go.click();
    await expect(go).toBeHidden();
    return null;
  },
  hold: async (page, words) => {
    // The table is open before the event lies on the disk.
    const resumed = async () =>
      (await logOnDisk(page)).filter(
        ({ event }) => (event as unknown as { type: string }).type === 'resumed',
      );
    await expect.poll(resumed).toHaveLength(words.length);
    // Lawful from the first event to the last, with every pause that was gone on from.
    scoresAfter(await logOnDisk(page));
  },
};

const DISK_HERE = hasSmallDisks() ? DISK : LIKE_DISK;
const TRIED: readonly (readonly [Shortage, Play])[] = isFull
  ? [...new Set([QUOTA, DISK_HERE, LIKE_DISK])].flatMap((shortage) =>
      [PRACTICE, MATCH].map((play) => [shortage, play] as const),
    )
  : [
      [QUOTA, PRACTICE],
      [DISK_HERE, MATCH],
    ];

for (const [shortage, play] of TRIED) {
  test(`${shortage.name} ${play.name}: said at once, played on, and all is there when there is room again`, async ({
    host,
    browser,
  }) => {
    test.setTimeout(isFull ? 1_800_000 : 120_000);
    const told: number[] = [];
    const rounds = times(1, 20);
    let kept = 0;
    for (let round = 1; round <= rounds; round += 1)
      await shortage.with({ host, browser }, async ({ page, fill, free }) => {
        const acknowledged: { readonly seq: number }[] = [];
        await hearOfEvents(page, (row) => acknowledged.push(row));
        await openWith(page, './', play.rows, host.url);
        await timeBanner(page);
        await page.goto(new URL(play.path, host.url).href);
        await play.ready(page);
        const words = [await play.act(page)];
        const [first] = words;
        await expect.poll(() => journalText(page)).toContain(first ?? '"resumed"');

        await fill();
        // A full disk may still have room for a line or two in a file that is there.
        while (!(await banner(page).isVisible())) words.push(await play.act(page));
        const text = await banner(page).textContent();
        expect(shortage.said.some((sentence) => text?.includes(sentence))).toBe(true);
        told.push(await bannerAfter(page));
        words.push(await play.act(page), await play.act(page));
        await expect(banner(page)).toContainText(/\d+ changes aren’t saved yet/);
        if (shortage === QUOTA && play === PRACTICE) {
          const { attempts } = await savedFile(page);
          expect(attempts.map(({ expression }) => expression)).toEqual(words);
        }
        // What the browser tidies away by itself makes room again.
        await fill();
        await act(page, memory.tryAgain).click();
        await expect(banner(page)).toContainText(memory.inVain(1));

        await free();
        // It may have been stored by itself since the last look.
        await expect(async () => {
          if (await banner(page).isVisible()) await act(page, memory.tryAgain).click({ timeout: 2_000 });
          await expect(banner(page)).toHaveCount(0, { timeout: 5_000 });
        }).toPass();
        words.push(await play.act(page));
        await play.hold(page, words.map(String));
        const places = (await logOnDisk(page)).map(({ seq }) => seq);
        const { lost } = reckon(
          acknowledged.map(({ seq }) => seq),
          places,
        );
        expect(lost).toBe(0);
        // The second copy has it too, at the latest when the app is opened again.
        await page.reload();
        await expect(play === MATCH ? cover(page) : cardsOn(page).first()).toBeVisible();
        await expect
          .poll(() => journalText(page), { timeout: 20_000 })
          .toContain(words.at(-1) ?? '"resumed"');
        await play.hold(page, words.map(String));
        kept += words.length;
        const { median, longest } = spread(told);
        putDown(`${shortage.name} ${play.name}`, {
          times: round,
          'things done': kept,
          lost,
          'banner, median ms': median,
          'banner, longest ms': longest,
        });
      });
    if (isFull) expect(spread(told).median).toBeLessThanOrEqual(3_000);
  });
}
