import type { Seat } from '#lib/core/match/game.ts';
import { ranksOnTable } from '#lib/games/table/table-cards.ts';
import { turnCounts } from '#lib/games/table/piles.ts';
import { slap as text, slapFour } from '#lib/i18n/messages.ts';
import { closeCall } from '../table/close-call.ts';
import type { RaceSeat } from '../race/view.ts';
import {
  areHandsDown,
  isLocked,
  seatOf,
  startsAtOnce,
  type SeatPart,
  type PhaseOf,
  type SlapSitting,
} from './face.ts';
import { isByLot, isHeatShown, isLotDrawn } from './heat.ts';
import { endedPart, settledPart } from './two-ended.ts';

/** What the one across is called. */
const otherName = ({ names }: Pick<SlapSitting, 'names'>, seat: Seat): string => names[1 - seat] ?? '';

/** What stands at the seat of one of two. */
export function twoZone(sitting: SlapSitting, seat: Seat): RaceSeat<never> {
  const zone = seatOf(sitting, seat, partOf(sitting, seat));
  const { word, head, lines, name, pile } = zone;
  return {
    ...zone,
    label: text.touch(word ?? head ?? lines[0] ?? '', name, pile.count),
  };
}

/** What one of two reads (SLAP-3 to SLAP-15). */
function partOf(sitting: SlapSitting, seat: Seat): SeatPart {
  const { view, stopped } = sitting;
  const { phase, config } = view;
  if (stopped || phase.type === 'over') return endedPart(sitting, seat);
  switch (phase.type) {
    case 'aiming':
      return { lines: [text.aiming] };
    case 'shuffling':
      return { lines: [text.shuffling] };
    case 'waiting':
      return view.last === null
        ? readyPart(sitting, seat, phase.ready)
        : settledPart(sitting, seat, { last: view.last, isReady: phase.ready.includes(seat) });
    case 'counting':
      return isLocked(sitting, seat) ? LOCKED() : { lines: [countWords(sitting, seat)] };
    case 'open':
    case 'collecting':
      return racingPart(sitting, seat, phase);
    case 'claim':
      return claimPart(sitting, seat, phase);
    case 'naming':
      // Only with four players.
      return {};
    case 'swapping':
      return swappingPart(sitting, seat, phase);
    case 'reshuffling':
      return {
        head: text.reshuffle,
        lines: [config.deck === 'dealt' ? text.reshuffleDealt : text.reshuffleReal],
      };
  }
}

const LOCKED = (): SeatPart => ({ look: 'out', head: text.tooEarly, lines: [text.locked] });

/** Before a count: somebody, or with a real deck everybody, must be ready (SLAP-3). */
function readyPart(sitting: SlapSitting, seat: Seat, ready: readonly Seat[]): SeatPart {
  if (ready.includes(seat))
    return { head: text.youAreReady, lines: [text.waitsFor([otherName(sitting, seat)])] };
  return startsAtOnce(sitting.view)
    ? { word: text.zone.start, lines: [text.tapOn] }
    : { word: text.zone.ready, lines: [text.tapReady] };
}

/** What follows the count: of a real deck, what people turn up, their share or a new one for each that went back (SLAP-7). */
function countWords({ view, reshuffled }: SlapSitting, seat: Seat): string {
  if (reshuffled) return text.reshuffleDealt;
  if (view.config.deck === 'dealt') return text.count;
  return view.table.length === 0
    ? text.thenTurnUp(turnCounts(view.counts, 2)[seat] ?? 2)
    : text.thenTurnUpNew;
}

/** While people look, and while a delayed slap fills its zone (SLAP-13). */
function racingPart(sitting: SlapSitting, seat: Seat, phase: PhaseOf<'open' | 'collecting'>): SeatPart {
  const { view, now, felt } = sitting;
  const own = phase.slaps.find((slap) => slap.seat === seat);
  if (own && now < own.counts) return { fill: own.counts - now, until: own.counts, lines: [text.delayed] };
  if (own || felt.has(seat)) return { look: 'flood' };
  if (isLocked(sitting, seat)) return LOCKED();
  const open: SeatPart = { word: text.zone[view.config.called ? 'first' : 'slap'] };
  return phase.type === 'collecting' ? open : { ...open, lines: openLines(sitting, seat, phase) };
}

/** What has been asked, else what is to be done. */
function openLines(sitting: SlapSitting, seat: Seat, { asked }: PhaseOf<'open'>): readonly string[] {
  const { config, table, swaps } = sitting.view;
  if (asked.length > 1) return [slapFour.allAgree];
  // Whether there is one is said to both.
  if (config.deck === 'physical' && ranksOnTable(table) !== null) return [];
  if (asked.length > 0) return [asked.includes(seat) ? text.youAsked : text.asks(otherName(sitting, seat))];
  if (config.called) return [text.sayThenTap];
  if (config.deck === 'dealt') return [];
  return [swaps > 0 ? text.turnUpNew : text.turnUp(table.filter((card) => card.seat === seat).length)];
}

/** From the slap to the verdict (SLAP-5, SLAP-6, SLAP-9). */
function claimPart(sitting: SlapSitting, seat: Seat, phase: PhaseOf<'claim'>): SeatPart {
  const { now } = sitting;
  const isClaimant = phase.claimant === seat;
  const name = otherName(sitting, seat);
  if (isHeatShown(phase, now)) {
    if (!isLotDrawn(phase, now)) return { look: 'flood', head: text.heat, lines: [text.lotDraws] };
    return isClaimant
      ? { look: 'flood', head: text.lotYou, lines: [text.inByLot([name])] }
      : { head: slapFour.says(name), lines: [text.outByLot] };
  }
  if (!phase.checked && !areHandsDown(sitting)) {
    const close = closeCall(seat, phase.claimant, phase.late);
    return { ...(isClaimant ? firstPart(phase) : latePart(name, seat, phase)), close };
  }
  return isClaimant ? claimantPart(sitting, phase) : opponentPart(sitting, phase);
}

function firstPart({ late: [next] }: PhaseOf<'claim'>): SeatPart {
  const line = next ? text.firstBy(next.after) : text.sayIt;
  return { look: 'flood', head: text.youHaveIt, lines: [line] };
}

function latePart(name: string, seat: Seat, { late }: PhaseOf<'claim'>): SeatPart {
  const own = late.find((slap) => slap.seat === seat);
  return own ? { head: text.late(own.after), lines: [text.wasFirst(name)] } : { head: text.hasIt(name) };
}

function claimantPart(
  { view, names }: SlapSitting,
  { claimant, checked, until }: PhaseOf<'claim'>,
): SeatPart {
  const second = (view.config.handicaps[claimant]?.second ?? false) ? [text.twoWays] : [];
  const more = checked ? [text.asksToSee(names[1 - claimant] ?? '')] : second;
  if (until === null) return { look: 'flood', head: text.sayIt, lines: [text.noHurry, ...more] };
  return { look: 'flood', until, lines: [checked ? text.secondsToEnter : text.seconds, ...more] };
}

function opponentPart({ view, names, pad }: SlapSitting, phase: PhaseOf<'claim'>): SeatPart {
  const name = names[phase.claimant] ?? '';
  if (!phase.checked) {
    const own = phase.late.find((slap) => slap.seat === phase.namer);
    const late = own ? [isByLot(phase) ? text.outByLot : text.late(own.after)] : [];
    const close = isByLot(phase) ? null : closeCall(phase.namer, phase.claimant, phase.late);
    return { close, head: text.isItRight(name), lines: late };
  }
  const isReal = view.config.deck === 'physical';
  if (isReal && ranksOnTable(view.table) !== null && pad !== 'ranks') return { lines: [text.areThese(name)] };
  // Whoever looks at the cards once more enters nothing meanwhile.
  if (pad === 'away') return { lines: [text.waitsFor([name])] };
  return { lines: [isReal ? text.showsCards(name) : slapFour.enters(name)] };
}

function swappingPart(sitting: SlapSitting, seat: Seat, { picks, must }: PhaseOf<'swapping'>): SeatPart {
  const { config, counts, table } = sitting.view;
  const pick = picks[seat] ?? null;
  const wait = text.waitsFor([otherName(sitting, seat)]);
  if (counts[seat] === 0) return { head: text.emptyPile, lines: [text.keepsCards, wait] };
  if (pick !== null) return { head: pick === 'keep' ? text.pickedKeep : text.picked, lines: [wait] };
  const why = must ? [slapFour.mustSwap] : [];
  if (config.deck === 'physical') return { head: slapFour.pick, lines: [...why, text.oneBackText] };
  return {
    head: text.pickOne,
    lines: [...why, text.ofYours(table.filter((card) => card.seat === seat).length)],
  };
}
