import type { Round } from '#lib/games/fours/state.ts';
import { fours as text } from '#lib/i18n/messages.ts';

/** What a careful player needs in each round, as far as that is known. */
export type Pars = readonly (number | null)[];

/** Turns more than par; null for a round that was given up, or whose par is not known. */
const overPar = ({ winner, turns }: Round, par: number | null): number | null =>
  winner === null || par === null ? null : turns - par;

/** What stands below a round's seal. */
export function roundWords(round: Round, par: number | null): string {
  if (round.winner === null) return text.solo.void;
  const over = overPar(round, par);
  if (over === null) return text.solo.unknown(round.turns);
  if (over === 0) return text.solo.onPar;
  return over < 0 ? text.solo.under(-over) : text.solo.over(over);
}

/** Turns more than par over all rounds that were made; null when none has a par. */
export function sumOverPar(rounds: readonly Round[], pars: Pars): number | null {
  const known = rounds
    .map((round, index) => overPar(round, pars[index] ?? null))
    .filter((over) => over !== null);
  return known.length === 0 ? null : known.reduce((sum, over) => sum + over, 0);
}

/** The turns of the rounds that were made, and how many those are. */
export function turnsMade(rounds: readonly Round[]): { readonly turns: number; readonly rounds: number } {
  const made = rounds.filter(({ winner }) => winner !== null);
  return { turns: made.reduce((sum, { turns }) => sum + turns, 0), rounds: made.length };
}
