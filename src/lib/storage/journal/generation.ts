import type { OutboxRow, StoreName } from '../schema.ts';
import type { Noted } from '../writes.ts';
import { readJournalLines, type JournalLine } from './line.ts';

/** What a snapshot holds of each store that a person has filled. */
export const COPIED = [
  'attempts',
  'bin',
  'hands',
  'settings',
  'matches',
  'matchEvents',
] as const satisfies readonly StoreName[];
export type Copied = (typeof COPIED)[number];

/** How a file begins: whose history it tells, and the number of the last write that its snapshot has in it. */
export interface Head {
  readonly format: 1;
  readonly epoch: string;
  readonly seq: number;
}

/** A row of a snapshot. */
export type SnapshotRow = readonly [store: Copied, row: unknown];

/** A write, with its number. */
export interface JournalEntry extends OutboxRow {
  readonly seq: number;
  readonly write: Noted;
}

/** Attempts, in the bin or not, and events of matches. */
export interface CopyAmount {
  readonly attempts: number;
  readonly events: number;
}

/** One file of the journal: a snapshot, and every write since. */
export interface Generation {
  /** Null where it cannot be read. */
  readonly head: Head | null;
  /** Null where the snapshot is not whole: being written when the power went, or damaged. */
  readonly rows: readonly JournalLine[] | null;
  /** The rows of the snapshot that can be read, whether it is whole or not. */
  readonly found: readonly JournalLine[];
  /** The writes that can be read, in order. */
  readonly log: readonly JournalLine[];
  /** Lines that cannot be read, though they were ended. */
  readonly damaged: number;
  /** Bytes of the snapshot, and of all up to the end of the last line. */
  readonly snapshot: number;
  readonly whole: number;
  /** Whether there is something behind the last line: the beginning of one, or noughts. */
  readonly torn: boolean;
}

/** Reads a file. What is damaged is counted, never thrown for. Linear; the rows are not decoded. */
export function readGeneration(bytes: Uint8Array): Generation {
  const { lines, ends } = readJournalLines(bytes);
  const [first] = lines;
  const head = first?.tag === 'h' ? (first.read() as Head) : null;
  const end = lines.findIndex((line) => line?.tag === 'e');
  const rows = lines.slice(1, Math.max(1, end)).filter((line) => line?.tag === 'r') as JournalLine[];
  const isWhole = end > 0 && head?.format === 1 && lines[end]?.read() === rows.length;
  return {
    head,
    rows: isWhole && rows.length === end - 1 ? rows : null,
    found: lines.filter((line) => line?.tag === 'r') as JournalLine[],
    log: lines.filter((line) => line?.tag === 'w') as JournalLine[],
    damaged: lines.filter((line) => line === null).length,
    snapshot: ends[end] ?? 0,
    whole: ends.at(-1) ?? 0,
    torn: (ends.at(-1) ?? 0) < bytes.length,
  };
}

/** Begun and not ended: the file before it is still the newest. What a newer app has written is none of ours. */
export const isDraft = ({ head, rows, log, damaged }: Generation): boolean =>
  rows === null && log.length === 0 && damaged === 0 && (head?.format ?? 1) === 1;

/** Whether a write deletes for good. */
export const isWholeGeneration = ({ write }: JournalEntry): boolean => {
  const type = write.type === 'match' ? write.step.do : write.type;
  return type === 'empty' || type === 'emptyOld';
};

/** Deletions, and whatever stands for more than itself: after them nothing can be said of how much there must be. */
const COUNTED = ['attempt', 'hand', 'setting'];

/** So much lies in a database that has taken all of a generation; null where it cannot be said. */
export function copyAmountOf({ rows, log }: Pick<Generation, 'rows' | 'log'>): CopyAmount | null {
  if (!rows) return null;
  const names = { attempts: new Set<string>(), events: new Set<string>() };
  for (const line of log) {
    const { write } = line.read() as JournalEntry;
    const step = write.type === 'match' ? write.step : null;
    if (write.type === 'attempt') names.attempts.add(write.attempt.id);
    else if (step?.do === 'append') names.events.add(JSON.stringify([step.match, step.seq]));
    else if (step?.do === 'begin')
      step.events.forEach((_, seq) => names.events.add(JSON.stringify([step.header.id, seq])));
    else if (!COUNTED.includes(write.type)) return null;
  }
  let [attempts, events] = [names.attempts.size, names.events.size];
  for (const row of rows) {
    const [store] = row.read() as SnapshotRow;
    if (store === 'attempts' || store === 'bin') attempts += 1;
    if (store === 'matchEvents') events += 1;
  }
  return { attempts, events };
}
