import { evaluate } from '#lib/core/evaluate.ts';
import type { Seat } from '#lib/core/match/game.ts';
import { parseExpression } from '#lib/core/parse.ts';
import { add, printRational, rational, subtract, type Rational } from '#lib/core/rational.ts';
import type { ContestConfig } from '#lib/games/contest/config.ts';
import type { BestQuestion } from '#lib/games/contest/search/index.ts';
import type { Round } from '#lib/games/contest/state.ts';
import { TYPES, type Type } from '#lib/games/contest/types.ts';
import { rationalOf, xOf, type X } from '#lib/games/contest/x.ts';
import { signed } from '#lib/i18n/format.ts';
import { contest as text } from '#lib/i18n/messages.ts';

export const configFamily = ({ type }: Pick<ContestConfig, 'type'>): Type['family'] => TYPES[type].family;
export const isOpenType = ({ type }: Pick<ContestConfig, 'type'>): boolean => {
  const row = TYPES[type];
  return row.family !== 'classic' && row.open;
};

/** Where every set can be made, who gives up does not say that it is impossible (CONTEST-2). */
export const isSkipType = ({ type }: Pick<ContestConfig, 'type'>): boolean => {
  const row = TYPES[type];
  return row.family === 'classic' && row.solvable;
};

/** An x in print: "128", "3/7", "−5"; *Impossible* for none. */
export const printX = (x: X | null): string => (x === null ? text.noneAt : printRational(rationalOf(x)));

/** The same where it stands by itself: in Closest to it says that it is a distance. */
export const tellX = (x: X | null, config: Pick<ContestConfig, 'type'>): string =>
  x !== null && configFamily(config) === 'closest' ? text.distance(printX(x)) : printX(x);

/** The x of a pair as the solver tells it; null where there is none. */
export const xOfParts = ([n, d]: readonly number[]): X | null =>
  n === undefined || d === undefined ? null : xOf(n, d);

/** How far two are apart, in print. */
export const apart = (one: X, other: X): string =>
  printRational(subtract(rationalOf(one), rationalOf(other))).replace(/^[-−]/, '');

/** A fraction as people say it: 116/5 as "23 1/5". */
function printMixed(value: Rational): string {
  const whole = value.n / value.d;
  const rest = value.n % value.d;
  const size = rest < 0n ? -rest : rest;
  if (rest === 0n || whole === 0n) return printRational(value);
  return `${signed(String(whole))} ${size}/${value.d}`;
}

/** The two numbers that are so far from the target, the smaller first. */
export const eitherSide = (target: number, x: X): readonly [string, string] => [
  printMixed(subtract(rational(target), rationalOf(x))),
  printMixed(add(rational(target), rationalOf(x))),
];

/** What a line comes to, in print; null while it comes to nothing. */
export function valueOf(line: string): string | null {
  const read = parseExpression(line);
  const value = read.ok ? evaluate(read.value) : undefined;
  return value === undefined ? null : printRational(value);
}

/** The same where it is a whole number of which solutions are listed; else null. */
export function wholeOf(line: string): number | null {
  const read = parseExpression(line);
  const value = read.ok ? evaluate(read.value) : undefined;
  return value?.d === 1n && value.n >= -10_000n && value.n <= 10_000n ? Number(value.n) : null;
}

/** Who entered an x and did not prove it, whether it was heard or not (CONTEST-10). */
export function unprovedIn({
  entries,
  proofs,
}: Pick<Round, 'entries' | 'proofs'>): readonly { readonly seat: Seat; readonly x: X }[] {
  const proved = new Set(proofs.flatMap(({ seat, why }) => (why === null ? [seat] : [])));
  return entries.flatMap((entry, seat) => (entry?.x && !proved.has(seat) ? [{ seat, x: entry.x }] : []));
}

/** The question for the best that there is. */
export const bestAsked = (sets: BestQuestion['sets'], config: ContestConfig): BestQuestion => ({
  sets,
  target: config.target,
  family: configFamily(config),
});

/** What is asked about a round that is over: the best there was, and whether what nobody proved could have been made. */
export function askedAfter(
  round: Pick<Round, 'sets' | 'entries' | 'proofs'>,
  config: ContestConfig,
): BestQuestion {
  const xs = unprovedIn(round).map(({ x: { n, d } }) => [n, d] as const);
  const question = bestAsked(round.sets, config);
  return xs.length === 0 ? question : { ...question, xs };
}

/** What came of a round, in a sentence. */
export function outcomeOf(
  round: Round,
  names: readonly string[],
  config: Pick<ContestConfig, 'type'>,
): string {
  const nameOf = (seat: Seat | null | undefined) => names[seat ?? 0] ?? '';
  const isAlone = names.length === 1;
  // Alone nobody wins over anybody, or draws with them.
  if (isAlone && round.winner !== null) return text.right;
  switch (round.by) {
    case 'proved':
      return text.wins(nameOf(round.winner));
    case 'wrong': {
      const [proof] = round.proofs;
      return `${text.came(nameOf(proof?.seat), text.why[proof?.why ?? 'wrong'])} · ${text.points(-1)}`;
    }
    case 'impossible':
      if (round.winner !== null) return text.declared(nameOf(round.winner));
      if (isSkipType(config)) return text.skipped;
      return isAlone ? text.says : text.draw;
    case 'timedOut':
      return isAlone ? text.points(0) : text.timedOut;
    case 'nobody':
      // Alone the best is known of what held and of *Impossible*, which has no line.
      if (round.best !== null && round.proofs.some(({ texts }) => texts.length > 0)) return text.notBest;
      return isAlone ? text.points(0) : text.nobody;
  }
}

/** In how many rounds somebody was heard and was not right: a claim that cost a point, or a proof that did not hold. */
export const wrongBy = (rounds: readonly Pick<Round, 'proofs'>[], of: Seat): number =>
  rounds.filter(({ proofs }) => proofs.some(({ seat, why }) => seat === of && why !== null)).length;

/** Whether nobody gained or lost by a round. */
export const isDraw = ({ points }: Pick<Round, 'points'>): boolean => points.every((point) => point === 0);
