import type { Suit } from '#lib/core/cards.ts';
import type { KingsConfig } from '../config.ts';

/** What hands are measured by: the castles as they stand, First to Fourth, and the house rules that count. */
export interface Ground {
  readonly castles: readonly { readonly suit: Suit; readonly worth: number }[];
  readonly rules: Pick<KingsConfig, 'strictness' | 'noHarm'>;
}
