import { createRng, type Rng } from '#lib/core/chance.ts';
import { applyEvent, newMatch, owed, type Match } from '#lib/core/match/fold.ts';
import type { AnyGame, EventBase, Millis, Seat } from '#lib/core/match/game.ts';
import { foursTrials } from './strategies/fours.ts';
import { contestTrials } from './strategies/contest.ts';
import { kingsTrials } from './strategies/kings.ts';
import { raceTrials } from './strategies/race.ts';

/** What a player does next, and after how long a thought; the match may have gone on before that, and then they are asked again. */
export interface Act {
  readonly event: Pick<EventBase, 'type' | 'seat'> & Readonly<Record<string, unknown>>;
  readonly after: Millis;
}

/** One who plays by what they may see alone, and by the clock on the wall. Null: they wait for others, or for time to be up. */
export type Strategy<View = unknown> = (view: View, seat: Seat, rng: Rng, now: Millis) => Act | null;

/** Strategies that are held against an honest player of a game who is as able as they are. */
export interface Trial<View = unknown> {
  readonly game: AnyGame;
  readonly config: unknown;
  readonly honest: Strategy<View>;
  /** By name; each has one seat in turn, and honest players all the others. */
  readonly bent: Readonly<Record<string, Strategy<View>>>;
}

/** A row for each way of play that is tried. */
export const TRIALS: readonly (Trial & { readonly name: string })[] = [
  ...foursTrials,
  ...kingsTrials,
  ...contestTrials,
  ...raceTrials,
];

/** Beyond this a match has no end. */
const MOST_EVENTS = 20_000;

/** A match that was played to its end. */
export interface Played {
  /** Who won, shared wins in parts: by seat, 1 in all. */
  readonly won: readonly number[];
  readonly events: readonly EventBase[];
}

/** Plays one match to its end. */
export function playBy(game: AnyGame, config: unknown, by: readonly Strategy[], seed: number): Played {
  const events: EventBase[] = [];
  const rngs = by.map((_, seat) => createRng(seed * 31 + seat + 1));
  let match: Match<unknown> = newMatch(game.init(config));
  const take = (event: EventBase) => {
    const next = applyEvent(game, match, event);
    if (!next.ok) throw new Error(`seed ${seed}: ${JSON.stringify(event)} is refused: ${next.error.code}`);
    match = next.value;
    events.push(event);
  };
  while (events.length < MOST_EVENTS) {
    const { state, at } = match;
    const winners = game.winners(state);
    if (winners !== null) {
      const won = by.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
      return { won, events };
    }
    const now = owed(game, match, { seed, now: at });
    if (now !== null) {
      take(now);
      continue;
    }
    const acts = by.flatMap((strategy, seat) => {
      const rng = rngs[seat];
      const offered = game.allowed(state, seat);
      const act = rng && offered.size > 0 ? strategy(game.view(state, seat), seat, rng, at) : null;
      return act === null ? [] : [act];
    });
    const first = acts.toSorted((one, other) => one.after - other.after)[0];
    const due = game.deadline(state);
    if (first && (due === null || at + first.after <= due)) take({ ...first.event, at: at + first.after });
    else {
      const late = due === null ? null : owed(game, match, { seed, now: due });
      if (late === null) throw new Error(`seed ${seed}: nobody moves in ${JSON.stringify(state)}`);
      take(late);
    }
  }
  throw new Error(`seed ${seed}: no end`);
}

/**
 * A strategy must not win more than this: a tenth above an honest player's part, 55 % for two (docs/strategies.md). Of few matches luck
 * takes a part, too: two standard deviations are let pass, and from 1,000 on none.
 */
export function mostShare({ game, config }: Trial, matches: number): number {
  const fair = 1 / game.seats(config);
  const luck = matches >= 1000 ? 0 : 2 * Math.sqrt((fair * (1 - fair)) / matches);
  return 1.1 * fair + luck;
}

/** What part of so many matches a strategy wins against honest players, from each seat equally often. For two, an honest player's is a half. */
export function shareOf({ game, config, honest, bent }: Trial, name: string, matches: number): number {
  const strategy = bent[name] ?? honest;
  const seats = game.seats(config);
  let won = 0;
  for (let seed = 0; seed < matches; seed += 1) {
    const mine = seed % seats;
    const by = Array.from({ length: seats }, (_, seat) => (seat === mine ? strategy : honest));
    // The same cards from each seat: what luck gives, it gives to both.
    won += playBy(game, config, by, Math.floor(seed / seats)).won[mine] ?? 0;
  }
  return won / matches;
}
