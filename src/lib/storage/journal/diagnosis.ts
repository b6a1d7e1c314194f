import { isObject, isTime } from '#lib/core/match/decode.ts';
import type { WriteQueue } from '../write-queue.ts';
import type { Journal, JournalFigures } from './port.ts';

/** What can be said of both copies without a word of what is in them. */
export interface Diagnosis {
  readonly attempts: number;
  readonly matches: number;
  readonly events: number;
  /** Rows set aside, ever. */
  readonly quarantined: number;
  /** What the journal has ever given back. */
  readonly recovered: { readonly hands: number; readonly matches: number };
  /** When everything was last saved to a file, epoch milliseconds; null before the first time. */
  readonly savedAt: number | null;
  /** Null where the journal is not kept by this window. */
  readonly journal: JournalFigures | null;
}

/** Counts what lies in the store. */
export async function diagnose(queue: WriteQueue, journal: Journal | null): Promise<Diagnosis> {
  const stores = ['attempts', 'matches', 'matchEvents', 'quarantine', 'journal', 'settings'] as const;
  const counted = await queue.read(stores, async (tx) => {
    const tally = (await tx.get('journal', 'recovered')) as Diagnosis['recovered'] | undefined;
    return {
      attempts: await tx.count('attempts'),
      matches: await tx.count('matches'),
      events: await tx.count('matchEvents'),
      quarantined: await tx.count('quarantine'),
      recovered: { hands: tally?.hands ?? 0, matches: tally?.matches ?? 0 },
      savedAt: timeIn(await tx.get('settings', 'backup')),
    };
  });
  return { ...counted, journal: journal && journal.figures };
}

/** The time in the setting that the last copy left. */
function timeIn(row: unknown): number | null {
  const value = isObject(row) ? row['value'] : null;
  const last = isObject(value) ? value['last'] : null;
  const at = isObject(last) ? last['at'] : null;
  return isTime(at) ? at : null;
}
