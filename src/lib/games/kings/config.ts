import { isWhole } from '#lib/core/match/decode.ts';
import type { ConfigError, Seat } from '#lib/core/match/game.ts';
import { isDeck, isFlag, readSettings, type Checks, type Deck } from '#lib/core/match/settings.ts';
import type { Result } from '#lib/core/result.ts';

/** Which formations count, from the mildest to the hardest (KINGS-8). */
export const STRICTNESSES = ['quick', 'standard', 'elders', 'timeSink'] as const;
export type Strictness = (typeof STRICTNESSES)[number];

/** What the house may change of the plain rules (KINGS-9). */
export interface KingsOptions {
  /** The value of a Subject adds to its castle. */
  readonly subjects: boolean;
  /** No penalties for loose cards. */
  readonly noHarm: boolean;
  /** The cards are shuffled once: when the draw pile is empty, everyone is scored. */
  readonly oneShuffle: boolean;
  /** What was discarded face-up never returns. */
  readonly faceUpStays: boolean;
  /** A castle counts the value it was founded with, whatever lies on it. In the first edition it took no king at all. */
  readonly staticCastles: boolean;
  /** A king of any suit may be played on any castle, or dethrone it. */
  readonly anyKing: boolean;
  /** After a king, a draw may take a card of the face-up discard instead. */
  readonly ghoulRaiser: boolean;
}

/** How many games a tournament has (KINGS-10). */
export const TOURNAMENTS = [1, 3, 5, 7] as const;

/** That of the rules as they stand. */
export const EDITION = 2;

/** All house rules of one match. */
export interface KingsConfig extends KingsOptions {
  readonly players: 2 | 3 | 4 | 5 | 6;
  readonly deck: Deck;
  readonly strictness: Strictness;
  readonly games: (typeof TOURNAMENTS)[number];
  /** After so many reshuffles in a game an empty draw pile ends it; 0 for no limit (KINGS-5). */
  readonly reshuffles: number;
  /** Who is The Turn of the first game. */
  readonly first: Seat;
  /** To which side turns pass, and The Turn after a game (KINGS-3, KINGS-10). */
  readonly direction: 'right' | 'left';
  /** Each sees what their own hand would score if it were called now. */
  readonly live: boolean;
  /** Without it a match is of the first edition: one player who is left is scored at once (KINGS-4), and static castles take no kings (KINGS-9). */
  readonly edition?: typeof EDITION;
}

/** More reshuffles than this no evening holds; only keeps mistakes out. */
export const MOST_RESHUFFLES = 20;

/** The rules as published, without options, dealt by the app. */
export const standardKings = (players: KingsConfig['players']): KingsConfig => ({
  players,
  deck: 'dealt',
  strictness: 'standard',
  subjects: false,
  noHarm: false,
  oneShuffle: false,
  faceUpStays: false,
  staticCastles: false,
  anyKing: false,
  ghoulRaiser: false,
  games: 1,
  reshuffles: 0,
  first: 0,
  direction: 'left',
  live: true,
  edition: EDITION,
});

const isOneOf = (list: readonly unknown[]) => (value: unknown) => list.includes(value);

const CHECKS: Checks<KingsConfig> = {
  players: (value) => isWhole(value, 2, 6),
  deck: isDeck,
  strictness: isOneOf(STRICTNESSES),
  subjects: isFlag,
  noHarm: isFlag,
  oneShuffle: isFlag,
  faceUpStays: isFlag,
  staticCastles: isFlag,
  anyKing: isFlag,
  ghoulRaiser: isFlag,
  games: isOneOf(TOURNAMENTS),
  reshuffles: (value) => isWhole(value, 0, MOST_RESHUFFLES),
  first: (value, { players }) => isWhole(value, 0, Number(players) - 1),
  direction: isOneOf(['right', 'left']),
  live: isFlag,
  edition: (value) => value === EDITION,
};

/** Reads house rules; the first that is missing, unlawful or foreign is named. */
export const parseKingsConfig = (input: unknown): Result<KingsConfig, ConfigError> =>
  readSettings<KingsConfig>(CHECKS, input, ['edition']);
