import { err, ok, type Result } from '../result.ts';
import { isObject, isText, isWhole } from './decode.ts';

/** Who sits at a seat. */
export interface Player {
  readonly name: string;
  /** A word for the shape that marks the seat. */
  readonly shape: string;
}

/** What is known of a match before its first event. */
export interface Header {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: number;
  /** As the game's `parseConfig` reads it. */
  readonly config: unknown;
  /** By seat. */
  readonly players: readonly Player[];
  /** 32 bits. */
  readonly seed: number;
  /** Epoch milliseconds. */
  readonly startedAt: number;
}

/** Why names cannot sit down; `seat` is the first that is at fault. */
export interface PlayersError {
  readonly code: 'emptyName' | 'longName' | 'sameName';
  readonly seat: number;
}

/** In UTF-16 units: room for the 24 characters, as people count them, that set-up takes. */
export const LONGEST_NAME = 400;
const LONGEST_WORD = 64;
const INT32 = 2 ** 31;

/** Checks names: none empty, none beyond measure, no two alike however they are encoded. */
export function checkPlayers(players: readonly Player[]): Result<readonly Player[], PlayersError> {
  const seen = new Set<string>();
  for (const [seat, { name }] of players.entries()) {
    const plain = name.trim().normalize('NFC');
    if (plain === '') return err({ code: 'emptyName', seat });
    if (name.length > LONGEST_NAME) return err({ code: 'longName', seat });
    if (seen.has(plain)) return err({ code: 'sameName', seat });
    seen.add(plain);
  }
  return ok(players);
}

const OVERRIDES = /[\u202a\u202b\u202d\u202e]/;
const ISOLATES = /[\u2066-\u2068]/;
const [END_OF_OVERRIDE, END_OF_ISOLATE] = ['\u202c', '\u2069'];

/**
 * A name that turns its own writing round and nothing else: what it opens it closes, and it closes nothing of others. Linear. Names stand in
 * the middle of sentences, where no element can keep them apart.
 */
export function closeName(name: string): string {
  let closed = '';
  let ends = '';
  for (const letter of name) {
    if (OVERRIDES.test(letter)) ends = END_OF_OVERRIDE + ends;
    else if (ISOLATES.test(letter)) ends = END_OF_ISOLATE + ends;
    else if (letter === END_OF_OVERRIDE || letter === END_OF_ISOLATE) {
      if (!ends.startsWith(letter)) continue;
      ends = ends.slice(1);
    }
    closed += letter;
  }
  return closed + ends;
}

/** A header as it is shown, with its names closed. */
export const closeNames = <Of extends Header>(header: Of): Of => ({
  ...header,
  players: header.players.map((player) => ({ ...player, name: closeName(player.name) })),
});

/** Reads a header field by field; null when one is missing or malformed. Config and names still have to be checked. */
export function parseHeader(input: unknown): Header | null {
  if (!isObject(input)) return null;
  const { id, game, rulesVersion, config, players, seed, startedAt } = input;
  if (!isText(id, LONGEST_WORD) || id === '' || !isText(game, LONGEST_WORD)) return null;
  if (!isWhole(rulesVersion, 1) || !isWhole(seed, -INT32, 2 * INT32 - 1) || !isWhole(startedAt, 0))
    return null;
  const read = Array.isArray(players) ? players.map(parsePlayer) : [null];
  const known = read.filter((player) => player !== null);
  if (known.length < read.length) return null;
  return { id, game, rulesVersion, config, players: known, seed, startedAt };
}

function parsePlayer(input: unknown): Player | null {
  if (!isObject(input)) return null;
  const { name, shape } = input;
  // The length is checked with the other faults of names, which have a sentence of their own.
  return typeof name === 'string' && isText(shape, LONGEST_WORD) ? { name, shape } : null;
}
