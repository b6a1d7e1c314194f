import { describe, expect, test } from 'vitest';
import type { Json } from '#lib/storage/index.ts';
import {
  copyAmountOf,
  deletesForGood,
  readGeneration,
  type JournalEntry,
} from '#lib/storage/journal/generation.ts';
import { printJournalLine } from '#lib/storage/journal/line.ts';
import { replayWrites } from '#lib/storage/journal/replay.ts';
import {
  appended,
  attempted,
  begun,
  bytesOf,
  counted,
  emptied,
  head,
  removed,
  rowsOf,
  snapshot,
} from '../support/lines.ts';

const ROWS = rowsOf({ attempts: 2, events: 3 });
const log = (...entries: readonly ReturnType<typeof counted>[]) =>
  entries.map((entry) => printJournalLine('w', entry));
const read = (...parts: readonly (readonly Uint8Array[])[]) => readGeneration(bytesOf(parts.flat()));

describe('one file', () => {
  test('is a head, a snapshot and the writes since, and says where each ends', () => {
    const parts = [snapshot(head(4), ROWS), log(counted(5), counted(6))];
    const file = read(...parts);
    expect(file.head).toEqual(head(4));
    expect(file.rows?.map((line) => line.read())).toEqual(ROWS);
    expect(file.log.map((line) => line.read())).toEqual([counted(5), counted(6)]);
    expect(file).toMatchObject({
      damaged: 0,
      snapshot: bytesOf(parts[0]!).length,
      whole: bytesOf(parts.flat()).length,
    });
  });

  test('has no snapshot before its last line is there', () => {
    const parts = snapshot(head(4), ROWS);
    for (let count = 0; count < parts.length; count += 1)
      expect(read(parts.slice(0, count)).rows, `${count} lines`).toBeNull();
    expect(read(parts).rows).toHaveLength(ROWS.length);
  });

  test.each([
    ['a row is missing', (parts: Uint8Array[]) => parts.splice(2, 1)],
    ['a row is damaged', (parts: Uint8Array[]) => (parts[2]![12]! ^= 1)],
    ['a row comes twice', (parts: Uint8Array[]) => parts.splice(2, 0, parts[2]!)],
    ['its head is damaged', (parts: Uint8Array[]) => (parts[0]![12]! ^= 1)],
    ['its head is missing', (parts: Uint8Array[]) => parts.shift()],
    ['its end is damaged', (parts: Uint8Array[]) => (parts.at(-1)![9]! ^= 1)],
    ['a write lies among its rows', (parts: Uint8Array[]) => parts.splice(2, 1, ...log(counted(5)))],
  ])('has no snapshot where %s', (_, harm) => {
    const parts = snapshot(head(4), ROWS).map((part) => part.slice());
    harm(parts);
    expect(read(parts).rows).toBeNull();
  });

  test('has no snapshot that a newer app made', () => {
    expect(read(snapshot({ ...head(4), format: 2 as never }, ROWS)).rows).toBeNull();
  });
});

describe('how much a file holds', () => {
  const amount = (...entries: readonly ReturnType<typeof counted>[]) =>
    copyAmountOf(read(snapshot(head(4), ROWS), log(...entries)));

  const [none, kept] = [0, 1];

  test('is its rows, and what was added since, each once', () => {
    expect(amount()).toEqual({ attempts: 2, events: 3, matches: none, kept: none });
    expect(amount(attempted(5, 'a'), attempted(6, 'b'), attempted(7, 'a'), counted(8))).toEqual({
      attempts: 4,
      events: 3,
      matches: none,
      kept,
    });
    expect(amount(appended(5, 3), appended(6, 3), appended(7, 4), begun(8, 'n', 5))).toEqual({
      attempts: 2,
      events: 10,
      matches: 1,
      kept: none,
    });
  });

  test('counts an open hand until it is finished', () => {
    const hand = (seq: number, row: Json): JournalEntry => ({
      seq,
      write: { type: 'hand', slot: 'day', row },
    });
    expect(amount(hand(5, 1), hand(6, 2))).toMatchObject({ kept });
    expect(amount(hand(5, 1), hand(6, null))).toMatchObject({ kept: none });
  });

  test('is the same with what lies in the bin, and cannot be said after a deletion for good, nor without a snapshot', () => {
    expect(amount(removed(5, ['a'], 1))).toEqual(amount());
    expect(amount(emptied(5, 1))).toBeNull();
    expect(copyAmountOf({ head: head(1), rows: null, log: [] })).toBeNull();
  });

  test('is final where something cannot come back', () => {
    const match = (step: object) => ({ seq: 1, write: { type: 'match', step } as never });
    expect([emptied(1, 1), match({ do: 'empty' }), match({ do: 'emptyOld' })].map(deletesForGood)).toEqual([
      true,
      true,
      true,
    ]);
    expect([removed(1, [], 1), counted(1), match({ do: 'remove' })].map(deletesForGood)).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe('what a journal comes to', () => {
  const told = async (...files: readonly (readonly Uint8Array[])[]) => {
    const replayed = await replayWrites(files.map(bytesOf));
    if (!replayed) return null;
    const attempts = (await replayed.memory.tx.all('attempts')) as readonly { readonly id: string }[];
    return { last: replayed.last, n: await setting(replayed.memory.tx), ids: attempts.map(({ id }) => id) };
  };
  const setting = async (tx: { get(store: 'settings', key: string): Promise<unknown> }) =>
    ((await tx.get('settings', 'n')) as { readonly value: unknown } | undefined)?.value;

  test('is the newest whole snapshot and every later write, out of whatever file', async () => {
    const old = [...snapshot(head(2), rowsOf({ attempts: 1, events: 0 })), ...log(attempted(3, 'lost?'))];
    const half = [...snapshot(head(3), []).slice(0, -1)];
    expect(await told(old, [...half, ...log(attempted(4, 'x'), counted(5))])).toEqual({
      last: 5,
      n: 5,
      ids: ['row 0', 'lost?', 'x'],
    });
    expect(await told(old, [...snapshot(head(3), []), ...log(counted(4))])).toEqual({
      last: 4,
      n: 4,
      ids: [],
    });
  });

  test('takes each number once and never an earlier one: what lies twice in files was one write', async () => {
    const file = [
      ...snapshot(head(4), []),
      ...log(counted(4), counted(5), counted(6), counted(5), counted(6)),
    ];
    expect(await told(file)).toMatchObject({ last: 6, n: 6 });
    expect(await told(snapshot(head(4), []), [...log(attempted(4, 'before the snapshot'))])).toMatchObject({
      last: 4,
      ids: [],
    });
  });

  test('goes on after a gap with what can be read', async () => {
    const damaged = log(attempted(5, 'a'), attempted(6, 'b'), attempted(7, 'c')).map((part) => part.slice());
    damaged[1]![20]! ^= 4;
    expect(await told([...snapshot(head(4), []), ...damaged])).toEqual({
      last: 7,
      n: undefined,
      ids: ['a', 'c'],
    });
  });

  test('is what can be read of it without a whole snapshot, and nothing where nothing can', async () => {
    expect(await told()).toBeNull();
    expect(await told(log(counted(1)))).toMatchObject({ n: 1 });
    expect(await told(snapshot(head(1), []).slice(0, 1))).toBeNull();
  });
});
