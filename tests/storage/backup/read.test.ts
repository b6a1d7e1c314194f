import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { createRng } from '#lib/core/chance.ts';
import { isOver } from '#lib/core/match/standing.ts';
import { canonical } from '#lib/storage/backup/canonical.ts';
import { BACKUP_FILE } from '#lib/storage/backup/format.ts';
import { readBackup } from '#lib/storage/backup/read.ts';
import { seal, unseal } from '#lib/storage/backup/seal.ts';
import type { Json } from '#lib/storage/json.ts';
import type { Store } from '#lib/storage/index.ts';
import { fakeEnvironment } from '../../support/environment.ts';
import { freshStore } from '../../support/store.ts';
import { attempt } from '../support/attempts.ts';
import { fileOf, fileWith, fill, lawful, stateOf } from '../support/backups.ts';

let store: Store;
let text = '';
/** A file as plain data, to be spoilt at any place. */
interface Loose {
  [name: string]: unknown;
  content: LooseContent;
}
type Part = Record<string, unknown>;
interface LooseContent {
  [name: string]: unknown;
  attempts: { cards: Part[] }[];
  matches: Part[];
  settings: Part;
}
let sound: Loose;
beforeAll(async () => {
  store = freshStore(fakeEnvironment());
  await fill(store, 1, 12);
  text = await fileOf(store);
  sound = JSON.parse(text) as Loose;
});

/** The same file with something changed in it; its digest and counts are made to fit. */
function spoilt(spoil: (content: LooseContent) => void, from = sound): string {
  const file = structuredClone(from);
  const { content } = file;
  spoil(content);
  const counts = { hands: lengthOf(content['attempts']), matches: lengthOf(content['matches']) };
  return JSON.stringify({ ...file, counts, sha256: digestOf(canonical(content as Json)) });
}
const lengthOf = (list: unknown) => (Array.isArray(list) ? list.length : 0);
/** By another implementation than the app's. */
const digestOf = (written: string) => createHash('sha256').update(written).digest('hex');
const codeOf = async (file: string) => {
  const read = await readBackup(file);
  return read.ok ? 'ok' : read.error.code;
};

describe('a backup', () => {
  test('is of the newer shape only where digits are in it: apps before them say so, and read all others', async () => {
    const digits = [0, 1, 1, 9].map((rank) => ({ rank, suit: null }));
    const file = await fileWith({ attempts: [attempt('digits', { cards: digits, target: 10 })] });
    expect([sound['version'], (JSON.parse(file) as Loose)['version']]).toEqual([1, 2]);
    expect(await readBackup(file)).toMatchObject({ value: { content: { attempts: [{ cards: digits }] } } });
  });

  test('reads back as it was saved, with how much there is', async () => {
    const read = await readBackup(text);
    expect(read).toMatchObject({
      ok: true,
      value: {
        savedAt: 1_791_000_000_000,
        amount: { hands: sound.content.attempts.length, matches: sound.content.matches.length },
      },
    });
  });

  test('reads back whatever blanks and whichever order of names an editor gave it', async () => {
    const { content, ...head } = sound;
    const turned = Object.fromEntries(Object.entries(content).reverse());
    expect(await codeOf(JSON.stringify({ ...head, content: turned }, null, 4))).toBe('ok');
  });

  test('says what it is in its first words, that a beginning still does', () => {
    expect(text.startsWith('{"format":"two-dozen/backup","version":1,"schema":')).toBe(true);
  });

  test('holds an open match without its cards to come or its seed for the eye, and one that is over in clear', async () => {
    const open = lawful('open', { game: 'fours', seed: 3, tries: 8 });
    expect(isOver(open.standing)).toBe(false);
    const place = freshStore(fakeEnvironment());
    await (await place.matches()).begin(open);
    const file = await fileOf(place);
    expect(file).not.toContain('"shuffled"');
    expect(file).not.toContain('"seed"');
    expect(JSON.stringify(open.events)).toContain('"shuffled"');
    const over = {
      ...open,
      events: open.events as unknown as Json[],
      header: { ...open.header, id: 'over' },
      standing: { ...open.standing, stopped: true },
    };
    expect(await fileWith({ matches: [{ ...over, count: 1, playedAt: 1, damaged: true }] })).toContain(
      '"shuffled"',
    );
  });

  test('with an open match that was sealed for another is refused', async () => {
    expect(unseal(seal('text', 'a'), 'a')).toBe('text');
    expect(unseal(seal('ä€😀', 'a'), 'b')).not.toBe('ä€😀');
    const file = spoilt(({ matches }) => {
      const one = matches.find((match) => 'sealed' in match)!;
      one['id'] = 'another';
    });
    expect(await codeOf(file)).toBe('malformed');
  });

  test('keeps matches of rules that nobody plays here as they stood', async () => {
    const match = {
      ...lawful('old'),
      count: 1,
      playedAt: 1,
      events: [{ at: 0, what: 'ever' }],
      damaged: false,
    };
    const file = await fileWith({ matches: [{ ...match, header: { ...match.header, game: 'bridge' } }] });
    expect(await readBackup(file)).toMatchObject({
      ok: true,
      value: { content: { matches: [{ count: 1 }] } },
    });
  });
});

describe('refused is', () => {
  test.each<[string, () => string | Promise<string>, string]>([
    ['a file over the bound', () => ' '.repeat(BACKUP_FILE.largest + 1), 'tooLarge'],
    ['brackets without end', () => '['.repeat(2_000_000), 'tooDeep'],
    [
      'a depth that the app never writes',
      () => spoilt((c) => (c.settings['deep'] = nest(BACKUP_FILE.deepest))),
      'tooDeep',
    ],
    ['an empty file', () => '', 'empty'],
    ['a file of empty lists alone', () => `[${'[],'.repeat(BACKUP_FILE.most / 2)}[]]`, 'tooMany'],
    ['another app’s, cut off', () => '{"format":"chess",', 'foreign'],
    ['a file damaged inside', () => text.replace('"cards":[', '"cards":[}'), 'altered'],
    ['a picture', () => '\u0089PNG\r\n\u001a\n', 'foreign'],
    ['JSON of something else', () => '{"name":"two-dozen","version":1}', 'foreign'],
    ['a list', () => '[1,2,3]', 'foreign'],
    ['a match by itself', () => '{"format":"two-dozen/match","version":1}', 'oneMatch'],
    ['a file cut in half', () => text.slice(0, text.length / 2), 'cutOff'],
    ['a file without its last letter', () => text.slice(0, -1), 'cutOff'],
    ['a newer shape of file', () => JSON.stringify({ ...sound, version: 3 }), 'newer'],
    ['a newer store', () => JSON.stringify({ ...sound, schema: 99 }), 'newer'],
    ['a file without a version', () => JSON.stringify({ ...sound, version: '1' }), 'malformed'],
    ['a file without a content', () => JSON.stringify({ ...sound, content: null }), 'malformed'],
    [
      '`__proto__`',
      () => text.replace('"hands":{"', '"hands":{"__proto__":{"polluted":true},"'),
      'forbidden',
    ],
    ['`constructor` deep inside', () => spoilt((c) => (c.settings['a'] = [{ constructor: 1 }])), 'forbidden'],
    ['another digest', () => JSON.stringify({ ...sound, sha256: '0'.repeat(64) }), 'altered'],
    ['one changed letter', () => text.replace('"target":24', '"target":25'), 'altered'],
    [
      'a count that does not fit',
      () => JSON.stringify({ ...sound, counts: { hands: 1, matches: 1 } }),
      'altered',
    ],
    ['a card of no suit', () => spoilt((c) => (c.attempts[0]!.cards[0]!['suit'] = 'cup')), 'malformed'],
    ['hands that are a list', () => spoilt((c) => (c['hands'] = [])), 'malformed'],
    ['matches that are none', () => spoilt((c) => (c['matches'] = [7] as unknown as Part[])), 'malformed'],
    ['a standing that is none', () => spoilt((c) => (c.matches[0]!['standing'] = {})), 'malformed'],
    ['a seal that is none', () => spoilt((c) => (c.matches.find(isSealed)!['sealed'] = '%')), 'malformed'],
    ['the same hand twice', () => fileWith({ attempts: [attempt('a'), attempt('a')] }), 'double'],
    ['the same match twice', () => fileWith({ matches: [whole(), whole()] }), 'double'],
    ['a move against the rules', () => fileWith({ matches: [unlawful()] }), 'unlawful'],
    ['a log that lacks events', () => fileWith({ matches: [{ ...whole(), count: 999 }] }), 'unlawful'],
    ['an open match that says it is over', () => fileWith({ matches: [pretended()] }), 'unlawful'],
  ])('%s', async (_, file, code) => {
    expect(await codeOf(await file())).toBe(code);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  const isSealed = (match: object) => 'sealed' in match;
  const nest = (depth: number): unknown => (depth === 0 ? 1 : [nest(depth - 1)]);
  const whole = () => {
    const { by: _, ...match } = lawful('m');
    return {
      ...match,
      events: match.events as unknown as Json[],
      count: match.events.length,
      playedAt: 1,
      damaged: false,
    };
  };
  const unlawful = () => {
    const match = whole();
    const events = [...match.events, ...match.events];
    return { ...match, events, count: events.length };
  };
  const pretended = () => ({ ...whole(), standing: { ...whole().standing, stopped: true } });
});

test('of ten thousand files changed by lot none throws, none is let in but those that are sound, and nothing is written', async () => {
  // A small one, so that each change meets something: a match in play, two hands and a setting.
  const small = freshStore(fakeEnvironment());
  await small.attempts.add(attempt('a'));
  await small.attempts.add(attempt('b', { outcome: 'none', expression: null, day: 2026_11_21 }));
  await small.settings.put('deal', { target: 24, kinds: ['a', 'b'] });
  await (await small.matches()).begin(lawful('open', { tries: 5 }));
  const text = await fileOf(small);
  const sound = JSON.parse(text) as Loose;
  const before = await stateOf(small);
  const rng = createRng(20_261_121);
  const sentences = [
    '"',
    '{',
    '[',
    ']',
    '}',
    ',',
    '0',
    '-1',
    'null',
    '1e999',
    '"__proto__":',
    '\\',
    '\u0000',
    '😀',
  ];
  const codes = new Map<string, number>();
  for (let tried = 0; tried < 10_000; tried += 1) {
    const file = rng.next(2) === 0 ? torn() : twisted();
    const code = await codeOf(file);
    codes.set(code, (codes.get(code) ?? 0) + 1);
    if (code !== 'ok') continue;
    // Let in only with the very content that its digest speaks of, and with every log lawful.
    expect(await codeOf(file)).toBe('ok');
    const { content, sha256 } = JSON.parse(file) as { content: Json; sha256: string };
    expect(digestOf(canonical(content))).toBe(sha256);
  }
  expect(await stateOf(small)).toBe(before);
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  // Each of the two ways of spoiling reaches what it is meant to reach.
  expect([...codes.keys()].sort()).toEqual(
    expect.arrayContaining(['altered', 'cutOff', 'double', 'forbidden', 'malformed', 'unlawful']),
  );

  /** Letters changed, left out, put in or moved anywhere in the text. */
  function torn(): string {
    let file = text;
    for (let times = rng.next(3); times >= 0; times -= 1) {
      const [from, length] = [rng.next(file.length), rng.next(6)];
      const put =
        rng.next(2) === 0 ? sentences[rng.next(sentences.length)]! : file.slice(from - length, from);
      file = rng.next(8) === 0 ? file.slice(0, from) : file.slice(0, from) + put + file.slice(from + length);
    }
    return file;
  }
  /** A value changed anywhere in the content, with a digest that fits. */
  function twisted(): string {
    return spoilt((content) => {
      let place: Part = content;
      for (;;) {
        const names = Object.keys(place);
        const name = names[rng.next(names.length)];
        if (name === undefined) return;
        const inside = place[name];
        if (typeof inside === 'object' && inside !== null && rng.next(6) > 0) place = inside as Part;
        else {
          const others: readonly unknown[] = [
            null,
            -1,
            1e300,
            '',
            'x'.repeat(2000),
            [],
            {},
            true,
            [[[]]],
            { toString: 1 },
          ];
          const kind = rng.next(5);
          if (kind === 0) delete place[name];
          else if (kind === 1 && Array.isArray(place)) place.push(inside);
          else if (kind === 2)
            Object.defineProperty(place, '__proto__', { value: { polluted: 1 }, enumerable: true });
          else place[name] = others[rng.next(others.length)];
          return;
        }
      }
    }, sound);
  }
});
