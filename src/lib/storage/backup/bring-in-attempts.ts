import { classOf, type Attempt } from '../attempt.ts';
import type { AttemptRow, BinRow } from '../schema.ts';
import type { Tx } from '../transaction.ts';

/** Rows written at once: few enough to answer within the deadline on a slow phone. */
const BATCH = 500;

type Row = AttemptRow & { readonly seq: number };

/**
 * Adds the attempts that are not here, each at its place in time; answers how many. The history stands in the order of its numbers, which
 * are never given twice: what comes after the first new one is numbered anew.
 */
export async function bringInAttempts(tx: Tx, attempts: readonly Attempt[]): Promise<number> {
  const here = (await tx.all('attempts')) as readonly Row[];
  const known = new Set(here.map(({ id }) => id));
  const added = attempts.filter(({ id }) => !known.has(id));
  if (added.length === 0) return 0;
  await outOfBin(tx, new Set(added.map(({ id }) => id)));
  const { from, rows } = inTime(here, added);
  for (let at = from; at < here.length; at += BATCH) {
    await Promise.all(here.slice(at, at + BATCH).map(({ seq }) => tx.delete('attempts', seq)));
  }
  for (let at = 0; at < rows.length; at += BATCH) {
    await Promise.all(rows.slice(at, at + BATCH).map((row) => tx.put('attempts', row)));
  }
  return added.length;
}

/** What was deleted here and comes back cannot be put back a second time. */
async function outOfBin(tx: Tx, ids: ReadonlySet<string>): Promise<void> {
  const binned = (await tx.all('bin')) as readonly (BinRow & Row)[];
  const back = binned.filter(({ id }) => ids.has(id));
  for (let at = 0; at < back.length; at += BATCH) {
    await Promise.all(back.slice(at, at + BATCH).map(({ seq }) => tx.delete('bin', seq)));
  }
}

/**
 * Merges by the time of ending. Neither list is put into another order in itself: a clock may have been set back, but what came first came
 * first. Answers the place among those here from which on all are written anew, and these.
 */
function inTime(
  here: readonly Row[],
  added: readonly Attempt[],
): { readonly from: number; readonly rows: readonly AttemptRow[] } {
  const merged: AttemptRow[] = [];
  let from: number | null = null;
  let next = 0;
  const takeUntil = (time: number): void => {
    for (let one = added[next]; one && one.endedAt < time; one = added[next]) {
      merged.push({ ...one, class: classOf(one.outcome) });
      next += 1;
    }
  };
  for (const [place, row] of here.entries()) {
    // A damaged row has no time, and keeps its place.
    if (typeof row.endedAt === 'number') takeUntil(row.endedAt);
    if (from === null && next > 0) from = place;
    if (from === null) continue;
    const { seq: _, ...unnumbered } = row;
    merged.push(unnumbered);
  }
  takeUntil(Infinity);
  return { from: from ?? here.length, rows: merged };
}
