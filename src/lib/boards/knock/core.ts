import { canBeMade } from '#lib/games/table/table-cards.ts';
import type { Millis, Seat } from '#lib/core/match/game.ts';
import type { KnockView, SeenSet } from '#lib/games/knock/view.ts';
import { knock as text } from '#lib/i18n/messages.ts';
import { isDrawn, isDrawShown, SETTLING, type KnockSitting } from './face.ts';
import { roundWinners } from './face-of.ts';

/** What can be done in the middle of the table, for everybody alike. */
export type CoreAct = 'way' | 'menu' | 'score';

/** What lies in the middle of the table. */
export interface Core {
  /** The target: still to make, or made. */
  readonly seal: 'hollow' | 'stamped' | null;
  /** 3-2-1, until then. */
  readonly count: Millis | null;
  /** The set's own clock. */
  readonly limit: { readonly until: Millis; readonly from: number } | null;
  readonly head: string | null;
  readonly line: string | null;
  /** The line is an expression. */
  readonly isNumber: boolean;
  /** A place for cards: how many were set aside, or an empty one to draw for. */
  readonly place: number | 'draw' | null;
  /** A dead heat: whom the lot took, and one of the others. */
  readonly heat: { readonly drawn: Seat; readonly other: Seat } | null;
  /** A seal for each. */
  readonly winners: readonly Seat[];
  /** Which set of how many this is. */
  readonly set: { readonly now: number; readonly of: number } | null;
  readonly acts: readonly CoreAct[];
}

const EMPTY: Core = {
  seal: 'hollow',
  count: null,
  limit: null,
  head: null,
  line: null,
  isNumber: false,
  place: null,
  heat: null,
  winners: [],
  set: null,
  acts: ['menu'],
};

/** The set's clock is shown when so many seconds are left. */
const LAST_SECONDS = 30;

/** What the middle shows in each part of a match. `way`: a solution of the last four, shown because somebody asked. */
export function coreOf(sitting: KnockSitting, way: string | null): Core {
  const { view, stopped } = sitting;
  const { phase, last } = view;
  if (stopped) return { ...EMPTY, seal: null, acts: ['score'] };
  switch (phase.type) {
    case 'drawing':
    case 'tied':
      return { ...EMPTY, seal: null, place: 'draw', head: text.highestFirst };
    case 'aiming':
      return { ...EMPTY, seal: null };
    case 'shuffling':
      return EMPTY;
    case 'waiting':
      if (last !== null) return settledCore(sitting, last, way);
      if (isDrawShown(sitting)) return { ...EMPTY, seal: null, place: 'draw', head: text.highestFirst };
      return { ...EMPTY, set: setOf(view) };
    case 'counting':
      return { ...EMPTY, seal: null, count: phase.until };
    case 'open':
      return openCore(sitting, phase);
    case 'collecting':
      return EMPTY;
    case 'claim': {
      const [drawn] = phase.heat?.lot.filter((seat) => seat === phase.claimant) ?? [];
      const other = phase.heat?.lot.find((seat) => seat !== phase.claimant);
      if (drawn === undefined || other === undefined) return EMPTY;
      return {
        ...EMPTY,
        heat: { drawn, other },
        line: isDrawn(sitting) ? text.byLot(sitting.names[drawn] ?? '') : text.lotDraws,
      };
    }
    case 'scored':
      return countedCore(view, roundWinners(view), view.won);
    case 'over':
      return countedCore(view, phase.winners, view.sums);
  }
}

/** Which of the deck round's sets is next, out of those that its cards make. */
export function setOf({ counts, table, sets, round }: KnockView): NonNullable<Core['set']> {
  const played = sets.filter((set) => set.round === round).length;
  const cards = counts.reduce((sum, count) => sum + count, table.length);
  return { now: played + 1, of: played + Math.ceil(cards / 4) };
}

function openCore(sitting: KnockSitting, phase: Extract<KnockView['phase'], { type: 'open' }>): Core {
  const { view } = sitting;
  const { target, none } = view;
  const asking = phase.passed.length > 0;
  const limit = phase.until === null ? null : { until: phase.until, from: asking ? Infinity : LAST_SECONDS };
  const known = view.config.deck === 'physical' ? canBeMade(view.table, view.target) : null;
  const said = known === null ? null : known ? text.thereIs : text.thereIsNone;
  return {
    ...EMPTY,
    limit,
    head: none && target !== null ? text.nothingMakes(target) : said,
    line: none && target !== null ? text.oneIsEnough : null,
  };
}

function settledCore({ now, since }: KnockSitting, last: SeenSet, way: string | null): Core {
  if (last.taker !== null) return { ...EMPTY, seal: 'stamped' };
  const there = canBeMade(last.table, last.target);
  const why = { passed: null, timedOut: text.timeUp, barred: text.allOut, claimed: null }[last.by];
  const none = there === false && last.target !== null ? text.nothingMakes(last.target) : why;
  const canShow = there === true && way === null && now - since >= SETTLING;
  return {
    ...EMPTY,
    seal: null,
    place: last.table.length,
    head: there === true ? text.thereWas : none,
    line: way ?? text.aside,
    isNumber: way !== null,
    acts: canShow ? ['way', 'menu'] : ['menu'],
  };
}

function countedCore(view: KnockView, winners: readonly Seat[], counts: readonly number[]): Core {
  const [count = 0] = winners.map((seat) => counts[seat] ?? 0);
  const head = winners.length > 1 ? text.each(count) : text.cards(count);
  const line = text.cardsAside(view.aside);
  return { ...EMPTY, seal: null, winners, head, line, acts: ['score'] };
}
