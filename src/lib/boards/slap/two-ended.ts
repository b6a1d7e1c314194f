import type { Seat } from '#lib/core/match/game.ts';
import { minutesOf } from '#lib/core/match/standing.ts';
import type { SeenSettlement, SlapView } from '#lib/games/slap/view.ts';
import { slap as text, slapFour, spoken } from '#lib/i18n/messages.ts';
import { changedOf } from '../table/proof-fault.ts';
import {
  endedWords,
  takenWords,
  verdictWords,
  winnerWords,
  type SeatPart,
  type SlapSitting,
} from './face.ts';

interface Settled {
  readonly last: SeenSettlement;
  readonly isReady: boolean;
}

/** After a set: who takes the four and why, until somebody goes on (SLAP-5, SLAP-6). */
export function settledPart({ view, names }: SlapSitting, seat: Seat, { last, isReady }: Settled): SeatPart {
  const name = names[1 - seat] ?? '';
  const all = last.table.length;
  const takes = slapFour.takes(name, all, all);
  const part = (last.verdict === 'right' ? rightPart : wrongPart)(view, last, { seat, takes });
  const wait = view.config.deck === 'physical' && isReady ? [text.waitsFor([name])] : [];
  return { ...part, lines: [...(part.lines ?? []), ...changedOf(last, text), ...wait] };
}

interface At {
  readonly seat: Seat;
  /** What is said where the one across takes the cards. */
  readonly takes: string;
}

function rightPart(view: SlapView, last: SeenSettlement, { seat, takes }: At): SeatPart {
  const { claimant, texts } = last;
  if (seat !== claimant)
    return {
      head: takenWords(view, last, seat),
      lines: [view.config.deck === 'physical' ? text.underReal : text.underDealt],
    };
  const flood: SeatPart = { look: 'flood', head: text.right };
  return texts.length === 0 ? { ...flood, lines: [takes] } : { ...flood, solution: texts.join(spoken.pause) };
}

function wrongPart(view: SlapView, last: SeenSettlement, { seat, takes }: At): SeatPart {
  if (seat !== last.claimant) return { look: 'flood', head: text.yourSet, lines: [takes] };
  // Which go where says that they are taken, too: for both there is no room where words are large.
  const line =
    view.config.deck === 'physical' ? text.underReal : takenWords(view, last, seat) + spoken.stop.trim();
  return { head: verdictWords(last, view.target), lines: [line] };
}

/** Somebody is out, or all agreed to end it here (SLAP-11). */
export function endedPart(sitting: SlapSitting, seat: Seat): SeatPart {
  const { view, names, since } = sitting;
  const { phase } = view;
  const sum = text.setsAndTime(view.set, minutesOf(since));
  const cards = view.counts[seat] ?? 0;
  if (phase.type !== 'over') {
    // Beside the keys there is no room for more: who was ahead says that it was ended.
    const [head = null] = endedWords(sitting);
    return { head, lines: [slapFour.left(cards), sum] };
  }
  const { winners } = phase;
  const head = winnerWords(winners, names);
  if (winners.includes(seat)) return { look: 'flood', head, lines: [sum] };
  return { figure: String(cards), lines: [head] };
}
