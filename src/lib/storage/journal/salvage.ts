import type { Attempt } from '../attempt.ts';
import { bringInAttempts } from '../backup/bring-in-attempts.ts';
import type { MatchEventRow, MatchRow } from '../match.ts';
import { applyMatchStep, type Append } from '../match-writes.ts';
import { createMemory, type Memory } from '../memory.ts';
import type { AttemptRow } from '../schema.ts';
import type { Tx } from '../transaction.ts';
import { applyWrite } from '../writes.ts';
import { deletesForGood, type JournalEntry, type Generation, type SnapshotRow } from './generation.ts';

/** What a journal comes to. */
export interface Replayed {
  /** Null where no head of a file can be read. */
  readonly epoch: string | null;
  /** The number of its last write. */
  readonly last: number;
  readonly memory: Memory;
  /** Lines that cannot be read, or only in part, in files that had to be. */
  readonly unread: number;
  /** Whether something was deleted for good that may lie in it still. */
  readonly forgets: boolean;
  /** Whether every write up to the last can be read. */
  readonly isUnbroken: boolean;
}

/**
 * Brings back every row and every write that can be read in files of which some are damaged, oldest first: the newest word on each thing
 * wins, and what no word is left of stays as an older file has it. Null where nothing is left.
 */
export async function salvage(generations: readonly Generation[]): Promise<Replayed | null> {
  const memory = createMemory();
  const { tx } = memory;
  const displaced: Attempt[] = [];
  let [epoch, last, unread, lines]: [string | null, number, number, number] = [null, 0, 0, 0];
  let [forgets, isUnbroken] = [false, false];
  for (const { head, found, log, damaged, torn } of generations) {
    epoch = head?.epoch ?? epoch;
    unread += damaged + (torn ? 1 : 0);
    lines += found.length + log.length;
    forgets ||= head !== null && head.clean !== true;
    const from = head?.seq ?? -1;
    const place = await placer(tx, displaced);
    for (const line of found) await place(line.read() as SnapshotRow);
    for (const line of log) {
      const entry = line.read() as JournalEntry;
      forgets ||= deletesForGood(entry);
      if (entry.seq <= last) continue;
      last = entry.seq;
      const { write } = entry;
      if (!(await apply(tx, entry)) && write.type === 'match' && write.step.do === 'append')
        await appendBeyond(tx, write.step);
    }
    last = Math.max(last, head?.seq ?? 0);
    isUnbroken = last - from === log.length;
  }
  if (lines === 0) return null;
  await bringInAttempts(tx, displaced);
  await measureMatches(tx);
  return { epoch, last, memory, unread, forgets, isUnbroken };
}

type Row = AttemptRow & { readonly seq: number };

/** Puts rows of a snapshot, each over what an older file said of the same thing. */
async function placer(tx: Tx, displaced: Attempt[]): Promise<(row: SnapshotRow) => Promise<void>> {
  const byId = new Map<string, readonly ['attempts' | 'bin', number]>();
  const bySeq = new Map<number, Row>();
  for (const store of ['attempts', 'bin'] as const)
    for (const row of (await tx.all(store)) as readonly Row[]) {
      byId.set(row.id, [store, row.seq]);
      bySeq.set(row.seq, row);
    }
  const forget = async (id: string): Promise<void> => {
    const [store, seq] = byId.get(id) ?? ['attempts', 0];
    if (bySeq.get(seq)?.id !== id) return;
    await tx.delete(store, seq);
    byId.delete(id);
    bySeq.delete(seq);
  };
  return async ([store, value]) => {
    if (store !== 'attempts' && store !== 'bin') return tx.put(store, value as never);
    const row = value as Row;
    await forget(row.id);
    // Numbers are given anew when a backup is brought in: another attempt may have had this one.
    const other = bySeq.get(row.seq);
    if (other) {
      const { seq: _, class: __, ...own } = other;
      displaced.push(own);
      await forget(other.id);
    }
    byId.set(row.id, [store, row.seq]);
    bySeq.set(row.seq, row);
    await tx.put(store, row);
  };
}

/** Keeps an event though the one before it is lost: its match can be played on from its good beginning. */
async function appendBeyond(tx: Tx, { match, seq, event, by, standing, playedAt }: Append): Promise<void> {
  if ((await tx.get('matchEvents', [match, seq])) === undefined)
    await tx.put('matchEvents', { match, seq, by, event });
  const row = (await tx.get('matches', match)) as MatchRow | undefined;
  if (row && row.count <= seq) await tx.put('matches', { ...row, count: seq + 1, by, standing, playedAt });
}

/** A match is as long as its events go; events of a match whose header is lost are of no use to anybody. */
async function measureMatches(tx: Tx): Promise<void> {
  const rows = new Map(((await tx.all('matches')) as readonly MatchRow[]).map((row) => [row.id, row]));
  for (const { match, seq, by } of (await tx.all('matchEvents')) as readonly MatchEventRow[]) {
    const row = rows.get(match);
    if (!row) await tx.delete('matchEvents', [match, seq]);
    else if (seq >= row.count) rows.set(match, { ...row, count: seq + 1, by });
  }
  for (const row of rows.values()) await tx.put('matches', row);
}

/** Carries out what was written; answers whether an event found its place. */
export async function apply(tx: Tx, { write, held }: JournalEntry): Promise<boolean> {
  if (write.type === 'renew') return true;
  if (write.type === 'match') return (await applyMatchStep(tx, write.step, held === true)) === 'done';
  await applyWrite(tx, write);
  return true;
}
