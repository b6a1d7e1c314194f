import { deletesForGood, type JournalEntry } from './generation.ts';
import type { FoundFiles } from './log-writer.ts';
import { copyStandingOf, type Run } from './recover.ts';

/** Writes moved at once. */
const BATCH = 500;

/** Bytes of writes after which a new file begins, beside half of the snapshot before them: copying stays a fraction of writing. */
const LOG_BYTES = 256_000;

/**
 * What is to be done with what waits in the outbox: nothing, as there is nothing · begin all over, since another window has made the database
 * anew · move it over · begin a new file, since the journal cannot go on from where it is. `more`: and look at what waits behind it.
 */
type Waiting =
  | { readonly do: 'rest' }
  | { readonly do: 'start' }
  | { readonly do: 'append' | 'renew'; readonly rows: readonly JournalEntry[]; readonly more: boolean };

/** Looks at what waits behind the last write that the journal has. */
export async function waitingFor(run: Run, { epoch, last }: FoundFiles): Promise<Waiting> {
  const { standing, rows } = await run({
    stores: ['outbox', 'journal'],
    mode: 'readonly',
    durability: 'relaxed',
    work: async (tx) => ({
      standing: await copyStandingOf(tx),
      rows: (await tx.all('outbox', { after: last }, BATCH)) as readonly JournalEntry[],
    }),
  });
  const [first] = rows;
  if (standing.epoch !== epoch) return { do: 'start' };
  if (!first) return { do: 'rest' };
  const isBroken = first.seq !== last + 1 || rows.some(({ write }) => write.type === 'renew');
  return { do: isBroken ? 'renew' : 'append', rows, more: rows.length === BATCH };
}

/** What lies in the journal when these lines have come to it, and its file to that size. */
export const withLines = (there: FoundFiles, rows: readonly JournalEntry[], size: number): FoundFiles => ({
  ...there,
  last: rows.at(-1)?.seq ?? there.last,
  size,
  forgets: there.forgets || rows.some(deletesForGood),
});

/** Whether a new file is worth it: what was deleted for good goes at once, so whatever else lies in a file and not in the database was lost by it. */
export const isWorthAnew = ({ forgets, size, snapshot }: FoundFiles): boolean =>
  forgets || size - snapshot > LOG_BYTES + snapshot / 2;
