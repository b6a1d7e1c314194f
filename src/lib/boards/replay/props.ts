import type { ReadMatch } from '#lib/core/match/file.ts';
import type { MissedDeal } from '#lib/games/table/tally.ts';
import type { Aids } from '#lib/match/aids.ts';
import type { OwnPresets } from '#lib/match/own-presets.svelte.ts';

/** What is looked through: a place for each set or turn, 0-based, and `end` for how it ended. */
export interface Places {
  readonly place: number;
  readonly end: number;
  /** Shows another place; one outside is taken for the nearest. */
  go(place: number): void;
}

/** What the page of a replay gives a game's own way of looking back, beside the match itself. */
export interface ReplayProps<Log> {
  /** A match that is over. */
  readonly log: Log;
  readonly aids: Pick<Aids, 'findWays' | 'ask'>;
  /** Which set or round is shown first, 0-based; one beyond the last is how it ended. */
  readonly first: number;
  /** Where deals are practised. */
  readonly practiseAt: (deals: readonly MissedDeal[]) => string;
  /** Where all matches stand together. */
  readonly allMatches: string;
  /** The same people, another match. */
  readonly onagain: () => void;
}

/** What a game lists its bests from. */
export interface BestsProps {
  /** Its matches that were played alone to the end. */
  readonly matches: readonly ReadMatch[];
  /** One's own ready-made rules. */
  readonly presets: Pick<OwnPresets, 'of'>;
  /** Where the end of a match is looked at. */
  readonly replayAt: (match: string) => string;
}
