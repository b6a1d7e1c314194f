import type { Millis, Seat } from '#lib/core/match/game.ts';
import type { Player } from '#lib/core/match/header.ts';
import type { Aids } from '#lib/match/aids.ts';
import type { Jottings } from '#lib/match/jottings.ts';

/** What is heard and felt at a table. The last three seconds are felt as well. */
export type TableCue =
  | 'signal'
  | 'falseStart'
  | 'heat'
  | 'tick'
  | 'lastTick'
  | 'right'
  | 'wrong'
  | 'take'
  | 'won';

/** What the page gives a board, beside the match itself. */
export interface TableProps<Match> {
  readonly match: Match;
  /** By seat, the key (`KeyboardEvent.key`, lower case) that slaps, knocks or is called. */
  readonly keys: readonly string[];
  /** How far the device has been turned, in degrees clockwise: 0, 90, 180 or 270. The table stays as it lies. */
  readonly angle: number;
  /** It stands before everybody, instead of lying flat between them. */
  readonly stands: boolean;
  readonly cue: (cue: TableCue, seat?: Seat) => void;
  /** How far apart the device can tell two signals, p of SLAP-9: for the touch or key that is being handled. */
  readonly resolution: () => Millis;
  /** What is told in steps goes on by itself: there is sound, and motion is welcome. */
  readonly plays: boolean;
  /** Pauses without the menu: the board itself says when to go on. */
  readonly onhold: () => void;
  /** Pauses and opens the menu, towards the seat that asked; `stamp`: of the touch that asked. */
  readonly onmenu: (seat: Seat, stamp: number) => void;
  /** Tells once more what a first match begins with; null once somebody has done something. */
  readonly ontell: (() => void) | null;
  /** Corrects the count, towards the seat that asked (SLAP-14). */
  readonly oncount: (seat: Seat, stamp: number) => void;
  /** One way to make the target, printed; null when there is none. Rejects never. */
  readonly findWay: (ranks: readonly number[], target: number) => Promise<string | null>;
  /** The best that anybody has come to alone by these rules, this match included; null when there is none. Rejects never. */
  readonly findBest: () => Promise<{ readonly score: number; readonly thought: Millis } | null>;
  /** What was begun to be told to this match, and has been kept. */
  readonly findJottings: () => Promise<Jottings>;
  /** What a board may ask of its own game. */
  readonly aids: Pick<Aids, 'ask' | 'readAlike' | 'orNull'>;
  /** The same people, another match. */
  readonly onagain: () => void;
  readonly onreplay: () => void;
  readonly onhome: () => void;
}

/** What the screen at the end of a match is given. */
export interface EndProps<View> {
  readonly view: View;
  readonly players: readonly Player[];
  /** Null where the match was ended as it stood. */
  readonly winners: readonly Seat[] | null;
  readonly onagain: () => void;
  readonly onreplay: () => void;
  readonly onhome: () => void;
}
