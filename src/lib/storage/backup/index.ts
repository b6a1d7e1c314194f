import type { Result } from '#lib/core/result.ts';
import type { ChosenFile } from '#lib/environment/foreign-file.ts';
import type { Clock } from '../deadline.ts';
import type { WriteQueue } from '../write-queue.ts';
import { decodeMatchRow, type MatchRow } from '../match.ts';
import type { AttemptRow } from '../schema.ts';
import type { RowDecoder } from '../sieve.ts';
import type { MemoryReason } from '../state.ts';
import type { Tx } from '../transaction.ts';
import type { BringIn } from './bring-in.ts';
import type { Amount, Backup, BackupFault, Content } from './format.ts';

export type { How } from './bring-in.ts';

/** A place in the history, to tell what has come since. */
export interface BackupMark {
  /** Wall clock, epoch milliseconds. */
  readonly at: number;
  /** The number of the newest hand. */
  readonly seq: number;
}

/** Everything as one file, and from one. What makes a file, reads one or brings one in is fetched when that is asked for: home only asks how long ago the last was made. */
export interface Backups {
  /** The text of a file with everything but the settings that speak of this device. `app`: the version that saves it. */
  print(
    about: Pick<BringIn, 'apart'> & { readonly app: string; readonly savedAt: number },
  ): Promise<{ readonly text: string; readonly amount: Amount }>;
  /** Reads such a file; changes nothing. `signal`: when nobody waits for it any longer. */
  open(file: ChosenFile, signal?: AbortSignal): Promise<Result<Backup, BackupFault>>;
  /** Brings a backup in, all of it or nothing; answers how much is new here, or why the disk did not take it. */
  bringIn(
    asked: BringIn,
  ): Promise<Result<Amount & { readonly longer: number }, { readonly code: MemoryReason }>>;
  /** How much there is here. */
  amount(): Promise<Amount>;
  /** How much of it came after a mark; all of it where there is none. Matches count once they have been played since. */
  since(mark: BackupMark | null): Promise<Amount>;
  /** The newest hand's number, and when the oldest hand or match began; null where there is nothing. */
  ends(): Promise<{ readonly newest: number; readonly oldest: number | null }>;
}

export function createBackups(queue: WriteQueue, sieve: RowDecoder, clock: Clock): Backups {
  return {
    async print({ app, apart, savedAt }) {
      const [{ collect }, { amountOf, printBackup }] = await Promise.all([
        import('./collect.ts'),
        import('./print.ts'),
      ]);
      const { settings, ...rest } = await collect(queue, sieve);
      const others = Object.entries(settings).filter(([key]) => !apart.includes(key));
      const content: Content = { ...rest, settings: Object.fromEntries(others) };
      return { text: await printBackup(content, app, savedAt), amount: amountOf(content) };
    },
    open: async (file, signal) => {
      // What brings it in comes with it: nobody who has said yes waits for a fetch.
      const [{ readFile }] = await Promise.all([import('../foreign/reader.ts'), import('./bring-in.ts')]);
      return readFile('backup', file, { clock, signal });
    },
    // The one write that does not go through `write`: it is too large to be held, and half of it would be worse than none.
    bringIn: async (asked) => {
      const { bringIn, TOUCHED } = await import('./bring-in.ts');
      return queue.whole(TOUCHED, (tx) => bringIn(tx, asked));
    },
    amount: () =>
      queue.read(['attempts', 'matches'], async (tx) => ({
        hands: await tx.count('attempts'),
        matches: (await matchesIn(tx)).length,
      })),
    since: (mark) =>
      queue.read(['attempts', 'matches'], async (tx) => ({
        hands: await tx.count('attempts', { after: mark?.seq ?? 0 }),
        matches: (await matchesIn(tx)).filter(({ playedAt }) => playedAt > (mark?.at ?? -1)).length,
      })),
    ends: () =>
      queue.read(['attempts', 'matches'], async (tx) => {
        let newest = 0;
        await tx.walk('attempts', {}, (row) => {
          newest = (row as { readonly seq: number }).seq;
          return false;
        });
        const [first] = (await tx.all('attempts', {}, 1)) as readonly AttemptRow[];
        const began = (await matchesIn(tx)).map(({ header }) => header.startedAt);
        const times = [...(first ? [first.startedAt] : []), ...began];
        return { newest, oldest: times.length > 0 ? Math.min(...times) : null };
      }),
  };
}

/** Those that are not in the bin; of the damaged ones nothing can be said. */
const matchesIn = async (tx: Tx): Promise<readonly MatchRow[]> =>
  (await tx.all('matches')).flatMap((raw) => {
    const row = decodeMatchRow(raw);
    return row.ok && row.value.batch === null ? [row.value] : [];
  });
