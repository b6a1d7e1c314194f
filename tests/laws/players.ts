import type { Rng } from '#lib/core/chance.ts';
import type { AnyGame, EventBase, Viewer } from '#lib/core/match/game.ts';
import { GAMES, type GameId } from '#lib/games/registry.ts';
import {
  contestAny,
  contestCards,
  contestConfigs,
  contestDeck,
  contestNext,
  CONTEST_END,
  CONTEST_TYPES,
  hiddenChanged,
} from '../support/contest.ts';
import {
  foursAny,
  foursCards,
  foursConfigs,
  foursNext,
  hiddenSwapped as foursHidden,
  FOURS_END,
  FOURS_TYPES,
} from '../support/fours.ts';
import {
  hiddenSwapped as kingsHidden,
  kingsAny,
  kingsCards,
  kingsConfigs,
  kingsNext,
  KINGS_END,
  KINGS_TYPES,
} from '../support/kings.ts';
import {
  hiddenSwapped as knockHidden,
  knockAny,
  knockCards,
  knockConfigs,
  knockDeck,
  knockNext,
  KNOCK_END,
  KNOCK_TYPES,
} from '../support/knock.ts';
import {
  hiddenSwapped as slapHidden,
  slapAny,
  slapCards,
  slapConfigs,
  slapNext,
  SLAP_END,
  SLAP_TYPES,
} from '../support/slap.ts';

/** What the laws need of a game beside its rules. */
export interface TestPlayer {
  /** House rules by lot, all lawful. */
  configs(rng: Rng): unknown;
  /** Any event, fitting or not. */
  any(state: unknown, at: number, rng: Rng): EventBase;
  /** An event that brings the match nearer to its end; null when the table must act first. */
  next(state: unknown, at: number): EventBase | null;
  /** Within so many events of `next` and the table every match ends. */
  readonly end: number;
  /** All cards, wherever they are; the same multiset in every state. */
  cards(state: unknown): readonly unknown[];
  /** How many cards there must be. */
  deck(state: unknown): number;
  /** All types of event that change a state. */
  readonly types: readonly string[];
  /** A state that differs only in what this viewer may not see. */
  hidden(state: unknown, rng: Rng, viewer: Viewer): unknown;
}

/** A row for each game of the registry: one that is missing is a type error. */
export const PLAYERS: Readonly<Record<GameId, TestPlayer>> = {
  slap: {
    configs: slapConfigs,
    any: slapAny,
    next: slapNext,
    end: SLAP_END,
    cards: slapCards,
    deck: () => 40,
    types: SLAP_TYPES,
    hidden: slapHidden,
  },
  knock: {
    configs: knockConfigs,
    any: knockAny,
    next: knockNext,
    end: KNOCK_END,
    cards: knockCards,
    deck: knockDeck,
    types: KNOCK_TYPES,
    hidden: knockHidden,
  },
  fours: {
    configs: foursConfigs,
    any: foursAny,
    next: foursNext,
    end: FOURS_END,
    cards: foursCards,
    deck: () => 100,
    types: FOURS_TYPES,
    hidden: foursHidden,
  },
  contest: {
    configs: contestConfigs,
    any: contestAny,
    next: contestNext,
    end: CONTEST_END,
    cards: contestCards,
    deck: contestDeck,
    types: CONTEST_TYPES,
    hidden: hiddenChanged,
  },
  kings: {
    configs: kingsConfigs,
    any: kingsAny,
    next: kingsNext,
    end: KINGS_END,
    cards: kingsCards,
    deck: () => 104,
    types: KINGS_TYPES,
    hidden: kingsHidden,
  },
};

/** A game as the laws see it. */
export interface Lawful {
  readonly id: string;
  readonly game: AnyGame;
  readonly player: TestPlayer;
}

/** Every game that the laws hold for. */
export const LAWFUL: readonly Lawful[] = (Object.keys(GAMES) as readonly GameId[]).map((id) => ({
  id,
  game: GAMES[id],
  player: PLAYERS[id],
}));
