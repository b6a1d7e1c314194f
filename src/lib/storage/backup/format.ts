import type { Bounds, ForeignFault } from '#lib/core/foreign-json.ts';
import type { Header } from '#lib/core/match/header.ts';
import type { Standing } from '#lib/core/match/standing.ts';
import type { Attempt } from '../attempt.ts';
import type { Json } from '../json.ts';

/** Tells a backup from every other file. */
export const FORMAT = 'two-dozen/backup';
/** The newest shape of the file that is known here: since 2 there are digits among the cards of hands. */
export const FORMAT_VERSION = 2;

/**
 * Many times what twenty thousand hands and a thousand matches take: a file as large as this has four million brackets and commas when the
 * app has written it, and less than twenty brackets within brackets.
 */
export const BACKUP_FILE: Bounds = { largest: 50_000_000, deepest: 64, most: 8_000_000 };

/** A match as a backup has it. */
export interface BackupMatch {
  readonly header: Header;
  /** How many events its log had; more than there are `events` where it was damaged. */
  readonly count: number;
  readonly standing: Standing;
  /** Wall clock, epoch milliseconds, of the last event. */
  readonly playedAt: number;
  readonly events: readonly Json[];
  /** Whether its log was damaged where it was saved; then it is kept as it is, and nobody plays it. */
  readonly damaged: boolean;
}

/** Everything a person has. */
export interface Content {
  /** Oldest first. */
  readonly attempts: readonly Attempt[];
  /** Hands in progress by slot. */
  readonly hands: { readonly [slot: string]: Json };
  /** Oldest first. */
  readonly matches: readonly BackupMatch[];
  readonly settings: { readonly [key: string]: Json };
}

/** How much a backup holds, or a device. */
export interface Amount {
  readonly hands: number;
  readonly matches: number;
}

/** A backup that has been read, checked and played: it can be brought in. */
export interface Backup {
  /** Wall clock, epoch milliseconds, when it was saved. */
  readonly savedAt: number;
  readonly amount: Amount;
  readonly content: Content;
}

/** Why a file is no backup that can be brought in. Whichever it is, nothing has changed. */
export type BackupFault =
  | Exclude<ForeignFault, { readonly code: 'notJson' }>
  | {
      readonly code:
        /** No backup of this app at all. */
        | 'foreign'
        /** A match by itself: those are opened in the list of matches. */
        | 'oneMatch'
        /** Saved by a newer app. */
        | 'newer'
        /** Names that reach into the language itself, such as `__proto__`. */
        | 'forbidden'
        /** Not what was written: the digest or the counts do not fit. */
        | 'altered'
        /** Something is not what it should be. */
        | 'malformed'
        /** The same hand or match twice. */
        | 'double'
        /** A match that the rules do not allow. */
        | 'unlawful'
        /** The browser could not read the file. */
        | 'unreadable';
    };
