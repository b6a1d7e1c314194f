import { contest as text } from '#lib/i18n/messages.ts';
import type { Seat } from '#lib/core/match/game.ts';
import type { ContestConfig } from '#lib/games/contest/config.ts';
import { xOf, type X } from '#lib/games/contest/x.ts';
import { configFamily, eitherSide } from './words.ts';
import { EMPTY, readX, typedX, type XFault, type XLine } from './x-line.ts';

type XEvent =
  | { readonly type: 'impossible'; readonly seat: Seat }
  | { readonly type: 'entered'; readonly seat: Seat; readonly n: number; readonly d: number };

/** The x that somebody types, on a slip or at a place of their own. */
export class TypedX {
  line: XLine = $state.raw(EMPTY);
  why = $state<XFault | null>(null);
  readonly #config: Pick<ContestConfig, 'type' | 'target'>;

  constructor(config: Pick<ContestConfig, 'type' | 'target'>, line: XLine) {
    this.#config = config;
    this.line = line;
  }

  /** In Closest to it is a distance, which is never below 0. */
  get isDistance(): boolean {
    return configFamily(this.#config) === 'closest';
  }
  /** All of it, or what stands above the line. */
  get top(): string {
    const { none, minus, top } = this.line;
    return none ? text.noneAt : `${minus ? '−' : ''}${top}`;
  }
  get printed(): string {
    const { bottom } = this.line;
    return bottom === null ? this.top : `${this.top}/${bottom}`;
  }
  /** In Closest to, how far it is from the target; null while it is no distance. */
  get away(): X | null {
    const read = this.isDistance ? readX(this.line, true) : 'empty';
    return typeof read === 'string' ? null : xOf(read.n, read.d);
  }
  /** The two results that lie so far away. */
  get both(): readonly [string, string] | null {
    const { away } = this;
    return away && eitherSide(this.#config.target, away);
  }

  /** A key of the slip or of a keyboard; false where it means nothing. */
  type(key: string): boolean {
    if (key === '-' && this.isDistance) return false;
    const next = typedX(this.line, key);
    if (next === null) return false;
    this.why = next === 'long' ? 'long' : null;
    if (next !== 'long') this.line = next;
    return true;
  }
  /** What it is to the match; null, and a reason, where it is no x. */
  toEvent(seat: Seat): XEvent | null {
    const read = readX(this.line, this.isDistance);
    if (read === 'none') return { type: 'impossible', seat };
    if (typeof read !== 'string') return { type: 'entered', seat, ...read };
    this.why = read;
    return null;
  }
}
