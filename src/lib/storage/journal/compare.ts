import { MOST_WAITING } from '../writes.ts';
import { COPIED, voidsOlderFiles, type CopyAmount, type JournalEntry } from './generation.ts';
import type { FoundFiles } from './log-writer.ts';
import { copyStandingOf, type CopyStanding, type Run } from './recover.ts';

/** What a database holds, to be held against its journal. */
interface Holding extends CopyStanding, CopyAmount {
  /** What the journal has not heard of yet. */
  readonly waiting: readonly JournalEntry[];
}

/** Counts what a database holds. `last`: the last write that its journal has. */
export const holdingOf = (run: Run, last: number): Promise<Holding> =>
  run({
    stores: [...COPIED, 'outbox', 'journal'],
    mode: 'readonly',
    durability: 'relaxed',
    work: async (tx) => ({
      ...(await copyStandingOf(tx)),
      waiting: (await tx.all('outbox', { after: last })) as readonly JournalEntry[],
      attempts: (await tx.count('attempts')) + (await tx.count('bin')),
      events: await tx.count('matchEvents'),
      matches: await tx.count('matches'),
      kept: (await tx.count('hands')) + (await tx.count('settings')),
    }),
  });

/**
 * What is to be done with a database and its journal: give back what one has lost, as far as the other knows it (`isBehind`: the database
 * has; `isKnown`: nothing was deleted for good that the journal has not heard of) · begin a new file · nothing.
 */
export type Comparison =
  | { readonly do: 'recover'; readonly isBehind: boolean; readonly isKnown: boolean }
  | { readonly do: 'renew' }
  | { readonly do: 'nothing' };

/** Holds a database against what lies in its journal. */
export function compareCopies(held: Holding, there: FoundFiles | null): Comparison {
  // What waits in the outbox, or has gone from there unseen, may be deletions.
  const isKnown = held.waiting.length < MOST_WAITING / 2 && !held.waiting.some(voidsOlderFiles);
  if (!there) return { do: 'recover', isBehind: false, isKnown };
  const next = there.last + 1;
  const isBehind = held.epoch !== there.epoch || held.last < there.last;
  const isHarmed =
    there.damaged + there.halves > 0 ||
    there.torn ||
    (isKnown && (isLess(held, there.amount) || (held.waiting[0]?.seq ?? next) !== next));
  if (isBehind || isHarmed) return { do: 'recover', isBehind, isKnown };
  return { do: there.forgets || isLess(there.amount, held) ? 'renew' : 'nothing' };
}

/** Whether one of the copies holds less than the other, as far as it can be said. */
const isLess = (one: CopyAmount | null, other: CopyAmount | null): boolean =>
  one !== null && other !== null && AMOUNTS.some((what) => one[what] < other[what]);
const AMOUNTS = ['attempts', 'events', 'matches', 'kept'] as const;
