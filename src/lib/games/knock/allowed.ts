import type { Seat } from '#lib/core/match/game.ts';
import { offer } from '#lib/core/match/offer.ts';
import type { KnockEvent } from './events.ts';
import { barredOf, hasKnocked, nextDealer } from './phases.ts';
import type { Claiming, KnockState } from './state.ts';

type Kind = KnockEvent['type'];

/** Which kinds of event a seat may send now, so that the board can offer them. A knock in the count is one: it is a false start. */
export function allowed(state: KnockState, seat: Seat): ReadonlySet<Kind> {
  const { phase, config, dealer } = state;
  const signal: Kind = config.called ? 'called' : 'knocked';
  const real = config.deck === 'physical';
  const free = !barredOf(state).includes(seat) && !hasKnocked(state, seat);
  switch (phase.type) {
    case 'drawing':
      return offer(real && 'drewHighest');
    case 'tied':
      return offer(phase.among.includes(seat) && 'drewAgain');
    case 'aiming':
      return offer(real && 'aimed');
    case 'waiting':
      return offer(seat === dealer && 'readied');
    case 'counting':
      return offer(!config.called && 'knocked');
    case 'open':
      return offer(
        free && signal,
        free && !phase.passed.includes(seat) && 'passed',
        free && phase.passed.length > 0 && 'keptLooking',
        real && 'ranked',
      );
    case 'collecting':
      return offer(free && signal, hasKnocked(state, seat) && 'voided');
    case 'claim':
      return offer(
        ...inClaim(phase, seat),
        real && 'ranked',
        // For a second it is noted as late (SLAP-9).
        free && !config.called && 'knocked',
      );
    case 'scored':
      return offer(seat === nextDealer(state) && 'readied');
    case 'shuffling':
    case 'over':
      return offer();
  }
}

function inClaim({ claimant, stage, agreed }: Claiming, seat: Seat): readonly (Kind | false)[] {
  if (seat === claimant) return [stage === 'stating' && 'stated', 'proved', 'conceded', 'voided'];
  return [!agreed.includes(seat) && 'agreed', stage !== 'proving' && 'checked'];
}
