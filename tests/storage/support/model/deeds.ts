import type { EventBase } from '#lib/core/match/game.ts';
import type { Attempt, Json } from '#lib/storage/index.ts';
import { merged, replaced, SCRIPTS, type Facts } from './facts.ts';
import type { Model, World } from './world.ts';

/** Something that a person does: what comes of it, and how it is asked for; null where it cannot be done now. */
export interface Deed {
  readonly name: string;
  readonly plan: (model: Model) => Plan | null;
}
interface Plan {
  readonly after: Facts;
  /** Answers where it has been kept. */
  readonly run: (real: World) => Promise<unknown>;
}

const deed = (name: string, plan: Deed['plan']): Deed => ({ name, plan });
const change = (name: string, part: (facts: Facts) => Partial<Facts>, run: Plan['run']): Deed =>
  deed(name, ({ facts }) => ({ after: { ...facts, ...part(facts) }, run }));
/** One of several by lot; undefined where there are none. */
const pickOf = <T>(all: readonly T[], pick: number): T | undefined => all[pick % all.length];

/** Ids are given here: no two hands of a story have the same. */
export const add = (some: Attempt, hand: Json | null): Deed =>
  deed('add', (model) => {
    const attempt = { ...some, id: `a${model.begun++}` };
    const { attempts, newest } = model.facts;
    return {
      after: {
        ...model.facts,
        attempts: [...attempts, { place: newest + 1, attempt }],
        newest: newest + 1,
        hand,
      },
      run: ({ store }) => store.attempts.finish(attempt, { slot: 'practice', row: hand }),
    };
  });

export const set = (key: string, value: Json): Deed =>
  change(
    `set ${key}`,
    ({ settings }) => ({ settings: new Map([...settings, [key, value]]) }),
    ({ store }) => store.settings.put(key, value),
  );

export const remove = (picks: readonly number[] | 'all'): Deed =>
  deed(`remove ${picks.toString()}`, (model) => {
    const { attempts, bins } = model.facts;
    const chosen =
      picks === 'all' ? attempts : attempts.filter((row) => picks.some((n) => pickOf(attempts, n) === row));
    const number = model.removals++;
    return {
      after: {
        ...model.facts,
        attempts: attempts.filter((row) => !chosen.includes(row)),
        bins: new Map([...bins, [number, chosen]]),
      },
      run: async ({ store }) => {
        const { batch, kept } = await store.bin.remove(
          picks === 'all' ? 'all' : chosen.map(({ attempt }) => attempt.id),
        );
        model.batches[number] = batch;
        return kept;
      },
    };
  });

export const undo = (pick: number): Deed =>
  deed(`undo ${pick}`, ({ facts, batches }) => {
    const number = pickOf(
      [...facts.bins.keys()].filter((other) => batches[other] !== undefined),
      pick,
    );
    if (number === undefined) return null;
    const back = facts.bins.get(number) ?? [];
    return {
      after: {
        ...facts,
        attempts: [...facts.attempts, ...back].sort((a, b) => a.place - b.place),
        bins: new Map([...facts.bins].filter(([other]) => other !== number)),
      },
      run: ({ store }) => store.bin.undo(batches[number]!),
    };
  });

export const empty = (pick: number): Deed =>
  deed(`empty ${pick}`, ({ facts, batches }) => {
    const number = pickOf(
      [...facts.bins.keys()].filter((other) => batches[other] !== undefined),
      pick,
    );
    if (number === undefined) return null;
    return {
      after: { ...facts, bins: new Map([...facts.bins].filter(([other]) => other !== number)) },
      run: ({ store }) => store.bin.empty(batches[number]!),
    };
  });

export const beginMatch = (pick: number, count: number): Deed =>
  deed(`begin a match with ${count} events`, (model) => {
    const script = pickOf(SCRIPTS, pick)!;
    const id = `m${model.begun++}`;
    const events = script.events.slice(0, count);
    return {
      after: {
        ...model.facts,
        matches: new Map([...model.facts.matches, [id, { script, count: events.length, bin: null }]]),
      },
      run: async ({ store, by }) => {
        const header = { ...script.header, id };
        return (await store.matches()).begin({
          header,
          events,
          standing: script.standing(events.length),
          by,
        });
      },
    };
  });

export const append = (pick: number): Deed =>
  deed(`append ${pick}`, ({ facts }) => {
    const open = [...facts.matches].filter(
      ([, { script, count, bin }]) => bin === null && count < script.events.length,
    );
    const found = pickOf(open, pick);
    if (!found) return null;
    const [id, match] = found;
    const { script, count } = match;
    return {
      after: { ...facts, matches: new Map([...facts.matches, [id, { ...match, count: count + 1 }]]) },
      run: async ({ store, by }) => {
        const matches = await store.matches();
        const after = (await matches.read(id))?.row.by ?? null;
        const event: EventBase = script.events[count]!;
        return matches.append({
          match: id,
          seq: count,
          by,
          after,
          event,
          standing: script.standing(count + 1),
        });
      },
    };
  });

export const removeMatches = (picks: readonly number[]): Deed =>
  deed(`remove matches ${picks.toString()}`, (model) => {
    const there = [...model.facts.matches].filter(([, { bin }]) => bin === null);
    const chosen = there.filter((row) => picks.some((pick) => pickOf(there, pick) === row));
    const number = model.removals++;
    const gone = chosen.map(([id, match]) => [id, { ...match, bin: number }] as const);
    return {
      after: { ...model.facts, matches: new Map([...model.facts.matches, ...gone]) },
      run: async ({ store }) => {
        const { batch, kept } = await (await store.matches()).remove(chosen.map(([id]) => id));
        model.batches[number] = batch;
        return kept;
      },
    };
  });

const binnedIn = ({ facts, batches }: Model, pick: number): number | undefined =>
  pickOf(
    [...new Set([...facts.matches.values()].map(({ bin }) => bin))].filter(
      (bin) => bin !== null && batches[bin] !== undefined,
    ),
    pick,
  ) ?? undefined;

export const undoMatches = (pick: number): Deed =>
  deed(`undo matches ${pick}`, (model) => {
    const { facts, batches } = model;
    const number = binnedIn(model, pick);
    if (number === undefined) return null;
    const back = [...facts.matches].map(
      ([id, match]) => [id, match.bin === number ? { ...match, bin: null } : match] as const,
    );
    return {
      after: { ...facts, matches: new Map(back) },
      run: async ({ store }) => (await store.matches()).undo(batches[number]!),
    };
  });

export const emptyMatches = (pick: number): Deed =>
  deed(`empty matches ${pick}`, (model) => {
    const { facts, batches } = model;
    const number = binnedIn(model, pick);
    if (number === undefined) return null;
    return {
      after: { ...facts, matches: new Map([...facts.matches].filter(([, { bin }]) => bin !== number)) },
      run: async ({ store }) => (await store.matches()).empty(batches[number]!),
    };
  });

/** A disk without room refuses a backup as a whole. */
export const restore = (how: 'merge' | 'replace'): Deed =>
  deed(`restore, ${how}`, ({ facts, saved, onDisk }) => {
    if (!saved || onDisk) return null;
    return {
      after: how === 'merge' ? merged(facts, saved) : replaced(facts, saved),
      run: async ({ store, file }) => {
        if (!file) throw new TypeError('nothing saved');
        const { content } = file;
        const asked = { how, content, apart: [], mergeSetting: <T>(_: string, here: T) => here };
        const done = await (await store.backups()).bringIn(asked);
        return done.ok ? 'disk' : done.error.code;
      },
    };
  });
