import type { Dots } from './difficulty/dots.ts';
import { err, ok, type Result } from './result.ts';
import { isInTable } from './difficulty/table-range.ts';
import { CARDS_TARGET } from './usual-targets.ts';

/**
 * `solvable`: only deals that make the target. `mixed`: as the deck deals them. Of those that make it, only the ones with so many dots, only those that
 * cannot do without a fraction, only those with a single solution (ARITH-6), only those that suit the player. `none`: only deals that do not make it.
 */
export const DEAL_KINDS = [
  'solvable',
  'mixed',
  'forYou',
  'oneDot',
  'twoDots',
  'threeDots',
  'fraction',
  'oneWay',
  'none',
] as const;
export type DealKind = (typeof DEAL_KINDS)[number];

/** The kinds that are about difficulty, and the dots that their deals have. */
export const DOTS_OF_KIND: Readonly<Partial<Record<DealKind, Dots>>> = {
  oneDot: 1,
  twoDots: 2,
  threeDots: 3,
};

/** What to deal: `count` cards out of a deck of four suits with ranks 1 to `highest`, or so many `digits`, to make `target`. */
export interface DealSpec {
  readonly target: number;
  readonly highest: number;
  readonly count: number;
  readonly kind: DealKind;
  /** Plain digits, each 0 to 9 by itself, as on a ticket; `highest` is 9 then. */
  readonly digits?: boolean;
}

/** The least and the most that each number of a `DealSpec` may be. */
export const DEAL_LIMITS = {
  target: { least: -999, most: 9999 },
  highest: { least: 2, most: 100 },
  count: { least: 3, most: 6 },
} as const;

/** The numbers of a setting, by name. */
export type DealField = keyof typeof DEAL_LIMITS;

/** A setting is refused when this many draws in a row hold no deal of its kind. */
export const MOST_DRAWS = 5000;

const ONLY_FROM_TABLE: readonly DealKind[] = ['forYou', 'fraction', 'oneWay', 'none'];

/**
 * Whether a kind can be had with the numbers of a setting: some only where every hand is known beforehand; and how hard digits are, nobody has
 * measured.
 */
export function isOffered(spec: DealSpec): boolean {
  if (spec.digits) return spec.kind === 'solvable' || spec.kind === 'mixed';
  return !ONLY_FROM_TABLE.includes(spec.kind) || isInTable(spec);
}

/** Make 24 from four cards of ace to ten, solvable ones only. */
export const STANDARD_DEAL: DealSpec = { target: CARDS_TARGET, highest: 10, count: 4, kind: 'solvable' };

/** Why a setting cannot be dealt: which number, and between what it must lie. */
export interface DealSpecError {
  readonly code: 'notWhole' | 'outOfRange';
  readonly field: DealField;
  readonly least: number;
  readonly most: number;
}

/** Checks the numbers of a setting; the first field that does not fit is named. */
export function checkDealSpec(spec: DealSpec): Result<DealSpec, DealSpecError> {
  for (const field of ['count', 'highest', 'target'] as const) {
    const { least, most } = DEAL_LIMITS[field];
    const value = spec[field];
    if (!Number.isInteger(value)) return err({ code: 'notWhole', field, least, most });
    if (value < least || value > most) return err({ code: 'outOfRange', field, least, most });
  }
  return ok(spec);
}
