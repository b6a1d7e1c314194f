import type { Seat } from '#lib/core/match/game.ts';
import type { Player } from '#lib/core/match/header.ts';
import type { EdgeKey } from '../table/edge-keys.ts';
import type { StartAct, StartSeat } from './start-seats.ts';

/** A table before its first match, whichever way it lies. */
export interface StartProps {
  readonly players: readonly Player[];
  readonly seats: readonly StartSeat[];
  readonly said: string;
  readonly key: EdgeKey<StartAct>;
  /** Four sixes lie there to slap for. */
  readonly tries: boolean;
  readonly sentences: (seat: Seat | null) => readonly string[];
  readonly counts: readonly number[];
  readonly ontouch: (seat: Seat, stamp: number) => void;
  readonly onact: (act: StartAct, stamp: number) => void;
}

/** What is slapped for to try: everybody sees that they make 24. */
export const TRIED = 6;
