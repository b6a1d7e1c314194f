import { createContext } from 'svelte';
import type { Millis, Seat } from '#lib/core/match/game.ts';
import type { Player } from '#lib/core/match/header.ts';
import { toShape, type Shape } from '#lib/ui/shapes.ts';
import type { TableCue, TableProps } from '../table/props.ts';

/** What each part of a table where people race reads for itself, instead of being handed it from part to part. */
export interface AtTable {
  /** By seat. */
  readonly players: readonly Player[];
  /** By seat, the keys of the keyboard. */
  readonly keys: readonly string[];
  readonly angle: number;
  /** Match time now. Not reactive: for clocks that tick by themselves. */
  readonly now: () => Millis;
  readonly paused: boolean;
  /** Until when a claim is to be stated (SLAP-10, KNOCK-4); null where there is no hurry. */
  readonly claimUntil: Millis | null;
  /** A full second begins, of which so many are left. */
  readonly onsecond: (left: number) => void;
  /** Null once there is nothing to pause. */
  readonly onmenu: ((seat: Seat, stamp: number) => void) | null;
  readonly ontell: (() => void) | null;
}

export const [useRacing, provideRacing] = createContext<() => AtTable>();

/** As much of an open match as its table's parts read. */
interface RaceMatch {
  readonly header: { readonly players: readonly Player[] };
  readonly view: { readonly phase: { readonly type: string; readonly until?: Millis | null } };
  readonly paused: boolean;
  readonly stopped: boolean;
  now(): Millis;
}

type Given = Pick<TableProps<RaceMatch>, 'match' | 'keys' | 'angle' | 'cue' | 'onmenu' | 'ontell'>;

/** What the page gives the table of an open match, for its parts. */
export function racingOf({ match, keys, angle, cue, onmenu, ontell }: Given): AtTable {
  const { phase } = match.view;
  return {
    players: match.header.players,
    keys,
    angle,
    now: () => match.now(),
    paused: match.paused,
    claimUntil: phase.type === 'claim' ? (phase.until ?? null) : null,
    onsecond: (left) => tickLast(left, cue),
    onmenu: match.stopped ? null : onmenu,
    ontell: match.paused ? null : ontell,
  };
}

/** The last seconds are heard, and the very last ones felt. */
export function tickLast(left: number, cue: (cue: TableCue) => void): void {
  if (left > 0 && left <= 5) cue(left <= 3 ? 'lastTick' : 'tick');
}

export const shapeAt = ({ players }: Pick<AtTable, 'players'>, seat: Seat): Shape =>
  toShape(players[seat]?.shape ?? '');
