import type { Seat } from '#lib/core/match/game.ts';
import type { SeenCard } from '#lib/games/table/table-cards.ts';
import type { SlapView } from '#lib/games/slap/view.ts';
import { HIGHEST } from '#lib/games/slap/state.ts';
import { common, slap as text } from '#lib/i18n/messages.ts';
import { toShape } from '#lib/ui/shapes.ts';
import type { RaceCard, Strip } from '../race/view.ts';
import { SIDES } from '../table/sides.ts';
import type { SlapSitting } from './face.ts';

const isOver = ({ view, stopped }: SlapSitting): boolean => stopped || view.phase.type === 'over';

/** Those of the last set lie there to be looked at, until the next ones are counted in. */
const lyingOf = ({ table, last, phase }: SlapView): readonly SeenCard[] =>
  table.length > 0 || last === null || phase.type === 'counting' ? table : last.table;

/** The cards that all see at once, as they lie; places for those of a real deck that nobody has entered, and for those that were sent back. */
export function cardsInRow(sitting: SlapSitting): readonly RaceCard[] {
  const { view, players } = sitting;
  if (isOver(sitting)) return [];
  const cards = lyingOf(view).map((seen, place) => cardAt(sitting, seen, place));
  return players.flatMap(({ shape }, seat) => [
    ...cards.filter((card) => card.seat === seat),
    ...Array<RaceCard>(view.owes?.[seat] ?? 0).fill(placeOf({ seat, shape: toShape(shape) })),
  ]);
}

const EMPTY = { look: 'empty', label: '', value: null, suit: null, pick: null } as const;
/** Where a card of this seat is to come. */
const placeOf = (whose: Pick<RaceCard, 'seat' | 'shape'>): RaceCard => ({
  ...EMPTY,
  ...whose,
  spoken: text.emptyPlace,
});

function cardAt(sitting: SlapSitting, { seat, rank, card }: SeenCard, place: number): RaceCard {
  const { name = '', shape = '' } = sitting.players[seat] ?? {};
  const whose = { seat, shape: toShape(shape) };
  if (rank === null) return placeOf(whose);
  const label = common.rank(rank, HIGHEST);
  const spoken = text.card(common.speakRank(label), name);
  const pick = pickOf(sitting, seat, place);
  const suit = card?.suit ?? null;
  return {
    ...EMPTY,
    ...whose,
    look: 'face',
    label,
    suit,
    pick,
    spoken: pick ? text.sendBack(spoken) : spoken,
  };
}

/** Each of two picks one of their own to send back (SLAP-7); of four everybody has one, and says so at their edge. */
function pickOf({ view, players }: SlapSitting, seat: Seat, place: number): RaceCard['pick'] {
  const { phase, config, counts } = view;
  if (phase.type !== 'swapping' || config.deck === 'physical' || players.length !== 2) return null;
  return (counts[seat] ?? 0) === 0 ? null : phase.picks.includes(place) ? 'picked' : 'open';
}

/** All of four read the same row, each from its own side, once its ranks are known. */
export function stripsOf(sitting: SlapSitting): readonly Strip[] {
  const { view, players } = sitting;
  if (isOver(sitting) || view.phase.type === 'counting') return [];
  const cards = (view.phase.type === 'waiting' && view.last !== null ? view.last.table : view.table).flatMap(
    ({ rank, card, seat }): readonly RaceCard[] => {
      if (rank === null) return [];
      const label = common.rank(rank, HIGHEST);
      const spoken = card ? common.speakCard(label, common.suit[card.suit]) : common.speakRank(label);
      const shape = toShape(players[seat]?.shape ?? '');
      return [{ ...EMPTY, seat, look: 'face', label, suit: card?.suit ?? null, spoken, shape }];
    },
  );
  return cards.length === 0 ? [] : SIDES.map((side) => ({ side, lone: false, reader: null, cards }));
}
