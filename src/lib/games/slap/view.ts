import type { Card } from '#lib/core/cards.ts';
import type { Millis, Viewer } from '#lib/core/match/game.ts';
import { areSolutions } from '#lib/games/table/judge.ts';
import { cardOf, isKnownUnsolvable, seenCard, type SeenCard } from '#lib/games/table/table-cards.ts';
import type { SlapConfig } from './config.ts';
import { DECK } from './deck.ts';
import type { Phase, Settlement, SlapState } from './state.ts';

/** The last set without what lay hidden. What the table let pass is among the `texts` only where it is a solution. */
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
  /** By seat, how many cards come for those that were sent back; null when a new deal is next. */
  readonly owes: readonly number[] | null;
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
  const { config, target, piles, set, swaps, owes, locks, phase, last } = state;
  return {
    config,
    target,
    counts: piles.map((pile) => pile.length),
    table: state.table.map((lying) => seenCard(DECK, lying)),
    set,
    swaps,
    owes,
    locks,
    phase,
    last: last && seenSettlement(last, target),
    none: config.sayNone && isKnownUnsolvable(state.table, target),
    piles: viewer === 'open' ? piles.map((pile) => pile.map((card) => cardOf(DECK, card))) : null,
  };
}

function seenSettlement(
  { piles: _hidden, table, texts, ...open }: Settlement,
  target: SlapState['target'],
): SeenSettlement {
  const isShown = open.by !== 'ruled' || areSolutions({ table, target }, texts);
  return { ...open, texts: isShown ? texts : [], table: table.map((lying) => seenCard(DECK, lying)) };
}
