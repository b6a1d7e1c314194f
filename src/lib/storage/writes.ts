import type { DealtCard } from '#lib/core/cards.ts';
import { classOf, type Attempt } from './attempt.ts';
import { DECODERS, type DecodedStore } from './decode.ts';
import type { Json } from './json.ts';
import type { MatchStep } from './match-writes.ts';
import type { AttemptRow, BinRow, Key, OutboxRow, StoreName } from './schema.ts';
import type { Tx } from './transaction.ts';

/** The hands that can be in progress at once, a run of them, and what is half told at a table. */
export type Slot = 'practice' | 'day' | 'again' | 'run' | 'table';

/**
 * Everything that is ever written, as plain data. A write can be told again: it changes nothing the second time, because one that was
 * never answered may have arrived. What the disk does not take is held as it is and written later, in order.
 */
export type Write = OwnWrite | MatchWrite;

/** A write whose code comes with the first match (matches.ts): the first screen does without. */
export interface MatchWrite {
  readonly type: 'match';
  readonly step: MatchStep;
}

/** What goes into the journal. `renew` stands for what no write can tell again: the journal begins anew with all that is there. */
export type Noted = Write | { readonly type: 'renew' };

type OwnWrite =
  | { readonly type: 'attempt'; readonly attempt: Attempt; readonly hand: HandWrite | null }
  | HandWrite
  | HandClock
  | { readonly type: 'remove'; readonly ids: readonly string[] | 'all'; readonly batch: number }
  | { readonly type: 'restore'; readonly batch: number }
  | { readonly type: 'empty'; readonly batch: number }
  /** Leaves the deletions from `from` to `to` (epoch milliseconds, both inclusive), which can still be taken back. */
  | { readonly type: 'emptyOld'; readonly from: number; readonly to: number }
  | { readonly type: 'setting'; readonly key: string; readonly value: Json }
  | { readonly type: 'deals'; readonly key: string; readonly deals: readonly (readonly DealtCard[])[] | null }
  | {
      readonly type: 'quarantine';
      readonly store: DecodedStore;
      readonly key: Key;
      readonly at: number;
      /** What the owner of a hand could not read, though it is plain JSON. */
      readonly refused?: Json;
    };

/** Keeps a hand in progress, or with null forgets it. */
export interface HandWrite {
  readonly type: 'hand';
  readonly slot: Slot;
  readonly row: Json | null;
}

/** How long the hand with this `id` has been thought about, in milliseconds, where it lies there and was thought about for less. */
export interface HandClock {
  readonly type: 'handClock';
  readonly slot: Slot;
  readonly id: string;
  readonly ms: number;
}

/** The stores that a write touches, all in one transaction. */
export function storesOf(write: Write): StoreName[] {
  switch (write.type) {
    case 'attempt':
      return write.hand ? ['attempts', 'hands'] : ['attempts'];
    case 'hand':
    case 'handClock':
      return ['hands'];
    case 'remove':
    case 'restore':
      return ['attempts', 'bin'];
    case 'empty':
    case 'emptyOld':
      return ['bin'];
    case 'setting':
      return ['settings'];
    case 'deals':
      return ['deals'];
    case 'quarantine':
      return [write.store, 'quarantine'];
    case 'match':
      return ['matches', 'matchEvents', 'quarantine'];
  }
}

/** Whether a person did this, so that losing it would be a loss. Ready deals are made again, corrupt rows are found
 * again, and a clock that runs is kept again in a moment. */
export const isPersonal = (write: Write): boolean =>
  write.type === 'match'
    ? write.step.do !== 'setAside' && write.step.do !== 'clock'
    : write.type !== 'deals' && write.type !== 'quarantine' && write.type !== 'handClock';

/** Rows that wait for a journal that is not kept at the moment; of more the older half goes, and the journal begins anew some day. */
export const MOST_WAITING = 500;

/** Puts a write into the outbox, inside the transaction that carries it out. `last`: what the journal holds, which need not wait any more. */
export async function post(
  tx: Tx,
  row: OutboxRow & { readonly write: Noted },
  last: number | null,
): Promise<void> {
  await tx.put('outbox', row);
  if (last !== null) return tx.deleteUpTo('outbox', last);
  if ((await tx.count('outbox')) <= MOST_WAITING) return;
  const [first] = (await tx.all('outbox', {}, 1)) as readonly { readonly seq: number }[];
  if (first) await tx.deleteUpTo('outbox', first.seq + MOST_WAITING / 2);
}

/** Whether `later` makes `earlier` pointless, so that a held write need not be kept for every step of a long session. */
export function supersedes(later: Write, earlier: Write): boolean {
  if (later.type === 'hand') return earlier.type === 'hand' && earlier.slot === later.slot;
  if (later.type === 'handClock') return earlier.type === 'handClock' && earlier.id === later.id;
  if (later.type === 'setting') return earlier.type === 'setting' && earlier.key === later.key;
  if (later.type === 'deals') return earlier.type === 'deals' && earlier.key === later.key;
  if (later.type === 'match') return isClockOf(later.step, earlier);
  return false;
}

const isClockOf = (step: MatchStep, earlier: Write): boolean =>
  step.do === 'clock' &&
  earlier.type === 'match' &&
  earlier.step.do === 'clock' &&
  earlier.step.match === step.match;

/** Carries a write out inside one transaction. */
export async function applyWrite(tx: Tx, write: OwnWrite): Promise<void> {
  switch (write.type) {
    case 'attempt': {
      const { attempt, hand } = write;
      const known = await tx.count('attempts', { index: 'byId', is: attempt.id });
      if (known === 0) await tx.put('attempts', { ...attempt, class: classOf(attempt.outcome) });
      if (hand) await applyWrite(tx, hand);
      return;
    }
    case 'hand': {
      const { slot, row } = write;
      return row === null ? tx.delete('hands', slot) : tx.put('hands', { slot, row });
    }
    case 'handClock':
      return tellClock(tx, write);
    case 'remove':
      return write.ids === 'all' ? removeAll(tx, write.batch) : removeSome(tx, write.ids, write.batch);
    case 'restore':
      return restore(tx, write.batch);
    case 'empty':
      return empty(tx, write.batch);
    case 'emptyOld':
      return emptyOld(tx, write);
    case 'setting':
      return tx.put('settings', { key: write.key, value: write.value });
    case 'deals': {
      const { key, deals } = write;
      return deals === null ? tx.delete('deals', key) : tx.put('deals', { key, deals });
    }
    case 'quarantine':
      return quarantine(tx, write);
  }
}

async function tellClock(tx: Tx, { slot, id, ms }: HandClock): Promise<void> {
  const kept = (await tx.get('hands', slot)) as { readonly row: Json } | undefined;
  const row = kept?.row;
  if (typeof row !== 'object' || row === null || !('id' in row) || row.id !== id) return;
  // Another window may have the same hand, and its own clock.
  if (typeof row['ms'] === 'number' && row['ms'] < ms) await tx.put('hands', { slot, row: { ...row, ms } });
}

/** Rows moved at once: few enough to answer within the deadline on a slow phone, many enough to be quick. */
const BATCH = 500;

type Kept = AttemptRow & { readonly seq: number };

async function removeSome(tx: Tx, ids: readonly string[], batch: number): Promise<void> {
  for (const id of ids) {
    const [row] = (await tx.all('attempts', { index: 'byId', is: id }, 1)) as readonly Kept[];
    if (row) await Promise.all([tx.put('bin', { ...row, batch }), tx.delete('attempts', row.seq)]);
  }
}

async function removeAll(tx: Tx, batch: number): Promise<void> {
  for (;;) {
    const rows = (await tx.all('attempts', {}, BATCH)) as readonly Kept[];
    const last = rows.at(-1);
    if (!last) return;
    await Promise.all([
      ...rows.map((row) => tx.put('bin', { ...row, batch })),
      tx.deleteUpTo('attempts', last.seq),
    ]);
  }
}

async function restore(tx: Tx, batch: number): Promise<void> {
  const query = { index: 'byBatch', is: batch };
  let rows = (await tx.all('bin', query, BATCH)) as readonly (BinRow & Kept)[];
  while (rows.length > 0) {
    await Promise.all(
      rows.flatMap(({ batch: _, ...row }) => [tx.put('attempts', row), tx.delete('bin', row.seq)]),
    );
    rows = (await tx.all('bin', query, BATCH)) as readonly (BinRow & Kept)[];
  }
}

async function empty(tx: Tx, batch: number): Promise<void> {
  const query = { index: 'byBatch', is: batch };
  let rows = (await tx.all('bin', query, BATCH)) as readonly Kept[];
  while (rows.length > 0) {
    await Promise.all(rows.map((row) => tx.delete('bin', row.seq)));
    rows = (await tx.all('bin', query, BATCH)) as readonly Kept[];
  }
}

async function emptyOld(tx: Tx, { from, to }: Write & { readonly type: 'emptyOld' }): Promise<void> {
  const isFresh = ({ batch }: BinRow) => batch >= from && batch <= to;
  let fresh = false;
  // The newest first: mostly it tells that all are old, and they go in one request.
  await tx.walk('bin', { index: 'byBatch' }, (row) => {
    fresh = isFresh(row as BinRow);
    return !fresh && (row as BinRow).batch > to;
  });
  if (!fresh) return tx.deleteUpTo('bin', Infinity);
  for (let after: number | undefined = 0; after !== undefined;) {
    const rows = (await tx.all('bin', { after }, BATCH)) as readonly (BinRow & Kept)[];
    await Promise.all(rows.filter((row) => !isFresh(row)).map(({ seq }) => tx.delete('bin', seq)));
    after = rows.at(-1)?.seq;
  }
}

async function quarantine(tx: Tx, write: Write & { readonly type: 'quarantine' }): Promise<void> {
  const { store, key, at } = write;
  const row = await tx.get(store, key);
  if (row === undefined) return;
  const reason = faultIn(row, write);
  // It may have been written anew since it was found.
  if (reason === null) return;
  await tx.put('quarantine', { store, key, row, reason, at });
  await tx.delete(store, key);
}

/** The path of the first wrong field of a row; null if it can be read. */
function faultIn(row: unknown, { store, refused }: Write & { readonly type: 'quarantine' }): string | null {
  const decoded = DECODERS[store](row);
  if (!decoded.ok) return decoded.error.field;
  if (refused === undefined || !('row' in decoded.value)) return null;
  return JSON.stringify(decoded.value.row) === JSON.stringify(refused) ? 'row' : null;
}
