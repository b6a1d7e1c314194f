import type { Millis, Seat } from '#lib/core/match/game.ts';
import type { Player } from '#lib/core/match/header.ts';
import { canBeMade, type SeenCard } from '#lib/games/table/table-cards.ts';
import type { SlapView } from '#lib/games/slap/view.ts';
import { slapFour as text } from '#lib/i18n/messages.ts';

/** What can be done in the middle: ask for a missed solution · pause · what follows a match. */
export type FourCoreAct = 'way' | 'menu' | 'end';

/** What lies in the middle of a table for four. */
export interface FourCore {
  /** The cards whose ranks are known, as they lie in front of everybody. */
  readonly wall: readonly (SeenCard & { readonly rank: number })[];
  /** The target still to make, or the one that was made. */
  readonly seal: 'hollow' | 'stamped' | null;
  /** 3-2-1, until then. */
  readonly count: Millis | null;
  /** The set's own clock. */
  readonly limit: Millis | null;
  readonly words: string | null;
  /** The words are an expression. */
  readonly isNumber: boolean;
  /** A dead heat: whom the lot took, and one of the others. */
  readonly heat: { readonly drawn: Seat; readonly other: Seat } | null;
  readonly acts: readonly FourCoreAct[];
}

/** What goes on besides the match itself. */
interface Around {
  readonly stopped: boolean;
  readonly way: string | null;
}

/** What the middle shows in each part of a set. */
export function fourCoreOf(view: SlapView, players: readonly Player[], around: Around): FourCore {
  const { phase, last, config } = view;
  const names = (seats: readonly Seat[]) => seats.map((seat) => players[seat]?.name ?? '');
  const ranked = (cards: readonly SeenCard[]) =>
    cards.flatMap((card) => (card.rank === null ? [] : [{ ...card, rank: card.rank }]));
  const calm: FourCore = {
    wall: ranked(view.table),
    seal: view.target === null ? null : 'hollow',
    count: null,
    limit: null,
    words: null,
    isNumber: false,
    heat: null,
    acts: ['menu'],
  };
  if (around.stopped) return { ...calm, wall: [], seal: null, words: text.stopped, acts: ['end'] };
  switch (phase.type) {
    case 'waiting': {
      const real = config.deck === 'physical';
      if (last === null) return { ...calm, words: real ? turnUp(view) : null };
      const seal = last.verdict === 'right' ? 'stamped' : 'hollow';
      const canShow = last.verdict === 'wrong' && around.way === null && ranked(last.table).length > 0;
      return {
        ...calm,
        wall: ranked(last.table),
        seal,
        words: around.way,
        isNumber: around.way !== null,
        acts: [...(canShow ? (['way'] as const) : []), 'menu'],
      };
    }
    case 'counting':
      return { ...calm, wall: [], seal: null, count: phase.until, words: null };
    case 'open': {
      const known = config.deck === 'physical' ? canBeMade(view.table, view.target) : null;
      const said = known === null ? null : known ? text.thereIs : text.thereIsNone;
      return {
        ...calm,
        limit: phase.until,
        words: view.none ? text.nothing : (said ?? (config.deck === 'physical' ? text.set(view.set) : null)),
      };
    }
    case 'naming':
    case 'claim': {
      const { heat, slaps, late, quits, namer } = phase;
      // The set time ran out on two or more who were silent (SLAP-8, SLAP-12).
      if (phase.type === 'naming' && quits.length === 0 && slaps.length < players.length - 1)
        return { ...calm, words: text.silentByLot(names([namer]).join()) };
      const lot = heat?.lot ?? [];
      const [drawn] = lot.filter((seat) => slaps.some((slap) => slap.seat === seat)).slice(-1);
      const other = late.map(({ seat }) => seat).find((seat) => lot.includes(seat));
      if (drawn === undefined || other === undefined) return calm;
      const words = text.byLot(names([other]).join());
      return { ...calm, words, heat: { drawn, other } };
    }
    case 'swapping':
      return { ...calm, words: phase.must ? text.mustSwap : text.pick };
    case 'reshuffling':
      return calm;
    case 'over':
      return { ...calm, wall: [], seal: 'stamped', acts: ['end', 'menu'] };
    default:
      return calm;
  }
}

/** With a real deck people turn the cards: all of them, or after a swap only some. */
const turnUp = ({ table }: SlapView): string => (table.length > 0 ? text.turnUpNew : text.turnUp);
