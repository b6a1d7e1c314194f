import { deckUpTo, ranksOf, type Card } from './cards.ts';
import type { Rng } from './chance.ts';
import { err, ok, type Result } from './result.ts';
import { isSolvableWork } from './solvable.ts';
import { finish, type Work } from './work.ts';

/** `solvable`: only deals that make the target. `mixed`: as the deck deals them. */
export const DEAL_KINDS = ['solvable', 'mixed'] as const;
export type DealKind = (typeof DEAL_KINDS)[number];

/** What to deal: `count` cards out of a deck of four suits with ranks 1 to `highest`, to make `target`. */
export interface DealSpec {
  readonly target: number;
  readonly highest: number;
  readonly count: number;
  readonly kind: DealKind;
}

/** The least and the most that each number of a `DealSpec` may be. */
export const DEAL_LIMITS = {
  target: { least: -999, most: 9999 },
  highest: { least: 2, most: 100 },
  count: { least: 3, most: 6 },
} as const;

/** The numbers of a setting, by name. */
export type DealField = keyof typeof DEAL_LIMITS;

/** A setting is refused when this many draws in a row hold no solvable deal. */
export const MOST_DRAWS = 5000;

/** Make 24 from four cards of ace to ten, solvable ones only. */
export const STANDARD_DEAL: DealSpec = { target: 24, highest: 10, count: 4, kind: 'solvable' };

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

/** Draws one deal as a real deck would: no card twice. The `kind` is not looked at. */
export function drawDeal(spec: Pick<DealSpec, 'highest' | 'count'>, rng: Rng): readonly Card[] {
  const deck = [...deckUpTo(spec.highest)];
  const deal: Card[] = [];
  while (deal.length < spec.count) {
    const [card] = deck.splice(rng.next(deck.length), 1);
    if (card) deal.push(card);
  }
  return deal;
}

/** What a search for deals came back with. */
export interface FoundDeals {
  readonly deals: readonly (readonly Card[])[];
  /** How many deals were drawn to find them; `mostDraws` with no deal found means that the setting has (next to) none. */
  readonly draws: number;
}

/** Draws until `wanted` deals of the spec's kind are found, or `mostDraws` have been drawn. */
export const findDeals = (spec: DealSpec, rng: Rng, wanted: number, mostDraws = MOST_DRAWS): FoundDeals =>
  finish(findDealsWork(spec, rng, wanted, mostDraws));

/** The same in steps: at least one a deal, more where five or six numbers take long. */
export function* findDealsWork(
  spec: DealSpec,
  rng: Rng,
  wanted: number,
  mostDraws = MOST_DRAWS,
): Work<FoundDeals> {
  const deals: (readonly Card[])[] = [];
  let draws = 0;
  while (deals.length < wanted && draws < mostDraws) {
    draws += 1;
    const deal = drawDeal(spec, rng);
    if (spec.kind === 'mixed' || (yield* isSolvableWork(ranksOf(deal), spec.target))) deals.push(deal);
    yield;
  }
  return { deals, draws };
}
