import { createContext } from 'svelte';
import type { Millis, Seat } from '#lib/core/match/game.ts';
import type { TableCue } from '../table/props.ts';
import type { XLine } from './x-line.ts';

/** What each part of the table at which people look for sets reads for itself, instead of being handed it from part to part. */
export interface AtContest {
  /** By seat, the keys of the keyboard. */
  readonly keys: readonly string[];
  readonly cue: (cue: TableCue, seat?: Seat) => void;
  readonly resolution: () => Millis;
  /** What each has typed and not entered yet, by a word for the seat and the round; it is nowhere else. */
  readonly drafts: Map<string, XLine>;
  readonly wordOf: (seat: Seat) => string;
}

export const [useContest, provideContest] = createContext<() => AtContest>();
