import { cardsOn, isGap, operatorOf, type Play } from '#lib/games/fours/board.ts';
import { isBracket, signOf, type Card } from '#lib/games/fours/cards.ts';
import { standardFours } from '#lib/games/fours/config.ts';
import { MOST_DISCARDED } from '#lib/games/fours/draw.ts';
import { fours } from '#lib/games/fours/index.ts';
import { legalPlays } from '#lib/games/fours/legal.ts';
import { findWin, type Win } from '#lib/games/fours/search/win.ts';
import { MOST_PLAYED } from '#lib/games/fours/turn.ts';
import type { FoursView } from '#lib/games/fours/view.ts';
import type { Act, Strategy, Trial } from '../strategies.ts';

/** After so many turns of a round everybody gives it up: two who only build would go on for ever. */
const MOST_TURNS = 30;

/** How somebody plays: what they lay next when nothing wins, what they swap, and which wins they take. */
interface Style {
  readonly lays: (view: FoursView, ways: readonly Play[]) => Play | undefined;
  readonly swaps: (hand: readonly Card[]) => readonly Card[];
  readonly takes: (win: Win, view: FoursView) => boolean;
}

/** Fills the empty gaps; where none is empty, covers two operators. */
function build({ board, fresh }: FoursView, ways: readonly Play[]): Play | undefined {
  const isEmpty = (place: number) => {
    const here = board[place];
    return isGap(place) && here !== undefined && operatorOf(here) === undefined;
  };
  const isOpen = board.some((_, place) => isEmpty(place));
  if (!isOpen && fresh.length >= 2) return undefined;
  const fitting = ways.filter(({ row, place }) => row === 'operator' && (!isOpen || isEmpty(place)));
  // Another one each time, so that nobody covers the same two for ever.
  return fitting[(5 * cardsOn(board).length) % Math.max(1, fitting.length)];
}

/** Brackets where they are in the way: each that is opened needs another to be closed. */
const block = ({ fresh }: FoursView, ways: readonly Play[]): Play | undefined =>
  fresh.length < 2
    ? ways.find(({ card, row, cancels }) => isBracket(card) && row === 'opens' && !cancels)
    : undefined;

/** What is held beyond two of a kind: a hand of many signs wins more often. */
const spare = (hand: readonly Card[]): readonly Card[] =>
  hand
    .filter((card, index) => hand.slice(0, index).filter((each) => signOf(each) === signOf(card)).length >= 2)
    .slice(0, MOST_DISCARDED);

const HONEST: Style = { lays: build, swaps: spare, takes: () => true };

const act = (event: Act['event']): Act => ({ event, after: 0 });

/** Plays in a style, one card at a time, as the rules ask for them. */
function playing(style: Partial<Style>): Strategy<FoursView> {
  const { lays, swaps, takes } = { ...HONEST, ...style };
  return (view, seat) => {
    const hand = view.hands[seat] ?? [];
    if (view.phase.type === 'between') return act({ type: 'redrew', seat, cards: swaps(hand) });
    const play = nextOf(view, hand);
    return act(play ? { type: 'played', seat, ...play } : { type: 'ended', seat });
  };

  function nextOf(view: FoursView, hand: readonly Card[]): Play | undefined {
    const { board, fresh, config: options, target } = view;
    const { win } = findWin({ board, hand, fresh, target: target ?? 0, options });
    if (win && takes(win, view)) return win.plays[0];
    if (fresh.length >= MOST_PLAYED || view.turns.length > MOST_TURNS) return undefined;
    const rules = { fresh, negation: options.negation };
    return lays(
      view,
      hand.flatMap((card) => legalPlays(board, card, rules)),
    );
  }
}

/** For two: what is held against an honest player must hold against each of several. */
export const foursTrials: readonly (Trial & { readonly name: string })[] = [
  {
    name: 'Four Fours',
    game: fours,
    config: standardFours(2),
    honest: playing({}) as Strategy,
    bent: Object.fromEntries(
      Object.entries({
        passer: playing({ lays: () => undefined }),
        swapper: playing({ swaps: (hand) => hand.slice(0, MOST_DISCARDED) }),
        keeper: playing({ swaps: () => [] }),
        blocker: playing({ lays: block }),
        hoarder: playing({ takes: ({ points }) => points >= 4 }),
      }),
    ) as Readonly<Record<string, Strategy>>,
  },
];
