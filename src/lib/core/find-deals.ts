import { deckUpTo, ranksOf, type DealtCard } from './cards.ts';
import type { Rng } from './chance.ts';
import { DOTS_OF_KIND, MOST_DRAWS, type DealSpec } from './deal.ts';
import { difficultyWork } from './difficulty/difficulty.ts';
import { dotsOf } from './difficulty/dots.ts';
import { isSolvableWork } from './search/solvable.ts';
import { finish, type Work } from './work.ts';

/** Draws one deal as a real deck would, no card twice; or digits, each of the ten as likely, also twice. The `kind` is not looked at. */
export function drawDeal(
  spec: Pick<DealSpec, 'highest' | 'count' | 'digits'>,
  rng: Rng,
): readonly DealtCard[] {
  if (spec.digits) return Array.from({ length: spec.count }, () => ({ rank: rng.next(10), suit: null }));
  const deck = [...deckUpTo(spec.highest)];
  const deal: DealtCard[] = [];
  while (deal.length < spec.count) {
    const [card] = deck.splice(rng.next(deck.length), 1);
    if (card) deal.push(card);
  }
  return deal;
}

/** What a search for deals came back with. */
export interface FoundDeals {
  readonly deals: readonly (readonly DealtCard[])[];
  /** How many deals were drawn to find them; `mostDraws` with no deal found means that the setting has (next to) none. */
  readonly draws: number;
}

/**
 * Draws until `wanted` deals of the spec's kind are found, or `mostDraws` have been drawn. Kinds that are about more than dots are found in the table
 * alone (`drawFromTable`).
 */
export const findDeals = (spec: DealSpec, rng: Rng, wanted: number, mostDraws = MOST_DRAWS): FoundDeals =>
  finish(findDealsWork(spec, rng, wanted, mostDraws));

/** The same in steps: at least one a deal, more where five or six numbers take long. */
export function* findDealsWork(
  spec: DealSpec,
  rng: Rng,
  wanted: number,
  mostDraws = MOST_DRAWS,
): Work<FoundDeals> {
  const deals: (readonly DealtCard[])[] = [];
  let draws = 0;
  while (deals.length < wanted && draws < mostDraws) {
    draws += 1;
    const deal = drawDeal(spec, rng);
    if (yield* isWantedWork(ranksOf(deal), spec)) deals.push(deal);
    yield;
  }
  return { deals, draws };
}

function* isWantedWork(ranks: readonly number[], spec: DealSpec): Work<boolean> {
  if (spec.kind === 'mixed') return true;
  if (!(yield* isSolvableWork(ranks, spec.target))) return false;
  if (spec.kind === 'solvable') return true;
  const found = yield* difficultyWork(ranks, spec.target);
  return found !== null && dotsOf(found.score, ranks.length) === DOTS_OF_KIND[spec.kind];
}
