import type { Card } from '#lib/core/cards.ts';
import type { Millis, Seat, Viewer } from '#lib/core/match/game.ts';
import { areSolutions } from '#lib/games/table/judge.ts';
import { cardOf, isKnownUnsolvable, seenCard, type SeenCard } from '#lib/games/table/table-cards.ts';
import type { KnockConfig } from './config.ts';
import { deckOf } from './deck.ts';
import { awaited, barredOf } from './phases.ts';
import { sumsOf, thoughtOf } from './score.ts';
import type { Aim, Claim, KnockSet, KnockState, Phase, Score } from './state.ts';

/** A settled set with its cards as they are seen. What the table let pass is among the `texts` of a claim only where it is a solution. */
export interface SeenSet extends Omit<KnockSet, 'table'> {
  readonly table: readonly SeenCard[];
}

/** What people round the table see; everybody sees the same, since nobody looks at a pile (KNOCK-3). */
export interface KnockView {
  readonly config: KnockConfig;
  readonly target: number | null;
  readonly dealer: Seat;
  /** The deck round, of `config.rounds`, and the set in the match, both 0-based. */
  readonly round: number;
  readonly set: number;
  /** Cards in each pile, by the pile's seat; with `won`, `aside` and the table they add up to the deck. */
  readonly counts: readonly number[];
  /** Cards won in this deck round, by seat. */
  readonly won: readonly number[];
  /** Cards won by nobody in this deck round. */
  readonly aside: number;
  /** By the seat of the pile; alone all four are the player's, among three the fourth is the table's (KNOCK-10). */
  readonly table: readonly SeenCard[];
  /** The wrong claims on these four cards, the last one last, and who is barred by them (KNOCK-5). */
  readonly claims: readonly Claim[];
  readonly barred: readonly Seat[];
  readonly locks: readonly Millis[];
  readonly phase: Phase;
  /** Whose confirmation the match waits for. */
  readonly awaited: readonly Seat[];
  /** The set just settled, with its verdict as the last of its claims. */
  readonly last: SeenSet | null;
  /** Every settled set of the match; one without a `taker` was missed by all. */
  readonly sets: readonly SeenSet[];
  /** How long they were thought about together, claims left out: the clock of one who plays alone (KNOCK-10). */
  readonly thought: Millis;
  /** By deck round, those that are over; the sums include the running one (KNOCK-8). */
  readonly scores: readonly Score[];
  readonly sums: readonly number[];
  /** The draws for the first deal: a card for each who drew (KNOCK-2). */
  readonly draws: readonly (readonly SeenCard[])[];
  /** The targets drawn for this deck round; all but the last were too hard (KNOCK-11). */
  readonly aims: readonly Aim[];
  /** The house says when nothing works, and nothing does (KNOCK-6). */
  readonly none: boolean;
  /** The piles from the top, for a replay only; a card of a real deck is null. */
  readonly piles: readonly (readonly (Card | null)[])[] | null;
}

const seenClaim = (claim: Claim, set: KnockSet): Claim =>
  claim.by !== 'ruled' || areSolutions(set, claim.texts) ? claim : { ...claim, texts: [] };

/** What a viewer may know of a state. */
export function view(state: KnockState, viewer: Viewer): KnockView {
  const { config, target, dealer, round, set, piles, won, table, claims, locks, phase, last, sets } = state;
  const deck = deckOf(config);
  const seenSet = (done: KnockSet): SeenSet => ({
    ...done,
    claims: done.claims.map((claim) => seenClaim(claim, done)),
    table: done.table.map((lying) => seenCard(deck, lying)),
  });
  return {
    config,
    target,
    dealer,
    round,
    set,
    counts: piles.map((pile) => pile.length),
    won: won.map((pile) => pile.length),
    aside: state.aside.length,
    table: table.map((lying) => seenCard(deck, lying)),
    claims,
    barred: barredOf(state),
    locks,
    phase,
    awaited: awaited(state),
    last: last && seenSet(last),
    sets: sets.map(seenSet),
    thought: thoughtOf(state),
    scores: state.scores,
    sums: sumsOf(state),
    draws: state.draws.map((draw) => draw.map((drawn) => seenCard(deck, drawn))),
    aims: state.aims,
    none: config.sayNone && isKnownUnsolvable(table, target),
    piles: viewer === 'open' ? piles.map((pile) => pile.map((card) => cardOf(deck, card))) : null,
  };
}
