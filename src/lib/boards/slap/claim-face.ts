import type { Millis, Seat } from '#lib/core/match/game.ts';
import { ranksOnTable } from '#lib/core/match/lying.ts';
import { slap as text } from '#lib/i18n/messages.ts';
import { otherName, PLAIN, secondsLeft, type ActName, type Face, type PhaseOf, type Table } from './face.ts';

/** Who slapped stands alone for so long before it is stated: a late hand must not land on a button. */
const SLAPPED: Millis = 1200;
/** A lot is drawn for `--t-lot`, and read. */
const HEAT: Millis = 2600;
/** Of the claim's clock the last so many seconds are bolder. */
const LAST_SECONDS = 5;

/** Whether a dead heat is still being told (SLAP-9). */
export const isHeatShown = ({ heat, checked, decided }: PhaseOf<'claim'>, now: Millis): boolean =>
  heat !== null && heat.lot.length > 0 && !checked && now - decided < HEAT;

/** From the slap to the verdict (SLAP-5, SLAP-6, SLAP-9). */
export function claimFace(table: Table, seat: Seat, phase: PhaseOf<'claim'>): Face {
  const { now } = table;
  const isClaimant = phase.claimant === seat;
  const since = now - phase.decided;
  if (isHeatShown(phase, now)) {
    const lot = isClaimant ? text.lotYou : text.lot(otherName(table, seat));
    return { ...PLAIN, look: 'flood', head: text.heat, lines: [text.tooClose, lot] };
  }
  if (!phase.checked && !table.view.config.called && since < SLAPPED) {
    return isClaimant ? firstFace(phase) : lateFace(table, seat, phase);
  }
  return isClaimant ? claimantFace(table, phase) : opponentFace(table, phase);
}

function firstFace({ late }: PhaseOf<'claim'>): Face {
  const [next] = late;
  return {
    ...PLAIN,
    look: 'flood',
    head: text.youHaveIt,
    lines: [next ? text.firstBy(Math.round(next.after)) : text.sayIt],
  };
}

function lateFace(table: Table, seat: Seat, { late }: PhaseOf<'claim'>): Face {
  const own = late.find((slap) => slap.seat === seat);
  const name = otherName(table, seat);
  return own
    ? { ...PLAIN, head: text.late(Math.round(own.after)), figure: 'plain', lines: [text.wasFirst(name)] }
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
  const acts: readonly ActName[] = phase.checked ? ['enter'] : [];
  const face: Face = { ...PLAIN, look: 'flood', acts, say, quiet: ['concede'] };
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
    const lines = [...(own ? [text.late(Math.round(own.after))] : []), text.isItRight(name)];
    return { ...PLAIN, lines, acts: ['check', 'agree'] };
  }
  const real = view.config.deck === 'physical';
  if (real && (ranksOnTable(view.table) === null || aside.pad === 'ranks'))
    return { ...PLAIN, lines: [text.showsCards(name)], quiet: ['agree'] };
  return real
    ? { ...PLAIN, lines: [text.areThese(name)], quiet: ['cards', 'agree'] }
    : { ...PLAIN, lines: [text.entering(name)], quiet: ['agree'] };
}
