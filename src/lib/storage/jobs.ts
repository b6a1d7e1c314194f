import type { Job } from './connection.ts';
import type { applyMatchStep, Told } from './match-writes.ts';
import type { StoreName } from './schema.ts';
import type { Tx } from './transaction.ts';
import { applyWrite, isPersonal, post, storesOf, type Write } from './writes.ts';

/** Where the second copy stands. */
interface Standing {
  /** Whether what is written is to be told to it. */
  readonly isCopied: () => boolean;
  /** The number of the last write that it holds; null where it is not known here. */
  readonly inCopy: () => number | null;
}

/** What is to be written, each as one transaction: the rows, and the word to the second copy that goes with them. */
export interface Jobs {
  /** Gives the code that carries out writes of matches; to be called before the first of them. */
  readonly learn: (apply: typeof applyMatchStep) => void;
  /** The rows alone. `held` as for `applyMatchStep`. */
  readonly carryOut: (tx: Tx, write: Write, held: boolean) => Promise<Told>;
  readonly jobOf: (write: Write, held?: boolean) => Job<Told>;
  readonly wholeJob: <T>(stores: readonly StoreName[], work: (tx: Tx) => Promise<T>) => Job<T>;
}

export function createJobs({ isCopied, inCopy }: Standing): Jobs {
  let applyMatch: typeof applyMatchStep | null = null;

  async function carryOut(tx: Tx, write: Write, held: boolean): Promise<Told> {
    if (write.type !== 'match') {
      await applyWrite(tx, write);
      return 'done';
    }
    if (!applyMatch) throw new TypeError('a match before learn');
    return applyMatch(tx, write.step, held);
  }

  return {
    learn: (apply) => {
      applyMatch = apply;
    },
    carryOut,
    jobOf: (write, held = false) => {
      const isTold = isCopied() && isPersonal(write);
      return {
        stores: isTold ? [...storesOf(write), 'outbox'] : storesOf(write),
        mode: 'readwrite',
        durability: isPersonal(write) ? 'strict' : 'relaxed',
        work: async (tx) => {
          const told = await carryOut(tx, write, held);
          // What was taken has changed nothing, unless it came too late to be refused.
          if (isTold && (told === 'done' || held))
            await post(tx, held ? { write, held } : { write }, inCopy());
          return told;
        },
      };
    },
    wholeJob: (stores, work) => {
      const isTold = isCopied();
      return {
        stores: isTold ? [...stores, 'outbox'] : stores,
        mode: 'readwrite',
        durability: 'strict',
        work: async (tx) => {
          const value = await work(tx);
          // Too much for a line of the journal: it begins anew with all that is there now.
          if (isTold) await post(tx, { write: { type: 'renew' } }, inCopy());
          return value;
        },
      };
    },
  };
}
