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

/**
 * How a file begins: whose history it tells, and the number of the last write that its snapshot has in it. `clean`: nothing that was deleted
 * for good lies in a file before it. `alone`: once it is whole, those before it are to go.
 */
export interface Head {
  readonly format: 1;
  readonly epoch: string;
  readonly seq: number;
  readonly clean?: true;
  readonly alone?: true;
}

/** A row of a snapshot. */
export type SnapshotRow = readonly [store: Copied, row: unknown];

/** A write, with its number. */
export interface JournalEntry extends OutboxRow {
  readonly seq: number;
  readonly write: Noted;
}

/** Attempts and matches, in the bin or not, events of matches, and what is kept by name: open hands and settings. */
export interface CopyAmount {
  readonly attempts: number;
  readonly events: number;
  readonly matches: number;
  readonly kept: number;
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
export const deletesForGood = ({ write }: Pick<JournalEntry, 'write'>): boolean => {
  const type = write.type === 'match' ? write.step.do : write.type;
  return type === 'empty' || type === 'emptyOld';
};

/** Whether nothing from older files may come back after a write: it deletes for good, or may have done so, as a `renew` does not say what it did. */
export const voidsOlderFiles = (entry: JournalEntry): boolean =>
  entry.write.type === 'renew' || deletesForGood(entry);

/** The names of all that lies in a database. */
type Names = Readonly<Record<keyof CopyAmount, Set<string>>>;

/** So much lies in a database that has taken all of a generation; null where it cannot be said. */
export function copyAmountOf({
  head,
  rows,
  log,
}: Pick<Generation, 'head' | 'rows' | 'log'>): CopyAmount | null {
  if (!rows) return null;
  const names: Names = { attempts: new Set(), events: new Set(), matches: new Set(), kept: new Set() };
  for (const row of rows) addRow(names, row.read() as SnapshotRow);
  for (const line of log) {
    const entry = line.read() as JournalEntry;
    if (entry.seq > (head?.seq ?? 0) && !addWrite(names, entry)) return null;
  }
  const { attempts, events, matches, kept } = names;
  return { attempts: attempts.size, events: events.size, matches: matches.size, kept: kept.size };
}

function addRow({ attempts, events, matches, kept }: Names, [store, row]: SnapshotRow): void {
  const { id, match, seq, slot, key } = row as Readonly<Record<string, string>>;
  if (store === 'attempts' || store === 'bin') attempts.add(`${id}`);
  else if (store === 'matches') matches.add(`${id}`);
  else if (store === 'matchEvents') events.add(`${seq} ${match}`);
  else kept.add(`${store} ${store === 'hands' ? slot : key}`);
}

/** Answers false where nobody can say what there must be afterwards. */
function addWrite(names: Names, { write, held }: JournalEntry): boolean {
  const keep = (name: string, isThere: boolean): boolean => {
    if (isThere) names.kept.add(name);
    else names.kept.delete(name);
    return true;
  };
  switch (write.type) {
    case 'attempt':
      names.attempts.add(write.attempt.id);
      return !write.hand || keep(`hands ${write.hand.slot}`, write.hand.row !== null);
    case 'hand':
      return keep(`hands ${write.slot}`, write.row !== null);
    case 'setting':
      return keep(`settings ${write.key}`, true);
    // Into the bin, and back.
    case 'remove':
    case 'restore':
      return true;
    case 'match':
      break;
    default:
      return false;
  }
  const { step } = write;
  if (step.do === 'append') names.events.add(`${step.seq} ${step.match}`);
  else if (step.do === 'begin' && !names.matches.has(step.header.id)) {
    names.matches.add(step.header.id);
    step.events.forEach((_, seq) => names.events.add(`${seq} ${step.header.id}`));
  }
  return held !== true && ['append', 'begin', 'remove', 'restore'].includes(step.do);
}
