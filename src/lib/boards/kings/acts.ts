import type { Seat } from '#lib/core/match/game.ts';
import { isKing, KING, rankOf, type Card } from '#lib/games/kings/cards.ts';
import { kingPlaces } from '#lib/games/kings/legal.ts';
import type { Deed, KingsState } from '#lib/games/kings/state.ts';
import { worthOf, type Castle } from '#lib/games/kings/castle.ts';
import type { KingsConfig } from '#lib/games/kings/config.ts';
import { kings as text } from '#lib/i18n/messages.ts';

/** What a picked king may do on one castle. */
export interface CastleActs {
  readonly crowned: boolean;
  readonly dethroned: boolean;
}

/** By castle; neither for a card that is no king. */
export function actsOn(state: Pick<KingsState, 'castles' | 'config'>, card: Card): readonly CastleActs[] {
  const { crowned, dethroned } = isKing(card) ? kingPlaces(state, card) : { crowned: [], dethroned: [] };
  return state.castles.map((_, castle) => ({
    crowned: crowned.includes(castle),
    dethroned: dethroned.includes(castle),
  }));
}

/** What a castle would be worth, in words for its place on the table; null where the king cannot go. */
export function becomes(
  castle: Castle,
  acts: CastleActs | undefined,
  king: Card,
  config: KingsConfig,
): string | null {
  if (!acts?.crowned && !acts?.dethroned) return null;
  const more = worthOf({ ...castle, kings: [...castle.kings, king] }, config);
  if (more === worthOf(castle, config)) return text.stays(more);
  if (!acts.dethroned) return text.becomes(more);
  return text.becomesOr(more, rankOf(castle.card));
}

/** The castle that is meant as soon as a king is picked: that of its suit, or the only one there is; null where there is a choice. */
export function meantAt(acts: readonly CastleActs[]): number | null {
  const open = [...acts.keys()].filter((castle) => acts[castle]?.crowned || acts[castle]?.dethroned);
  return open.length === 1 ? (open[0] ?? null) : null;
}

const DISCARDS: readonly Deed['type'][] = ['faceDown', 'faceUp'];
const KINGS_ACTS: readonly Deed['type'][] = ['dumped', 'crowned', 'dethroned', 'raised'];

/**
 * Which cards of a hand have just come: two after a king; of one who plays `alone` also the one drawn for their last discard, which nobody
 * else is shown between the turns.
 */
export function freshIn(
  { phase, deeds }: Pick<KingsState, 'phase' | 'deeds'>,
  held: readonly Card[],
  alone: boolean,
): readonly Card[] {
  if (phase.type === 'extra') return held.slice(-2);
  const [before, last] = deeds.slice(-2);
  const isOwn = alone && last !== undefined && DISCARDS.includes(last.type);
  return isOwn && before !== undefined && !KINGS_ACTS.includes(before.type) ? held.slice(-1) : [];
}

/** A hand as it is held: by rank, the highest first, or by suit. */
export function inOrder(cards: readonly Card[], bySuit: boolean): readonly Card[] {
  const suitAt = (card: Card) => Math.floor((card % 52) / KING);
  return cards.toSorted((a, b) =>
    bySuit ? suitAt(a) - suitAt(b) || rankOf(b) - rankOf(a) : rankOf(b) - rankOf(a) || suitAt(a) - suitAt(b),
  );
}

/** Who has the most of those who have been scored, but for a seat; null where nobody has. In halves. */
export function bestScored(
  scored: KingsState['scored'],
  but: Seat,
): { readonly seat: Seat; readonly halves: number } | null {
  const all = scored.flatMap((score, seat) =>
    score && seat !== but ? [{ seat, halves: score.best.halves }] : [],
  );
  return all.toSorted((a, b) => b.halves - a.halves)[0] ?? null;
}
