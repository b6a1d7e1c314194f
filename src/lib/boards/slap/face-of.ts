import type { Seat } from '#lib/core/match/game.ts';
import { slap as text } from '#lib/i18n/messages.ts';
import { claimFace } from './claim-face.ts';
import { endedFace, settledFace } from './ended-face.ts';
import { otherName, PLAIN, type ActName, type Face, type PhaseOf, type Table } from './face.ts';
import { countingFace, racingFace, readyFace } from './race-face.ts';

/** What one seat of two sees. */
export function faceOf(table: Table, seat: Seat): Face {
  const { view, aside } = table;
  const { phase, target } = view;
  const aim = target === null ? '' : text.make(target);
  if (aside.stopped || phase.type === 'over') return endedFace(table, seat);
  switch (phase.type) {
    case 'aiming':
      return { ...PLAIN, lines: [text.aiming] };
    case 'shuffling':
      return { ...PLAIN, lines: [text.shuffling], say: aim };
    case 'waiting':
      return view.last
        ? settledFace(table, seat, { last: view.last, ready: phase.ready.includes(seat) })
        : readyFace(table, seat, phase.ready);
    case 'counting':
      return countingFace(table, seat, phase.until);
    case 'open':
    case 'collecting':
      return racingFace(table, seat, phase);
    case 'claim':
      return claimFace(table, seat, phase);
    case 'naming':
      // Only with four players.
      return { ...PLAIN, say: aim };
    case 'swapping':
      return swappingFace(table, seat, phase);
    case 'reshuffling':
      return {
        ...PLAIN,
        head: text.reshuffle,
        lines: [view.config.deck === 'dealt' ? text.reshuffleDealt : text.reshuffleReal],
        quiet: view.config.deck === 'dealt' ? [] : ['shuffled'],
        say: aim,
      };
  }
}

function swappingFace(table: Table, seat: Seat, { picks, must }: PhaseOf<'swapping'>): Face {
  const { view } = table;
  const { config, counts, target } = view;
  const say = target === null ? '' : text.make(target);
  const pick = picks[seat] ?? null;
  const wait = text.readyWait(otherName(table, seat));
  if (counts[seat] === 0) return { ...PLAIN, head: text.emptyPile, lines: [text.keepsCards, wait], say };
  const keep: readonly ActName[] = must ? [] : ['keep'];
  if (pick === 'keep') return { ...PLAIN, head: text.pickedKeep, lines: [wait], say };
  if (pick !== null) return { ...PLAIN, head: text.picked, lines: [wait], quiet: keep, say };
  const why = must ? [text.mustPick] : [];
  if (config.deck === 'physical') {
    return { ...PLAIN, head: text.oneBack, lines: [...why, text.oneBackText], quiet: [...keep, 'done'], say };
  }
  const own = view.table.filter((card) => card.seat === seat).length;
  return { ...PLAIN, head: text.pickOne, lines: [...why, text.ofYours(own)], quiet: keep, say };
}
