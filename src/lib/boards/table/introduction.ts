import type { EventBase, Seat } from '#lib/core/match/game.ts';
import type { AnyMatch } from '#lib/match/open-match.ts';

/** How a game is begun by people who play it on this device for the first time (SLAP-16). */
export interface Introduction<Match> {
  /** The game in three short sentences; for one reader, or for all who read it from one side (null). */
  readonly sentences: (match: Match, seat: Seat | null) => readonly string[];
  /** What a touch of a zone is called and what one has done with it; null where nobody races, and the phone is passed round. */
  readonly touch: { readonly word: string; readonly done: string } | null;
  /** Whether nobody touches a zone to be first: then there is no touch to try (SLAP-15). */
  readonly isCalled?: (match: Match) => boolean;
  /** What it is called, where nobody begins: all do the same at once. */
  readonly title?: (match: Match) => string;
  /** What is said of who has something to do first, where that is not that they begin. */
  readonly first?: (name: string) => string;
  /** What follows when all are ready; without it the board itself goes on. */
  readonly begin?: (match: Match, stamp: number) => void;
}

/** Whether nobody has done anything at a match yet: what the table has dealt face down by itself is nobody's. */
export const isUntouched = ({
  timeline,
  stopped,
  winners,
}: Pick<AnyMatch, 'timeline' | 'stopped' | 'winners'>): boolean =>
  !stopped && winners === null && !timeline.events.some((event: EventBase) => event.seat !== undefined);
