import { ranksOf } from '#lib/core/cards.ts';
import type { Dots } from '#lib/core/difficulty/dots.ts';
import { classOf, type Attempt } from '#lib/storage/attempt.ts';
import { endedDots } from './ended-dots.ts';

/** Which hands of the history are looked at. */
export const SHOWN = ['all', 'solved', 'missed', 'shown', 'none', 'day'] as const;
export type Shown = (typeof SHOWN)[number];

export interface Wanted {
  readonly show: Shown;
  /** How hard; null for any. */
  readonly dots: Dots | null;
  /** Cards as they were typed: "3388", "3 8", "10 J". */
  readonly cards: string;
}

export const ALL_HANDS: Wanted = { show: 'all', dots: null, cards: '' };

/** The attempts that are wanted, in their order. */
export function findHands<Row extends Attempt>(rows: readonly Row[], wanted: Wanted): readonly Row[] {
  const { show, dots } = wanted;
  const typed = readCards(wanted.cards);
  if (show === 'all' && dots === null && typed === null) return rows;
  return rows.filter(
    (row) =>
      isShown(row, show) &&
      (typed === null || typed.some((ranks) => holds(ranksOf(row.cards), ranks))) &&
      (dots === null || endedDots(row) === dots),
  );
}

/** An own solution, or a right "there is none". */
export const isSolved = ({ outcome }: Attempt): boolean => classOf(outcome) === 'solved';

function isShown(row: Attempt, show: Shown): boolean {
  if (show === 'all') return true;
  if (show === 'day') return row.day !== null;
  return show === 'shown' || show === 'none' ? row.outcome === show : isSolved(row) === (show === 'solved');
}

/** Whether all of some numbers are among others, each as often. */
function holds(ranks: readonly number[], wanted: readonly number[]): boolean {
  const left = [...ranks];
  return wanted.every((rank) => {
    const at = left.indexOf(rank);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

const COURTS = new Map([
  ['A', 1],
  ['T', 10],
  ['J', 11],
  ['Q', 12],
  ['K', 13],
]);
/** No hand has more digits, and each more doubles what they may mean. */
const MOST_DIGITS = 12;

/** What cards may be meant, since "113" is 11 3, 1 13 and 1 1 3; null where nothing was typed, nothing where no hand can have them. */
export function readCards(typed: string): readonly (readonly number[])[] | null {
  const plain = plainDigits(typed.normalize('NFKC')).toUpperCase();
  if (plain.trim() === '') return null;
  const runs = plain.match(/\d+|[AJQKT]/g) ?? [];
  if (/[^\dAJQKT\s,;.·،、]/u.test(plain) || runs.join('').length > MOST_DIGITS) return [];
  return runs.reduce<readonly (readonly number[])[]>(
    (before, run) => {
      const court = COURTS.get(run);
      const ways = court === undefined ? splits(run) : [[court]];
      return before.flatMap((ranks) => ways.map((more) => [...ranks, ...more]));
    },
    [[]],
  );
}

/** All ways to read digits as numbers of cards: up to 100. */
function splits(digits: string): readonly (readonly number[])[] {
  if (digits === '') return [[]];
  const lengths = digits.startsWith('100') ? [1, 2, 3] : digits.startsWith('0') ? [1] : [1, 2];
  return lengths
    .filter((length) => length <= digits.length)
    .flatMap((length) =>
      splits(digits.slice(length)).map((rest) => [Number(digits.slice(0, length)), ...rest]),
    );
}

/** Arabic and Persian digits as others write them. */
const plainDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) % 16));
