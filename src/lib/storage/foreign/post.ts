import { err, ok } from '#lib/core/result.ts';
import type { Attempt } from '../attempt.ts';
import type { Backup, BackupMatch } from '../backup/format.ts';
import { desk, type ForeignKind, type Readings } from './desk.ts';

/** What the page sends: once, since each file has a worker of its own. */
export interface Asked {
  readonly kind: ForeignKind;
  readonly file: Blob;
}

/** What the worker sends, in this order. */
export type ToldOfFile =
  | { readonly is: 'begun' }
  /** Part of a backup: to take over a hundred thousand hands at once would hold the page up, off which they were read. */
  | { readonly is: 'part'; readonly attempts: readonly Attempt[]; readonly matches: readonly BackupMatch[] }
  | { readonly is: 'read'; readonly read: Readings[ForeignKind] };

/** So many hands, or one match, in a part: a few milliseconds to take over. */
const PART = 1000;

/** Reads a file for a page. Cost: that of the file. */
export async function answer({ kind, file }: Asked, tell: (told: ToldOfFile) => void): Promise<void> {
  tell({ is: 'begun' });
  const read = await desk[kind](file);
  if (!isBackup(read)) return tell({ is: 'read', read });
  const { content } = read.value;
  const { attempts, matches } = content;
  for (let at = 0; at < attempts.length; at += PART)
    tell({ is: 'part', attempts: attempts.slice(at, at + PART), matches: [] });
  for (const match of matches) tell({ is: 'part', attempts: [], matches: [match] });
  const rest = { ...content, attempts: [], matches: [] };
  tell({ is: 'read', read: ok({ ...read.value, content: rest }) });
}

/** Puts together what a worker tells; null until the last of it is there. */
export function collected<K extends ForeignKind>(): (told: ToldOfFile) => Readings[K] | null {
  const attempts: Attempt[] = [];
  const matches: BackupMatch[] = [];
  return (told) => {
    if (told.is === 'part') {
      for (const each of told.attempts) attempts.push(each);
      matches.push(...told.matches);
    }
    if (told.is !== 'read') return null;
    const { read } = told;
    const whole = isBackup(read)
      ? ok({ ...read.value, content: { ...read.value.content, attempts, matches } })
      : read;
    // Of the kind that was asked for: no other comes from this worker.
    return whole as Readings[K];
  };
}

/** Where a worker breaks that had begun: what it has not managed the page would manage even less. */
export const GIVEN_UP = err({ code: 'unreadable' } as const);

const isBackup = (read: Readings[ForeignKind]): read is { readonly ok: true; readonly value: Backup } =>
  read.ok && 'content' in read.value;
