import { bringInAttempts } from '../backup/bring-in-attempts.ts';
import type { MatchEventRow, MatchRow } from '../match.ts';
import type { AttemptRow, QuarantineRow } from '../schema.ts';
import type { Tx } from '../transaction.ts';
import type { Copied } from './generation.ts';

type Row = AttemptRow & { readonly seq: number };

/**
 * Gives a database the rows that it has lost from its middle: all that its journal has of them, and nothing over what is there. Answers
 * whether there was any. `isCertain`: the journal has every write that the database has taken.
 */
export async function addMissing(tx: Tx, memory: Tx, isCertain: boolean): Promise<boolean> {
  const rowsOf = await wantedFrom(memory, tx);
  const attempts = await addAttempts(tx, rowsOf);
  const matches = await addMatches(tx, rowsOf);
  let added = attempts || matches;
  // The end of an open hand may be a line that cannot be read; settings have no end.
  for (const store of isCertain ? (['settings', 'hands'] as const) : (['settings'] as const))
    for (const row of (await rowsOf(store)) as readonly { readonly slot: string; readonly key: string }[]) {
      if ((await tx.get(store, store === 'hands' ? row.slot : row.key)) !== undefined) continue;
      await tx.put(store, row as never);
      added = true;
    }
  return added;
}

type RowsOf = (store: Copied) => Promise<readonly unknown[]>;

/** What the journal has, without what was moved aside here because nobody could read it. */
async function wantedFrom(memory: Tx, tx: Tx): Promise<RowsOf> {
  const quarantine = (await tx.all('quarantine')) as readonly QuarantineRow[];
  const aside = new Set(quarantine.map(({ store, row }) => JSON.stringify([store, row])));
  return async (store) => (await memory.all(store)).filter((row) => !aside.has(JSON.stringify([store, row])));
}

/** Where another has its number by now, an attempt comes in at its place in time. */
async function addAttempts(tx: Tx, rowsOf: RowsOf): Promise<boolean> {
  const here = [...(await tx.all('attempts')), ...(await tx.all('bin'))] as readonly Row[];
  const ids = new Set(here.map(({ id }) => id));
  const numbers = new Set(here.map(({ seq }) => seq));
  const displaced: Row[] = [];
  let added = false;
  for (const store of ['attempts', 'bin'] as const)
    for (const row of (await rowsOf(store)) as readonly Row[]) {
      if (ids.has(row.id)) continue;
      if (!numbers.has(row.seq)) await tx.put(store, row);
      else if (store === 'attempts') displaced.push(row);
      added = true;
    }
  await bringInAttempts(
    tx,
    displaced.map(({ seq: _, class: __, ...own }) => own),
  );
  return added;
}

/** A match has all its events up to its count: one that is missing was lost. */
async function addMatches(tx: Tx, rowsOf: RowsOf): Promise<boolean> {
  const rows = new Map(((await tx.all('matches')) as readonly MatchRow[]).map((row) => [row.id, row]));
  const changed = new Map<string, MatchRow>();
  for (const row of (await rowsOf('matches')) as readonly MatchRow[])
    if (!rows.has(row.id)) changed.set(row.id, row);
  const keysOf = ({ match, seq }: MatchEventRow): string => `${seq} ${match}`;
  const here = new Set(((await tx.all('matchEvents')) as readonly MatchEventRow[]).map(keysOf));
  let added = changed.size > 0;
  for (const event of (await rowsOf('matchEvents')) as readonly MatchEventRow[]) {
    const { match, seq, by } = event;
    const row = changed.get(match) ?? rows.get(match);
    if (!row || here.has(keysOf(event))) continue;
    await tx.put('matchEvents', event);
    if (seq >= row.count) changed.set(match, { ...row, count: seq + 1, by });
    added = true;
  }
  for (const row of changed.values()) await tx.put('matches', row);
  return added;
}
