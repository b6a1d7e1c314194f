import { canBeMade } from '#lib/games/table/table-cards.ts';
import type { Seat } from '#lib/core/match/game.ts';
import type { KnockView, SeenSet } from '#lib/games/knock/view.ts';
import { knock as text } from '#lib/i18n/messages.ts';
import { SETTLING } from '../race/sitting.ts';
import { stoppedWords } from '../race/stopped.ts';
import { knownOf, QUIET, type RaceCore } from '../race/view.ts';
import type { EdgeKey } from '../table/edge-keys.ts';
import { isDrawn, isDrawShown, KNOCKED, type KnockSitting } from './face.ts';
import { roundWinners } from './face-of.ts';

/** What can be done in the middle of the table, for everybody alike. */
export type CoreAct = 'way' | 'score';
type Middle = RaceCore<CoreAct>;

const key = (act: CoreAct): EdgeKey<CoreAct> => ({
  act,
  words: text.act[act],
  look: act === 'score' ? 'primary' : 'plain',
});
const COUNTED = { ...QUIET, seal: null } as const;

/** The set's clock is shown when so many seconds are left. */
const LAST_SECONDS = 30;

/** What the middle shows in each part of a match. `way`: a solution of the last four, shown because somebody asked. */
export function coreOf(sitting: KnockSitting, way: string | null): Middle {
  const { view, names, stopped } = sitting;
  const { phase, last } = view;
  if (stopped) {
    const [head = null, line = null] = stoppedWords(view.sums, names, text);
    return { ...COUNTED, head, line, keys: [key('score')] };
  }
  switch (phase.type) {
    case 'drawing':
    case 'tied':
      return { ...QUIET, seal: null, place: 'draw', head: text.highestFirst };
    case 'aiming':
      return { ...QUIET, seal: null };
    case 'shuffling':
      return QUIET;
    case 'waiting':
      if (last !== null) return settledCore(sitting, last, way);
      if (isDrawShown(sitting)) return { ...QUIET, seal: null, place: 'draw', head: text.highestFirst };
      return { ...QUIET, line: setWords(view) };
    case 'counting':
      return { ...QUIET, seal: null, count: phase.until };
    case 'open':
      return openCore(sitting, phase);
    case 'collecting':
      return QUIET;
    case 'claim': {
      const [drawn] = phase.heat?.lot.filter((seat) => seat === phase.claimant) ?? [];
      const other = phase.heat?.lot.find((seat) => seat !== phase.claimant);
      if (drawn === undefined || other === undefined) return QUIET;
      // Once it has been read the cards are there again.
      const isTold = phase.stage === 'stating' && sitting.now - phase.decided < 2 * KNOCKED;
      return {
        ...QUIET,
        heat: isTold ? { drawn, other } : null,
        line: isDrawn(sitting) ? text.byLot(sitting.names[drawn] ?? '') : text.lotDraws,
      };
    }
    case 'scored':
      return countedCore(view, roundWinners(view), view.won);
    case 'over':
      return countedCore(view, phase.winners, view.sums);
  }
}

/** Which of the deck round's sets lies there, or has just been decided, out of those that its cards make. */
export function setOf({ counts, table, sets, round, phase }: KnockView): {
  readonly now: number;
  readonly of: number;
} {
  const played = sets.filter((set) => set.round === round).length;
  const cards = counts.reduce((sum, count) => sum + count, table.length);
  const now = phase.type === 'waiting' ? Math.max(played, 1) : played + 1;
  return { now, of: played + Math.ceil(cards / 4) };
}

export function setWords(view: KnockView): string {
  const { now, of } = setOf(view);
  return text.setOf(now, of);
}

function openCore(sitting: KnockSitting, phase: Extract<KnockView['phase'], { type: 'open' }>): Middle {
  const { view } = sitting;
  const { target, none } = view;
  const asking = phase.passed.length > 0;
  const limit = phase.until === null ? null : { until: phase.until, from: asking ? Infinity : LAST_SECONDS };
  return {
    ...QUIET,
    limit,
    // What is known of real cards is for who asks (SLAP-18).
    head: none && target !== null ? text.nothingMakes(target) : asking ? knownOf(view, text) : null,
    line: none && target !== null ? text.oneIsEnough : null,
  };
}

function settledCore({ now, since }: KnockSitting, last: SeenSet, way: string | null): Middle {
  if (last.taker !== null) return { ...QUIET, seal: 'stamped' };
  const there = canBeMade(last.table, last.target);
  const why = { passed: null, timedOut: text.timeUp, barred: text.allOut, claimed: null }[last.by];
  const none = there === false && last.target !== null ? text.nothingMakes(last.target) : why;
  const canShow = there === true && way === null && now - since >= SETTLING;
  return {
    ...QUIET,
    seal: null,
    place: last.table.length,
    head: there === true ? text.thereWas : none,
    line: way ?? text.aside,
    isNumber: way !== null && way !== text.noWay,
    keys: canShow ? [key('way')] : [],
  };
}

function countedCore(view: KnockView, winners: readonly Seat[], counts: readonly number[]): Middle {
  const [count = 0] = winners.map((seat) => counts[seat] ?? 0);
  const head = winners.length > 1 ? text.each(count) : text.cards(count);
  const line = text.cardsAside(view.aside);
  return { ...COUNTED, winners, head, line, keys: [key('score')] };
}
