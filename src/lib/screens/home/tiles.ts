import type { GameId } from '#lib/games/registry.ts';
import { TWO_CARDS } from '#lib/ui/further-icons.ts';

/** What a game looks like on the first page. */
export interface Tile {
  /** An outline on 24 by 24, or what stands on a card. */
  readonly drawing: { readonly path: string } | { readonly figure: string };
  /** The first games have wide tiles, two in a row; the others share the rows below, three in each. */
  readonly wide: boolean;
}

/** A row for each game. */
export const TILES: Readonly<Record<GameId, Tile>> = {
  // A hand that comes down on the table.
  slap: {
    drawing: {
      path: 'M8 12V5.5a1.5 1.5 0 0 1 3 0V11V4a1.5 1.5 0 0 1 3 0v7V5.5a1.5 1.5 0 0 1 3 0V14c0 4-2.5 7-6 7-3 0-4.5-1.5-6-4.5L3.3 13a1.5 1.5 0 0 1 2.6-1.5L8 14',
    },
    wide: true,
  },
  // Two cards that are turned.
  knock: { drawing: { path: TWO_CARDS }, wide: true },
  fours: { drawing: { figure: '4' }, wide: false },
  kings: { drawing: { figure: 'K' }, wide: false },
  contest: { drawing: { figure: 'x' }, wide: false },
};
