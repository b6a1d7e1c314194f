import type { Seat } from '#lib/core/match/game.ts';
import type { SeenCard } from '#lib/games/table/table-cards.ts';
import type { KnockView } from '#lib/games/knock/view.ts';
import { highestOf } from '#lib/games/knock/deck.ts';
import { common, knock as text } from '#lib/i18n/messages.ts';
import type { Shape } from '#lib/ui/shapes.ts';
import type { RaceCard, Strip } from '../race/view.ts';
import { sideOf } from '../table/sides.ts';
import { isDrawShown, type KnockSitting } from './face.ts';

interface Round {
  readonly sitting: KnockSitting;
  /** By seat. */
  readonly shapes: readonly Shape[];
}

/** The piles in the order in which they lie round the table, clockwise; among three the table's pile lies across from the first. */
const ringOf = (players: number): readonly Seat[] => (players === 3 ? [0, 1, 3, 2] : [0, 1, 2, 3]);

type Cards = Pick<Round, 'sitting' | 'shapes'>;

/** The cards of a table: whose they are, as they lie face up, and as backs. */
function cardsAt({ sitting, shapes }: Cards) {
  const { view } = sitting;
  const highest = highestOf(view.config);
  const nameOf = (seat: Seat) => sitting.names[seat] ?? text.theTable;
  const card = (seen: SeenCard): RaceCard => {
    const label = seen.rank === null ? '' : common.rank(seen.rank, highest);
    return {
      seat: seen.seat,
      look: seen.rank === null ? 'empty' : 'face',
      label,
      value: highest > 10 && seen.rank !== null && label !== String(seen.rank) ? seen.rank : null,
      suit: seen.card?.suit ?? null,
      spoken: seen.rank === null ? text.place(nameOf(seen.seat)) : spokenCard(seen, label),
      shape: shapes[seen.seat] ?? null,
      pick: null,
    };
  };
  const back = (seat: Seat): RaceCard => ({
    seat,
    look: view.counts[seat] === 0 ? 'empty' : 'back',
    label: '',
    value: null,
    suit: null,
    spoken: text.back(nameOf(seat)),
    shape: shapes[seat] ?? null,
    pick: null,
  });
  return { card, back };
}

/** What lies face up: while everybody waits, what lay there last. */
const openCards = ({ phase, table, last }: KnockSitting['view']): readonly SeenCard[] =>
  table.length > 0 ? table : phase.type === 'waiting' ? (last?.table ?? []) : [];

/** The cards between two, or alone, from left to right (KNOCK-10). */
export function cardsInRow(sitting: KnockSitting, shapes: readonly Shape[]): readonly RaceCard[] {
  const { view } = sitting;
  const { card, back } = cardsAt({ sitting, shapes });
  if (view.phase.type === 'drawing' || view.phase.type === 'tied' || isDrawShown(sitting))
    return lastDrawn(view).map((seen) => drawn(view, seen, card(seen)));
  const open = openCards(view);
  if (open.length > 0) return open.map(card);
  const each = 4 / view.counts.length;
  return view.counts.flatMap((_, seat) => Array.from({ length: each }, () => back(seat)));
}

/** What stands in front of everybody; empty where nothing does (KNOCK-2, KNOCK-3, KNOCK-10). */
export function stripsOf({ sitting, shapes }: Round): readonly Strip[] {
  const { view } = sitting;
  const players = view.config.players;
  const ring = ringOf(players);
  const { card, back } = cardsAt({ sitting, shapes });
  const clockwise = (seat: Seat) => {
    const place = ring.indexOf(seat);
    return [...ring.slice(place), ...ring.slice(0, place)];
  };
  const { phase } = view;
  if (phase.type === 'drawing' || phase.type === 'tied' || isDrawShown(sitting)) {
    return lastDrawn(view).map((seen) => ({
      side: sideOf(seen.seat, players),
      lone: true,
      reader: seen.seat,
      cards: [drawn(view, seen, card(seen))],
    }));
  }
  if (phase.type === 'aiming' || phase.type === 'scored' || phase.type === 'over' || sitting.stopped)
    return [];
  const open = openCards(view);
  return ring.map((reader) => {
    const side = sideOf(reader, players);
    const order = reader < players ? clockwise(reader) : [reader];
    const cards =
      open.length === 0
        ? order.map(back)
        : order.flatMap((seat) => open.filter((seen) => seen.seat === seat).map(card));
    return { side, lone: reader >= players, reader, cards };
  });
}

/** The card that each drew last: those who were not equal do not draw again (KNOCK-2). */
function lastDrawn({ draws }: KnockView): readonly SeenCard[] {
  const [first = []] = draws;
  return first.map((seen) => draws.flat().findLast(({ seat }) => seat === seen.seat) ?? seen);
}

/** Of equal cards only those of who draws again are bright. */
const drawn = ({ phase }: KnockView, { seat }: SeenCard, card: RaceCard): RaceCard =>
  phase.type === 'tied' && !phase.among.includes(seat) ? { ...card, gone: true } : card;

const spokenCard = ({ card }: SeenCard, label: string): string =>
  card ? common.speakCard(label, common.suit[card.suit]) : common.speakRank(label);
