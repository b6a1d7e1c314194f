import type { Header } from '#lib/core/match/header.ts';
import type { EventBase } from '#lib/core/match/game.ts';
import type { Matches, Store } from '#lib/storage/index.ts';

export const header = (id: string): Header => ({
  id,
  game: 'slap',
  rulesVersion: 1,
  config: { players: 2 },
  players: [
    { name: 'Mei', shape: 'circle' },
    { name: 'Grandma', shape: 'square' },
  ],
  seed: 7,
  startedAt: 1_790_000_000_000,
});

/** An event that only its time tells from others. */
export const event = (at: number): EventBase => ({ type: 'readied', seat: 0, at });

/** How a match stands after so many sets. */
export const standing = (sets: number) => ({
  scores: [20 - sets, 20 + sets],
  sets,
  winners: null,
  stopped: false,
});

/** A new match, with the log of another opening if there is one. */
export const fresh = (id: string, events: readonly EventBase[] = []) => ({
  header: header(id),
  events,
  standing: standing(0),
  by: 'file',
});

/** The next event of an opening of match `m`. */
export const next = (seq: number, by: string, after: string | null = seq === 0 ? null : by, match = 'm') => ({
  match,
  seq,
  by,
  after,
  event: event(seq),
  standing: standing(seq + 1),
});

/** The times of the events that a log holds; null where there is no match. */
export async function timesOf(store: Store, id: string): Promise<readonly number[] | null> {
  const kept = await (await store.matches()).read(id);
  return kept && kept.events.map((event) => (event as unknown as EventBase).at);
}

/** Begins a match and plays so many events. */
export async function play(matches: Matches, id: string, by: string, events: number): Promise<void> {
  await matches.begin(fresh(id));
  for (let seq = 0; seq < events; seq += 1) await matches.append(next(seq, by, undefined, id));
}
