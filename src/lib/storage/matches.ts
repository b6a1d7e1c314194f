import type { EventBase } from '#lib/core/match/game.ts';
import type { Header } from '#lib/core/match/header.ts';
import type { Standing } from '#lib/core/match/standing.ts';
import type { Clock } from './deadline.ts';
import { createBatches, type Removal } from './deletion.ts';
import type { Json } from './json.ts';
import type { WriteQueue, Kept } from './write-queue.ts';
import { applyMatchStep, type Append } from './match-writes.ts';
import { decodeMatchRow, unbroken, type KeptClock, type MatchRow } from './match.ts';

/** A match with its log as it lies in the store. */
export interface MatchLogRows {
  readonly row: MatchRow;
  /** From the first on, up to the first that is missing or cannot be read: all of them where there are `row.count`. */
  readonly events: readonly Json[];
}

/** A match to begin with: its log, empty for a new one, and how it stands after it. */
export interface NewMatch {
  readonly header: Header;
  readonly events: readonly EventBase[];
  readonly standing: Standing;
  /** The opening that writes these events. */
  readonly by: string;
}

/** One more event, and what the match is with it. */
export type NewEvent = Omit<Append, 'do' | 'event' | 'playedAt'> & { readonly event: EventBase };

/** Every match played: a row for lists and an append-only log each. */
export interface Matches {
  /** Keeps a match; one with the same id again changes nothing. */
  begin(match: NewMatch): Promise<Kept>;
  /** Keeps an event and how the match stands with it, in one stroke. `taken`: another opening has gone on, or the match is deleted for good. */
  append(event: NewEvent): Promise<Kept | 'taken'>;
  /** Keeps how far the clock of a match has come since its last event: cheaply, and where that was not its last one, not at all. `taken`: as for an event. */
  tellClock(match: string, by: string, clock: KeptClock): Promise<Kept | 'taken'>;
  /** Those not deleted, last played first. */
  list(): Promise<readonly MatchRow[]>;
  /** Null where there is none that can be read; also of one in the bin. */
  read(id: string): Promise<MatchLogRows | null>;
  /** Moves matches into the bin. */
  remove(ids: readonly string[]): Promise<Removal>;
  undo(batch: number): Promise<Kept>;
  /** Makes one deletion final. */
  empty(batch: number): Promise<Kept>;
  /** Makes final what was deleted more than `ms` milliseconds ago, or as far ahead of the clock. */
  emptyOld(ms: number): Promise<void>;
}

/** Teaches the queue to write matches, and answers how they are asked for. */
export function createMatches(queue: WriteQueue, clock: Clock): Matches {
  queue.learn(applyMatchStep);
  const nextBatch = createBatches(clock);
  const decode = (row: unknown): MatchRow | null => {
    const decoded = decodeMatchRow(row);
    if (decoded.ok) return decoded.value;
    const id = (row as { readonly id: string }).id;
    const step = { do: 'setAside', id, at: clock.now() } as const;
    queue.setAside({ store: 'matches', key: id }, { type: 'match', step });
    return null;
  };
  return {
    begin: async (match) =>
      queue.write({
        type: 'match',
        step: { do: 'begin', ...match, events: match.events.map(toJson), playedAt: clock.now() },
      }),
    append: async (made) =>
      queue.contend({
        type: 'match',
        step: { do: 'append', ...made, event: toJson(made.event), playedAt: clock.now() },
      }),
    tellClock: (match, by, clock) =>
      queue.contend({ type: 'match', step: { do: 'clock', match, by, ...clock } }),
    list: () =>
      queue.read(['matches'], async (tx) =>
        (await tx.all('matches'))
          .flatMap((raw) => {
            const row = decode(raw);
            return row?.batch === null ? [row] : [];
          })
          .sort((a, b) => b.playedAt - a.playedAt || (a.id < b.id ? -1 : 1)),
      ),
    read: (id) =>
      queue.read(['matches', 'matchEvents'], async (tx) => {
        const [found, rows] = await Promise.all([tx.get('matches', id), tx.all('matchEvents', { is: id })]);
        const row = found === undefined ? null : decode(found);
        return row?.batch === null ? { row, events: unbroken(rows) } : null;
      }),
    async remove(ids) {
      const batch = nextBatch();
      return { batch, kept: await queue.write({ type: 'match', step: { do: 'remove', ids, batch } }) };
    },
    undo: (batch) => queue.write({ type: 'match', step: { do: 'restore', batch } }),
    empty: (batch) => queue.write({ type: 'match', step: { do: 'empty', batch } }),
    async emptyOld(ms) {
      const binned = await queue.read(['matches'], (tx) => tx.count('matches', { index: 'byBatch' }));
      if (binned === 0) return;
      const now = clock.now();
      await queue.write({ type: 'match', step: { do: 'emptyOld', from: now - ms, to: now + ms } });
    },
  };
}

/** An event is plain data throughout; its type only lacks the index signature that JSON's has. */
const toJson = (event: EventBase): Json => event as unknown as Json;
