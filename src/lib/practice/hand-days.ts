import type { StoredAttempt } from '#lib/storage/index.ts';
import { dateOf } from './wall-date.ts';

/** Hands of one date that stand together. */
export interface DayPart {
  readonly date: number;
  readonly rows: readonly StoredAttempt[];
  /** How many there are of that date in all; null where they began in the block before. */
  readonly count: number | null;
}

/** What of a long list is drawn together. */
export interface Block {
  /** The number of its first row, which no other has. */
  readonly key: number;
  /** How many rows lie before it, and how many it has. */
  readonly before: number;
  readonly size: number;
  readonly parts: readonly DayPart[];
}

/** Rows that are drawn together: about two screens of a phone. */
const BLOCK = 20;

/** Hands by date, the newest first, in blocks. Of one date the last that was stored comes first, whatever the clock said. */
export function blocksOf(rows: readonly StoredAttempt[]): readonly Block[] {
  const dated = rows.map((row) => ({ row, date: dateOf(row) }));
  const counts = new Map<number, number>();
  for (const { date } of dated) counts.set(date, (counts.get(date) ?? 0) + 1);
  const isBefore = (a: Dated, b: Dated) => a.date > b.date || (a.date === b.date && a.row.seq > b.row.seq);
  // Sorted already, unless a clock was set back: of twenty thousand that is told much sooner.
  const isSorted = dated.every((each, at) => {
    const before = dated[at - 1];
    return before === undefined || isBefore(before, each);
  });
  if (!isSorted) dated.sort((a, b) => b.date - a.date || b.row.seq - a.row.seq);
  const blocks: Block[] = [];
  let last: number | null = null;
  for (let before = 0; before < dated.length; before += BLOCK) {
    const own = dated.slice(before, before + BLOCK);
    const parts: { date: number; rows: StoredAttempt[]; count: number | null }[] = [];
    for (const { row, date } of own) {
      const part = parts.at(-1);
      if (part?.date === date) part.rows.push(row);
      else parts.push({ date, rows: [row], count: date === last ? null : (counts.get(date) ?? 0) });
      last = date;
    }
    blocks.push({ key: own[0]?.row.seq ?? 0, before, size: own.length, parts });
  }
  return blocks;
}

interface Dated {
  readonly row: StoredAttempt;
  readonly date: number;
}
