import { listOf, maybe, oneOf, orNull, record, text, whole, type Reader } from '#lib/core/read.ts';
import { ok } from '#lib/core/result.ts';
import type { RunEvent } from '#lib/core/run/fold.ts';
import type { Json } from '#lib/storage/index.ts';
import { decodeHand } from '../hand-decode.ts';
import type { Hand } from '../hand.ts';
import { specOfName } from './name.ts';

/** Whose pace is raced against. */
export const GHOSTS = ['best', 'last', 'mean', 'pace', 'sent'] as const;
export type GhostOf = (typeof GHOSTS)[number];

/** Somebody who plays along: when each hand is solved, in milliseconds of play. */
export interface Ghost {
  readonly of: GhostOf;
  readonly times: readonly number[];
  /** Who sent it, where a link told. */
  readonly by?: string | undefined;
}

/** A run that goes on: plain data, kept with every hand, so that a kill loses nothing. */
export interface OpenRun {
  /** Its name, which says what it is made of. */
  readonly id: string;
  /** Milliseconds of play. */
  readonly ms: number;
  /** When it was last kept, by the wall clock. */
  readonly keptAt: number;
  readonly events: readonly RunEvent[];
  readonly hand: Hand;
  readonly ghost: Ghost | null;
}

const MOST = 1_000_000_000;
const END_OF_TIME = 8_640_000_000_000_000;
const TYPES = [
  ...(['dealt', 'solved', 'none', 'wrongNone', 'skipped', 'missed', 'shown'] as const),
  ...(['paused', 'resumed', 'ended'] as const),
];
const undos: Reader<number> = (input) => (input === undefined ? ok(0) : whole(0, MOST)(input));

const row = record({
  id: text(1, 64),
  ms: whole(0, MOST),
  keptAt: whole(0, END_OF_TIME),
  events: listOf(record({ type: oneOf(TYPES), at: whole(0, MOST), undos })),
  ghost: orNull(
    record({ of: oneOf(GHOSTS), times: listOf(whole(0, MOST), 0, 100), by: maybe(text(1, 100)) }),
  ),
});

/** Reads a run that was kept; null if it is none, or of a version to come. */
export function decodeOpenRun(kept: Json): OpenRun | null {
  const read = row(kept);
  if (!read.ok || specOfName(read.value.id) === null) return null;
  const hand = decodeHand((kept as { readonly hand?: unknown }).hand);
  return hand && { ...read.value, hand };
}

/** It is plain data throughout; its type only lacks the index signature that JSON's has. */
export const runToJson = (run: OpenRun): Json => ({ ...run }) as never;
