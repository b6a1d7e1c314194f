import { applyMatchStep, type MatchStep } from '../match-writes.ts';
import { createMemory, type Memory } from '../memory.ts';
import type { Tx } from '../transaction.ts';
import { applyWrite } from '../writes.ts';
import { readGeneration, type Entry, type Head, type SnapshotRow } from './generation.ts';

/** What a journal comes to. */
export interface Replayed {
  readonly epoch: string;
  /** The number of its last write. */
  readonly last: number;
  readonly memory: Memory;
}

/**
 * Everything that the files of a journal hold, oldest first: the newest snapshot that is whole, and every later write that can be read, out of
 * whatever file. Null where no snapshot can be read. Linear in the bytes; each attempt written since the snapshot looks through all.
 */
export async function replay(files: readonly Uint8Array[]): Promise<Replayed | null> {
  const generations = files.map(readGeneration);
  const from = generations.findLastIndex(({ rows }) => rows !== null);
  const { head, rows } = generations[from] ?? { head: null, rows: null };
  if (!head || !rows) return null;
  const memory = createMemory();
  for (const row of rows) {
    const [store, value] = row.read() as SnapshotRow;
    memory.fill(store, [value]);
  }
  const { epoch, seq } = head satisfies Head;
  let last = seq;
  for (const line of generations.slice(from).flatMap(({ log }) => log)) {
    const entry = line.read() as Entry;
    if (entry.seq <= last) continue;
    await apply(memory.tx, entry);
    last = entry.seq;
  }
  return { epoch, last, memory };
}

async function apply(tx: Tx, { write, held }: Entry): Promise<void> {
  if (write.type === 'renew') return;
  if (write.type === 'match') await applyMatchStep(tx, write.step satisfies MatchStep, held === true);
  else await applyWrite(tx, write);
}
