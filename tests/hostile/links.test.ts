import { beforeAll, describe, expect, test } from 'vitest';
import { createRng, type Rng } from '#lib/core/chance.ts';
import { LONGEST_QUERY, queryOf } from '#lib/environment/query.ts';
import { linkOf, readLink } from '#lib/explore/link.ts';
import { standardContest } from '#lib/games/contest/settings.ts';
import { sharedRules } from '#lib/games/contest/shared.ts';
import { parseShared, printShared } from '#lib/games/contest/shared-link.ts';
import { Library } from '#lib/match/library.svelte.ts';
import { Setup } from '#lib/match/setup.svelte.ts';
import { parseDeals, printDeals } from '#lib/practice/given.ts';
import type { Store } from '#lib/storage/index.ts';
import { fakeEnvironment } from '../support/environment.ts';
import { freshStore } from '../support/store.ts';

/** A hundred thousand, over all that reads an address. */
const PARSED = 97_000;
const OPENED = 3_000;

/** What honest addresses look like, on every page that reads one. */
const HONEST = [
  '?n=3,3,8,8&t=24',
  '?n=A+J+Q+K&t=-24',
  '?deal=5-7-8-9-24&deal=1-1-5-5-24&hand=a-b-c',
  '?again=1xq-2f-9-k&hand=z',
  '?match=1pz-88-c-0',
  '?match=1pz-88-c-0&at=3',
  '?at=end',
  '?game=slap&players=4',
  '?game=fours&players=2',
  '?matches&standing',
  printShared({ rules: sharedRules(standardContest(2)), seed: 7, results: [{ name: 'Mei', rounds: [] }] }),
];

const HOSTILE = [
  ...['%', '%0', '%00', '%E0%A4%A', '%c0%ae', '%u0041', '%ED%A0%80', '\ud800', '\u0000', '\ufeff', '\u202e'],
  ...['__proto__', 'constructor', 'prototype', 'toString', '[object Object]', 'null', 'undefined', 'true'],
  ...['NaN', 'Infinity', '-0', '1e309', '0x18', '9007199254740993', '٣', '½', '²', '-', '--', '.', '1.5'],
  ...[
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    'javascript:alert(1)',
    '${1}',
    "' OR 1=1",
  ],
  ...[
    '👩‍👩‍👧‍👦',
    'e\u0301'.repeat(40),
    'x'.repeat(3_000),
    ',',
    '&',
    '=',
    '?',
    '#',
    '+',
    ';',
    '/',
    '../..',
    '&n=1',
    '&t=2',
  ],
];

const pick = <T>(rng: Rng, from: readonly T[]): T => from[rng.next(from.length)]!;

/** An honest address with one to six things done to it, or nothing but hostile pieces. */
function hostileLink(rng: Rng): string {
  if (rng.next(12) === 0) return `?${Array.from({ length: rng.next(8) }, () => pick(rng, HOSTILE)).join('')}`;
  let link = pick(rng, HONEST);
  for (let edits = 1 + rng.next(6); edits > 0; edits -= 1) {
    const [from, to] = [rng.next(link.length + 1), rng.next(link.length + 1)].sort((a, b) => a - b);
    const put = [
      () => link.slice(0, from) + pick(rng, HOSTILE) + link.slice(from),
      () => link.slice(0, from) + link.slice(to),
      () => link.slice(0, to) + link.slice(from),
      () => link.slice(0, from) + String(rng.next(2 ** 32) - 2 ** 31) + link.slice(from),
      () => link + pick(rng, HONEST).replace('?', '&'),
      () => link.replace(/=/, () => `${pick(rng, HOSTILE)}=`),
    ];
    link = pick(rng, put)().slice(0, 5_000);
  }
  return link;
}

describe('hostile addresses', () => {
  test('are read or refused by every page, and never thrown at', () => {
    const rng = createRng(2026_11_21);
    let read = 0;
    for (let count = 0; count < PARSED; count += 1) {
      const search = hostileLink(rng);
      const question = readLink(search);
      if (question.ok && question.value) {
        read += 1;
        const { numbers } = question.value;
        const isHand = numbers.length >= 2 && numbers.length <= 8;
        const isSound = numbers.every((number) => Number.isInteger(number) && number >= 1 && number <= 100);
        if (!isHand || !isSound) expect.fail(search);
        if (JSON.stringify(readLink(linkOf(question.value))) !== JSON.stringify(question))
          expect.fail(search);
      }
      const deals = parseDeals(new URLSearchParams(search));
      if (deals.length > 0) read += 1;
      for (const { ranks, target } of deals) {
        const isSound = ranks.length === 4 && ranks.every((rank) => rank >= 1 && rank <= 13);
        if (!isSound || !(target >= 1 && target <= 99)) expect.fail(search);
      }
      const shared = parseShared(search);
      if (shared.ok && shared.value) {
        read += 1;
        if (JSON.stringify(parseShared(printShared(shared.value))) !== JSON.stringify(shared))
          expect.fail(search);
      }
    }
    expect(read, 'and not all are refused').toBeGreaterThan(PARSED / 20);
    expect(Object.getOwnPropertyNames(Object.prototype)).not.toContain('polluted');
  }, 120_000);
});

describe('an address that is longer than any of ours', () => {
  const long = (search: string) => search + '&x=1'.repeat(500_000);

  test('is not taken apart, whatever it begins with', () => {
    for (const search of HONEST) {
      expect([...queryOf(search).keys()].length, search).toBeGreaterThan(0);
      expect([...queryOf(long(search)).keys()], search).toEqual([]);
      for (const read of [readLink(long(search)), parseShared(long(search))])
        expect(read, search).toEqual({ ok: false, error: { code: 'tooLong' } });
    }
  });

  test('is longer than the longest that the app writes', () => {
    const deals = Array.from({ length: 100 }, () => ({ ranks: [13, 13, 13, 13], target: 99 }));
    expect(printDeals(deals).length + 100).toBeLessThan(LONGEST_QUERY);
    const rounds = Array.from({ length: 200 }, () => ({ points: 1, x: { n: 123_456, d: 789 } }) as const);
    const results = Array.from({ length: 4 }, () => ({ name: '家'.repeat(24), rounds }));
    const shared = printShared({ rules: sharedRules(standardContest(2)), seed: 7, results });
    expect(shared.length).toBeLessThan(LONGEST_QUERY);
    expect(parseShared(shared).ok).toBe(true);
  });
});

describe('hostile addresses, opened', () => {
  const writes: string[] = [];
  let store: Store;
  beforeAll(() => {
    const real = freshStore(fakeEnvironment());
    const put: Store['settings']['put'] = (key, value) => {
      writes.push(key);
      return real.settings.put(key, value);
    };
    store = { ...real, settings: { ...real.settings, put } };
  });

  test('write nothing, whatever game they name and however many play it', async () => {
    const rng = createRng(24);
    const environment = fakeEnvironment();
    const library = new Library(environment, store);
    for (let count = 0; count < OPENED; count += 1) {
      const search = hostileLink(rng);
      const asked = new URLSearchParams(search);
      new Setup({ store, library }).open(search);
      expect(writes, search).toEqual([]);
      const found = await library.read(asked.get('match') ?? '');
      expect(found.type, search).toBe('missing');
    }
    const { attempts, hands, matches } = await store.exportAll();
    expect({ attempts, hands, matches }).toEqual({ attempts: [], hands: {}, matches: [] });
  }, 120_000);
});
