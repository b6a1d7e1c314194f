import type { OpenPad } from '../race/pad.ts';
import type { Hears } from '../race/view.ts';
import type { CoreAct } from './core.ts';
import type { ActName, KnockSitting } from './face.ts';
import type { TableShown } from './race.ts';
import type { KnockMatch, Seats } from './seats.svelte.ts';

/** What each of the boards is given. */
export interface BoardProps {
  readonly match: KnockMatch;
  readonly seats: Seats;
  readonly sitting: KnockSitting;
  /** What is shown at a table for several. */
  readonly shown: TableShown;
  readonly hears: Hears<ActName, CoreAct>;
  readonly pad: OpenPad | null;
  /** Why the last thing was not done, for whom it concerns. */
  readonly refused: { readonly seat: number; readonly words: string } | null;
}
