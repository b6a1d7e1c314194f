import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, test } from 'vitest';
import { classOf } from '#lib/storage/attempt.ts';
import { openStore, type Attempt, type AttemptFilter, type Json, type Store } from '#lib/storage/index.ts';
import { attempts } from './support/attempts.ts';
import { inTime, testClock, type TestClock } from './support/clock.ts';
import { plantFaults } from './support/faults.ts';

const faults = plantFaults();

/** The store as plain arrays. */
interface Model {
  attempts: Attempt[];
  readonly bins: Map<number, Attempt[]>;
  readonly order: string[];
  readonly settings: Map<string, unknown>;
  full: boolean;
}
interface Real {
  readonly clock: TestClock;
  store: Store;
  readonly batches: number[];
}
type Command = fc.AsyncCommand<Model, Real>;

const FILTERS: readonly AttemptFilter[] = ['all', 'solved', 'missed'];
const inOrder = (model: Model, rows: readonly Attempt[]) =>
  rows.toSorted((a, b) => model.order.indexOf(a.id) - model.order.indexOf(b.id));
const bare = (rows: readonly (Attempt & { readonly seq: number })[]) => rows.map(({ seq: _, ...row }) => row);

/** Told as code so that a failing run reads like a story. */
function command(name: string, run: (model: Model, real: Real) => Promise<void>): Command {
  return { check: () => true, run, toString: () => name };
}

const add = (made: Attempt) =>
  command(`add ${made.id}`, async (model, { store, clock }) => {
    const kept = await inTime(clock, store.attempts.add(made));
    expect(kept).toBe(model.full ? 'memory' : 'disk');
    model.attempts.push(made);
    model.order.push(made.id);
  });

const remove = (picks: readonly number[] | 'all') =>
  command(`remove ${picks.toString()}`, async (model, { store, clock, batches }) => {
    const size = model.attempts.length;
    const chosen =
      picks === 'all'
        ? model.attempts
        : model.attempts.filter((_, at) => picks.some((pick) => pick % size === at));
    const { batch } = await inTime(
      clock,
      store.bin.remove(picks === 'all' ? 'all' : chosen.map(({ id }) => id)),
    );
    batches.push(batch);
    model.bins.set(batches.length - 1, chosen);
    model.attempts = model.attempts.filter((row) => !chosen.includes(row));
  });

const undo = (pick: number) =>
  command(`undo ${pick}`, async (model, { store, clock, batches }) => {
    if (batches.length === 0) return;
    const at = pick % batches.length;
    await inTime(clock, store.bin.undo(batches[at]!));
    model.attempts = inOrder(model, [...model.attempts, ...(model.bins.get(at) ?? [])]);
    model.bins.delete(at);
  });

const empty = (pick: number) =>
  command(`empty ${pick}`, async (model, { store, clock, batches }) => {
    if (batches.length === 0) return;
    const at = pick % batches.length;
    await inTime(clock, store.bin.empty(batches[at]!));
    model.bins.delete(at);
  });

const page = (filter: AttemptFilter, limit: number) =>
  command(`page ${filter} by ${limit}`, async (model, { store, clock }) => {
    const wanted = model.attempts
      .filter(({ outcome }) => filter === 'all' || classOf(outcome) === filter)
      .toReversed();
    const seen: Attempt[] = [];
    for (let before: number | null | undefined; before !== null;) {
      const { rows, next } = await inTime(clock, store.attempts.page({ filter, limit, before }));
      expect(rows.length).toBe(Math.min(limit, wanted.length - seen.length));
      seen.push(...bare(rows));
      before = next;
    }
    expect(seen).toEqual(wanted);
  });

const look = command('look', async (model, { store, clock }) => {
  const binned = [...model.bins.values()].flat().length;
  expect(await inTime(clock, store.bin.count())).toBe(binned);
  expect(await inTime(clock, store.settings.all())).toEqual(model.settings);
  const days = model.attempts.filter(({ day }) => day !== null).toSorted((a, b) => a.day! - b.day!);
  expect(bare(await inTime(clock, store.attempts.days()))).toEqual(days);
  const counts = await inTime(clock, store.attempts.counts());
  expect(counts.all).toBe(model.attempts.length);
  expect(counts.solved).toBe(model.attempts.filter(({ outcome }) => classOf(outcome) === 'solved').length);
});

const set = (key: string, value: Json) =>
  command(`set ${key}`, async (model, { store, clock }) => {
    await inTime(clock, store.settings.put(key, value));
    model.settings.set(key, value);
    // The store answers in the order of keys.
    const sorted = [...model.settings].sort(([a], [b]) => (a < b ? -1 : 1));
    model.settings.clear();
    for (const [name, kept] of sorted) model.settings.set(name, kept);
  });

const fill = command('the disk is full', (model) => {
  faults.arm('quota', 0, true);
  model.full = true;
  return Promise.resolve();
});

const free = command('there is room again', async (model, { store, clock }) => {
  faults.heal();
  model.full = false;
  // One that has not been asked for anything yet has nothing to move over.
  expect(await inTime(clock, store.retry())).toBe(store.state.mode === 'disk');
  expect(store.state.mode).not.toBe('memory');
  expect(store.state.atRisk).toBe(0);
});

const reopen = command('the app is closed and opened', async (model, real) => {
  // What a full disk has not taken is lost with the page, as it says.
  if (model.full) return;
  await inTime(real.clock, real.store.release());
  real.clock.pass(1_000);
  real.store = openStore(real.clock);
  await inTime(real.clock, real.store.settings.get('theme'));
});

const json = fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value)) as Json);
const commands = fc.commands(
  [
    attempts.map(add),
    attempts.map(add),
    attempts.map(add),
    fc.array(fc.nat(), { minLength: 1, maxLength: 4 }).map(remove),
    fc.constant(remove('all')),
    fc.nat().map(undo),
    fc.nat().map(undo),
    fc.nat().map(empty),
    fc
      .tuple(fc.constantFrom(...FILTERS), fc.integer({ min: 1, max: 6 }))
      .map(([filter, limit]) => page(filter, limit)),
    fc.tuple(fc.constantFrom('theme', 'sound', '__proto__'), json).map(([key, value]) => set(key, value)),
    fc.constant(look),
    fc.constant(fill),
    fc.constant(free),
    fc.constant(reopen),
  ],
  { maxCommands: 40, size: 'max' },
);

describe('the store', () => {
  test('behaves like plain arrays, on disk, in memory, and on the way from one to the other', async () => {
    await fc.assert(
      fc.asyncProperty(commands, async (told) => {
        faults.heal();
        globalThis.indexedDB = new IDBFactory();
        const clock = testClock();
        const model: Model = { attempts: [], bins: new Map(), order: [], settings: new Map(), full: false };
        const real: Real = { clock, store: openStore(clock), batches: [] };
        await inTime(clock, real.store.settings.get('theme'));
        const all = page('all', 5);
        await fc.asyncModelRun(() => ({ model, real }), told);
        await all.run(model, real);
        await look.run(model, real);
        await free.run(model, real);
        await all.run(model, real);
        await look.run(model, real);
      }),
      { numRuns: 150 },
    );
  });
});
