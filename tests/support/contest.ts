import type { Rng } from '#lib/core/chance.ts';
import type { Viewer } from '#lib/core/match/game.ts';
import { printExpression } from '#lib/core/print.ts';
import { solutions } from '#lib/core/solve.ts';
import { standardContest, type ContestConfig } from '#lib/games/contest/config.ts';
import type { ContestEvent } from '#lib/games/contest/events.ts';
import { contest } from '#lib/games/contest/index.ts';
import type { ContestState } from '#lib/games/contest/state.ts';
import { TYPE_IDS, TYPES } from '#lib/games/contest/types.ts';
import { MatchTable } from './match-table.ts';

type Players = ContestConfig['players'];
type Simple = 'readied' | 'impossible' | 'withdrew' | 'closed' | 'conceded' | 'finished';

/** What a player does and nothing more. */
export const act = (type: Simple, seat: number, at: number): ContestEvent => ({ type, seat, at });
export const claim = (seat: number, at: number, resolution = 17): ContestEvent => ({
  type: 'claimed',
  seat,
  at,
  resolution,
});
export const raise = (seat: number, at: number, resolution = 17): ContestEvent => ({
  type: 'raised',
  seat,
  at,
  resolution,
});
export const state = (seat: number, at: number, text: string): ContestEvent => ({
  type: 'stated',
  seat,
  at,
  text,
});
export const enter = (seat: number, at: number, n: number, d = 1): ContestEvent => ({
  type: 'entered',
  seat,
  at,
  n,
  d,
});
export const dealt = (at: number, ...sets: readonly (readonly number[])[]): ContestEvent => ({
  type: 'dealt',
  at,
  sets,
});

export class ContestTable extends MatchTable<
  ContestConfig,
  ContestState,
  ContestEvent,
  unknown,
  { readonly code: string }
> {
  /** Touches a seat, lets the window pass, and goes on to the slip or the claim. */
  touch(event: ContestEvent): this {
    return this.play(event).through(event.at + 20);
  }

  /** Raises, enters an x and is back at the clock; answers the time after it. */
  answers(seat: number, at: number, n: number | null, d = 1): this {
    this.touch(raise(seat, at));
    const then = this.match.at + 1;
    return this.play(n === null ? act('impossible', seat, then) : enter(seat, then, n, d));
  }
}

/** A contest with these settings in which everybody is ready and these sets lie open, at time 0. */
export function openTable(
  players: Players,
  sets: readonly (readonly number[])[],
  settings: Partial<ContestConfig> = {},
  seed = 1,
): ContestTable {
  const [first = []] = sets;
  const table = new ContestTable(
    contest,
    {
      ...standardContest(players),
      entryTime: standardContest(players, settings.type).entryTime,
      sets: sets.length,
      numbers: first.length,
      range: Math.max(10, ...sets.flat()),
      ...settings,
    },
    seed,
  );
  for (let seat = 0; seat < players; seat += 1) table.play(act('readied', seat, 0));
  return table.play(dealt(0, ...sets));
}

/** Rounds that take a point each way: with an end score of 3 the test player is there after so many events. */
export const CONTEST_END = 400;

/** All that can be lost: the numbers of the round, as many as there must be. */
export const contestCards = ({ sets }: ContestState): readonly string[] =>
  sets.flatMap((set, at) => set.map((number, place) => `${at}.${place}: ${number}`));
export const contestDeck = ({ config, sets }: ContestState): number =>
  sets.length === 0 ? 0 : config.sets * config.numbers;

/** The same where a hidden x is another one. */
export function hiddenChanged(state: ContestState, _: Rng, viewer: Viewer): ContestState {
  const type = TYPES[state.config.type];
  const first = ['answering', 'collecting', 'slip'].includes(state.phase.type);
  if (type.family === 'classic' || type.open || !first || viewer === 'open') return state;
  return {
    ...state,
    entries: state.entries.map((entry, seat) =>
      entry === null || seat === viewer ? entry : { x: { n: 12_345, d: 7 }, rank: 99, at: entry.at + 5 },
    ),
  };
}

/** A right line for a set: it makes the target; null where the solver knows none. */
function lineFor({ sets, config }: ContestState, set: number): string | null {
  const [found] = config.numbers <= 4 ? solutions(sets[set] ?? [], config.target) : [];
  return found === undefined ? null : printExpression(found);
}

/** Whether an endless contest has gone on for long enough. */
const isOver = ({ config, rounds }: ContestState): boolean => config.type === 1 && rounds.length > 2;

/** The test player: brings a contest nearer to its end, by a right claim where one is known, else by *Impossible*. */
export function contestNext(now: ContestState, at: number): ContestEvent | null {
  const { phase, config, sets } = now;
  switch (phase.type) {
    case 'waiting': {
      if (isOver(now)) return act('finished', 0, at);
      const seat = Array.from({ length: config.players }, (_, each) => each).find(
        (each) => !phase.ready.includes(each),
      );
      return act('readied', seat ?? 0, at);
    }
    case 'racing': {
      if (isOver(now)) return act('finished', 0, at);
      const leader = now.scores.indexOf(Math.max(...now.scores));
      const knows = sets.every((_, set) => lineFor(now, set) !== null);
      const silent = Array.from({ length: config.players }, (_, seat) => seat).find(
        (seat) => !phase.impossible.includes(seat),
      );
      return knows ? claim(leader, at) : act('impossible', silent ?? 0, at);
    }
    case 'answering': {
      const open = now.entries.findIndex((entry) => entry === null);
      // A seat whose slip ended without an x waits for the next one (CONTEST-7).
      return open < 0 ? null : raise(open, Math.max(at, now.rests[open] ?? 0));
    }
    case 'slip':
      // Somebody must come to a point: who says Impossible first, when no proof holds.
      return phase.signal.seat === 0 && config.players > 1
        ? enter(0, at, 1)
        : act('impossible', phase.signal.seat, at);
    case 'entering':
      return state(phase.claimant, at, lineFor(now, phase.texts.length) ?? '0');
    case 'proving':
      return act('conceded', phase.seat, at);
    case 'comparing': {
      // What was proved is the best there was: less could not have been.
      const x = now.entries[0]?.x ?? null;
      return { type: 'compared', seat: 0, at, best: x === null ? [] : [x.n, x.d] };
    }
    default:
      return null;
  }
}

/** Every type of event of this game. */
export const CONTEST_TYPES: readonly ContestEvent['type'][] = [
  ...(['dealt', 'settled', 'stated', 'entered', 'compared', 'claimed', 'raised', 'timedOut'] as const),
  ...(['expired', 'readied', 'impossible', 'withdrew', 'closed', 'conceded', 'finished'] as const),
];

/** Any event at all, fitting or not. Of four it sends three that the rules offer just now. */
export function contestAny(now: ContestState, at: number, rng: Rng): ContestEvent {
  const seat = rng.next(now.config.players);
  const offered = [...contest.allowed(now, seat)];
  const type =
    (rng.next(4) > 0 && offered[rng.next(Math.max(1, offered.length))]) ||
    CONTEST_TYPES[rng.next(CONTEST_TYPES.length)] ||
    'readied';
  switch (type) {
    case 'claimed':
      return claim(seat, at, [1, 8, 17][rng.next(3)]);
    case 'raised':
      return raise(seat, at, [1, 8, 17][rng.next(3)]);
    case 'stated': {
      const set = 'texts' in now.phase ? now.phase.texts.length : 0;
      const line = lineFor(now, set);
      const wrong = (now.sets[set] ?? [1]).join(' + ');
      // Sometimes for two sets on one line, whether there is another or not (CONTEST-1).
      const two = `${line ?? wrong}, ${lineFor(now, set + 1) ?? wrong}`;
      return state(seat, at, [line ?? wrong, line ?? wrong, two, wrong, '1 +', '0'][rng.next(6)] ?? '');
    }
    case 'entered':
      return enter(seat, at, rng.next(40) - 5, 1 + rng.next(3));
    case 'compared':
      return { type, seat, at, best: [[], [24, 1], [1, 3]][rng.next(3)] ?? [] };
    case 'dealt':
      // Never what the table itself would deal: that is told by chance alone.
      return dealt(at, [1]);
    case 'settled':
      return { type, at, order: [seat], lot: [], resolution: 17 };
    case 'timedOut':
    case 'expired':
      return { type, at };
    default:
      return act(type, seat, at);
  }
}

/** Settings by lot, all of them lawful. */
export function contestConfigs(rng: Rng): ContestConfig {
  const players = ([1, 2, 3, 4] as const)[rng.next(4)] ?? 2;
  const type = TYPE_IDS[rng.next(TYPE_IDS.length)] ?? 0;
  const span = () => [0, 5000, 40_000][rng.next(3)] ?? 0;
  // Where nothing can be made nobody ever comes to the end score.
  const plain = TYPES[type].family === 'classic';
  const { edition, ...standard } = standardContest(players);
  return {
    ...standard,
    // Matches of the first edition are still played to their end.
    ...(rng.next(4) > 0 && { edition }),
    type,
    numbers: plain ? 4 : 2 + rng.next(3),
    sets: TYPES[type].family === 'closest' ? 1 : 1 + rng.next(plain ? 2 : 3),
    range: plain ? 10 : ([4, 10, 100][rng.next(3)] ?? 10),
    target: plain ? ([24, 10][rng.next(2)] ?? 24) : ([24, 10, 5, -3][rng.next(4)] ?? 24),
    endScore: 1 + rng.next(3),
    roundTime: span(),
    answerTime: span(),
    entryTime: span(),
    betweenTime: rng.next(2) === 0 ? null : span(),
  };
}
