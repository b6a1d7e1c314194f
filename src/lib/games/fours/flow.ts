import type { Seat } from '#lib/core/match/game.ts';
import { leadersOf } from '#lib/core/match/leaders.ts';
import { changedAt } from '#lib/games/table/piles.ts';
import { nextSeat } from '#lib/core/match/seats.ts';
import { cardsOn, EMPTY_BOARD } from './board.ts';
import { HAND } from './cards.ts';
import { makes } from './judge.ts';
import { targetOf } from './phases.ts';
import { targetsOf } from './rounds.ts';
import { passingRight, seatsInTurn, swapsAtTurn, type FoursState, type Then } from './state.ts';

/**
 * Fills a hand to five and goes on. When the draw pile does not suffice, the discard is shuffled first; when that is empty as well, they go on
 * with what they hold (FOURS-3, FOURS-12). With a real deck they draw by themselves.
 */
export function refill(state: FoursState, seat: Seat, then: Then): FoursState {
  const held = state.hands[seat]?.length ?? 0;
  if (state.config.deck === 'physical') return goOn(state, then);
  const drawn = state.pile.slice(0, HAND - held);
  const filled = {
    ...state,
    pile: state.pile.slice(drawn.length),
    hands: changedAt(state.hands, seat, (hand) => [...hand, ...drawn]),
  };
  const short = held + drawn.length < HAND && state.discard.length > 0;
  return short ? { ...filled, phase: { type: 'drawing', seat, then } } : goOn(filled, then);
}

/** What comes after a hand was filled. */
const goOn = (state: FoursState, then: Then): FoursState =>
  then === 'judge' ? judged(state) : redrawn(state);

/** The board after a turn: won, void when all have passed one after the other, or the next one's (FOURS-9, FOURS-12). */
function judged(state: FoursState): FoursState {
  const { config, board, turns } = state;
  const seat = turns.at(-1)?.seat ?? config.first;
  if (makes(board, targetOf(state) ?? 0, config)) return decided(state, seat, seat);
  const round = turns.slice(-config.players);
  if (round.length === config.players && round.every(({ plays }) => plays.length === 0))
    return decided(state, seat, null);
  // Those who wait are waiting in the order of turns.
  if (state.waiting.length > 0) return { ...state, phase: { type: 'between' } };
  return { ...state, phase: { type: 'turn', seat: nextSeat(passingRight(config), seat), plays: [] } };
}

/** The round is over, `last` had its last turn: the board is cleared, and those on the right begin (FOURS-9, FOURS-10, FOURS-12). */
function decided(state: FoursState, last: Seat, winner: Seat | null): FoursState {
  const { config, board, turns } = state;
  const cards = cardsOn(board);
  const points = winner === null ? 0 : cards.length;
  const rounds = [
    ...state.rounds,
    { target: targetOf(state) ?? 0, winner, board, points, turns: turns.length },
  ];
  const scores = state.scores.map((score, seat) => (seat === winner ? score + points : score));
  const next = nextSeat(passingRight(config), last);
  const dealt = config.deck === 'dealt';
  const cleared: FoursState = {
    ...state,
    ...(dealt ? { discard: [...state.discard, ...cards] } : { pile: [...state.pile, ...cards] }),
    board: EMPTY_BOARD,
    rounds,
    scores,
    next,
    waiting: dealt ? seatsInTurn(config.players, next) : [],
    keep: false,
    phase: { type: 'between' },
  };
  if (rounds.length < targetsOf(config).length) return cleared;
  return { ...cleared, waiting: [], phase: { type: 'over', winners: leadersOf(scores) } };
}

/** Somebody has redrawn, or none of the rest wants to: the next one, their own turn, or the next round (FOURS-10). */
export function redrawn(state: FoursState): FoursState {
  const [seat, ...waiting] = state.waiting;
  if (swapsAtTurn(state.config)) return atTurn(state);
  if (seat === undefined)
    return { ...state, turns: [], keep: false, phase: { type: 'turn', seat: state.next, plays: [] } };
  return state.keep
    ? refill({ ...state, waiting }, seat, 'redraw')
    : { ...state, phase: { type: 'between' } };
}

/** Whoever has redrawn at the start of their turn has it now; the first of them begins the round. */
function atTurn(state: FoursState): FoursState {
  const { config, waiting, next } = state;
  const order = seatsInTurn(config.players, next);
  const seat = order.at(-1 - waiting.length) ?? next;
  const turns = seat === next ? [] : state.turns;
  return { ...state, turns, phase: { type: 'turn', seat, plays: [] } };
}
