import type { Board, Play } from '#lib/games/fours/board.ts';
import type { Card } from '#lib/games/fours/cards.ts';
import type { FoursOptions } from '#lib/games/fours/config.ts';

/** What is looked for: a way to the round's number with a hand, in one turn. */
export interface Asked {
  readonly board: Board;
  readonly hand: readonly Card[];
  readonly goal: number;
  readonly options: FoursOptions;
}

/** What was found; null when nobody could look. Rejects never. */
export type CouldWin = (asked: Asked) => Promise<{
  /** In the order to play them; null when there is no way. */
  readonly plays: readonly Play[] | null;
  /** How many different plays were looked at. */
  readonly tried: number;
} | null>;
