import type { TableProps } from '../table/props.ts';
import type { KnockMatch, Seats } from './seats.svelte.ts';

/** The pad that lies open, and what becomes of what is entered in it. */
export interface OpenPad {
  readonly seat: number;
  /** Known ranks by place; null until they are entered. */
  readonly ranks: readonly number[] | null;
  readonly count: number;
  readonly highest: number;
  readonly owed: 1 | 2;
  readonly fault: string | null;
  /** A solution is to follow; else the ranks are all that is asked for. */
  readonly claims: boolean;
  readonly onranks: (ranks: readonly number[], stamp: number) => void;
  readonly onrule: (texts: readonly string[], stamp: number) => void;
  readonly oncancel: (() => void) | null;
}

/** What each of the boards is given. */
export interface BoardProps extends Pick<
  TableProps<KnockMatch>,
  'match' | 'keys' | 'angle' | 'cue' | 'onmenu' | 'ontell'
> {
  readonly seats: Seats;
  readonly pad: OpenPad | null;
  /** A solution of the last four cards, shown because somebody asked. */
  readonly way: string | null;
  readonly onway: () => void;
  /** Why the last thing was not done, for whom it concerns. */
  readonly refused: { readonly seat: number; readonly words: string } | null;
  /** To the score sheet. */
  readonly onscore: () => void;
}
