import type { Seat } from '#lib/core/match/game.ts';
import { minutesOf } from '#lib/core/match/standing.ts';
import type { SeenSettlement } from '#lib/games/slap/view.ts';
import { slap as text, spoken } from '#lib/i18n/messages.ts';
import { changedOf, proofFault } from '../table/proof-fault.ts';
import type { SeatPart, SlapSitting } from './face.ts';

interface Settled {
  readonly last: SeenSettlement;
  readonly isReady: boolean;
}

/** After a set: who takes the four and why, until somebody goes on (SLAP-5, SLAP-6). */
export function settledPart({ view, names }: SlapSitting, seat: Seat, { last, isReady }: Settled): SeatPart {
  const real = view.config.deck === 'physical';
  const name = names[1 - seat] ?? '';
  const part =
    last.verdict === 'right'
      ? rightPart(last, name, { seat, real })
      : wrongPart(last, name, { seat, target: view.target });
  const wait = real && isReady ? [text.readyWait(name)] : [];
  return { ...part, lines: [...(part.lines ?? []), ...changedOf(last, text), ...wait] };
}

function rightPart(
  { claimant, texts }: SeenSettlement,
  name: string,
  { seat, real }: { readonly seat: Seat; readonly real: boolean },
): SeatPart {
  if (seat !== claimant) return { head: text.takeFour, lines: [real ? text.underReal : text.underDealt] };
  const flood: SeatPart = { look: 'flood', head: text.right };
  return texts.length === 0
    ? { ...flood, lines: [text.takes(name)] }
    : { ...flood, solution: texts.join(spoken.pause) };
}

function wrongPart(
  last: SeenSettlement,
  name: string,
  { seat, target }: { readonly seat: Seat; readonly target: number | null },
): SeatPart {
  if (seat !== last.claimant) return { look: 'flood', head: text.yourSet, lines: [text.takes(name)] };
  const { head, why } = wrongWords(last, target);
  return { head, lines: [...(why === null ? [] : [why]), text.takeTheFour] };
}

interface Wrong {
  readonly head: string;
  readonly why: string | null;
}

/** What was wrong, as the claimant reads it. */
function wrongWords(last: SeenSettlement, target: number | null): Wrong {
  switch (last.by) {
    case 'expired':
      return { head: text.time, why: null };
    case 'conceded':
      return { head: text.unsaid, why: null };
    case 'agreed':
    case 'ruled':
      return { head: text.notSo, why: null };
    case 'proved':
      return proofFault<Wrong>(last, target, {
        makesNothing: { head: text.makesNothing, why: null },
        makes: (value) => ({ head: text.makes(value), why: null }),
        otherCards: { head: text.notSo, why: text.notAll },
        notSecond: { head: text.notSo, why: text.notTwo },
      });
  }
}

/** Somebody is out, or all agreed to end it here (SLAP-11). */
export function endedPart({ view, names, since }: SlapSitting, seat: Seat): SeatPart {
  const { phase } = view;
  const sum = text.setsAndTime(view.set, minutesOf(since));
  const cards = view.counts[seat] ?? 0;
  if (phase.type !== 'over') return { head: text.stopped, lines: [text.left(cards), sum] };
  const { winners } = phase;
  const head = winners.length > 1 ? text.allOut : text.out(names[winners[0] ?? seat] ?? '');
  if (winners.includes(seat)) return { look: 'flood', head, lines: [sum] };
  return { figure: String(cards), lines: [`${head}.`] };
}
