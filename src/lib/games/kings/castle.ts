import type { Ground } from './calculus/ground.ts';
import { isKing, KING, rankOf, suitOf, type Card } from './cards.ts';
import type { KingsConfig } from './config.ts';

/** A castle: the card that founded it, and the kings laid on it (KINGS-2, KINGS-3). Castles are 0 First (north), 1 Second (west), 2 Third (east), 3 Fourth (south). */
export interface Castle {
  /** Its suit is the castle's. */
  readonly card: Card;
  readonly kings: readonly Card[];
}

/** So many castles are founded. */
export const CASTLES = 4;

/** Why a king cannot be played there, or dethrone. */
export type CastleRefusal = {
  readonly code:
    | 'noSuchCastle'
    | 'notAKing'
    /** Another suit than the castle's (KINGS-3). */
    | 'wrongCastle'
    /** With static castles of the first edition nothing is played on them (KINGS-9). */
    | 'castlesStand'
    /** It takes no further king, and is not dethroned (KINGS-3). */
    | 'doubleKing'
    /** Nothing lies under a king there: there is none, or the castle was founded by one (KINGS-3). */
    | 'noSubject';
};

/** How many kings rule there, the founding card counted. */
const reigning = ({ card, kings }: Castle): number => kings.length + (isKing(card) ? 1 : 0);

/** Whether two kings rule there (KINGS-3). */
export const isDouble = (castle: Castle): boolean => reigning(castle) === 2;

/** The founding card under a king; null where there is none. */
export const subjectOf = ({ card, kings }: Castle): Card | null =>
  kings.length > 0 && !isKing(card) ? card : null;

/** What a castle is worth: its card, 13 for a king, 26 for two, and its Subject where the house counts it; always its card where castles are static (KINGS-3, KINGS-9). */
export function worthOf(
  castle: Castle,
  { subjects, staticCastles }: Pick<KingsConfig, 'subjects' | 'staticCastles'>,
): number {
  const subject = subjectOf(castle);
  const kings = reigning(castle);
  if (kings === 0 || staticCastles) return rankOf(castle.card);
  return kings * KING + (subjects && subject !== null ? rankOf(subject) : 0);
}

/** The castles as hands are measured by them. */
export const groundOf = (castles: readonly Castle[], config: KingsConfig): Ground => ({
  castles: castles.map((castle) => ({ suit: suitOf(castle.card), worth: worthOf(castle, config) })),
  rules: config,
});

type Rules = Pick<KingsConfig, 'staticCastles' | 'anyKing' | 'edition'>;

/** Why a king cannot be played on a castle; null when it can (KINGS-3). */
export function whyNotCrowned(
  castle: Castle | undefined,
  king: Card,
  rules: Rules,
): CastleRefusal['code'] | null {
  if (castle === undefined) return 'noSuchCastle';
  return whyNotTouched(castle, king, rules) ?? (isDouble(castle) ? 'doubleKing' : null);
}

/** Why a king cannot dethrone one there; null when it can (KINGS-3). */
export function whyNotDethroned(
  castle: Castle | undefined,
  king: Card,
  rules: Rules,
): CastleRefusal['code'] | null {
  if (castle === undefined) return 'noSuchCastle';
  const why = whyNotTouched(castle, king, rules);
  if (why !== null) return why;
  if (isDouble(castle)) return 'doubleKing';
  return subjectOf(castle) === null ? 'noSubject' : null;
}

function whyNotTouched({ card }: Castle, king: Card, rules: Rules): CastleRefusal['code'] | null {
  if (!isKing(king)) return 'notAKing';
  if (rules.staticCastles && rules.edition === undefined) return 'castlesStand';
  return rules.anyKing || suitOf(card) === suitOf(king) ? null : 'wrongCastle';
}
