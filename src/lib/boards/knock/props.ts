import type { KnockEvent } from '#lib/games/knock/events.ts';
import type { KnockView } from '#lib/games/knock/view.ts';
import type { OpenPad } from '../race/pad.ts';
import type { Seats } from '../race/seats.svelte.ts';
import type { Hears } from '../race/view.ts';
import type { CoreAct } from './core.ts';
import type { ActName, KnockSitting } from './face.ts';
import type { TableShown } from './race.ts';
import type { KnockMatch } from './seats.ts';

/** What each of the boards is given. */
export interface BoardProps {
  readonly match: KnockMatch;
  readonly seats: Seats<KnockView, KnockEvent, ActName>;
  readonly sitting: KnockSitting;
  /** What is shown at a table for several. */
  readonly shown: TableShown;
  readonly hears: Hears<ActName, CoreAct>;
  readonly pad: OpenPad | null;
  /** Why the last thing was not done, for whom it concerns. */
  readonly refused: { readonly seat: number; readonly words: string } | null;
}
