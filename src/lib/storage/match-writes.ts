import type { Header } from '#lib/core/match/header.ts';
import type { Standing } from '#lib/core/match/standing.ts';
import type { Json } from './json.ts';
import { decodeMatchRow, type KeptClock, type MatchEventRow, type MatchRow } from './match.ts';
import type { Tx } from './transaction.ts';

/** A new match, empty or with the log of one that was read from a file. */
export interface Begin {
  readonly do: 'begin';
  readonly header: Header;
  readonly events: readonly Json[];
  readonly by: string;
  readonly standing: Standing;
  readonly playedAt: number;
}

/** One more event. `after`: who wrote the one before it, null before the first; so that a log has one story only. */
export interface Append {
  readonly do: 'append';
  readonly match: string;
  readonly seq: number;
  readonly event: Json;
  readonly by: string;
  readonly after: string | null;
  readonly standing: Standing;
  readonly playedAt: number;
}

/** How far the clock of a running match has come. */
export interface TellClock extends KeptClock {
  readonly do: 'clock';
  readonly match: string;
  readonly by: string;
}

/** What is done to matches, as plain data; like every write, each can be told again. */
export type MatchStep =
  | Begin
  | Append
  | TellClock
  | { readonly do: 'remove'; readonly ids: readonly string[]; readonly batch: number }
  | { readonly do: 'restore' | 'empty'; readonly batch: number }
  | { readonly do: 'emptyOld'; readonly from: number; readonly to: number }
  | { readonly do: 'setAside'; readonly id: string; readonly at: number };

/** How a step went: `taken` when the place of an event is, or its match has been deleted for good. */
export type Told = 'done' | 'taken';

/**
 * Carries a step out inside one transaction. `held`: it was acknowledged while the disk was out of use and comes after the fact. An event
 * that finds its place taken then must not be lost: with the others of its opening it goes into a match of its own.
 */
export async function applyMatchStep(tx: Tx, step: MatchStep, held: boolean): Promise<Told> {
  switch (step.do) {
    case 'begin':
      await begin(tx, step);
      return 'done';
    case 'append': {
      const told = await append(tx, step);
      if (told === 'taken' && held) await branch(tx, step);
      return told;
    }
    case 'clock':
      return tellClock(tx, step);
    case 'remove':
      for (const id of step.ids) {
        const row = (await tx.get('matches', id)) as MatchRow | undefined;
        if (row) await tx.put('matches', { ...row, batch: step.batch });
      }
      return 'done';
    case 'restore':
      for (const row of await binned(tx, step.batch)) await tx.put('matches', { ...row, batch: null });
      return 'done';
    case 'empty':
      for (const { id } of await binned(tx, step.batch)) await erase(tx, id);
      return 'done';
    case 'emptyOld':
      for (const { id, batch } of await binned(tx)) {
        if (batch !== null && (batch < step.from || batch > step.to)) await erase(tx, id);
      }
      return 'done';
    case 'setAside':
      await setAside(tx, step);
      return 'done';
  }
}

/** Events put at once: few enough to answer within the deadline on a slow phone. */
const BATCH = 500;

async function begin(tx: Tx, { header, events, by, standing, playedAt }: Begin): Promise<void> {
  const { id } = header;
  if ((await tx.get('matches', id)) !== undefined) return;
  for (let from = 0; from < events.length; from += BATCH) {
    const some = events.slice(from, from + BATCH);
    await Promise.all(
      some.map((event, index) => tx.put('matchEvents', { match: id, seq: from + index, by, event })),
    );
  }
  const count = events.length;
  const last = count > 0 ? by : null;
  await tx.put('matches', { id, header, count, by: last, standing, playedAt, batch: null });
}

async function append(tx: Tx, step: Append): Promise<Told> {
  const { match, seq, event, by, after, standing, playedAt } = step;
  const [found, there] = await Promise.all([tx.get('matches', match), tx.get('matchEvents', [match, seq])]);
  // An opening writes each place once: what lies there from the same one is this very event, told before.
  if (there !== undefined) return (there as MatchEventRow).by === by ? 'done' : 'taken';
  const row = found as MatchRow | undefined;
  if (row?.count !== seq || row.by !== after) return 'taken';
  await Promise.all([
    tx.put('matchEvents', { match, seq, by, event }),
    tx.put('matches', { ...row, count: seq + 1, by, standing, playedAt, clock: null }),
  ]);
  return 'done';
}

/** What its own opening has played since is later than this clock. */
async function tellClock(tx: Tx, { match, count, at, by }: TellClock): Promise<Told> {
  const row = (await tx.get('matches', match)) as MatchRow | undefined;
  if (row?.count === count) await tx.put('matches', { ...row, clock: { count, at } });
  return row && (row.count === count || row.by === by) ? 'done' : 'taken';
}

/**
 * Keeps an event that was acknowledged though its log has gone on otherwise: behind the one that it followed, in whatever match that lies by
 * now, or else in a new match made of the log up to there. That one bears the name of the opening.
 */
async function branch(tx: Tx, step: Append): Promise<void> {
  const { match, seq, by, after, standing, playedAt } = step;
  const rows = (await tx.all('matches')) as readonly MatchRow[];
  // The name of an opening is never used twice: a log that ends with it is the one that this event belongs to.
  const own = rows.find((row) => row.by === after && row.count === seq && after !== null);
  if (own) return void (await append(tx, { ...step, match: own.id }));
  const row = rows.find(({ id }) => id === match);
  const events = (await tx.all('matchEvents', { is: match, before: seq })) as readonly MatchEventRow[];
  if (!row || events.length !== seq || (events.at(-1)?.by ?? null) !== after) return;
  const header = { ...row.header, id: by };
  await begin(tx, {
    do: 'begin',
    header,
    events: events.map(({ event }) => event),
    by,
    standing,
    playedAt,
  });
  await append(tx, { ...step, match: by, after: seq > 0 ? by : null });
}

const binned = async (tx: Tx, batch?: number): Promise<readonly MatchRow[]> =>
  (await tx.all('matches', { index: 'byBatch', is: batch })) as readonly MatchRow[];

async function erase(tx: Tx, id: string): Promise<void> {
  await Promise.all([tx.delete('matches', id), tx.deleteOf('matchEvents', id)]);
}

async function setAside(tx: Tx, { id, at }: MatchStep & { readonly do: 'setAside' }): Promise<void> {
  const row = await tx.get('matches', id);
  const decoded = decodeMatchRow(row);
  // It may have been written anew since it was found.
  if (row === undefined || decoded.ok) return;
  await tx.put('quarantine', { store: 'matches', key: id, row, reason: decoded.error.field, at });
  await tx.delete('matches', id);
}
