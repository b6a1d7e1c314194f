import { isWhole } from '#lib/core/match/decode.ts';
import type { ConfigError, Seat } from '#lib/core/match/game.ts';
import { isDeck, isFlag, readSettings, type Checks, type Deck } from '#lib/core/match/settings.ts';
import { ok, type Result } from '#lib/core/result.ts';

/** What the board allows beyond the plain rules (FOURS-13 to 15). */
export interface FoursOptions {
  /** A gap with a bracket and no operator multiplies: 4(4 + 4) (FOURS-13). */
  readonly implied: boolean;
  /** A − card may be a sign: (−4) (FOURS-14). */
  readonly negation: boolean;
  /** An empty gap joins its 4s to 44, and the rounds go up to 20 (FOURS-15). */
  readonly extended: boolean;
}

/** All house rules of one match. */
export interface FoursConfig extends FoursOptions {
  /** One plays alone, against par. */
  readonly players: 1 | 2 | 3 | 4 | 5 | 6;
  readonly deck: Deck;
  /** Who has the first turn of the first round. */
  readonly first: Seat;
  /** Each swaps cards at the start of their own first turn of a round, instead of all before it (FOURS-10). */
  readonly swapAtTurn?: boolean;
  /** Of these rules: in the first, that of settings without it, anybody may go on after a round, and who was not asked keeps their cards (FOURS-10). */
  readonly edition?: 2;
}

/** The rules as published, without options. */
export const standardFours = (players: FoursConfig['players']): FoursConfig => ({
  players,
  deck: 'dealt',
  implied: false,
  negation: false,
  extended: false,
  first: 0,
  swapAtTurn: false,
  ...(players > 1 && { edition: 2 }),
});

const CHECKS: Checks<FoursConfig> = {
  players: (value) => isWhole(value, 1, 6),
  // Alone there is nobody who could hold the real cards while the phone judges: it deals.
  deck: (value, { players }) => isDeck(value) && !(players === 1 && value === 'physical'),
  implied: isFlag,
  negation: isFlag,
  extended: isFlag,
  first: (value, { players }) => isWhole(value, 0, Number(players) - 1),
  swapAtTurn: isFlag,
  edition: (value) => value === 2,
};

/** Reads house rules; the first that is missing, unlawful or foreign is named. */
export function parseFoursConfig(input: unknown): Result<FoursConfig, ConfigError> {
  const read = readSettings<FoursConfig>(CHECKS, input, ['swapAtTurn', 'edition']);
  if (!read.ok || read.value.players > 1) return read;
  // Alone they mean nothing, and matches with them and without are by the same rules.
  const { swapAtTurn: _, edition: __, ...alone } = read.value;
  return ok(alone);
}
