import type { Seat } from '#lib/core/match/game.ts';
import { ranksOnTable } from '#lib/games/table/table-cards.ts';
import type { SeenSettlement } from '#lib/games/slap/view.ts';
import { slap as text, spoken } from '#lib/i18n/messages.ts';
import { proofFault } from '../table/proof-fault.ts';
import { otherName, PLAIN, type ActName, type Face, type Table } from './face.ts';

/** After a set: who takes the four and why, until somebody goes on (SLAP-5, SLAP-6). */
export function settledFace(
  table: Table,
  seat: Seat,
  { last, ready }: { readonly last: SeenSettlement; readonly ready: boolean },
): Face {
  const { view, aside } = table;
  const real = view.config.deck === 'physical';
  const wait = real && ready ? text.readyWait(otherName(table, seat)) : real ? text.tapReady : '';
  const told = last.verdict === 'right' ? rightFace(table, seat, last) : wrongFace(table, seat, last);
  // A solution that was shown need not be looked for.
  const hidden = ranksOnTable(last.table) !== null && (last.verdict === 'wrong' || last.texts.length === 0);
  return {
    ...told,
    lines: last.by === 'ruled' ? [...told.lines, text.changed] : told.lines,
    say: aside.missed === null ? wait : missedWords(aside.missed.line),
    quiet: [
      ...(hidden && aside.missed === null ? (['missed'] as const) : []),
      ...(ready ? [] : ([real ? 'ready' : 'next'] as const)),
    ],
  };
}

const missedWords = (line: string | null): string => (line === null ? text.workedNone : text.worked(line));

function rightFace(table: Table, seat: Seat, { claimant, texts }: SeenSettlement): Face {
  const real = table.view.config.deck === 'physical';
  if (seat !== claimant)
    return { ...PLAIN, head: text.takeFour, lines: [real ? text.underReal : text.underDealt] };
  const solution = texts.length === 0 ? null : texts.join(spoken.pause);
  const lines = solution === null ? [text.takes(otherName(table, seat))] : [];
  return { ...PLAIN, look: 'flood', head: text.right, lines, solution };
}

function wrongFace(table: Table, seat: Seat, last: SeenSettlement): Face {
  if (seat !== last.claimant) {
    return { ...PLAIN, look: 'flood', head: text.yourSet, lines: [text.takes(otherName(table, seat))] };
  }
  const { head, why } = wrongWords(last, table.view.target);
  return { ...PLAIN, head, lines: [...(why === null ? [] : [why]), text.takeTheFour] };
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
      return { head: text.nothing, why: null };
    case 'agreed':
    case 'ruled':
      return { head: text.notSo, why: null };
    case 'proved':
      return proofFault<Wrong>(last, target, {
        makesNothing: { head: text.noValue, why: null },
        makes: (value) => ({ head: text.makesThat(value), why: null }),
        otherCards: { head: text.notSo, why: text.notAll },
        notSecond: { head: text.notSo, why: text.notTwo },
      });
  }
}

/** Somebody is out, or all agreed to end it here (SLAP-11). */
export function endedFace(table: Table, seat: Seat): Face {
  const { view, names, aside } = table;
  const acts: readonly ActName[] = ['replay', 'again'];
  const face: Face = { ...PLAIN, acts, quiet: ['home'] };
  const sum = text.setsAndTime(view.set, Math.round(aside.played / 60_000));
  const cards = view.counts[seat] ?? 0;
  if (view.phase.type !== 'over') {
    return { ...face, head: text.stopped, lines: [text.left(cards), sum] };
  }
  const { winners } = view.phase;
  const head = winners.length > 1 ? text.allOut : text.out(names[winners[0] ?? seat] ?? '');
  if (winners.includes(seat)) return { ...face, look: 'flood', head, lines: [sum] };
  return { ...face, head: String(cards), figure: 'plain', lines: [`${head}.`] };
}
