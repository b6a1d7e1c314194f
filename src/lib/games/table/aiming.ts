import { ranksOf, type Card } from '#lib/core/cards.ts';
import { shuffled, type Rng } from '#lib/core/chance.ts';
import { dynamicTarget, TARGET_CARDS } from '#lib/core/dynamic-target.ts';
import { err, ok, type Result } from '#lib/core/result.ts';
import type { Aimed } from './acts.ts';
import type { Deck } from '#lib/core/match/settings.ts';

/** The ranks of eight cards of a deck, drawn for a dynamic target (KNOCK-11). */
export const drawnForTarget = (deck: readonly Card[], rng: Rng): readonly number[] =>
  ranksOf(shuffled(deck, rng).slice(0, TARGET_CARDS.drawn));

/**
 * The target of ranks that somebody sent. From a dealt deck the app alone draws, always eight cards; those of a real one people enter
 * (KNOCK-11).
 */
export function aimedTarget(
  { ranks, seat }: Aimed,
  { deck, highest }: { readonly deck: Deck; readonly highest: number },
): Result<number, { readonly code: 'realOnly' | 'dealtOnly' | 'badRanks' }> {
  const dealt = deck === 'dealt';
  if (dealt && seat !== undefined) return err({ code: 'realOnly' });
  if (!dealt && seat === undefined) return err({ code: 'dealtOnly' });
  const target = dynamicTarget(ranks, highest);
  if (target === null || (dealt && ranks.length !== TARGET_CARDS.drawn)) return err({ code: 'badRanks' });
  return ok(target);
}
