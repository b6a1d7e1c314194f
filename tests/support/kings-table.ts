import { ALL_CARDS, HAND, type Card } from '#lib/games/kings/cards.ts';
import { groundOf } from '#lib/games/kings/castle.ts';
import { standardKings, type KingsConfig } from '#lib/games/kings/config.ts';
import type { KingsRefusal } from '#lib/games/kings/errors.ts';
import type { KingsEvent } from '#lib/games/kings/events.ts';
import { kings } from '#lib/games/kings/index.ts';
import { inTurn, nextSeat } from '#lib/core/match/seats.ts';
import type { KingsState } from '#lib/games/kings/state.ts';
import type { KingsView } from '#lib/games/kings/view.ts';
import { cardsOf, written } from './kings-cards.ts';
import { MatchTable } from './match-table.ts';

type Players = KingsConfig['players'];
type Acts = Extract<KingsEvent, { readonly seat: number }>;

/** An act of a player without its time. */
type Timeless<Event> = Event extends Acts ? Omit<Event, 'at'> : never;

export class KingsTable extends MatchTable<KingsConfig, KingsState, KingsEvent, KingsView, KingsRefusal> {
  /** Sends what a player does now; answers the code of a refusal. */
  try(act: Timeless<Acts>): string | null {
    return this.until(this.match.at).send({ ...act, at: this.match.at });
  }

  /** The same for what must be taken. */
  do(...acts: readonly Timeless<Acts>[]): this {
    for (const act of acts) {
      const code = this.try(act);
      if (code !== null) throw new Error(`${JSON.stringify(act)} is refused: ${code}`);
    }
    return this.until(this.match.at);
  }

  /** The card of a seat's hand that is written so; of a card that they do not hold the first of the deck. */
  card(seat: number, text: string): Card {
    const held = this.state.hands[seat] ?? [];
    return (cardsOf(text).find((card) => held.includes(card)) ??
      held.find((card) => written([card]) === text) ??
      cardsOf(text)[0]) as Card;
  }

  /** Sends a card of a seat somewhere; answers the code of a refusal. */
  discards(seat: number, text: string, up = false): string | null {
    return this.try({ type: 'discarded', seat, card: this.card(seat, text), up });
  }

  dumps(seat: number, text: string): string | null {
    return this.try({ type: 'dumped', seat, card: this.card(seat, text) });
  }

  crowns(seat: number, text: string, castle: number): string | null {
    return this.try({ type: 'crowned', seat, card: this.card(seat, text), castle });
  }

  dethrones(seat: number, text: string, castle: number): string | null {
    return this.try({ type: 'dethroned', seat, card: this.card(seat, text), castle });
  }

  /** What a seat holds. */
  hand(seat: number): string {
    return written(this.state.hands[seat] ?? []);
  }

  /** What the castles are worth. */
  get worths(): readonly number[] {
    return groundOf(this.state.castles, this.state.config).castles.map(({ worth }) => worth);
  }
}

/** House rules of a match under test; `edition` 1 for one that was stored before editions were named. */
export type House = Partial<Omit<KingsConfig, 'edition'>> & { readonly edition?: 1 | 2 };

/** A match with these house rules, before its first event. Unless they say otherwise, turns pass to the right. */
export function newTable(players: Players, { edition = 2, ...house }: House = {}, seed = 1): KingsTable {
  const { edition: present, ...standard } = standardKings(players);
  const config = { ...standard, direction: 'right' as const, ...house };
  return new KingsTable(kings, edition === 1 || !present ? config : { ...config, edition: present }, seed);
}

/** How a deck is stacked: the castles in order, what goes face-up before the second, the hands by seat, the draw pile's top. */
export interface Stacked {
  readonly castles?: string;
  readonly turnedToo?: string;
  readonly hands: readonly string[];
  readonly pile?: string;
}

export const CASTLES = '2♥ 3♣ Q♦ 7♠';

/** The order that deals so. */
export function stacked(
  { castles = CASTLES, turnedToo = '', hands, pile = '' }: Stacked,
  config: Pick<KingsConfig, 'players' | 'direction' | 'first'>,
): readonly Card[] {
  const left = [...ALL_CARDS];
  const take = (text: string): readonly Card[] => {
    const cards = text === '' ? [] : cardsOf(text, left);
    for (const card of cards) left.splice(left.indexOf(card), 1);
    return cards;
  };
  const [first = 0, ...others] = take(castles);
  const extra = take(turnedToo);
  const held = hands.map(take);
  const seats = inTurn(config, nextSeat(config, config.first));
  const dealt = Array.from({ length: HAND }, (_, round) => seats.map((seat) => held[seat]?.[round] ?? 0));
  return [first, ...extra, ...others, ...dealt.flat(), ...take(pile), ...left];
}

/** A dealt match with a stacked deck, in the first turn of its first game. */
export function dealtTable(deck: Stacked, house: House = {}): KingsTable {
  const table = newTable(deck.hands.length as Players, house);
  const { config } = table.state;
  table.play({ type: 'shuffled', at: 0, order: stacked(deck, config) });
  while (table.state.phase.type === 'founding') table.do({ type: 'turned', seat: config.first });
  return table.do({ type: 'dealt', seat: config.first });
}

/** A match with a real deck, whose castles have been entered. */
export function realTable(players: Players, house: House = {}, castles = CASTLES): KingsTable {
  const table = newTable(players, { deck: 'physical', ...house });
  for (const card of cardsOf(castles)) table.do({ type: 'founded', seat: 0, card });
  return table;
}
