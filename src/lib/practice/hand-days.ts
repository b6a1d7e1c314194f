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

/** Rows that are drawn together: a few screens of them. */
const BLOCK = 40;

/** Hands by date, the newest first, in blocks. Of one date the last that was stored comes first, whatever the clock said. */
export function blocksOf(rows: readonly StoredAttempt[]): readonly Block[] {
  const dates = new Map(rows.map((row) => [row, dateOf(row)]));
  const date = (row: StoredAttempt) => dates.get(row) ?? 0;
  const counts = new Map<number, number>();
  for (const each of dates.values()) counts.set(each, (counts.get(each) ?? 0) + 1);
  // Sorted already, unless a clock was set back.
  const sorted = rows.toSorted((a, b) => date(b) - date(a) || b.seq - a.seq);
  const blocks: Block[] = [];
  let last: number | null = null;
  for (let before = 0; before < sorted.length; before += BLOCK) {
    const own = sorted.slice(before, before + BLOCK);
    const parts: { date: number; rows: StoredAttempt[]; count: number | null }[] = [];
    for (const row of own) {
      const here = date(row);
      const part = parts.at(-1);
      if (part?.date === here) part.rows.push(row);
      else parts.push({ date: here, rows: [row], count: here === last ? null : (counts.get(here) ?? 0) });
      last = here;
    }
    blocks.push({ key: own[0]?.seq ?? 0, before, size: own.length, parts });
  }
  return blocks;
}
