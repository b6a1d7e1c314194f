import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { REVISION } from '#lib/environment/pack.ts';
import { createPrecache, type PrecachePart } from '#lib/environment/precache.ts';
import { fakeCache } from './support/fake-cache.ts';

const SCOPE = 'https://two.dozen/app/';
const HTML = 'text/html; charset=utf-8';
const SCRIPT = 'text/javascript';

/** What was built: address, content, type. */
const BUILT = [
  ['./', '<h1>home</h1>', HTML],
  ['practice', '<h1>practice</h1>', HTML],
  ['404.html', '<h1>lost</h1>', HTML],
  ['boot.js', 'boot', SCRIPT],
  ['icon.svg', '<svg/>', 'image/svg+xml'],
  ['_app/immutable/chunks/a.js', 'a', SCRIPT],
  ['_app/immutable/chunks/b.js', 'b', SCRIPT],
  ['_app/immutable/assets/c.css', 'c', 'text/css'],
  ['_app/immutable/assets/d.woff2', 'd', 'font/woff2'],
] as const;

/** Where most of it lies in one file; one that is not there leaves each part to come by itself. */
const PACK = '_app/immutable/assets/pack.txt';
const digest = (text: string) => createHash('sha256').update(text).digest('base64').slice(0, REVISION);
const PARTS: readonly PrecachePart[] = BUILT.map(([url, text]) => ({ url, revision: digest(text) }));
const at = (url: string) => new URL(url, SCOPE).href;
const KEYS = PARTS.map(({ url, revision }) =>
  url.startsWith('_app') ? at(url) : `${at(url)}?revision=${encodeURIComponent(revision)}`,
);

type Answer = (text: string, type: string) => Response;
const rightly: Answer = (text, type) => new Response(text, { headers: { 'Content-Type': type } });

/** How a host goes wrong. */
const WRONGS = {
  'a page for everything': () => rightly('<title>Please log in</title>', HTML),
  'another content': (text, type) => rightly(`${text} `, type),
  'half of it': (text, type) => rightly(text.slice(1), type),
  nothing: (_, type) => rightly('', type),
  'another type': (text) => rightly(text, 'text/plain'),
  'an error': () => new Response('', { status: 500 }),
  silence: () => {
    throw new TypeError('nobody there');
  },
} satisfies Readonly<Record<string, Answer>>;

/** A phone and its host. `answer` decides by address, and by which question of it this is. */
function phone(answer: (url: string, time: number) => Answer = () => rightly, parts = PARTS) {
  const { cache, kept } = fakeCache();
  const asked: string[] = [];
  const precache = createPrecache({
    parts,
    pack: PACK,
    scope: SCOPE,
    open: () => Promise.resolve(cache),
    fetch: async ({ url, cache: how }) => {
      asked.push(`${how} ${url}`);
      const [own = '', text = '<h1>lost</h1>', type = HTML] =
        BUILT.find(([address]) => at(address) === url) ?? [];
      return Promise.resolve(
        answer(own, asked.filter((each) => each.endsWith(` ${url}`)).length)(text, type),
      );
    },
  });
  return { precache, kept, asked };
}

const textsOf = async (kept: ReadonlyMap<string, Response>) =>
  Object.fromEntries(
    await Promise.all([...kept].map(async ([key, answer]) => [key, await answer.clone().text()] as const)),
  );
const WHOLE = Object.fromEntries(BUILT.map(([, text], index) => [KEYS[index] ?? '', text]));
const asIs = (url: string, init: RequestInit = {}, mode: RequestMode = 'cors') => {
  const request = new Request(at(url), init);
  Object.defineProperty(request, 'mode', { value: mode });
  return request;
};
const page = (url: string) => asIs(url, {}, 'navigate');
const never = () => expect.unreachable('nothing is left to be done');

describe('filling the copy', () => {
  test('brings all as it was built; a second time asks for nothing', async () => {
    const { precache, kept, asked } = phone();
    await precache.fill();
    expect(await textsOf(kept)).toEqual(WHOLE);
    // The browser's own cache is asked only for what cannot have changed under its name.
    expect(
      asked.filter((each) => each.startsWith('default')).every((each) => each.includes('immutable')),
    ).toBe(true);
    asked.length = 0;
    await precache.fill();
    expect(asked).toEqual([]);
  });

  test('law: whatever the host answers, only what was built is kept, and it is filled when all of it is there', async () => {
    const wrong = fc.constantFrom(null, ...Object.keys(WRONGS));
    await fc.assert(
      fc.asyncProperty(fc.array(wrong, { minLength: BUILT.length, maxLength: BUILT.length }), async (how) => {
        const { precache, kept } = phone((url) => {
          const name = how[BUILT.findIndex(([own]) => own === url)] as keyof typeof WRONGS | null;
          // Of these two no browser asks the type.
          if (name === 'another type' && /svg|woff2/.test(url)) return rightly;
          return name ? WRONGS[name] : rightly;
        });
        const isFilled = await precache.fill().then(
          () => true,
          () => false,
        );
        const texts = await textsOf(kept);
        expect(WHOLE).toMatchObject(texts);
        expect(isFilled).toBe(Object.keys(texts).length === BUILT.length);
      }),
    );
  });

  test('what an earlier version let in is not trusted', async () => {
    const { precache, kept } = phone();
    for (const [index, key] of KEYS.entries())
      kept.set(key, Object.values(WRONGS)[index % 6]!(BUILT[index]![1], BUILT[index]![2]));
    await precache.fill();
    expect(await textsOf(kept)).toEqual(WHOLE);
  });

  test('a page that the browser’s own cache has for a script is asked of the host', async () => {
    const { precache, kept, asked } = phone((url, time) =>
      url.includes('immutable') && time === 1 ? WRONGS['a page for everything'] : rightly,
    );
    await precache.fill();
    expect(await textsOf(kept)).toEqual(WHOLE);
    expect(asked).toContain(`reload ${at('_app/immutable/chunks/a.js')}`);
  });

  test('the page for lost addresses may have its own status', async () => {
    const { precache, kept } = phone((url) =>
      url === '404.html'
        ? (text, type) => new Response(text, { status: 404, headers: { 'Content-Type': type } })
        : rightly,
    );
    await precache.fill();
    expect(await textsOf(kept)).toEqual(WHOLE);
  });

  test('files of other versions go with the new one in charge, and no sooner', async () => {
    const { precache, kept } = phone();
    const old = at('_app/immutable/chunks/old.js');
    kept.set(old, new Response('old'));
    await precache.fill();
    expect(kept.has(old)).toBe(true);
    await precache.forget();
    expect([...kept.keys()].sort()).toEqual([...KEYS].sort());
  });
});

describe('out of the pack', () => {
  const packing = (text: string) =>
    phone((url) => (url === '' ? () => rightly(text, 'text/plain') : rightly));
  const SIDE_BY_SIDE = BUILT.filter(([url]) => /practice|b\.js/.test(url))
    .map(([, text]) => text)
    .join('\0');

  test('what it has is not asked for by itself, and is kept with what the host says of its kind', async () => {
    const { precache, kept, asked } = packing(SIDE_BY_SIDE);
    await precache.fill();
    expect(await textsOf(kept)).toEqual(WHOLE);
    expect(asked).toHaveLength(BUILT.length - 2 + 1);
    expect(kept.get(KEYS[1]!)?.headers.get('Content-Type')).toBe(HTML);
    expect(kept.get(at('_app/immutable/chunks/b.js'))?.headers.get('Content-Type')).toBe(SCRIPT);
  });

  test('law: whatever is in it, all is kept as it was built', async () => {
    const piece = fc.oneof(fc.string(), fc.constantFrom(...BUILT.map(([, text]) => text)));
    await fc.assert(
      fc.asyncProperty(fc.array(piece), async (pieces) => {
        const { precache, kept } = packing(pieces.join('\0'));
        await precache.fill();
        expect(await textsOf(kept)).toEqual(WHOLE);
      }),
    );
  });

  test('is left where it lies while most is there already', async () => {
    const { precache, kept, asked } = packing(SIDE_BY_SIDE);
    await precache.fill();
    for (const key of KEYS.slice(0, 4)) kept.delete(key);
    asked.length = 0;
    await precache.fill();
    expect(asked).toHaveLength(4);
    expect(asked.join()).not.toContain(PACK);
  });
});

describe('words of another language', () => {
  const WORDS = [
    { url: '_app/immutable/chunks/words-ja-first.abc.js', revision: digest('a'), language: 'ja' },
    { url: '_app/immutable/chunks/words-es-first.abc.js', revision: digest('b'), language: 'es' },
  ];
  const worded = () => {
    const { cache, kept } = fakeCache();
    const precache = (parts: readonly PrecachePart[]) =>
      createPrecache({
        parts,
        pack: PACK,
        scope: SCOPE,
        open: () => Promise.resolve(cache),
        fetch: ({ url }) => Promise.resolve(rightly(/-ja-/.test(url) ? 'a' : 'b', SCRIPT)),
      });
    return { precache, names: () => [...kept.keys()].sort() };
  };
  const ja = at(WORDS[0]!.url);

  test('are kept for those only who have chosen it', async () => {
    const { precache, names } = worded();
    const own = precache(WORDS);
    await own.fill();
    expect(names()).toEqual([]);
    await own.keepWords('ja');
    expect(names()).toEqual([ja]);
  });

  test('a new version brings its own words of the language that is kept, and lets the old ones go', async () => {
    const { precache, names } = worded();
    await precache(WORDS).keepWords('ja');
    const next = precache(WORDS.map((part) => ({ ...part, url: part.url.replace('abc', 'def') })));
    await next.fill();
    await next.forget();
    expect(names()).toEqual([ja.replace('abc', 'def')]);
  });
});

describe('answering out of the copy', () => {
  const offline = async () => {
    let isAway = false;
    const own = phone(() => (isAway ? WRONGS.silence : rightly));
    await own.precache.fill();
    isAway = true;
    own.asked.length = 0;
    return own;
  };
  const shown = async (answer: Promise<Response> | null) => {
    const told = await answer;
    return told && (told.headers.get('Location') ?? [told.status, await told.text()]);
  };

  test('every page with any query, and every part', async () => {
    const { precache, asked } = await offline();
    for (const [url, text] of BUILT.filter(([own]) => own !== '404.html'))
      for (const query of ['', '?x=1&y'])
        expect(await shown(precache.answer(page(url + query), never))).toEqual([200, text]);
    expect(asked).toEqual([]);
  });

  test.each([
    ['practice/', 'practice'],
    ['practice.html?x', 'practice?x'],
    ['practice//?again=x', 'practice?again=x'],
    ['index.html', './'],
  ])('%s leads to %s', async (asked, meant) => {
    const { precache } = await offline();
    expect(await shown(precache.answer(page(asked), never))).toBe(at(meant));
  });

  test.each(['nothing', 'a/b/c?x', 'practice/x', '404.html', '404'])(
    'without a host %s shows our own page for lost addresses',
    async (asked) => {
      const { precache } = await offline();
      expect(await shown(precache.answer(page(asked), never))).toEqual([404, '<h1>lost</h1>']);
    },
  );

  test('an unknown address is the host’s while there is one', async () => {
    const { precache, asked } = phone(() => () => new Response('another app'));
    expect(await shown(precache.answer(page('other/'), never))).toEqual([200, 'another app']);
    expect(asked).toHaveLength(1);
  });

  test('nothing is said to what is not asked of the app', () => {
    const { precache } = phone();
    for (const request of [
      asIs('practice', { method: 'POST' }),
      asIs('nothing.js'),
      asIs('https://two.dozen/'),
      asIs('https://elsewhere/app/practice'),
    ])
      expect(precache.answer(request, never)).toBeNull();
  });

  test('a part that went missing comes from the host and is kept again, if it is the right one', async () => {
    const url = '_app/immutable/chunks/a.js';
    for (const [how, answer] of [['as built', rightly], ...Object.entries(WRONGS)] as const) {
      let isWrong = false;
      const { precache, kept } = phone(() => (isWrong ? answer : rightly));
      await precache.fill();
      kept.delete(at(url));
      isWrong = true;
      const work: Promise<unknown>[] = [];
      const told = await precache.answer(asIs(url), (more) => work.push(more))!.catch(() => null);
      await Promise.all(work);
      expect(kept.has(at(url)), how).toBe(answer === rightly);
      expect(told?.ok ?? false, how).toBe(answer === rightly);
    }
  });

  test('a page that went missing may come in a newer version, which is shown and not kept', async () => {
    let isNewer = false;
    const { precache, kept } = phone(() => (isNewer ? (_, type) => rightly('newer', type) : rightly));
    await precache.fill();
    kept.clear();
    isNewer = true;
    expect(await shown(precache.answer(page('practice'), never))).toEqual([200, 'newer']);
    expect(kept.size).toBe(0);
  });
});
