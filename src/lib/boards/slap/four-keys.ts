import type { Seat } from '#lib/core/match/game.ts';
import { CONSENT } from '#lib/games/table/spans.ts';
import { slapFour as text } from '#lib/i18n/messages.ts';
import type { EdgeKey } from '../table/edge-keys.ts';
import { areHandsDown, type FourSitting } from './four-zone.ts';
import type { PhaseOf } from './face.ts';

/** What a key at a seat's edge does. */
export type FourAct =
  | {
      readonly type:
        | 'swap'
        | 'keepMine'
        | 'takeBack'
        | 'giveUp'
        | 'sure'
        | 'notSure'
        | 'ask'
        | 'check'
        | 'agree'
        | 'enter'
        | 'concede'
        | 'done'
        | 'next';
    }
  | { readonly type: 'pick'; readonly place: number | null };

export type FourKey = EdgeKey<FourAct>;

const key = (type: Exclude<FourAct['type'], 'pick'>, words: string): FourKey => ({
  act: { type },
  words,
  look: 'plain',
});
const primary = (type: Exclude<FourAct['type'], 'pick'>, words: string): FourKey => ({
  ...key(type, words),
  look: 'primary',
});

/** What a seat may ask and answer, at its own edge and outside every zone (SLAP-7 to SLAP-9). */
export function fourKeys(sitting: FourSitting, seat: Seat): readonly FourKey[] {
  const { phase, config, last } = sitting.view;
  switch (phase.type) {
    case 'open':
      return openKeys(sitting, seat, phase);
    case 'claim':
      return areHandsDown(sitting) ? claimKeys(sitting, seat, phase) : [];
    case 'swapping':
      return phase.picks[seat] === null ? pickKeys(sitting, seat, phase.must) : [];
    case 'reshuffling':
      return config.deck === 'dealt' ? [] : [primary('done', text.reshuffled)];
    case 'waiting':
      if (last === null || phase.ready.includes(seat)) return [];
      return [key('next', config.deck === 'dealt' ? text.next : text.isReady)];
    default:
      return [];
  }
}

function openKeys(sitting: FourSitting, seat: Seat, phase: PhaseOf<'open'>): readonly FourKey[] {
  const { view, felt, sure, now } = sitting;
  const { slaps, quits, asked, question } = phase;
  if (felt.has(seat) || quits.includes(seat) || slaps.some((slap) => slap.seat === seat)) return [];
  if (sure.has(seat)) return [key('sure', text.giveUpSure), key('notSure', text.back)];
  if (slaps.length > 0) return [key('giveUp', text.giveUp)];
  if (asked.includes(seat)) {
    const said: FourKey = { ...key('takeBack', text.asked), look: 'said' };
    if (question?.agreed !== null) return [said];
    const canAsk = view.config.deck === 'physical' && view.table.some(({ rank }) => rank === null);
    return [said, canAsk ? key('ask', text.isThere) : key('giveUp', text.giveUp)];
  }
  if (question === null)
    return [{ ...key('swap', text.stuck), label: text.stuckMore }, key('giveUp', text.giveUp)];
  // Nobody can have read the question yet: what would answer it is not there.
  if (now < question.since + CONSENT) return [];
  return [primary('swap', text.swapMine), key('keepMine', text.keepMine)];
}

function claimKeys({ away }: FourSitting, seat: Seat, phase: PhaseOf<'claim'>): readonly FourKey[] {
  const { claimant, checked, namer } = phase;
  if (seat === claimant) {
    const cannot = key('concede', text.cannot);
    return checked && away ? [primary('enter', text.enter), cannot] : [cannot];
  }
  return [
    ...(seat === namer ? [primary('agree', text.agree)] : []),
    ...(checked ? [] : [key('check', text.check)]),
  ];
}

function pickKeys({ view }: FourSitting, seat: Seat, must: boolean): readonly FourKey[] {
  const place = view.table.findIndex((lying) => lying.seat === seat);
  const swaps: FourKey = { act: { type: 'pick', place }, words: text.swapMine, look: 'primary' };
  const keeps: FourKey = { act: { type: 'pick', place: null }, words: text.keepMine, look: 'plain' };
  return must ? [swaps] : [swaps, keeps];
}
