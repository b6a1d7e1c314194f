import type { Millis, Seat } from '#lib/core/match/game.ts';
import { ranksOnTable } from '#lib/games/table/table-cards.ts';
import { slap as text } from '#lib/i18n/messages.ts';
import { closeCall } from '../table/close-call.ts';
import { otherName, PLAIN, secondsLeft, type ActName, type Face, type PhaseOf, type Table } from './face.ts';

/** Who slapped stands alone for so long before it is stated: a late hand must not land on a button. */
const SLAPPED: Millis = 1200;
/** A lot is drawn for `--t-lot`: until it has stopped nobody says on whom it fell. Then that is read. */
const DRAWING: Millis = 1200;
const HEAT: Millis = 2600;
/** Of the claim's clock the last so many seconds are bolder. */
const LAST_SECONDS = 5;

/** Whether a dead heat is still being told (SLAP-9). */
export const isHeatShown = ({ heat, checked, decided }: PhaseOf<'claim'>, now: Millis): boolean =>
  heat !== null && heat.lot.length > 0 && !checked && now - decided < HEAT;

/** Whether a lot has stopped, so that its result can be told; so where none was drawn. */
export const isLotDrawn = (phase: PhaseOf<'claim'>, now: Millis): boolean =>
  !isHeatShown(phase, now) || now - phase.decided >= DRAWING;

/** From the slap to the verdict (SLAP-5, SLAP-6, SLAP-9). */
export function claimFace(table: Table, seat: Seat, phase: PhaseOf<'claim'>): Face {
  const { now } = table;
  const isClaimant = phase.claimant === seat;
  const since = now - phase.decided;
  if (isHeatShown(phase, now)) {
    if (!isLotDrawn(phase, now)) return { ...PLAIN, look: 'flood', head: text.heat, lines: [text.lotDraws] };
    return isClaimant
      ? { ...PLAIN, look: 'flood', head: text.lotYou, lines: [text.inByLot([otherName(table, seat)])] }
      : { ...PLAIN, head: text.lot(otherName(table, seat)), lines: [text.outByLot] };
  }
  if (!phase.checked && !table.view.config.called && since < SLAPPED) {
    const face = isClaimant ? firstFace(phase) : lateFace(table, seat, phase);
    return { ...face, close: closeCall(seat, phase.claimant, phase.late) };
  }
  return isClaimant ? claimantFace(table, phase) : opponentFace(table, phase);
}

/** Of a dead heat nobody was too late (SLAP-9). */
const isByLot = ({ heat }: PhaseOf<'claim'>): boolean => (heat?.lot.length ?? 0) > 0;

function firstFace({ late }: PhaseOf<'claim'>): Face {
  const [next] = late;
  return {
    ...PLAIN,
    look: 'flood',
    head: text.youHaveIt,
    lines: [next ? text.firstBy(next.after) : text.sayIt],
  };
}

function lateFace(table: Table, seat: Seat, { late }: PhaseOf<'claim'>): Face {
  const own = late.find((slap) => slap.seat === seat);
  const name = otherName(table, seat);
  return own
    ? { ...PLAIN, head: text.late(own.after), figure: 'plain', lines: [text.wasFirst(name)] }
    : { ...PLAIN, head: text.hasIt(name), touch: 'slapped' };
}

function claimantFace(table: Table, phase: PhaseOf<'claim'>): Face {
  const { view, now, aside } = table;
  const known = ranksOnTable(view.table) !== null;
  const other = otherName(table, phase.claimant);
  if (phase.checked && aside.pad !== 'away')
    return { ...PLAIN, pad: known && aside.pad !== 'ranks' ? 'keypad' : 'ranks' };
  const second = view.config.handicaps[phase.claimant]?.second ?? false;
  const say = phase.checked ? text.asksToSee(other) : second ? text.twoWays : text.sayAloud;
  const quiet: readonly ActName[] = phase.checked ? ['concede', 'enter'] : ['concede'];
  const face: Face = { ...PLAIN, look: 'flood', say, quiet };
  if (phase.until === null) return { ...face, head: text.sayIt, lines: [text.noHurry] };
  const seconds = secondsLeft(phase.until, now);
  return {
    ...face,
    head: String(seconds),
    figure: seconds <= LAST_SECONDS ? 'last' : 'ring',
    lines: [phase.checked ? text.secondsToEnter : text.seconds],
  };
}

function opponentFace(table: Table, phase: PhaseOf<'claim'>): Face {
  const { view, aside } = table;
  const name = otherName(table, phase.namer);
  if (!phase.checked) {
    const own = phase.late.find((slap) => slap.seat === phase.namer);
    const late = own ? [isByLot(phase) ? text.outByLot : text.late(own.after)] : [];
    const close = isByLot(phase) ? null : closeCall(phase.namer, phase.claimant, phase.late);
    return { ...PLAIN, close, lines: [...late, text.isItRight(name)], quiet: ['check', 'agree'] };
  }
  const real = view.config.deck === 'physical';
  if (real && (ranksOnTable(view.table) === null || aside.pad === 'ranks'))
    return { ...PLAIN, lines: [text.showsCards(name)], quiet: ['agree'] };
  return real
    ? { ...PLAIN, lines: [text.areThese(name)], quiet: ['cards', 'agree'] }
    : { ...PLAIN, lines: [text.entering(name)], quiet: ['agree'] };
}
