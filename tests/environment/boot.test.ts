import { readFileSync } from 'node:fs';
import { setImmediate as settle } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { REPAIR, TAKE_OVER } from '#lib/environment/take-over.ts';
import { bootWindow, FakeWorker, type FakeRegistration } from './support/boot-window.ts';

const LOSSES = ['loseScript', 'loseImport', 'losePart'] as const;

describe('a part that is missing at the start', () => {
  test.each(LOSSES)('%s: the page is loaded anew once, and then repair is offered', (lose) => {
    const first = bootWindow();
    first[lose]();
    first[lose]();
    expect(first).toMatchObject({ reloads: 1, isTried: true, offersRepair: false });
  });

  test('what was only to be fetched ahead is not missing', () => {
    const window = bootWindow();
    window.loseAhead();
    expect(window).toMatchObject({ reloads: 0, isTried: false, offersRepair: false });
  });

  test('without a network nothing is loaded anew, and the one try is kept', () => {
    const window = bootWindow({ online: false });
    window.loseScript();
    expect(window).toMatchObject({ reloads: 0, isTried: false, offersRepair: true });
  });
});

describe('the language of the page', () => {
  const plain = { dir: '', waits: false, isGone: false };
  test.each([
    [{ languages: ['en-GB'] }, { ...plain, lang: 'en' }],
    [{ languages: ['de-DE', 'fr', 'es-MX', 'en'] }, { ...plain, lang: 'es', waits: true }],
    [{ languages: ['de-DE', 'en', 'es'] }, { ...plain, lang: 'en' }],
    [{ languages: ['zh-CN'] }, { ...plain, lang: 'zh-Hans', waits: true }],
    [{ languages: ['zh-TW'] }, { ...plain, lang: 'zh-Hant', waits: true }],
    [{ languages: ['zh-Hant-HK'] }, { ...plain, lang: 'zh-Hant', waits: true }],
    [{ languages: ['in-ID'] }, { ...plain, lang: 'id', waits: true }],
    [{ languages: ['ar-EG'] }, { dir: 'rtl', waits: true, isGone: false, lang: 'ar' }],
    [{ languages: ['xx'] }, { ...plain, lang: 'en' }],
    [{}, { ...plain, lang: 'en' }],
    [
      { languages: ['ar'], chosen: 'en' },
      { ...plain, lang: 'en' },
    ],
    [
      { languages: ['en'], chosen: 'ja' },
      { ...plain, lang: 'ja', waits: true },
    ],
    [
      { languages: ['ar'], chosen: 'tlh' },
      { ...plain, lang: 'en', isGone: true },
    ],
  ])('%j is %j', (of, language) => expect(bootWindow(of).language).toEqual(language));

  const ahead = { files: ['laying'], ends: { ar: 'Ab1', ja: 'Cd2' } };
  test.each([
    [{ languages: ['ar-EG'] }, ['laying.js', 'words-ar-first.Ab1.js']],
    [{ languages: ['en'], chosen: 'ja' }, ['laying.js', 'words-ja-first.Cd2.js']],
    // A language that the build has no words for is asked for by the app alone.
    [{ languages: ['es'] }, ['laying.js']],
    [{ languages: ['ar'], chosen: 'en' }, []],
    [{ languages: ['en-GB'] }, []],
  ])('of %j the first words are fetched beside the app: %j', (of, files) => {
    const { home, fetched } = bootWindow({ ...of, ahead });
    expect(fetched).toEqual(files.map((file) => `${home}_app/immutable/chunks/${file}`));
  });

  test('a page that waits for words is seen all the same where the app does not start', () => {
    const window = bootWindow({ chosen: 'ja' });
    window.wait();
    expect(window).toMatchObject({ offersRepair: true, language: { waits: false } });
  });

  const still = () => Promise.resolve({ Home: ['ホーム'], T: ['火', '木'], Repair: ['修復'] });
  test.each([
    ['the words that a page comes with', ['Home', 'T', '2', 'T', '<p>none</p>', 'Home'], false],
    ['what it has no words for is not seen', ['Home', 'T', '2', 'T', 'The rules', 'Home'], true],
  ])('before the app runs: %s', async (_, texts, waits) => {
    const window = bootWindow({ chosen: 'ja', texts, still: still() });
    await settle();
    expect(window.texts).toEqual(['ホーム', '火', '2', '木', texts[4], 'ホーム']);
    expect(window.language.waits).toBe(waits);
  });

  test('where the app is faster, nothing is said again', async () => {
    const window = bootWindow({ chosen: 'ja', texts: ['T'], still: still() });
    window.showWords();
    await settle();
    expect(window.texts).toEqual(['T']);
  });

  test('where these few words do not come, the app brings them all', async () => {
    const window = bootWindow({ chosen: 'ja', texts: ['Home'] });
    await settle();
    expect(window).toMatchObject({ texts: ['Home'], reloads: 0, language: { waits: true } });
  });

  test('words that do not come are no part of the app that is missing', () => {
    const window = bootWindow({ chosen: 'ja' });
    window.fetchWords();
    window.losePart();
    window.wait();
    expect(window).toMatchObject({ reloads: 0, isTried: false });
  });
});

describe('whoever leaves before the app has started cuts short what is being loaded', () => {
  test.each(LOSSES.flatMap((lose) => (['tapLink', 'leave'] as const).map((go) => [lose, go] as const)))(
    '%s after %s neither keeps them here nor spends the one try',
    (lose, go) => {
      const window = bootWindow();
      window[go]();
      window[lose]();
      expect(window).toMatchObject({ reloads: 0, isTried: false });
    },
  );

  test('one who comes back to such a page has it loaded anew', () => {
    const window = bootWindow();
    window.leave();
    window.loseScript();
    window.comeBack();
    expect(window).toMatchObject({ reloads: 1, isTried: true });
  });

  test('a tap that the running app answers itself is no leaving', () => {
    const window = bootWindow();
    window.start();
    window.tapLink({ handled: true });
    window.losePart();
    window.wait();
    expect(window.reloads).toBe(1);
  });

  test('nor is a link after which the app is still there and running', () => {
    const window = bootWindow();
    window.tapLink();
    window.start();
    window.losePart();
    window.wait();
    expect(window.reloads).toBe(1);
  });

  test('whoever leaves the running app while it loads a part is not kept there either', () => {
    const window = bootWindow();
    window.start();
    window.losePart();
    window.hide();
    window.wait();
    expect(window).toMatchObject({ reloads: 0, isTried: false });
  });
});

const registered = (part: Partial<FakeRegistration>): FakeRegistration => ({
  scope: bootWindow().home,
  active: new FakeWorker('activated', () => undefined),
  installing: null,
  waiting: null,
  update: () => Promise.resolve(),
  ...part,
});

/** A worker that answers whether its copy is whole. */
const asked = (isWhole: boolean) => new FakeWorker('activated', (_, __, port) => port?.postMessage(isWhole));

describe('repair', () => {
  test('has the version in charge make its copy whole, and only then loads the page anew', async () => {
    const active = asked(true);
    const window = bootWindow({ registration: registered({ active }) });
    window.tapRepair();
    expect(window.reloads).toBe(0);
    await vi.waitFor(() => expect(window.reloads).toBe(1));
    expect(active.told).toEqual([REPAIR]);
  });

  test('is offered again where that cannot be done', async () => {
    const window = bootWindow({ registration: registered({ active: asked(false) }) });
    window.tapRepair();
    await vi.waitFor(() => expect(window.offersRepair).toBe(true));
    expect(window.reloads).toBe(0);
  });

  test('waits for a newer version, and puts it in charge when it is whole', async () => {
    const next = new FakeWorker('installing', (worker) => worker.become('activated'));
    const window = bootWindow({ registration: registered({ installing: next }) });
    window.tapRepair();
    await new Promise((resolve) => setImmediate(resolve));
    expect(next.told).toEqual([]);
    next.become('installed');
    await vi.waitFor(() => expect(window.reloads).toBe(1));
    expect(next.told).toEqual([TAKE_OVER]);
  });

  test('keeps the old version where the newer one is not whole, or cannot be asked for', async () => {
    const next = new FakeWorker('installing', () => undefined);
    const away = () => Promise.reject(new TypeError('nobody there'));
    for (const registration of [registered({ installing: next }), registered({ update: away })]) {
      const window = bootWindow({ registration });
      window.tapRepair();
      await new Promise((resolve) => setImmediate(resolve));
      next.become('redundant');
      await vi.waitFor(() => expect(window.offersRepair).toBe(true));
      expect(window.reloads).toBe(0);
      expect(registration.active?.told).toEqual([]);
    }
  });

  test('leaves another app’s worker alone, and loads anew only what the host has', async () => {
    const registration = registered({ scope: 'https://two.dozen/other/' });
    for (const ok of [true, false]) {
      const window = bootWindow({ registration, host: () => Promise.resolve({ ok }) });
      window.tapRepair();
      await vi.waitFor(() =>
        expect([window.reloads, window.offersRepair]).toEqual(ok ? [1, false] : [0, true]),
      );
    }
    expect(registration.active?.told).toEqual([]);
  });
});

test('the boot and the service worker mean the same words', () => {
  const boot = readFileSync(new URL('../../static/boot.js', import.meta.url), 'utf8');
  for (const word of [REPAIR, TAKE_OVER]) expect(boot).toContain(`type: '${word}'`);
});
