import type { Store } from '#lib/storage/index.ts';
import { event, fresh, next, standing, timesOf } from './matches.ts';
import type { Session, Step } from './session.ts';

/** Each match that is not in the bin: sets decided and times of its events. */
type Sight = Readonly<Record<string, { readonly sets: number; readonly log: readonly number[] }>>;

async function look(store: Store): Promise<Sight> {
  const rows = await (await store.matches()).list();
  const sight: Record<string, { readonly sets: number; readonly log: readonly number[] }> = {};
  for (const { id, count, standing: kept } of rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const log = (await timesOf(store, id)) ?? [];
    // The row and the log are written in one stroke.
    if (log.length !== count) throw new Error(`${id}: ${count} events in the list, ${log.length} in the log`);
    sight[id] = { sets: kept.sets, log };
  }
  return sight;
}

const append = (seq: number, by: string, after?: string | null): Step<Sight> => ({
  name: `append ${seq}`,
  run: async (store) => (await store.matches()).append(next(seq, by, after)),
  expect: (sight) => ({
    ...sight,
    m: { sets: standing(seq + 1).sets, log: [...(sight['m']?.log ?? []), seq] },
  }),
});

const without = (id: string, sight: Sight): Sight =>
  Object.fromEntries(Object.entries(sight).filter(([key]) => key !== id));

const FILE = { sets: 0, log: [10, 11] };

/** Every kind of write to matches. */
export const MATCHES: Session<Sight> = {
  look,
  nothing: {},
  steps: [
    {
      name: 'begin',
      run: async (store) => (await store.matches()).begin(fresh('m')),
      expect: (sight) => ({ ...sight, m: { sets: 0, log: [] } }),
    },
    append(0, 'w1'),
    append(1, 'w1'),
    {
      name: 'a match from a file',
      run: async (store) => (await store.matches()).begin(fresh('n', [event(10), event(11)])),
      expect: (sight) => ({ ...sight, n: FILE }),
    },
    append(2, 'w2', 'w1'),
    append(3, 'w2'),
    {
      name: 'remove',
      run: async (store, batches) => batches.push((await (await store.matches()).remove(['m', 'n'])).batch),
      expect: () => ({}),
    },
    {
      name: 'undo',
      run: async (store, batches) => (await store.matches()).undo(batches[0]!),
      expect: () => ({ m: { sets: 4, log: [0, 1, 2, 3] }, n: FILE }),
    },
    {
      name: 'remove one',
      run: async (store, batches) => batches.push((await (await store.matches()).remove(['n'])).batch),
      expect: (sight) => without('n', sight),
    },
    {
      name: 'empty',
      run: async (store, batches) => (await store.matches()).empty(batches[1]!),
      expect: (sight) => sight,
    },
    append(4, 'w2'),
  ],
};
