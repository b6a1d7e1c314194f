import type { Seat } from '#lib/core/match/game.ts';
import type { Arrangement } from '#lib/games/kings/calculus/arrangement.ts';
import { bestOf, isRightCall } from '#lib/games/kings/calculus/best.ts';
import type { Ground } from '#lib/games/kings/calculus/ground.ts';
import { nearestFormations } from '#lib/games/kings/calculus/nearest.ts';
import { isKing, rankOf, type Card } from '#lib/games/kings/cards.ts';
import { standardKings } from '#lib/games/kings/config.ts';
import { kings } from '#lib/games/kings/index.ts';
import { kingPlaces } from '#lib/games/kings/legal.ts';
import { isAlone } from '#lib/games/kings/seats.ts';
import type { KingsView } from '#lib/games/kings/view.ts';
import type { Act, Strategy, Trial } from '../strategies.ts';

/** What somebody makes of their own seven cards. */
interface Look {
  readonly view: KingsView;
  readonly seat: Seat;
  readonly hand: readonly Card[];
  readonly ground: Ground;
  /** What the hand would score now, and that in points. */
  readonly best: Arrangement;
  readonly points: number;
}

/** After so many discards and kings the table agrees to be scored: what one needs may lie in the other's hand for ever. */
const MOST_DEEDS = { usual: 200, timeSink: 3000 };

/** How somebody plays: when they call, and which king they play. */
interface Style {
  readonly calls: (look: Look) => boolean;
  /** The king to be played now; undefined where none is. */
  readonly plays: (look: Look) => Card | undefined;
}

/** The most that one who has been scored has. */
const standing = ({ view }: Look): number =>
  Math.max(...view.scored.map((score) => (score ? score.best.halves / 2 : -Infinity)));

/** A second king is one too many: a single one points, and spares a card. */
const second = ({ hand }: Look): Card | undefined => hand.filter(isKing)[1];

/** Whether a call would be right. It is so with all cards but one in hands, so with two halves or six cards in the best arrangement. */
const isRight = ({ hand, ground, best }: Look): boolean =>
  best.formations.length > 0 && isRightCall(hand, ground);

const HONEST: Style = { calls: isRight, plays: second };

function lookAt(view: KingsView, seat: Seat): Look {
  const hand = view.hands[seat] ?? [];
  const ground: Ground = {
    castles: view.castles.map(({ suit, worth }) => ({ suit, worth })),
    rules: view.config,
  };
  const best = bestOf(hand, ground);
  return { view, seat, hand, ground, best, points: best.halves / 2 };
}

/** Gives away what helps least: a loose card that is part of nothing that is near, the dearest of them; a king last. */
function spare({ hand, ground, best }: Look): Card {
  const formed = best.formations.flatMap(({ cards }) => cards);
  const loose = hand.filter((card) => !formed.includes(card));
  const [near] = nearestFormations(loose, ground);
  const others = loose.filter((card) => !near?.held.includes(card));
  const cost = (card: Card) => (isKing(card) ? 0 : rankOf(card));
  const from = others.some((card) => !isKing(card)) ? others : loose.length > 0 ? loose : hand;
  return from.toSorted((a, b) => cost(b) - cost(a))[0] ?? 0;
}

/** A king where it can go, on a castle before a discard. */
function royal({ view, seat }: Look, card: Card): Act['event'] {
  const castles = view.castles.map(({ card, kings }) => ({ card, kings }));
  const [castle] = kingPlaces({ castles, config: view.config }, card).crowned;
  return castle === undefined ? { type: 'dumped', seat, card } : { type: 'crowned', seat, card, castle };
}

/** Plays in a style. One who is left alone plays on until they have more than all who were scored (KINGS-4). */
function playing(style: Partial<Style>): Strategy<KingsView> {
  const { calls, plays } = { ...HONEST, ...style };
  return (view, seat) => {
    const event = next(view, seat);
    return event && { event, after: 0 };
  };

  function next(view: KingsView, seat: Seat): Act['event'] | null {
    const { phase, theTurn } = view;
    switch (phase.type) {
      case 'founding':
        return seat === theTurn ? { type: 'turned', seat } : null;
      case 'dealing':
        return seat === theTurn ? { type: 'dealt', seat } : null;
      case 'extra':
        if (phase.seat !== seat) return null;
        return { type: 'discarded', seat, card: spare(lookAt(view, seat)), up: false };
      case 'turn':
        return phase.seat === seat ? turn(lookAt(view, seat)) : null;
      case 'calculus':
        return seat === 0 ? { type: 'readied', seat } : null;
      default:
        return null;
    }
  }

  function turn(look: Look): Act['event'] {
    const { view, seat, points } = look;
    const most = MOST_DEEDS[view.config.strictness === 'timeSink' ? 'timeSink' : 'usual'];
    if (view.deeds.length > most) return { type: 'agreed', seat };
    if (isAlone(view) && points > standing(look)) return { type: 'agreed', seat };
    if (calls(look)) return { type: 'called', seat };
    const king = plays(look);
    return king === undefined ? { type: 'discarded', seat, card: spare(look), up: false } : royal(look, king);
  }
}

/** For two, where a call that ends a game would do most. What their own hands would score they count themselves. */
export const kingsTrials: readonly (Trial & { readonly name: string })[] = [
  {
    name: '24, Kings',
    game: kings,
    config: { ...standardKings(2), live: false },
    honest: playing({}) as Strategy,
    bent: Object.fromEntries(
      Object.entries({
        'wrong caller': playing({ calls: ({ points }) => points >= -15 }),
        'caller at once': playing({ calls: () => true }),
        passer: playing({ calls: () => false, plays: () => undefined }),
        'king keeper': playing({ plays: () => undefined }),
        swapper: playing({ plays: ({ hand }) => hand.find(isKing) }),
        hoarder: playing({ calls: (look) => look.points >= 20 && isRight(look) }),
      }),
    ) as Readonly<Record<string, Strategy>>,
  },
];
