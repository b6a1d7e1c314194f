// What is fetched on demand is here at once: a module that loads is no sign of life, and would be taken for a hang.
import '#lib/storage/backup/collect.ts';
import '#lib/storage/matches.ts';
import { openStore, type Attempt, type Store } from '#lib/storage/index.ts';
import { attempt } from './attempts.ts';
import { inTime, testClock, type TestClock } from './clock.ts';

/** What one can see of a store, without what every opening makes anew. */
export interface Sight {
  readonly attempts: readonly Attempt[];
  readonly solved: number;
  readonly bin: number;
  readonly hands: readonly unknown[];
  readonly settings: readonly (readonly [string, unknown])[];
}

async function look(store: Store): Promise<Sight> {
  const exported = await store.exportAll();
  return {
    attempts: exported.attempts,
    solved: (await store.attempts.counts()).solved,
    bin: await store.bin.count(),
    hands: [await store.hands.get('practice'), await store.hands.get('day')],
    settings: [...(await store.settings.all())],
  };
}

/** One write of a session: to the store, and to what is expected of it. */
export interface Step<Seen = Sight> {
  readonly name: string;
  run(store: Store, batches: number[]): Promise<unknown>;
  expect(sight: Seen): Seen;
}

/** A session that is played with faults in every place. */
export interface Session<Seen> {
  readonly steps: readonly Step<Seen>[];
  /** Everything that can be read through a store. */
  readonly look: (store: Store) => Promise<Seen>;
  /** What is seen before the first step. */
  readonly nothing: Seen;
}

const solvedOf = (attempts: readonly Attempt[]) =>
  attempts.filter(({ outcome }) => outcome === 'solved' || outcome === 'none').length;
const withAttempts = (sight: Sight, attempts: readonly Attempt[]): Sight => ({
  ...sight,
  attempts,
  solved: solvedOf(attempts),
});
const finish = (made: Attempt, row: string | null): Step => ({
  name: `finish ${made.id}`,
  run: (store) => store.attempts.finish(made, { slot: 'practice', row }),
  expect: (sight) => ({
    ...withAttempts(sight, [...sight.attempts, made]),
    hands: [row, sight.hands[1]],
  }),
});

const [a, b, c, d] = [
  attempt('a'),
  attempt('b', { outcome: 'none', expression: null }),
  attempt('c', { outcome: 'skipped', expression: null, day: 2026_12_24 }),
  attempt('d', {
    outcome: 'shown',
    expression: null,
    firstMs: 900,
    from: 'warmup',
    undos: 2,
    named: true,
    run: 'r',
  }),
];

const STEPS: readonly Step[] = [
  {
    name: 'hand',
    run: (store) => store.hands.put('practice', 'half'),
    expect: (sight) => ({ ...sight, hands: ['half', sight.hands[1]] }),
  },
  finish(a, 'next'),
  {
    name: 'setting',
    run: (store) => store.settings.put('theme', { dark: true }),
    expect: (sight) => ({ ...sight, settings: [['theme', { dark: true }]] }),
  },
  finish(b, null),
  finish(c, 'c'),
  {
    name: 'remove',
    run: async (store, batches) => batches.push((await store.bin.remove(['a', 'c'])).batch),
    expect: (sight) => ({ ...withAttempts(sight, [b]), bin: 2 }),
  },
  {
    name: 'undo',
    run: (store, batches) => store.bin.undo(batches[0]!),
    expect: (sight) => ({ ...withAttempts(sight, [a, b, c]), bin: 0 }),
  },
  finish(d, null),
  {
    name: 'remove all',
    run: async (store, batches) => batches.push((await store.bin.remove('all')).batch),
    expect: (sight) => ({ ...withAttempts(sight, []), bin: 4 }),
  },
  {
    name: 'undo all',
    run: (store, batches) => store.bin.undo(batches[1]!),
    expect: (sight) => ({ ...withAttempts(sight, [a, b, c, d]), bin: 0 }),
  },
  {
    name: 'remove one',
    run: async (store, batches) => batches.push((await store.bin.remove(['b'])).batch),
    expect: (sight) => ({ ...withAttempts(sight, [a, c, d]), bin: 1 }),
  },
  {
    name: 'empty',
    run: (store, batches) => store.bin.empty(batches[2]!),
    expect: (sight) => ({ ...sight, bin: 0 }),
  },
  {
    name: 'setting to nothing',
    run: (store) => store.settings.put('theme', null),
    expect: (sight) => ({ ...sight, settings: [['theme', null]] }),
  },
];

/** Every kind of write to what one has practised, and to settings. */
export const PRACTICE: Session<Sight> = {
  steps: STEPS,
  look,
  nothing: { attempts: [], solved: 0, bin: 0, hands: [null, null], settings: [] },
};

/** What is expected after no step, after the first, after the second … */
export const expectedOf = <Seen>({ steps, nothing }: Session<Seen>): readonly Seen[] =>
  steps.reduce<Seen[]>((sights, step) => [...sights, step.expect(sights.at(-1)!)], [nothing]);

/** What lies on disk, seen by a page opened now. */
export async function lookAtDisk<Seen>({ look }: Session<Seen>): Promise<Seen> {
  const clock = testClock();
  const store = openStore(clock);
  const sight = await inTime(clock, look(store));
  await inTime(clock, store.settled());
  store.leave();
  return sight;
}

/** Runs the session; answers the longest time that one write took to be answered. */
export async function play<Seen>({ steps }: Session<Seen>, store: Store, clock: TestClock): Promise<number> {
  const batches: number[] = [];
  let longest = 0;
  for (const step of steps) {
    const asked = clock.monotonic();
    await inTime(clock, step.run(store, batches));
    longest = Math.max(longest, clock.monotonic() - asked);
  }
  return longest;
}
