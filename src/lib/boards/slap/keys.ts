import type { Seat } from '#lib/core/match/game.ts';
import { CONSENT } from '#lib/games/table/spans.ts';
import { ranksOnTable } from '#lib/games/table/table-cards.ts';
import { slap, slapFour as text } from '#lib/i18n/messages.ts';
import type { EdgeKey } from '../table/edge-keys.ts';
import { areHandsDown, type PhaseOf, type SlapSitting } from './face.ts';
import { isHeatShown } from './heat.ts';

/** What a key at a seat's edge does. */
export type SlapAct =
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
  | { readonly type: 'pick'; readonly place: number | null }
  /** The odd one out says who is to say it (SLAP-8). */
  | { readonly type: 'name'; readonly claimant: Seat };

export type SlapKey = EdgeKey<SlapAct>;
type Plain = Exclude<SlapAct['type'], 'pick' | 'name'>;

const key = (type: Plain, words: string): SlapKey => ({
  act: { type },
  words,
  look: 'plain',
});
const primary = (type: Plain, words: string): SlapKey => ({
  ...key(type, words),
  look: 'primary',
});

/** What a seat may ask and answer, at its own edge and outside every zone (SLAP-7 to SLAP-9). */
export function fourKeys(sitting: SlapSitting, seat: Seat): readonly SlapKey[] {
  const { phase } = sitting.view;
  switch (phase.type) {
    case 'open':
      return openKeys(sitting, seat, phase);
    case 'claim':
      return areHandsDown(sitting) ? claimKeys(sitting, seat, phase) : [];
    case 'swapping':
      return phase.picks[seat] === null ? pickKeys(sitting, seat, phase) : [];
    default:
      return nextKeys(sitting, seat);
  }
}

/** Before the next set. */
function nextKeys({ view: { phase, config, last } }: SlapSitting, seat: Seat): readonly SlapKey[] {
  const { act } = slap;
  const isDealt = config.deck === 'dealt';
  if (phase.type === 'reshuffling') return isDealt ? [] : [primary('done', act.shuffled)];
  if (phase.type !== 'waiting' || last === null || phase.ready.includes(seat)) return [];
  return [key('next', isDealt ? act.next : act.ready)];
}

/** What a seat has said, and may take back: the first one asked, the others have answered. */
const saidKey = ({ asked }: PhaseOf<'open'>, seat: Seat, answer: string): SlapKey => ({
  ...key('takeBack', asked[0] === seat ? slap.act.takeBack : answer),
  look: 'said',
});

function openKeys(sitting: SlapSitting, seat: Seat, phase: PhaseOf<'open'>): readonly SlapKey[] {
  const { view, felt, sure, now } = sitting;
  const { slaps, quits, asked, question } = phase;
  if (felt.has(seat) || quits.includes(seat) || slaps.some((slap) => slap.seat === seat)) return [];
  if (sure.has(seat)) return [key('sure', text.giveUpSure), key('notSure', text.back)];
  if (slaps.length > 0) return [key('giveUp', text.giveUp)];
  if (asked.includes(seat)) {
    const answer = question?.keeps.includes(seat) ? text.keepMine : text.swapMine;
    const said = saidKey(phase, seat, answer);
    if (question?.agreed !== null) return [said];
    const canAsk = view.config.deck === 'physical' && view.table.some(({ rank }) => rank === null);
    return [said, canAsk ? key('ask', slap.act.isThere) : key('giveUp', text.giveUp)];
  }
  if (question === null)
    return [{ ...key('swap', text.stuck), label: text.stuckMore }, key('giveUp', text.giveUp)];
  // Nobody can have read the question yet: what would answer it is not there.
  if (now < question.since + CONSENT) return [];
  return [primary('swap', text.swapMine), key('keepMine', text.keepMine)];
}

function claimKeys({ pad }: SlapSitting, seat: Seat, phase: PhaseOf<'claim'>): readonly SlapKey[] {
  const { claimant, checked, namer } = phase;
  const { act } = slap;
  if (seat === claimant) {
    const cannot = key('concede', act.concede);
    return checked && pad === 'away' ? [primary('enter', act.enter), cannot] : [cannot];
  }
  return [
    ...(checked ? [] : [key('check', act.check)]),
    ...(seat === namer ? [primary('agree', act.agree)] : []),
  ];
}

/** Whether a seat may keep its card: the time has not run out, and somebody else may still swap (SLAP-7). */
const canKeep = ({ picks, must }: PhaseOf<'swapping'>, seat: Seat): boolean =>
  !must && picks.some((pick, other) => other !== seat && pick !== 'keep');

function pickKeys({ view }: SlapSitting, seat: Seat, phase: PhaseOf<'swapping'>): readonly SlapKey[] {
  const place = view.table.findIndex((lying) => lying.seat === seat);
  const swaps: SlapKey = { act: { type: 'pick', place }, words: text.swapMine, look: 'primary' };
  const keeps: SlapKey = { act: { type: 'pick', place: null }, words: text.keepMine, look: 'plain' };
  return canKeep(phase, seat) ? [swaps, keeps] : [swaps];
}

/** What each of two may ask and answer, beside the cards (SLAP-7, SLAP-9). */
export function twoKeys(sitting: SlapSitting, seat: Seat): readonly SlapKey[] {
  const { phase } = sitting.view;
  switch (phase.type) {
    case 'open':
      return askKeys(sitting, seat, phase);
    case 'claim':
      return isHeatShown(phase, sitting.now) || (!phase.checked && !areHandsDown(sitting))
        ? []
        : stateKeys(sitting, seat, phase);
    case 'swapping':
      return backKeys(sitting, seat, phase);
    default:
      return nextKeys(sitting, seat);
  }
}

function askKeys(
  { view, felt, now, asking }: SlapSitting,
  seat: Seat,
  phase: PhaseOf<'open'>,
): readonly SlapKey[] {
  const { asked, question } = phase;
  // While one of them enters the cards there is room for no more than the zone itself.
  if (asking !== null || felt.has(seat) || now < (view.locks[seat] ?? 0)) return [];
  if (asked.length === 0) return [key('swap', slap.act.swap)];
  // Nobody can have read the question yet: what would answer it is not there.
  if (!asked.includes(seat))
    return question !== null && now < question.since + CONSENT ? [] : [primary('swap', slap.act.agreeSwap)];
  const isOpen = question === null || question.agreed === null;
  const canAsk = isOpen && view.config.deck === 'physical' && ranksOnTable(view.table) === null;
  const said = saidKey(phase, seat, slap.act.agreeSwap);
  return canAsk && view.target !== null ? [key('ask', slap.act.isThere), said] : [said];
}

function stateKeys({ pad }: SlapSitting, seat: Seat, phase: PhaseOf<'claim'>): readonly SlapKey[] {
  const { checked, claimant } = phase;
  const { act } = slap;
  const agree = primary('agree', act.agree);
  if (seat === claimant) {
    if (!checked) return [key('concede', act.concede)];
    return pad === 'away' ? [key('concede', act.concede), primary('enter', act.enter)] : [];
  }
  return checked ? [agree] : [key('check', act.check), agree];
}

function backKeys({ view }: SlapSitting, seat: Seat, phase: PhaseOf<'swapping'>): readonly SlapKey[] {
  const pick = phase.picks[seat] ?? null;
  if (view.counts[seat] === 0 || pick === 'keep') return [];
  const keep: readonly SlapKey[] = canKeep(phase, seat)
    ? [{ act: { type: 'pick', place: null }, words: slap.act.keep, look: 'plain' }]
    : [];
  if (pick !== null || view.config.deck === 'dealt') return keep;
  const place = view.table.findIndex((lying) => lying.seat === seat);
  return [...keep, { act: { type: 'pick', place }, words: slap.act.done, look: 'primary' }];
}
