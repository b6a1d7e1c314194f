import { isObject, isText, isTime, isWhole } from '#lib/core/match/decode.ts';
import { parseHeader, type Header } from '#lib/core/match/header.ts';
import { isStanding, type Standing } from '#lib/core/match/standing.ts';
import { corrupt } from '#lib/core/read.ts';
import { ok } from '#lib/core/result.ts';
import type { Decoder } from './decode.ts';
import { isJson, type Json } from './json.ts';

/** A match as lists see it: how it began, and how it stood after its last event. */
export interface MatchRow {
  readonly id: string;
  readonly header: Header;
  /** How many events its log has. */
  readonly count: number;
  /** Who wrote the last of them: an opening of the match in some window. Null before the first. */
  readonly by: string | null;
  readonly standing: Standing;
  /** Wall clock, epoch milliseconds, of the last event. */
  readonly playedAt: number;
  /** The deletion that has it in the bin; null while it is not deleted. */
  readonly batch: number | null;
  /** How far the clock had come since the last event; nothing where it stood or was never kept. */
  readonly clock?: KeptClock | null;
}

/** Match time while a match of so many events runs: one more event makes it pointless. */
export interface KeptClock {
  readonly count: number;
  readonly at: number;
}

/** One event of a raw log: `seq` is its place, 0-based. Written once, never changed. */
export interface MatchEventRow {
  readonly match: string;
  readonly seq: number;
  readonly by: string;
  readonly event: Json;
}

/** In UTF-16 units; the environment's ids are half as long. */
const LONGEST_ID = 64;

const isId = (input: unknown): boolean => isText(input, LONGEST_ID) && input !== '';

const isClock = (input: unknown): boolean =>
  isObject(input) && isWhole(input['count'], 0) && isTime(input['at']);

const CHECKS: Readonly<Record<Exclude<keyof MatchRow, 'clock'>, (input: unknown) => boolean>> = {
  id: isId,
  header: (input) => isJson(input) && parseHeader(input) !== null,
  count: (input) => isWhole(input, 0),
  by: (input) => input === null || isId(input),
  standing: (input) => isJson(input) && isStanding(input),
  playedAt: isTime,
  batch: (input) => input === null || isTime(input),
};

/** Reads a row of the list; names the first field that is wrong. */
export const decodeMatchRow: Decoder<MatchRow> = (row) => {
  if (!isObject(row)) return corrupt('');
  const wrong = Object.entries(CHECKS).find(([field, check]) => !check(row[field]));
  if (wrong) return corrupt(wrong[0]);
  const read = row as unknown as MatchRow;
  if (read.header.id !== read.id) return corrupt('header.id');
  // Rows of earlier versions have no clock, and none is worth a match.
  return ok('clock' in row && !isClock(row['clock']) ? { ...read, clock: null } : read);
};

/** Reads an event's row; what the event is its game reads. */
export const decodeMatchEventRow: Decoder<MatchEventRow> = (row) => {
  if (!isObject(row) || !isId(row['match']) || !isWhole(row['seq'], 0) || !isId(row['by']))
    return corrupt('');
  return isJson(row['event']) ? ok(row as unknown as MatchEventRow) : corrupt('event');
};

/** The events before the first hole or the first row that cannot be read. */
export function unbroken(rows: readonly unknown[]): readonly Json[] {
  const events: Json[] = [];
  for (const row of rows) {
    const decoded = decodeMatchEventRow(row);
    if (!decoded.ok || decoded.value.seq !== events.length) break;
    events.push(decoded.value.event);
  }
  return events;
}
