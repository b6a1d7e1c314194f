import { evaluate } from '#lib/core/evaluate.ts';
import type { Seat } from '#lib/core/match/game.ts';
import { parseExpression } from '#lib/core/parse.ts';
import { printRational, subtract } from '#lib/core/rational.ts';
import type { ContestConfig } from '#lib/games/contest/config.ts';
import type { Round } from '#lib/games/contest/state.ts';
import { TYPES, type Type } from '#lib/games/contest/types.ts';
import { rationalOf, xOf, type X } from '#lib/games/contest/x.ts';
import { contest as text } from '#lib/i18n/messages.ts';

export const familyOf = ({ type }: Pick<ContestConfig, 'type'>): Type['family'] => TYPES[type].family;
export const isOpenType = ({ type }: Pick<ContestConfig, 'type'>): boolean => {
  const row = TYPES[type];
  return row.family !== 'classic' && row.open;
};

/** An x in print: "128", "3/7", "−5"; *Impossible* for none. */
export const printX = (x: X | null): string =>
  x === null ? text.noneAt : printRational(rationalOf(x)).replace('-', '−');

/** The x of a pair as the solver tells it; null where there is none. */
export const xOfParts = ([n, d]: readonly number[]): X | null =>
  n === undefined || d === undefined ? null : xOf(n, d);

/** How far two are apart, in print. */
export const apart = (one: X, other: X): string =>
  printRational(subtract(rationalOf(one), rationalOf(other))).replace(/^[-−]/, '');

/** What a line comes to, in print; null while it comes to nothing. */
export function valueOf(line: string): string | null {
  const read = parseExpression(line);
  const value = read.ok ? evaluate(read.value) : undefined;
  return value === undefined ? null : printRational(value).replace('-', '−');
}

/** What came of a round, in a sentence. */
export function outcomeOf(round: Round, names: readonly string[]): string {
  const nameOf = (seat: Seat | null | undefined) => names[seat ?? 0] ?? '';
  switch (round.by) {
    case 'proved':
      return text.wins(nameOf(round.winner));
    case 'wrong':
      return text.wrongBy(nameOf(round.proofs[0]?.seat));
    case 'impossible':
      return round.winner === null ? text.draw : text.declared(nameOf(round.winner));
    case 'timedOut':
      return text.timedOut;
    case 'nobody':
      return round.best !== null && round.proofs.some(({ why }) => why === null) ? text.notBest : text.nobody;
  }
}

/** Whether nobody gained or lost by a round. */
export const isDraw = ({ points }: Pick<Round, 'points'>): boolean => points.every((point) => point === 0);
