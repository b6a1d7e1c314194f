import type { Seat } from '#lib/core/match/game.ts';
import { offer } from '#lib/core/match/offer.ts';
import { hasSignalled } from '#lib/games/table/signals.ts';
import type { SlapEvent } from './events.ts';
import { isSecond } from './phases.ts';
import type { Phase, SlapState } from './state.ts';

type Kind = SlapEvent['type'];

/** Which kinds of event a seat may send now, so that the board can offer them. A slap in the count is one: it is a false start. */
export function allowed(state: SlapState, seat: Seat): ReadonlySet<Kind> {
  const { phase, config } = state;
  const signal: Kind = config.called ? 'called' : 'slapped';
  const real = config.deck === 'physical';
  switch (phase.type) {
    case 'aiming':
      return offer(real && 'aimed');
    case 'reshuffling':
      return offer(real && 'reshuffled');
    case 'waiting':
      return offer(!phase.ready.includes(seat) && 'readied');
    case 'counting':
      return offer(!config.called && 'slapped');
    case 'open':
    case 'collecting':
      return new Set([...whileRacing(state, phase, seat), ...(isIn(phase, seat) ? [] : [signal])]);
    case 'naming':
      return offer(phase.namer === seat && 'named', ...onceDecided(state, phase, seat));
    case 'claim':
      return offer(
        ...(phase.claimant === seat
          ? (['proved', 'conceded'] as const)
          : ([phase.namer === seat && 'agreed', !phase.checked && 'checked'] as const)),
        ...onceDecided(state, phase, seat),
      );
    case 'swapping':
      return offer('picked');
    case 'shuffling':
    case 'over':
      return offer();
  }
}

type Racing = Extract<Phase, { type: 'open' | 'collecting' }>;

function whileRacing(state: SlapState, phase: Racing, seat: Seat): ReadonlySet<Kind> {
  const { config } = state;
  const open = phase.type === 'open';
  const free = !isIn(phase, seat);
  return offer(
    config.players === 4 && free && 'gaveUp',
    phase.type === 'open' && mayAsk(state, phase, seat) && 'swapAsked',
    phase.type === 'open' && phase.asked.length > 0 && 'swapDeclined',
    open && config.deck === 'physical' && 'ranked',
    isVoidable(phase, seat) && 'voided',
  );
}

/** A slap goes before every question (SLAP-9); in the first edition only for who has slapped. */
const mayAsk = (state: SlapState, { slaps, asked }: Extract<Phase, { type: 'open' }>, seat: Seat): boolean =>
  !asked.includes(seat) && (isSecond(state) ? slaps.length === 0 : !hasSignalled(slaps, seat));

type Decided = Extract<Phase, { type: 'naming' | 'claim' }>;

function onceDecided({ config }: SlapState, phase: Decided, seat: Seat): readonly (Kind | false)[] {
  const { quits, late } = phase;
  const quiet = isVoidable(phase, seat) || quits.includes(seat) || hasSignalled(late, seat);
  return [
    config.deck === 'physical' && 'ranked',
    isVoidable(phase, seat) && 'voided',
    // For a second it is noted as late (SLAP-9).
    !config.called && !quiet && 'slapped',
  ];
}

const isIn = (phase: Racing, seat: Seat): boolean => isVoidable(phase, seat) || phase.quits.includes(seat);

const isVoidable = ({ slaps }: Pick<Racing, 'slaps'>, seat: Seat): boolean => hasSignalled(slaps, seat);
