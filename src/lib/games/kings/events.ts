import { ACT, cardsBelow, type ByPlayer, type ByTable, type Shuffled } from '#lib/games/table/acts.ts';
import { decodeEvent, isListOf, isWhole, MOST_SEATS, type EventShape } from '#lib/core/match/decode.ts';
import type { Seat } from '#lib/core/match/game.ts';
import { ALL_CARDS, HAND, type Card } from './cards.ts';
import { CASTLES } from './castle.ts';
import { TOURNAMENTS } from './config.ts';

/** The discards in their new order, top first: the draw pile was empty (KINGS-5). */
export interface Reshuffled extends ByTable<'reshuffled'> {
  readonly order: readonly Card[];
}

/** A castle of a real deck. Of the two cards alike any will do, here and wherever a real card is named. */
export interface Founded extends ByPlayer<'founded'> {
  readonly card: Card;
}

/** A card of one's hand to a discard: the whole turn, or the one that is too many after a king (KINGS-3). */
export interface Discarded extends ByPlayer<'discarded'> {
  readonly card: Card;
  readonly up: boolean;
}

/** A king face-up to the discard (KINGS-3). */
export interface Dumped extends ByPlayer<'dumped'> {
  readonly card: Card;
}

/** A king played on a castle, or dethroning the king there (KINGS-3). */
export interface Enthroned<Type extends 'crowned' | 'dethroned'> extends ByPlayer<Type> {
  readonly card: Card;
  /** 0 First … 3 Fourth. */
  readonly castle: number;
}

/** A card of the face-up discard instead of a draw (KINGS-9). */
export interface Raised extends ByPlayer<'raised'> {
  readonly card: Card;
}

/** The seven cards of `seat`, entered from a real deck. */
export interface Entered extends ByPlayer<'entered'> {
  readonly cards: readonly Card[];
}

/** How `seat` would arrange their own hand (KINGS-6). */
export interface Arranged extends ByPlayer<'arranged'> {
  readonly groups: readonly (readonly Card[])[];
  readonly pointer: Card | null;
}

/** The table corrects a figure of the sheet of a real deck. */
export interface Amended extends ByPlayer<'amended'> {
  /** Which game, 0-based. */
  readonly game: number;
  /** Whose figure it is. */
  readonly whose: Seat;
  /** The points that it should be, in halves. */
  readonly halves: number;
}

/** Everything that can happen in a match of 24, Kings. */
export type KingsEvent =
  | Shuffled
  | Reshuffled
  | Founded
  | Discarded
  | Dumped
  | Enthroned<'crowned'>
  | Enthroned<'dethroned'>
  | Raised
  | Entered
  | Arranged
  | Amended
  /**
   * `turned`: The Turn turns up the next card for the castles · `dealt`: and then deals · `took`: a card off the pile, where it might be raised
   * instead · `called`: "Hand!" · `agreed`: all agreed to be scored, and `seat` said so · `readied`: on with the next game, or to the end.
   */
  | ByPlayer<'turned' | 'dealt' | 'took' | 'called' | 'agreed' | 'readied'>;

/** Beyond any hand's points, in halves; only keeps mistakes out. */
export const MOST_HALVES = 2000;

const isCards = cardsBelow(ALL_CARDS.length);
const isCard = (input: unknown): boolean => isWhole(input, 0, ALL_CARDS.length - 1);
const isCastle = (input: unknown): boolean => isWhole(input, 0, CASTLES - 1);
const isHand = (input: unknown): boolean => isListOf(input, HAND, isCard);

const SHAPES: Readonly<Record<KingsEvent['type'], EventShape>> = {
  shuffled: { seat: 'table', fields: { order: isCards } },
  reshuffled: { seat: 'table', fields: { order: isCards } },
  turned: ACT,
  dealt: ACT,
  founded: { seat: 'player', fields: { card: isCard } },
  discarded: { seat: 'player', fields: { card: isCard, up: (input) => typeof input === 'boolean' } },
  dumped: { seat: 'player', fields: { card: isCard } },
  crowned: { seat: 'player', fields: { card: isCard, castle: isCastle } },
  dethroned: { seat: 'player', fields: { card: isCard, castle: isCastle } },
  took: ACT,
  raised: { seat: 'player', fields: { card: isCard } },
  called: ACT,
  entered: { seat: 'player', fields: { cards: isCards } },
  arranged: {
    seat: 'player',
    fields: {
      groups: (input) => isListOf(input, HAND, isHand),
      pointer: (input) => input === null || isCard(input),
    },
  },
  agreed: ACT,
  amended: {
    seat: 'player',
    fields: {
      game: (input) => isWhole(input, 0, Math.max(...TOURNAMENTS) - 1),
      whose: (input) => isWhole(input, 0, MOST_SEATS),
      halves: (input) => isWhole(input, -MOST_HALVES, MOST_HALVES),
    },
  },
  readied: ACT,
};

/** Reads a stored event; null for what is none of this game's. */
export const parseKingsEvent = (input: unknown): KingsEvent | null =>
  decodeEvent(SHAPES, input) as KingsEvent | null;
