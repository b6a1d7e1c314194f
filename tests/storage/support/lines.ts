import type { CopyAmount, JournalEntry, Head, SnapshotRow } from '#lib/storage/journal/generation.ts';
import { printJournalLine } from '#lib/storage/journal/line.ts';
import type { Noted } from '#lib/storage/writes.ts';
import { attempt } from './attempts.ts';
import { event, header, next, standing } from './matches.ts';

export const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

/** Pieces of a file as one. */
export const bytesOf = (parts: readonly Uint8Array[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => [...part]));

export const head = (seq: number, epoch = 'e'): Head => ({ format: 1, epoch, seq, clean: true });

/** Rows of a snapshot: so many attempts and events of a match. */
export const rowsOf = ({
  attempts,
  events,
}: Pick<CopyAmount, 'attempts' | 'events'>): readonly SnapshotRow[] => [
  ...Array.from({ length: attempts }, (_, at): SnapshotRow => [
    'attempts',
    { ...attempt(`row ${at}`), class: 'solved', seq: at + 1 },
  ]),
  ...Array.from({ length: events }, (_, seq): SnapshotRow => [
    'matchEvents',
    { match: 'm', seq, by: 'w', event: { ...event(seq) } },
  ]),
];

/** A snapshot as it lies in a file. */
export const snapshot = (at: Head, rows: readonly SnapshotRow[]): readonly Uint8Array[] => [
  printJournalLine('h', at),
  ...rows.map((row) => printJournalLine('r', row)),
  printJournalLine('e', rows.length),
];

const entry = (seq: number, write: Noted): JournalEntry => ({ seq, write });

/** The setting `n` takes the number of the write. */
export const counted = (seq: number): JournalEntry => entry(seq, { type: 'setting', key: 'n', value: seq });
export const attempted = (seq: number, id: string): JournalEntry =>
  entry(seq, { type: 'attempt', attempt: attempt(id), hand: null });
export const begun = (seq: number, id: string, events: number): JournalEntry =>
  entry(seq, {
    type: 'match',
    step: {
      do: 'begin',
      header: header(id),
      events: Array.from({ length: events }, (_, at) => ({ ...event(at) })),
      by: 'w',
      standing: standing(0),
      playedAt: 1_790_000_000_000,
    },
  });
export const appended = (seq: number, place: number): JournalEntry => {
  const { event: made, ...rest } = next(place, 'w');
  return entry(seq, {
    type: 'match',
    step: { do: 'append', ...rest, event: { ...made }, playedAt: 1_790_000_000_000 },
  });
};
export const removed = (seq: number, ids: readonly string[], batch: number): JournalEntry =>
  entry(seq, { type: 'remove', ids, batch });
export const emptied = (seq: number, batch: number): JournalEntry => entry(seq, { type: 'empty', batch });
