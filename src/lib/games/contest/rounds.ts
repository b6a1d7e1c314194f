import type { Act } from '#lib/games/table/acts.ts';
import type { Millis, Seat } from '#lib/core/match/game.ts';
import { leadersOf } from '#lib/core/match/leaders.ts';
import { endOf } from '#lib/games/table/spans.ts';
import { ok } from '#lib/core/result.ts';
import type { RoundDealt } from './events.ts';
import { notNow, refuse, seatsOf, typeOf, went, type Applied } from './phases.ts';
import type { ContestState, Round } from './state.ts';

/** Somebody is ready; when all are, the sets are dealt. */
export function readied(state: ContestState, { seat }: Act): Applied {
  const { phase } = state;
  if (phase.type !== 'waiting') return notNow(state);
  if (phase.ready.includes(seat)) return refuse('alreadyReady');
  const ready = [...phase.ready, seat];
  return went(state, ready.length === state.config.players ? { type: 'dealing' } : { ...phase, ready });
}

/** The sets lie open: the round, or its first phase, begins. */
export function dealt(state: ContestState, { sets, at }: RoundDealt): Applied {
  const { phase, config } = state;
  const isDue = phase.type === 'waiting' && phase.until !== null && at >= phase.until;
  if (phase.type === 'waiting' && !isDue) return refuse('tooEarly');
  if (phase.type !== 'dealing' && !isDue) return notNow(state);
  const fits = (set: readonly number[]) =>
    set.length === config.numbers && set.every((number) => number <= config.range);
  if (sets.length !== config.sets || !sets.every(fits)) return refuse('badDeal');
  const nobody = seatsOf(state).map(() => null);
  const classic = typeOf(state).family === 'classic';
  return ok({
    ...state,
    sets,
    entries: nobody,
    ranks: 0,
    rests: nobody,
    missed: [],
    phase: classic
      ? { type: 'racing', impossible: [], until: endOf(at, config.roundTime) }
      : { type: 'answering', until: endOf(at, config.answerTime) },
  });
}

/** How a round came out; what the state knows itself is left out. */
export type RoundOutcome = Pick<Round, 'by' | 'winner' | 'proofs'> & {
  /** Who loses a point (CONTEST-1). */
  readonly loser?: Seat;
  readonly best?: Round['best'];
};

/** The round is over: points, then the end or a pause (CONTEST-1 to 4). */
export function decided(state: ContestState, at: Millis, outcome: RoundOutcome): Applied {
  const { config, sets, entries } = state;
  const { by, winner, proofs, loser, best = null } = outcome;
  const points = seatsOf(state).map((seat) => (seat === winner ? 1 : seat === loser ? -1 : 0));
  const scores = state.scores.map((score, seat) => score + (points[seat] ?? 0));
  const round: Round = { sets, by, winner, points, proofs, entries, best };
  const over: ContestState = { ...state, scores, rounds: [...state.rounds, round] };
  const type = typeOf(state);
  const ends = !(type.family === 'classic' && type.endless) && Math.max(...scores) >= config.endScore;
  if (ends) return ok(ended(over));
  const until = config.betweenTime === null ? null : at + config.betweenTime;
  return went(over, { type: 'waiting', ready: [], until });
}

/** The highest score wins, equal ones share. */
const ended = (state: ContestState): ContestState => ({
  ...state,
  phase: { type: 'over', winners: leadersOf(state.scores) },
});

/** A contest without an end score ends when somebody says so; a round that runs does not count then. */
export function finished(state: ContestState, _: Act): Applied {
  const type = typeOf(state);
  if (state.phase.type !== 'waiting' && state.phase.type !== 'racing') return notNow(state);
  return type.family === 'classic' && type.endless ? ok(ended(state)) : refuse('notEndless');
}
