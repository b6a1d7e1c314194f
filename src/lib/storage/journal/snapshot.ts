import type { Clock } from '../deadline.ts';
import { COPIED, voidsOlderFiles, type JournalEntry, type SnapshotRow } from './generation.ts';
import type { FoundFiles } from './log-writer.ts';
import { copyStandingOf, type Run } from './recover.ts';

/** Asks the writer, which may take its time over a whole file. */
export type AskWriter = <T>(name: string, ...given: readonly unknown[]) => Promise<T>;

/** Rows told at once. */
const BATCH = 500;

/**
 * Begins a file with everything that the database holds; `isAlone`: and lets go of those before it, in which may lie what has been deleted
 * for good, as it does by itself where the journal has not heard of such a deletion yet. `told`: the last write that it has heard of; null
 * where it has no file. Other windows may go on writing: the outbox has what comes after.
 */
export async function takeSnapshot(
  { run, ask }: { readonly run: Run; readonly ask: AskWriter },
  {
    epoch,
    told,
    isAlone,
  }: { readonly epoch: string; readonly told: number | null; readonly isAlone: boolean },
): Promise<FoundFiles> {
  const { answered } = await run({
    stores: [...COPIED, 'outbox', 'journal'],
    mode: 'readonly',
    durability: 'relaxed',
    work: async (tx) => {
      const { last } = await copyStandingOf(tx);
      const waiting =
        told === null ? [] : ((await tx.all('outbox', { after: told })) as readonly JournalEntry[]);
      const alone = isAlone || waiting.some(voidsOlderFiles);
      const sent: Promise<unknown>[] = [];
      const send = (name: string, given: unknown) => {
        const answer = ask(name, given);
        answer.catch(() => undefined);
        sent.push(answer);
      };
      send('begin', { format: 1, epoch, seq: last, clean: true, ...(alone ? { alone: true } : {}) });
      for (const store of COPIED) {
        const rows = (await tx.all(store)).map((row): SnapshotRow => [store, row]);
        for (let from = 0; from < rows.length; from += BATCH) send('rows', rows.slice(from, from + BATCH));
      }
      // Waited for outside: a transaction that waits for a worker is over. One that fails before is heard of then.
      const answered = Promise.all(sent);
      answered.catch(() => undefined);
      return { answered };
    },
  });
  await answered;
  return ask('end');
}

/** The name of a database's history; one that has none gets one. */
export const epochOf = (run: Run, clock: Clock): Promise<string> =>
  run({
    stores: ['outbox', 'journal'],
    mode: 'readwrite',
    durability: 'strict',
    work: async (tx) => {
      const { epoch } = await copyStandingOf(tx);
      if (epoch !== null) return epoch;
      const made = `${clock.now().toString(36)}-${clock.monotonic().toString(36)}`;
      await tx.put('journal', { name: 'epoch', epoch: made });
      return made;
    },
  });
