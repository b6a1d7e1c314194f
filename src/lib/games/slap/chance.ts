import { shuffled, type Rng } from '#lib/core/chance.ts';
import { drawnForTarget } from '#lib/games/table/aiming.ts';
import type { ChanceContext, Millis, Seat } from '#lib/core/match/game.ts';
import { orderSignals } from '#lib/games/table/signals.ts';
import { CONSENT } from '#lib/games/table/spans.ts';
import { DECK } from './deck.ts';
import type { SlapEvent } from './events.ts';
import { placesOf, silentFrom } from './phases.ts';
import type { Phase, SlapState } from './state.ts';

/** When the part of a set that is open ends by itself. */
export function deadline({ phase }: SlapState): Millis | null {
  const until = 'until' in phase ? phase.until : null;
  const swaps = swapsAt(phase);
  return swaps === null || until === null ? (swaps ?? until) : Math.min(swaps, until);
}

/** When cards change by what all have agreed on, if nobody slaps before (SLAP-9). */
function swapsAt(phase: Phase): Millis | null {
  const agreed = phase.type === 'open' ? (phase.question?.agreed ?? null) : null;
  return agreed === null ? null : agreed + CONSENT;
}

/** What the table owes: cards and lots at once, the rest when its time has come. */
export function chance(state: SlapState, { rng, at }: ChanceContext): SlapEvent | null {
  const { phase } = state;
  const dealt = state.config.deck === 'dealt';
  const due = deadline(state);
  const isDue = due !== null && at >= due;
  switch (phase.type) {
    case 'aiming':
      return dealt ? { type: 'aimed', at, ranks: drawnForTarget(DECK, rng) } : null;
    case 'shuffling':
      return { type: 'shuffled', at, order: shuffled([...DECK.keys()], rng) };
    case 'reshuffling':
      return dealt
        ? { type: 'reshuffled', at, piles: state.piles.map((pile) => reordered(pile, rng)) }
        : null;
    case 'counting':
      return isDue ? { type: 'opened', at } : null;
    case 'open':
      if (!isDue) return null;
      return due === swapsAt(phase)
        ? { type: 'consented', at }
        : { type: 'timedOut', at, namer: namerByLot(state, phase, rng) };
    case 'collecting':
      return isDue ? { type: 'settled', at, ...orderSignals(phase.slaps, placesOf(state), rng) } : null;
    case 'naming':
      return isDue ? { type: 'named', at, claimant: oneOf(phase.slaps, rng)?.seat ?? 0 } : null;
    case 'claim':
      return isDue ? { type: 'expired', at } : null;
    default:
      return null;
  }
}

const reordered = (pile: SlapState['piles'][number], rng: Rng): readonly number[] =>
  shuffled(
    pile.filter((card) => card !== null),
    rng,
  );

/** By lot among the silent, if somebody slapped and nobody gave up (SLAP-8). */
function namerByLot(state: SlapState, phase: Extract<Phase, { type: 'open' }>, rng: Rng): Seat | null {
  if (phase.slaps.length === 0 || phase.quits.length > 0) return null;
  return oneOf(silentFrom(state, phase, 0), rng) ?? null;
}

const oneOf = <T>(items: readonly T[], rng: Rng): T | undefined => items[rng.next(items.length)];
