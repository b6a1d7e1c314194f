import { CONSENT } from '#lib/games/table/spans.ts';
import type { SlapEvent } from '#lib/games/slap/events.ts';
import type { SlapView } from '#lib/games/slap/view.ts';
import type { Seat } from '#lib/core/match/game.ts';
import type { Draft } from '#lib/match/open-match.ts';
import type { OwnAct, RaceGame } from '../race/sitting.ts';
import { heardBetween } from './cues.ts';
import { HANDS_DOWN } from './face.ts';
import { HEAT } from './heat.ts';
import type { SlapAct } from './keys.ts';

/** What a key of a seat tells. */
function told(act: SlapAct, seat: Seat): Draft<SlapEvent> | OwnAct {
  switch (act.type) {
    case 'swap':
      return { type: 'swapAsked', seat };
    case 'keepMine':
      return { type: 'swapAsked', seat, keep: true };
    case 'takeBack':
      return { type: 'swapDeclined', seat };
    case 'giveUp':
      return 'sure';
    case 'sure':
      return { type: 'gaveUp', seat };
    case 'check':
      return { type: 'checked', seat };
    case 'agree':
      return { type: 'agreed', seat };
    case 'concede':
      return { type: 'conceded', seat };
    case 'pick':
      return { type: 'picked', seat, place: act.place };
    case 'name':
      return { type: 'named', seat, claimant: act.claimant };
    case 'done':
      return { type: 'reshuffled', seat, piles: null };
    case 'next':
      return { type: 'readied', seat };
    case 'notSure':
    case 'ask':
    case 'enter':
      return act.type;
  }
}

/** Fingers and keys round a table of Slap. */
export const SLAP_RACE: RaceGame<SlapView, SlapEvent, SlapAct> = {
  partOf: ({ set, swaps, phase }) =>
    [set, swaps, phase.type, phase.type === 'claim' ? phase.claimant : ''].join(' '),
  // Slaps that count later (SLAP-13), hands that have come down, a lot that was read, and a question (SLAP-9).
  momentsOf: ({ phase }) => [
    ...('slaps' in phase ? phase.slaps.map(({ counts }) => counts) : []),
    ...('decided' in phase ? [phase.decided + HANDS_DOWN, phase.decided + HEAT] : []),
    ...(phase.type === 'open' && phase.question !== null ? [phase.question.since + CONSENT] : []),
  ],
  heardBetween,
  touched: ({ phase, last, config }, seat, resolution) => {
    // Before cards are opened a finger in the zone says Ready; after a verdict a late hand may still come down.
    if (phase.type === 'waiting') return last === null ? { type: 'readied', seat } : null;
    return config.called ? { type: 'called', seat } : { type: 'slapped', seat, resolution };
  },
  told,
  isMeant: ({ type }) => type === 'notSure',
};
