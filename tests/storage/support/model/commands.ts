import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect } from 'vitest';
import { classOf } from '#lib/storage/attempt.ts';
import type { AttemptFilter, Json } from '#lib/storage/index.ts';
import { attempts } from '../attempts.ts';
import { FILE_FAULTS } from '../private-files.ts';
import * as deeds from './deeds.ts';
import { savable, see, tell } from './facts.ts';
import type { Model, World } from './world.ts';

export type Command = fc.AsyncCommand<Model, World>;

let done = 0;
/** How many commands have been carried out in this file's tests. */
export const carriedOut = (): number => done;

/** Told as code so that a failing run reads like a story. */
const command = (name: string, run: (model: Model, real: World) => Promise<void>): Command => ({
  check: () => true,
  run: async (model, real) => {
    done += 1;
    await run(model, real);
  },
  toString: () => name,
});

const whole = ({ name, plan }: deeds.Deed): Command =>
  command(name, async (model, real) => {
    const planned = plan(model);
    if (!planned) return;
    expect(await real.answer(planned.run(real))).toBe(model.onDisk ? 'memory' : 'disk');
    model.facts = planned.after;
  });

const check = async ({ facts }: Model, real: World): Promise<void> =>
  expect(await real.answer(see(real.store))).toEqual(tell(facts));

/** A backup is brought in before the app opens anew; the rest of it is as any deed. */
const bringIn = (how: 'merge' | 'replace'): Command => {
  const inner = whole(deeds.restore(how));
  return command(`restore, ${how}`, async (model, real) => {
    await inner.run(model, real);
    if (!model.onDisk) await reopen(real);
  });
};

async function reopen(real: World): Promise<void> {
  await real.answer(real.store.settled());
  real.store.leave();
  await real.start();
}

/** What a full disk has not taken goes with the page, as the app says; and there is room after that. */
async function dead(model: Model, real: World): Promise<void> {
  await real.die();
  model.facts = model.onDisk ?? model.facts;
  model.onDisk = null;
}

/** Whatever the order of the members is: a backup writes them in its own. */
const isSame = (one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(one)), JSON.parse(JSON.stringify(other)));

const kill = ({ name, plan }: deeds.Deed, turns: number): Command =>
  command(`${name}, killed after ${turns} turns`, async (model, real) => {
    const planned = plan(model);
    const asked = planned?.run(real);
    asked?.catch(() => undefined);
    await real.turns(turns);
    const isFull = model.onDisk !== null;
    await dead(model, real);
    await real.start();
    const sight = await real.answer(see(real.store));
    // All of it or nothing.
    if (planned && !isFull && isSame(sight, tell(planned.after))) model.facts = planned.after;
    else expect(sight).toEqual(tell(model.facts));
  });

const FILTERS: readonly AttemptFilter[] = ['all', 'solved', 'missed'];
const page = (filter: AttemptFilter, limit: number): Command =>
  command(`page ${filter} by ${limit}`, async ({ facts }, real) => {
    const { store } = real;
    const wanted = tell(facts)
      .attempts.filter(({ outcome }) => filter === 'all' || classOf(outcome) === filter)
      .toReversed();
    const seen: string[] = [];
    for (let before: number | null | undefined; before !== null;) {
      const asked = store.attempts.page({ filter, limit, before });
      const { rows, next } = await real.answer(asked);
      expect(rows.length).toBe(Math.min(limit, wanted.length - seen.length));
      seen.push(...rows.map(({ id }) => id));
      before = next;
    }
    expect(seen).toEqual(wanted.map(({ id }) => id));
    const counts = await real.answer(store.attempts.counts());
    expect(counts.all).toBe(facts.attempts.length);
  });

const look = command('look', check);

const fill = command('the disk is full', (model, real) => {
  real.full();
  model.onDisk ??= model.facts;
  return Promise.resolve();
});

const free = command('there is room again', async (model, real) => {
  real.free();
  model.onDisk = null;
  expect(await real.answer(real.store.retry())).toBe(true);
  expect(real.store.state).toMatchObject({ mode: 'disk', reason: null, atRisk: 0 });
});

const close = command('the app is closed and opened', async (model, real) => {
  if (!model.onDisk) await reopen(real);
});

const wipe = command('the database is wiped', async (model, real) => {
  if (model.onDisk) return;
  await real.catchUp();
  await dead(model, real);
  real.wipe();
  await real.start();
  expect(real.store.state).toMatchObject({ birth: 'new', journal: 'live' });
  await check(model, real);
});

const cleared = command('the database is deleted under the app', async (model, real) => {
  if (model.onDisk) return;
  await real.catchUp();
  const request = indexedDB.deleteDatabase('two-dozen');
  await new Promise((resolve) => request.addEventListener('success', resolve));
  await check(model, real);
});

const DAMAGE = ['cut', 'flip', 'noughts', 'gone', 'all gone'] as const;
const damage = (kind: (typeof DAMAGE)[number], place: number): Command =>
  command(`the journal is damaged: ${kind} ${place}`, async (model, real) => {
    if (model.onDisk) return;
    await real.catchUp();
    await dead(model, real);
    const { files } = real.device;
    const name = [...files.keys()].sort().at(-1)!;
    const bytes = files.get(name)!.slice();
    if (kind === 'flip') bytes[place % bytes.length]! ^= 1 << (place % 8);
    if (kind === 'all gone') files.clear();
    else if (kind === 'gone') files.delete(name);
    else if (kind === 'cut') files.set(name, bytes.slice(0, bytes.length - (place % bytes.length)));
    else
      files.set(
        name,
        kind === 'flip' ? bytes : Uint8Array.from([...bytes, ...new Uint8Array(place % 5_000)]),
      );
    await real.start();
    expect(real.store.state).toMatchObject({ mode: 'disk', journal: 'live' });
    await check(model, real);
  });

const fault = (kind: (typeof FILE_FAULTS)[number], at: number): Command =>
  command(`a fault of the files: ${kind} at ${at}`, (_, real) =>
    Promise.resolve(real.device.arm(kind, at, false)),
  );

const save = command('a backup is saved', async (model, real) => {
  if (model.onDisk) return;
  const backups = await real.store.backups();
  // Not by the world's clock: the digest takes real time.
  const { text } = await backups.print({ app: '1.0', apart: [], savedAt: 1_791_000_000_000 });
  const read = await backups.open(new Blob([text]));
  // Names that reach into the language are refused as a whole: such a file is of no use to the story.
  if (/"(__proto__|constructor|prototype)":/.test(text)) return expect(read).toMatchObject({ ok: false });
  if (!read.ok) throw new Error(read.error.code);
  real.file = read.value;
  model.saved = savable(model.facts);
});

const json = fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value)) as Json);
const pick = fc.nat({ max: 999 });
const picks = fc.array(pick, { minLength: 1, maxLength: 4 });
const key = fc.constantFrom('theme', 'sound', '__proto__');
const how = fc.constantFrom('merge' as const, 'replace' as const);
const append = pick.map(deeds.append);
const anyDeed = fc.oneof(
  fc.tuple(attempts, json).map(([made, hand]) => deeds.add(made, hand)),
  append,
  append,
  fc.tuple(pick, pick).map(([script, count]) => deeds.beginMatch(script, count % 9)),
  fc.tuple(key, json).map(([name, value]) => deeds.set(name, value)),
  key.map((name) => deeds.set(name, null)),
  picks.map(deeds.remove),
  fc.constant(deeds.remove('all')),
  pick.map(deeds.undo),
  pick.map(deeds.empty),
  picks.map(deeds.removeMatches),
  pick.map(deeds.undoMatches),
  pick.map(deeds.emptyMatches),
);

/** Stories of what people do and what befalls them. Deeds come by more often than mishaps. */
export const stories = fc.commands(
  [
    anyDeed.map(whole),
    anyDeed.map(whole),
    anyDeed.map(whole),
    anyDeed.map(whole),
    anyDeed.map(whole),
    anyDeed.map(whole),
    // Three of these make the journal begin a new file.
    pick.map((n) => whole(deeds.set('large', `${n} ${'x'.repeat(100_000)}`))),
    fc.constant(look),
    fc
      .tuple(fc.constantFrom(...FILTERS), fc.integer({ min: 1, max: 6 }))
      .map(([filter, limit]) => page(filter, limit)),
    fc.constant(fill),
    fc.constant(free),
    fc.constant(close),
    fc
      .tuple(fc.oneof(anyDeed, how.map(deeds.restore)), fc.nat({ max: 40 }))
      .map(([made, turns]) => kill(made, turns)),
    fc.constant(wipe),
    fc.constant(cleared),
    fc.tuple(fc.constantFrom(...DAMAGE), fc.nat({ max: 3_000 })).map(([kind, place]) => damage(kind, place)),
    fc.tuple(fc.constantFrom(...FILE_FAULTS), fc.nat({ max: 12 })).map(([kind, at]) => fault(kind, at)),
    fc.constant(save),
    how.map(bringIn),
  ],
  { maxCommands: 40, size: 'max' },
);

/** What must hold at the end of every story. */
export async function atTheEnd(model: Model, real: World): Promise<void> {
  await check(model, real);
  if (model.onDisk) await free.run(model, real);
  await check(model, real);
  await wipe.run(model, real);
}
