import { printBoard } from '#lib/games/fours/print.ts';
import type { FoursState } from '#lib/games/fours/state.ts';
import { worthOf } from '#lib/games/kings/castle.ts';
import { sumsOf } from '#lib/games/kings/score.ts';
import type { KingsState } from '#lib/games/kings/state.ts';
import type { ContestState } from '#lib/games/contest/state.ts';
import type { KnockState } from '#lib/games/knock/state.ts';
import type { SlapState } from '#lib/games/slap/state.ts';

/** What a golden log must come to: short enough to be read by a person. */
export function slapOutcome({ phase, piles, table, set, swaps, locks, target, last }: SlapState) {
  return {
    phase: phase.type,
    piles: piles.map((pile) => pile.length),
    table: table.map(({ seat, card, rank }) => ({ seat, card, rank })),
    tops: piles.map((pile) => pile[0] ?? null),
    bottoms: piles.map((pile) => pile.at(-1) ?? null),
    set,
    swaps,
    locks,
    target,
    winners: phase.type === 'over' ? phase.winners : null,
    last: last && {
      claimant: last.claimant,
      verdict: last.verdict,
      by: last.by,
      value: last.value,
      winner: last.winner,
      took: last.took,
    },
  };
}

/** The same for Knock. */
export function knockOutcome(state: KnockState) {
  const { phase, piles, won, aside, table, claims, dealer, round, set, target, locks, scores, last } = state;
  return {
    phase: phase.type,
    piles: piles.map((pile) => pile.length),
    tops: piles.map((pile) => pile[0] ?? null),
    won,
    aside,
    table: table.map(({ seat, card, rank }) => ({ seat, card, rank })),
    claims: claims.map(({ claimant, verdict, by, value }) => ({ claimant, verdict, by, value })),
    dealer,
    round,
    set,
    target,
    locks,
    scores,
    winners: phase.type === 'over' ? phase.winners : null,
    last: last && {
      taker: last.taker,
      by: last.by,
      thought: last.thought,
      claims: last.claims.map(({ claimant, verdict, by, value }) => ({ claimant, verdict, by, value })),
    },
  };
}

/** The same for Four Fours. */
export function foursOutcome({
  config,
  phase,
  board,
  rounds,
  hands,
  pile,
  discard,
  scores,
  ...rest
}: FoursState) {
  return {
    phase: phase.type,
    turn: phase.type === 'turn' ? phase.seat : null,
    board: printBoard(board, config),
    rounds: rounds.map((round) => ({ ...round, board: printBoard(round.board, config) })),
    hands,
    top: pile[0] ?? null,
    pile: pile.length,
    discard: discard.length,
    scores,
    turns: rest.turns.length,
    next: rest.next,
    waiting: rest.waiting,
    winners: phase.type === 'over' ? phase.winners : null,
  };
}

/** The same for 24, Kings; points are in halves. */
export function kingsOutcome(state: KingsState) {
  const { phase, config, theTurn, castles, pile, faceDown, faceUp, hands, scored, reshuffles } = state;
  return {
    phase: phase.type,
    seat: 'seat' in phase ? phase.seat : null,
    theTurn,
    castles: castles.map((castle) => ({ ...castle, worth: worthOf(castle, config) })),
    pile: pile.length,
    top: pile[0] ?? null,
    faceDown,
    faceUp,
    hands,
    scored: scored.map(
      (score) =>
        score && {
          call: score.call,
          worths: score.worths,
          formations: score.best.formations.map(({ kind, name, halves }) => `${kind} ${name} ${halves}`),
          pointer: score.best.pointer,
          charged: score.best.charged,
          halves: score.best.halves,
          own: score.own && score.own.halves,
        },
    ),
    reshuffles,
    deeds: state.deeds,
    games: state.games,
    sums: sumsOf(state),
    winners: phase.type === 'over' ? phase.winners : null,
  };
}

/** The same for Contest. */
export function contestOutcome({ phase, scores, rounds, entries }: ContestState) {
  return {
    phase: phase.type,
    scores,
    rounds: rounds.map(({ by, winner, points, proofs, best }) => ({ by, winner, points, proofs, best })),
    entries,
    winners: phase.type === 'over' ? phase.winners : null,
  };
}
