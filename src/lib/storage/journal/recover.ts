import type { Job } from '../connection.ts';
import type { AttemptRow, BinRow, JournalRow, StoreName } from '../schema.ts';
import type { MatchEventRow, MatchRow } from '../match.ts';
import type { Tx } from '../transaction.ts';
import { COPIED, type JournalEntry } from './generation.ts';
import { addMissing } from './add-missing.ts';
import { replayWrites } from './replay.ts';
import { apply } from './salvage.ts';

/** Hands and matches that a journal has given back. */
export interface Recovered {
  readonly hands: number;
  readonly matches: number;
  /** Lines of the journal that could not be read, where it was damaged. */
  readonly unread: number;
}

/** Rows put at once: few enough to answer within the deadline on a slow phone. */
const BATCH = 500;

/** Does a job on the database that is to be filled. */
export type Run = <T>(job: Job<T>) => Promise<T>;

/** What a database says of itself, to be held against its journal. */
export interface CopyStanding {
  readonly epoch: string | null;
  /** The number of the last write that it has taken. */
  readonly last: number;
}

/** Reads how far a database has come. */
export async function copyStandingOf(tx: Tx): Promise<CopyStanding> {
  const kept = (await tx.get('journal', 'epoch')) as { readonly epoch: string } | undefined;
  let last = 0;
  await tx.walk('outbox', {}, (row) => {
    last = (row as { readonly seq: number }).seq;
    return false;
  });
  return { epoch: kept?.epoch ?? null, last };
}

/**
 * Makes a database hold what its journal holds, in one transaction: all or nothing. One of another history, or of none, as when it was made anew
 * and used before the journal could be read, keeps its own rows beside; so does any where the journal is damaged. Null where there is nothing
 * to be had from the journal. `isBehind`: the database is known to have lost something; otherwise only a damaged journal that has come
 * further tells it anything. `isKnown`: nothing was deleted for good that the journal has not heard of.
 */
export async function recover(
  run: Run,
  files: readonly Uint8Array[],
  now: number,
  isBehind = true,
  isKnown = false,
): Promise<Recovered | null> {
  const replayed = await replayWrites(files);
  if (!replayed) return null;
  return run({
    stores: [...COPIED, 'quarantine', 'outbox', 'journal'],
    mode: 'readwrite',
    durability: 'strict',
    work: async (tx) => {
      const standing = await copyStandingOf(tx);
      const isSame = standing.epoch !== null && standing.epoch === (replayed.epoch ?? standing.epoch);
      const before = await sizeOf(tx);
      const gain = async (): Promise<Recovered> => {
        const after = await sizeOf(tx);
        const gained = {
          hands: Math.max(0, after.hands - before.hands),
          matches: Math.max(0, after.matches - before.matches),
          unread: replayed.unread,
        };
        await note(tx, gained, now);
        return gained;
      };
      if (isSame && !isBehind && standing.last >= replayed.last) {
        if (!isKnown || replayed.forgets) return null;
        const waiting = (await tx.all('outbox', { after: replayed.last })) as readonly JournalEntry[];
        const isCertain = replayed.isUnbroken && replayed.last + waiting.length === standing.last;
        for (const entry of waiting) await apply(replayed.memory.tx, entry);
        return (await addMissing(tx, replayed.memory.tx, isCertain)) ? gain() : null;
      }
      if (!isSame || replayed.unread > 0) await addTo(replayed.memory.tx, tx, isSame);
      for (const store of [...COPIED, 'outbox'] satisfies StoreName[]) await tx.clear(store);
      for (const store of COPIED) {
        const rows = await replayed.memory.tx.all(store);
        for (let from = 0; from < rows.length; from += BATCH)
          await Promise.all(rows.slice(from, from + BATCH).map((row) => tx.put(store, row as never)));
      }
      await passOver(tx, (await replayed.memory.tx.all('bin')).at(-1) as Binned | undefined);
      // The number goes on from both, and what no write can tell makes the journal begin anew with this.
      await tx.put('outbox', {
        seq: Math.max(replayed.last, standing.last) + 1,
        write: { type: 'renew' },
      });
      await tx.put('journal', { name: 'epoch', epoch: replayed.epoch ?? `salvaged-${now.toString(36)}` });
      return gain();
    },
  });
}

/**
 * Adds what a database has and the journal has not. Of settings and open hands the database's are the newer ones, unless it has lost what
 * came last.
 */
async function addTo(memory: Tx, tx: Tx, isOlder: boolean): Promise<void> {
  const known = new Set(
    [...(await memory.all('attempts')), ...(await memory.all('bin'))].map((row) => (row as AttemptRow).id),
  );
  for (const row of (await tx.all('attempts')) as readonly AttemptRow[]) {
    const { seq: _, ...own } = row;
    if (!known.has(row.id)) await memory.put('attempts', own);
  }
  for (const row of (await tx.all('matches')) as readonly MatchRow[]) {
    const other = (await memory.get('matches', row.id)) as MatchRow | undefined;
    const events = (await tx.all('matchEvents', { is: row.id })) as readonly MatchEventRow[];
    // Of one history, they have the same log, each with gaps of its own.
    if (isOlder && other)
      for (const event of events)
        if ((await memory.get('matchEvents', [row.id, event.seq])) === undefined)
          await memory.put('matchEvents', event);
    if (other && other.count >= row.count) continue;
    if (!isOlder) await memory.deleteOf('matchEvents', row.id);
    await memory.put('matches', row);
    for (const event of events) await memory.put('matchEvents', event);
  }
  for (const store of ['hands', 'settings'] as const)
    for (const row of (await tx.all(store)) as readonly { readonly slot: string; readonly key: string }[]) {
      const there = await memory.get(store, store === 'hands' ? row.slot : row.key);
      if (!isOlder || there === undefined) await memory.put(store, row as never);
    }
}

export type Binned = BinRow & { readonly seq: number };

/** What lies in the bin keeps its number, which the new database would give away again: `newest` is put among the attempts for a moment. */
export async function passOver(tx: Tx, newest: Binned | undefined): Promise<void> {
  if (!newest) return;
  await tx.put('attempts', newest);
  await tx.delete('attempts', newest.seq);
}

type Size = Omit<Recovered, 'unread'>;

async function sizeOf(tx: Tx): Promise<Size> {
  const matches = (await tx.all('matches')) as readonly MatchRow[];
  return { hands: await tx.count('attempts'), matches: matches.filter(({ batch }) => batch === null).length };
}

type Tally = Extract<JournalRow, { readonly name: 'recovered' }>;

/** Adds to what has ever been given back. */
async function note(tx: Tx, { hands, matches }: Size, at: number): Promise<void> {
  const known = (await tx.get('journal', 'recovered')) as Tally | undefined;
  await tx.put('journal', {
    name: 'recovered',
    hands: hands + (known?.hands ?? 0),
    matches: matches + (known?.matches ?? 0),
    at,
  });
}
