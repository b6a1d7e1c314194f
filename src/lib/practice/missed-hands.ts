import { ranksOf } from '#lib/core/cards.ts';
import { classOf, type StoredAttempt } from '#lib/storage/attempt.ts';
import { isGivenDeal, type GivenDeal } from './given.ts';

/** As many as one set of hands holds. */
const MOST = 40;

/**
 * The hands that were missed and not made since, the latest first, each once; those that practice can deal. `rows`: the newest first; `found`: those
 * that are looked at.
 */
export function missedHands(
  rows: readonly StoredAttempt[],
  found: readonly StoredAttempt[] = rows,
): readonly GivenDeal[] {
  const wanted = new Set(found);
  const met = new Set<string>();
  const missed: GivenDeal[] = [];
  for (const row of rows) {
    const { cards, target, outcome } = row;
    if (missed.length === MOST) break;
    const ranks = ranksOf(cards);
    const name = `${ranks.toSorted((a, b) => a - b).join()}=${target}`;
    if (met.has(name)) continue;
    met.add(name);
    const deal = { ranks, target };
    if (wanted.has(row) && classOf(outcome) === 'missed' && isGivenDeal(deal)) missed.push(deal);
  }
  return missed;
}
