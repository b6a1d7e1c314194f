import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { JournalEntry, SnapshotRow } from '#lib/storage/journal/generation.ts';
import { printJournalLine } from '#lib/storage/journal/line.ts';
import { replayWrites } from '#lib/storage/journal/replay.ts';
import { attempt } from '../support/attempts.ts';
import { factsWhole, flipped, PLACES, type Facts } from '../support/facts.ts';
import { appended, attempted, begun, bytesOf, head, removed } from '../support/lines.ts';
import { header, standing } from '../support/matches.ts';

const attemptRow = (id: string, seq: number): SnapshotRow => [
  'attempts',
  { ...attempt(id), class: 'solved', seq },
];
const matchRow = (id: string, count: number): SnapshotRow => [
  'matches',
  { id, header: header(id), count, by: 'w', standing: standing(0), playedAt: 1, batch: null },
];
const eventRow = (match: string, seq: number): SnapshotRow => [
  'matchEvents',
  { match, seq, by: 'w', event: { at: seq } },
];

type Lines = readonly Uint8Array[];
const file = (seq: number, rows: readonly SnapshotRow[], log: readonly JournalEntry[]): Lines => [
  printJournalLine('h', head(seq)),
  ...rows.map((row) => printJournalLine('r', row)),
  printJournalLine('e', rows.length),
  ...log.map((entry) => printJournalLine('w', entry)),
];

/** What lies in the newest snapshot, two writes after an older one; then four more writes. */
const OLDER = file(
  4,
  [attemptRow('a', 1), attemptRow('b', 2), matchRow('m', 2), eventRow('m', 0), eventRow('m', 1)],
  [attempted(5, 'c'), appended(6, 2)],
);
const NEWEST = file(
  6,
  [
    attemptRow('a', 1),
    attemptRow('b', 2),
    attemptRow('c', 3),
    matchRow('m', 3),
    ...[0, 1, 2].map((seq) => eventRow('m', seq)),
    ['settings', { key: 'theme', value: 'dark' }],
  ],
  [attempted(7, 'd'), appended(8, 3), appended(9, 4), begun(10, 'n', 2)],
);

async function factsIn(files: readonly Uint8Array[]): Promise<Facts> {
  const replayed = await replayWrites(files);
  if (!replayed) return { attempts: new Set(), events: new Set() };
  const { tx } = replayed.memory;
  const attempts = [...(await tx.all('attempts')), ...(await tx.all('bin'))] as readonly {
    readonly id: string;
  }[];
  expect(new Set(attempts.map(({ id }) => id)).size, 'each once').toBe(attempts.length);
  const events = (await tx.all('matchEvents')) as readonly { readonly match: string; readonly seq: number }[];
  return {
    attempts: new Set(attempts.map(({ id }) => id)),
    events: new Set(events.map(({ match, seq }) => `${match} ${seq}`)),
  };
}

describe('a damaged journal', () => {
  const older = bytesOf(OLDER);
  const newest = bytesOf(NEWEST);

  test.each([
    ['alone', [newest]],
    ['beside an older file', [older, newest]],
  ])('gives back every fact whose bytes are whole: one flipped in 50 places, %s', async (_, files) => {
    for (const place of PLACES) {
      const at = Math.floor(place * newest.length);
      const damaged = [...files.slice(0, -1), flipped(newest, at)];
      expect(await factsIn(damaged), `byte ${at}`).toEqual(factsWhole(damaged));
    }
  });

  test('so it does torn in 50 places', async () => {
    for (const place of PLACES) {
      const damaged = [older, newest.slice(0, Math.floor(place * newest.length))];
      expect(await factsIn(damaged), `${place}`).toEqual(factsWhole(damaged));
    }
  });

  test('so it does with any of its files gone', async () => {
    expect(await factsIn([older])).toEqual(factsWhole([older]));
    expect(await factsIn([newest])).toEqual(factsWhole([newest]));
  });

  test('law: whatever bytes of whatever files are damaged', async () => {
    const flips = fc.array(fc.tuple(fc.boolean(), fc.nat()), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(flips, async (all) => {
        const files = [older, newest];
        for (const [isNewest, at] of all) {
          const which = isNewest ? 1 : 0;
          const bytes = files[which]!;
          files[which] = flipped(bytes, at % bytes.length);
        }
        expect(await factsIn(files)).toEqual(factsWhole(files));
      }),
      { numRuns: 300 },
    );
  });

  test('a line end that was flipped takes neither of its lines with it', async () => {
    for (let line = 1; line < NEWEST.length - 1; line += 1) {
      const end = bytesOf(NEWEST.slice(0, line)).length - 1;
      expect(await factsIn([flipped(newest, end)]), `end of line ${line}`).toEqual(factsWhole([newest]));
    }
  });

  test('the newest word wins: what was deleted is deleted, and what was not is not doubled', async () => {
    const bin = { ...attempt('b'), class: 'solved', seq: 2, batch: 9 };
    const files = [
      OLDER.concat(printJournalLine('w', removed(7, ['b'], 9))),
      file(7, [attemptRow('a', 1), ['bin', bin], attemptRow('c', 3)], []),
    ].map(bytesOf);
    const [, last] = files as [Uint8Array, Uint8Array];
    files[1] = flipped(last, bytesOf(OLDER.slice(0, 1)).length + 20);
    const replayed = await replayWrites(files);
    expect(await replayed?.memory.tx.all('bin')).toEqual([bin]);
    expect(((await replayed?.memory.tx.all('attempts')) as { id: string }[]).map(({ id }) => id)).toEqual([
      'a',
      'c',
    ]);
  });

  test('says how many of its lines could not be read', async () => {
    const at = bytesOf(NEWEST.slice(0, 3)).length;
    expect((await replayWrites([flipped(newest, at + 30)]))?.unread).toBe(1);
    expect((await replayWrites([older, newest]))?.unread).toBe(0);
  });

  test('a match goes as far as its events do, and a hole in it is left for its reader to find', async () => {
    const isRow = (line: Uint8Array, text: string) => new TextDecoder().decode(line).includes(text);
    // The newest word on the match is lost; the older one knew of two events.
    const at = NEWEST.findIndex((line) => isRow(line, '"matches"'));
    const files = [older, flipped(newest, bytesOf(NEWEST.slice(0, at)).length + 30)];
    const replayed = await replayWrites(files);
    expect(await replayed?.memory.tx.get('matches', 'm')).toMatchObject({ count: 5 });
    const hole = NEWEST.findIndex((line) => isRow(line, '"append"'));
    const holed = await replayWrites([flipped(newest, bytesOf(NEWEST.slice(0, hole)).length + 30)]);
    expect(await holed?.memory.tx.get('matches', 'm')).toMatchObject({ count: 5 });
    expect(await holed?.memory.tx.count('matchEvents', { is: 'm' })).toBe(4);
  });
});
