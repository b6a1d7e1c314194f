import type { Millis } from '#lib/core/match/game.ts';

/** How a seat's zone looks: calm, flooded with its colour, or out of this one for a while. */
export interface Zone {
  readonly look: 'calm' | 'flood' | 'out';
  /** What it is and does, for those who do not see it. */
  readonly label: string;
  /** A touch may do something now. */
  readonly waits?: boolean;
  /** Something else is pressed here. */
  readonly off?: boolean;
  /** A slap that counts later: how long it takes to fill the zone. */
  readonly fill?: Millis | null;
}
