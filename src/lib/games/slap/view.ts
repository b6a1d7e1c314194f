import type { Card } from '#lib/core/cards.ts';
import type { Millis, Viewer } from '#lib/core/match/game.ts';
import type { SlapConfig } from './config.ts';
import { cardOf } from './deck.ts';
import { isKnownUnsolvable } from './phases.ts';
import type { Lying, Phase, Settlement, SlapState } from './state.ts';

/** A card on the table as it is seen: the card itself only of a dealt deck, the rank once it is known. */
export interface SeenCard extends Pick<Lying, 'seat' | 'rank'> {
  readonly card: Card | null;
}

/** The last set without what lay hidden. */
export interface SeenSettlement extends Omit<Settlement, 'piles' | 'table'> {
  readonly table: readonly SeenCard[];
}

/** What people round the table see; everybody sees the same, since nobody looks at a pile (SLAP-1). */
export interface SlapView {
  readonly config: SlapConfig;
  readonly target: number | null;
  /** Cards in each pile, by seat; with the table they add up to forty (SLAP-11). */
  readonly counts: readonly number[];
  readonly table: readonly SeenCard[];
  readonly set: number;
  readonly swaps: number;
  readonly locks: readonly Millis[];
  readonly phase: Phase;
  readonly last: SeenSettlement | null;
  /** The house says when nothing works, and nothing does (SLAP-7). */
  readonly none: boolean;
  /** The piles from the top, for a replay only; a card of a real deck is null. */
  readonly piles: readonly (readonly (Card | null)[])[] | null;
}

/** What a viewer may know of a state. */
export function view(state: SlapState, viewer: Viewer): SlapView {
  const { config, target, piles, set, swaps, locks, phase, last } = state;
  return {
    config,
    target,
    counts: piles.map((pile) => pile.length),
    table: state.table.map(seen),
    set,
    swaps,
    locks,
    phase,
    last: last && seenSettlement(last),
    none: config.sayNone && isKnownUnsolvable(state),
    piles: viewer === 'open' ? piles.map((pile) => pile.map(cardOf)) : null,
  };
}

const seen = ({ seat, card, rank }: Lying): SeenCard => ({ seat, rank, card: cardOf(card) });

function seenSettlement({ piles: _hidden, table, ...open }: Settlement): SeenSettlement {
  return { ...open, table: table.map(seen) };
}
