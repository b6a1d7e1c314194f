import { shuffled } from '#lib/core/chance.ts';
import { drawnForTarget } from '#lib/games/table/aiming.ts';
import type { ChanceContext, Millis } from '#lib/core/match/game.ts';
import { orderSignals } from '#lib/games/table/signals.ts';
import { CONSENT } from '#lib/games/table/spans.ts';
import { deckOf } from './deck.ts';
import type { KnockEvent } from './events.ts';
import type { KnockState, Phase } from './state.ts';

/** When the part of a match that is open ends by itself. */
export function deadline({ phase }: KnockState): Millis | null {
  const until = 'until' in phase ? phase.until : null;
  const aside = asideAt(phase);
  return aside === null || until === null ? (aside ?? until) : Math.min(aside, until);
}

/** When the cards are set aside by what all have agreed on, if nobody knocks before (SLAP-9). */
function asideAt(phase: Phase): Millis | null {
  const agreed = phase.type === 'open' ? (phase.question?.agreed ?? null) : null;
  return agreed === null ? null : agreed + CONSENT;
}

/** What the table owes: cards and lots at once, the rest when its time has come. */
export function chance(state: KnockState, { rng, at }: ChanceContext): KnockEvent | null {
  const { phase, config } = state;
  const dealt = config.deck === 'dealt';
  const deck = deckOf(config);
  const due = deadline(state);
  const isDue = due !== null && at >= due;
  switch (phase.type) {
    case 'drawing':
      return dealt
        ? { type: 'drew', at, cards: shuffled([...deck.keys()], rng).slice(0, phase.among.length) }
        : null;
    case 'aiming':
      return dealt ? { type: 'aimed', at, ranks: drawnForTarget(deck, rng) } : null;
    case 'shuffling':
      return { type: 'shuffled', at, order: shuffled([...deck.keys()], rng) };
    case 'counting':
      return isDue ? { type: 'opened', at } : null;
    case 'open':
      return isDue ? { type: due === asideAt(phase) ? 'consented' : 'timedOut', at } : null;
    case 'collecting':
      return isDue ? { type: 'settled', at, ...orderSignals(phase.knocks, 1, rng) } : null;
    case 'claim':
      return isDue ? { type: phase.stage === 'stated' ? 'stood' : 'expired', at } : null;
    default:
      return null;
  }
}
