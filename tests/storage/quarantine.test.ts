import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test } from 'vitest';
import { classOf } from '#lib/storage/attempt.ts';
import { decodeAttemptRow } from '#lib/storage/decode.ts';
import { openStore } from '#lib/storage/index.ts';
import { isJson } from '#lib/storage/json.ts';
import { attempt, attempts } from './support/attempts.ts';
import { inTime, testClock } from './support/clock.ts';
import { rawPut, rawRows } from './support/raw.ts';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const row = (seq: number, part: object = {}) => ({ ...attempt(`${seq}`), seq, class: 'solved', ...part });

describe('an attempt that cannot be read', () => {
  test.each([
    ['cards.0.suit', { cards: [{ rank: 0, suit: 'club' }, ...attempt('x').cards.slice(1)] }],
    ['cards.0.rank', { cards: [{ rank: 10, suit: null }, ...attempt('x').cards.slice(1)] }],
    ['cards.3.suit', { cards: [...attempt('x').cards.slice(1), { rank: 1, suit: 'star' }] }],
    ['cards', { cards: attempt('x').cards.slice(2) }],
    ['ms', { ms: Number.NaN }],
    ['ms', { ms: 1.5 }],
    ['ms', { ms: -1 }],
    ['ms', { ms: Number.POSITIVE_INFINITY }],
    ['target', { target: 1e6 }],
    ['outcome', { outcome: 'won' }],
    ['expression', { expression: 24 }],
    ['expression', { expression: 'x'.repeat(1001) }],
    ['hints', { hints: 5 }],
    ['day', { day: '20261224' }],
    ['endedAt', { endedAt: undefined }],
    ['', { class: 'missed' }],
  ])('because of %s is set aside, and the rest loads: %j', async (field, part) => {
    const clock = testClock();
    const store = openStore(clock);
    await store.attempts.counts();
    await rawPut('attempts', [row(1), row(2, part), row(3)]);
    const { rows, next } = await store.attempts.page({ filter: 'all', limit: 2 });
    expect(rows.map(({ seq }) => seq)).toEqual([3, 1]);
    expect(next).toBeNull();
    await inTime(clock, store.settled());
    expect(store.state).toMatchObject({ mode: 'disk', quarantined: 1, atRisk: 0 });
    expect(await rawRows('attempts')).toEqual([row(1), row(3)]);
    expect(await rawRows('quarantine')).toEqual([
      { number: 1, store: 'attempts', key: 2, row: row(2, part), reason: field, at: clock.now() },
    ]);
    expect(await store.attempts.counts()).toMatchObject({ all: 2 });
  });
});

describe('damage of any kind', () => {
  const anything = fc.anything({
    withDate: true,
    withMap: true,
    withSet: true,
    withTypedArray: true,
    withSparseArray: true,
    withBigInt: true,
    withNullPrototype: false,
  });
  const damaged = fc.oneof(
    fc
      .record({ whole: attempts, field: fc.constantFrom(...Object.keys(attempt('x'))), value: anything })
      .map(({ whole, field, value }) => ({ ...whole, class: classOf(whole.outcome), [field]: value })),
    fc.dictionary(fc.string(), anything),
    fc.constant(
      JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}') as object,
    ),
  );
  const cloneable = damaged.filter((value) => {
    try {
      structuredClone(value);
      return true;
    } catch (error) {
      return !(error instanceof Error);
    }
  });

  test('is never fatal: what can be read is read, and what cannot is kept aside', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(cloneable, { maxLength: 12 }), async (found) => {
        globalThis.indexedDB = new IDBFactory();
        const clock = testClock();
        const store = openStore(clock);
        await store.attempts.counts();
        const rows = found.map((damage, index) => ({
          ...damage,
          // Rows that share an id could not lie in one store.
          id: 'id' in damage && typeof damage.id !== 'string' ? damage.id : `${index}`,
          seq: index + 1,
        }));
        await rawPut('attempts', rows);
        const good = rows.filter((one) => decodeAttemptRow(one).ok).map(({ seq }) => seq);
        const page = await inTime(clock, store.attempts.page({ filter: 'all', limit: 20 }));
        expect(page.rows.map(({ seq }) => seq)).toEqual(good.toReversed());
        await inTime(
          clock,
          Promise.all([store.attempts.days(), store.attempts.block(21, 20), store.exportAll()]),
        );
        await inTime(clock, store.settled());
        expect(store.state).toMatchObject({ mode: 'disk', quarantined: rows.length - good.length });
        expect(await rawRows('quarantine')).toHaveLength(rows.length - good.length);
        expect(await store.attempts.counts()).toMatchObject({ all: good.length });
        expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
      }),
      { numRuns: 150 },
    );
  });

  test('to hands, settings and deals is set aside too', async () => {
    const clock = testClock();
    const store = openStore(clock);
    await store.settings.put('good', 1);
    await rawPut('settings', [{ key: 'bad', value: new Date() }, { key: 'none' }]);
    await rawPut('hands', [{ slot: 'day', row: Number.NaN }]);
    await rawPut('deals', [{ key: '24', deals: [[{ rank: 101, suit: 'club' }]] }]);
    expect(await store.settings.all()).toEqual(new Map([['good', 1]]));
    expect(await store.settings.get('bad')).toBeUndefined();
    expect(await store.hands.get('day')).toBeNull();
    expect(await store.deals.get('24')).toEqual([]);
    await inTime(clock, store.settled());
    expect(store.state.quarantined).toBe(4);
    expect(await rawRows('quarantine')).toHaveLength(4);
    expect(await rawRows('settings')).toEqual([{ key: 'good', value: 1 }]);
  });

  test('is left alone when it has been written anew meanwhile', async () => {
    const clock = testClock();
    const store = openStore(clock);
    await store.settings.get('theme');
    await rawPut('settings', [{ key: 'theme', value: Number.NaN }]);
    const [found] = await Promise.all([store.settings.get('theme'), store.settings.put('theme', 'dark')]);
    expect(found).toBeUndefined();
    await inTime(clock, store.settled());
    expect(await store.settings.get('theme')).toBe('dark');
    expect(await rawRows('quarantine')).toEqual([]);
  });
});

describe('a hand that its owner cannot read', () => {
  test('is set aside as it was found, and its slot is free', async () => {
    const clock = testClock();
    const store = openStore(clock);
    await store.hands.put('day', { moves: 'none' });
    store.hands.setAside('day', { moves: 'none' });
    await inTime(clock, store.settled());
    expect(store.state).toMatchObject({ mode: 'disk', quarantined: 1, atRisk: 0 });
    expect(await store.hands.get('day')).toBeNull();
    expect(await rawRows('quarantine')).toEqual([
      {
        number: 1,
        store: 'hands',
        key: 'day',
        row: { slot: 'day', row: { moves: 'none' } },
        reason: 'row',
        at: clock.now(),
      },
    ]);
  });

  test('is left alone when another has been laid there meanwhile', async () => {
    const clock = testClock();
    const store = openStore(clock);
    await store.hands.put('day', { id: 2 });
    store.hands.setAside('day', { id: 1 });
    await inTime(clock, store.settled());
    expect(await store.hands.get('day')).toEqual({ id: 2 });
    expect(await rawRows('quarantine')).toEqual([]);
  });
});

describe('names that mean something to the language', () => {
  test('are names like any other, in the store and in the export', async () => {
    const store = openStore(testClock());
    await store.settings.put('__proto__', { polluted: true });
    await store.settings.put('constructor', 1);
    expect(await store.settings.get('__proto__')).toEqual({ polluted: true });
    const { settings } = await store.exportAll();
    expect(Object.keys(settings).sort()).toEqual(['__proto__', 'constructor']);
    expect(Object.getPrototypeOf(settings)).toBe(Object.prototype);
  });
});

describe('isJson', () => {
  test('agrees with what JSON gives back', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => isJson(value)));
  });
  test.each([
    ['a date', new Date()],
    ['a map', new Map()],
    ['nothing', undefined],
    ['a hole', [, 1]],
    ['not a number', Number.NaN],
    ['a big number', 1n],
    ['a function', () => 1],
  ])('refuses %s', (_, value) => {
    expect(isJson(value)).toBe(false);
    expect(isJson({ deep: [value] })).toBe(false);
  });
  test('refuses what is too deep, too large, or bites its own tail', () => {
    const cycle: unknown[] = [];
    cycle.push(cycle, cycle, cycle);
    expect(isJson(cycle)).toBe(false);
    expect(isJson(JSON.parse('['.repeat(40) + ']'.repeat(40)))).toBe(false);
    expect(isJson(Array.from({ length: 30_000 }, () => 0))).toBe(false);
  });
});
