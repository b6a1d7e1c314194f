import { beforeEach, describe, expect, test, vi } from 'vitest';
import { MARKS, Preferences } from '#lib/preferences/preferences.svelte.ts';
import type { Json, Store } from '#lib/storage/index.ts';
import { fakeEnvironment } from '../support/environment.ts';
import { freshStore } from '../support/store.ts';
import { page } from './support/page.ts';

const DEFAULTS = {
  letters: 'AJQK',
  signs: 'auto',
  theme: 'system',
  suits: 'two',
  motion: 'system',
  sound: false,
  vibration: false,
  tableSound: true,
  awake: true,
  thumb: 'right',
  lies: 'auto',
  clock: true,
  streak: true,
  badge: false,
  keys: true,
  lastSign: false,
  deadEnds: false,
  seatKeys: ['a', 'f', 'j', 'l'],
};

let store: Store;
let shown: ReturnType<typeof page>;
beforeEach(() => {
  store = freshStore(fakeEnvironment());
  shown = page();
});
async function read(kept?: unknown): Promise<Preferences> {
  if (kept !== undefined) await store.settings.put('preferences', kept as never);
  const preferences = new Preferences(store);
  await preferences.load();
  return preferences;
}

describe('settings', () => {
  test('read anew keep what is chosen meanwhile, and take over the rest', async () => {
    const preferences = await read({ sound: true });
    preferences.choose({ letters: 'ABDK' });
    await store.settings.put('preferences', { sound: true, vibration: true, letters: 'AVDR' });
    const loading = preferences.load();
    preferences.choose({ theme: 'dark' });
    await loading;
    const all = { ...DEFAULTS, sound: true, vibration: true, letters: 'AVDR', theme: 'dark' };
    expect(preferences.choices).toEqual(all);
    expect((await read()).choices).toEqual(all);
  });

  test('stay as they are where a disk that has fallen silent says nothing of them', async () => {
    const answers = [new Map<string, Json>([['preferences', { sound: true }]]), new Map<string, Json>()];
    const all = () => Promise.resolve(answers.shift() ?? new Map<string, Json>());
    const preferences = new Preferences({ settings: { ...store.settings, all } });
    for (const _ of ['at the start', 'on coming back']) {
      await preferences.load();
      expect(preferences.choices).toEqual({ ...DEFAULTS, sound: true });
    }
  });

  test('leave practice silent and still at first, and nobody knows of a first visit before the store has answered', async () => {
    const preferences = new Preferences(store);
    expect([preferences.loaded, preferences.choices]).toEqual([false, DEFAULTS]);
    await preferences.load();
    expect([preferences.loaded, preferences.choices]).toEqual([true, DEFAULTS]);
  });

  test('leave the clock off for a newcomer, until it is wanted, and as it was for those who were here before', async () => {
    const newcomer = await read();
    newcomer.begin();
    expect(newcomer.choices).toEqual({ ...DEFAULTS, clock: false });
    expect((await read()).choices.clock).toBe(false);
    newcomer.choose({ clock: true });
    newcomer.begin();
    expect((await read()).choices.clock, 'it is told once').toBe(true);

    store = freshStore(fakeEnvironment());
    await store.settings.put('begun', true);
    expect((await read()).choices.clock).toBe(true);
  });

  test.each([
    ['a newcomer is known as one', false],
    ['whoever was here before keeps their clock', true],
  ])('of one who begins before the store has answered: %s', async (_, wasHere) => {
    if (wasHere) await store.settings.put('begun', true);
    shown.dataset.begun = 'home';
    const first = await read();
    expect([first.has('begun'), first.choices.clock]).toEqual([true, wasHere]);
    delete shown.dataset.begun;
    const again = await read();
    expect([again.has('begun'), again.choices.clock]).toEqual([true, wasHere]);
  });

  test('are a newcomer’s where the first screen has only been looked at, or leads through the first hands', async () => {
    shown.dataset.begun = 'hands';
    expect((await read()).has('begun')).toBe(false);
  });

  test('out of a backup stay as they were there, though whoever restored it has begun', async () => {
    const empty = await read();
    await store.settings.put('preferences', { theme: 'dark' });
    empty.set('begun');
    expect((await read()).choices).toEqual({ ...DEFAULTS, theme: 'dark' });
  });

  test('are shown and kept at once, one by one', async () => {
    const preferences = await read();
    preferences.choose({ theme: 'dark' });
    preferences.choose({ thumb: 'left', keys: false });
    const expected = { ...DEFAULTS, theme: 'dark', thumb: 'left', keys: false };
    expect(preferences.choices).toEqual(expected);
    expect(shown.dataset).toEqual({ theme: 'dark' });
    expect((await read()).choices).toEqual(expected);
  });

  test.each<[string, unknown]>([
    ['nothing', null],
    ['a word', 'dark'],
    ['a list', ['dark']],
    ['an empty row', {}],
    ['fields of another app', { theme: 'sepia', volume: 11 }],
  ])('that are %s fall back to the defaults', async (_, kept) => {
    expect((await read(kept)).choices).toEqual(DEFAULTS);
  });

  test.each(Object.keys(DEFAULTS) as (keyof typeof DEFAULTS)[])(
    'of which %s is damaged lose that one alone',
    async (field) => {
      const other = {
        ...{ theme: 'dark', suits: 'four', motion: 'less', sound: true, vibration: true },
        ...{ tableSound: false, awake: false, seatKeys: ['q', 'w', 'o', 'p'] },
        ...{ thumb: 'left', lies: 'standing', clock: false, streak: false, keys: false },
        ...{ letters: 'ABDK', signs: '×:', lastSign: true, deadEnds: true, badge: true },
      };
      for (const damage of [null, 7, 'maybe', []]) {
        const { choices } = await read({ ...other, [field]: damage });
        expect(choices).toEqual({ ...other, [field]: DEFAULTS[field] });
      }
    },
  );

  test('are taken from the row itself, never from what every object inherits', async () => {
    Object.defineProperty(Object.prototype, 'theme', { value: 'dark', configurable: true });
    try {
      expect((await read({ sound: true })).choices).toEqual({ ...DEFAULTS, sound: true });
    } finally {
      Reflect.deleteProperty(Object.prototype, 'theme');
    }
  });

  test('chosen before the store has answered stand, and undo none of those that were kept', async () => {
    await store.settings.put('preferences', { sound: true, theme: 'light' });
    const preferences = new Preferences(store);
    const loading = preferences.load();
    preferences.choose({ theme: 'dark' });
    preferences.begin();
    await loading;
    const expected = { ...DEFAULTS, sound: true, theme: 'dark' };
    expect([preferences.choices, preferences.has('begun')]).toEqual([expected, true]);
    expect(shown.dataset).toEqual({ theme: 'dark' });
    const again = await read();
    expect([again.choices, again.has('begun')]).toEqual([expected, true]);
  });

  test('put the looks on the page as they are read', async () => {
    const looks = { theme: 'light', suits: 'four', motion: 'less', letters: 'AVDR', signs: '·:' };
    const preferences = await read(looks);
    expect(shown.dataset).toEqual(looks);
    expect(JSON.parse(shown.copies.get('two-dozen-looks') ?? '')).toEqual(looks);
    preferences.choose({ theme: 'system', suits: 'two', motion: 'system', letters: 'AJQK', signs: 'auto' });
    expect([shown.dataset, shown.copies.get('two-dozen-looks')]).toEqual([{}, '{}']);
  });

  test('colour the bar above the page as the theme does, by the phone where that is wanted', async () => {
    const colours = () => shown.bars.map(({ content }) => content);
    const preferences = await read();
    const [light, dark] = colours();
    expect(light).not.toBe(dark);
    preferences.choose({ theme: 'dark' });
    expect(colours()).toEqual([dark, dark]);
    preferences.choose({ theme: 'light' });
    expect(colours()).toEqual([light, light]);
    preferences.choose({ theme: 'system' });
    expect(colours()).toEqual([light, dark]);
  });

  test('take the looks off the page again', async () => {
    const preferences = await read({ theme: 'light', suits: 'four', motion: 'less' });
    preferences.choose({ theme: 'system', suits: 'two', motion: 'system' });
    expect(shown.dataset).toEqual({});
  });

  test('hold where a private window refuses the copy', async () => {
    vi.stubGlobal('localStorage', {
      setItem: () => {
        throw new DOMException('no', 'SecurityError');
      },
    });
    const preferences = await read();
    preferences.choose({ theme: 'dark' });
    expect(shown.dataset).toEqual({ theme: 'dark' });
  });
});

describe('what is told once', () => {
  test.each(MARKS)('%s stays told', async (mark) => {
    const preferences = await read();
    expect(preferences.has(mark)).toBe(false);
    preferences.set(mark);
    expect(preferences.has(mark)).toBe(true);
    const again = await read();
    expect(MARKS.filter((each) => again.has(each))).toEqual([mark]);
  });

  test('who begins is no newcomer to the page that starts next; nothing else that is told says so', async () => {
    const preferences = await read();
    for (const mark of MARKS.filter((each) => each !== 'begun')) preferences.set(mark);
    expect([...shown.copies.keys()]).not.toContain('two-dozen-begun');
    preferences.set('begun');
    expect(shown.copies.get('two-dozen-begun')).toBe('1');
  });

  test('counts only if it was plainly told', async () => {
    await store.settings.put('begun', 'yes');
    expect((await read()).has('begun')).toBe(false);
  });
});
