import type { Bounds } from '#lib/core/foreign-json.ts';
import type { FoldEvent, Undone } from '#lib/core/match/common.ts';
import { MATCH_FILE, parseMatch, type MatchFileError } from '#lib/core/match/file.ts';
import type { EventBase } from '#lib/core/match/game.ts';
import type { Header } from '#lib/core/match/header.ts';
import { standingOf, type Standing } from '#lib/core/match/standing.ts';
import { stateAt } from '#lib/core/match/timeline.ts';
import { ok, type Result } from '#lib/core/result.ts';
import { textOf, type ChosenFile, type FileFault } from '#lib/environment/foreign-file.ts';
import { gameOf } from '#lib/games/registry.ts';
import { BACKUP_FILE, type Backup, type BackupFault } from '../backup/format.ts';
import { readBackup } from '../backup/read.ts';

/** A match out of a file, as plain data: its log has been played. */
export interface FileMatch {
  readonly header: Header;
  readonly events: readonly (EventBase | FoldEvent | Undone)[];
  readonly standing: Standing;
}

/** What comes of a file of each kind. */
export interface Readings {
  readonly match: Result<FileMatch, MatchFileError | FileFault>;
  readonly backup: Result<Backup, BackupFault>;
}
export type ForeignKind = keyof Readings;

/** How large a file of each kind may be, and what may be in it. */
export const BOUNDS: Readonly<Record<ForeignKind, Bounds>> = { match: MATCH_FILE, backup: BACKUP_FILE };

/** Reads a file and checks all that is in it, in the page or in a worker: neither of them is asked for here. Total. */
export const desk: { readonly [K in ForeignKind]: (file: ChosenFile) => Promise<Readings[K]> } = {
  match: async (file) => {
    const text = await textOf(file, MATCH_FILE.largest);
    if (!text.ok) return text;
    const read = parseMatch(text.value, gameOf);
    if (!read.ok) return read;
    const { header, game, timeline } = read.value;
    return ok({ header, events: timeline.events, standing: standingOf(game, stateAt(timeline)) });
  },
  backup: async (file) => {
    const text = await textOf(file, BACKUP_FILE.largest);
    if (text.ok) return readBackup(text.value);
    const { error } = text;
    return { ok: false, error: error.code === 'notJson' ? { code: 'foreign' } : error };
  },
};
