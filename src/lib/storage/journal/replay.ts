import { createMemory } from '../memory.ts';
import {
  deletesForGood,
  isDraft,
  readGeneration,
  type JournalEntry,
  type Generation,
  type SnapshotRow,
} from './generation.ts';
import { apply, salvage, type Replayed } from './salvage.ts';

/**
 * Everything that the files of a journal hold, oldest first: the newest snapshot and every later write, if all of that is whole; otherwise
 * whatever can be read in any of them. Null where there is nothing. Linear in the bytes; each attempt written since the snapshot looks
 * through all.
 */
export async function replayWrites(files: readonly Uint8Array[]): Promise<Replayed | null> {
  const generations = files.map(readGeneration).filter(({ head }) => (head?.format ?? 1) === 1);
  const from = generations.findLastIndex(({ rows }) => rows !== null);
  const newest = generations[from];
  const isSound = newest?.damaged === 0 && generations.slice(from + 1).every(isDraft);
  return newest && isSound ? replayWhole(newest) : salvage(generations.slice(Math.max(0, from)));
}

async function replayWhole({ head, rows, log, torn }: Generation): Promise<Replayed | null> {
  if (!head || !rows) return null;
  const memory = createMemory();
  for (const row of rows) {
    const [store, value] = row.read() as SnapshotRow;
    memory.fill(store, [value]);
  }
  let last = head.seq;
  let forgets = head.clean !== true;
  for (const line of log) {
    const entry = line.read() as JournalEntry;
    if (entry.seq <= last) continue;
    forgets ||= deletesForGood(entry);
    await apply(memory.tx, entry);
    last = entry.seq;
  }
  const isUnbroken = last - head.seq === log.length;
  return { epoch: head.epoch, last, memory, unread: torn ? 1 : 0, forgets, isUnbroken };
}
