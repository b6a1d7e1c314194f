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
