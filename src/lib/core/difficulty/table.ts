import { aboutSeconds, dotsOfLevel, type Dots } from './dots.ts';
import { placeOfHand } from './four-ranks.ts';
import { TABLE } from './table-range.ts';
import { LEVELS_ABOVE_TEN, WAYS } from './table-rest.ts';
import { LEVELS_TO_TEN } from './table-to-ten.ts';

/** What is known of a hand of four ranks 1–13 for 24 without computing. */
export interface TableEntry {
  /** How many different solutions it has (ARITH-6), 1 to 11: exact. */
  readonly ways: number;
  /** Whether every solution comes by a value that is not whole. */
  readonly needsFraction: boolean;
  /** From 1, the easiest, to 15: see `levelOf`. */
  readonly level: number;
  readonly dots: Dots;
  /** About how many seconds people take, very coarsely: see `aboutSeconds`. */
  readonly seconds: number;
}

/** Set in a code of `ways` if every solution needs a fraction; the bits below count them. */
const NEEDS_FRACTION = 16;

/** Levels, and codes of ways, by the place of a hand: read from the text at the first question. */
let read: { readonly levels: Uint8Array; readonly ways: Uint8Array } | null = null;

/** The entry of a hand, its ranks in any order, at once; null if it has no solution. */
export function entryOf(ranks: readonly number[]): TableEntry | null {
  const { levels, ways } = (read ??= readTable());
  if (ranks.length !== TABLE.count || ranks.some((rank) => rank < 1 || rank > TABLE.highest))
    throw new RangeError(`${ranks.join(' ')} is not in the table`);
  const place = placeOfHand(ranks);
  const [level = 0, code = 0] = [levels[place], ways[place]];
  if (level === 0) return null;
  return {
    ways: code % NEEDS_FRACTION,
    needsFraction: code >= NEEDS_FRACTION,
    level,
    dots: dotsOfLevel(level),
    seconds: aboutSeconds(level),
  };
}

function readTable() {
  const levels = Uint8Array.from(LEVELS_TO_TEN + LEVELS_ABOVE_TEN, (sign) => parseInt(sign, 16));
  const signs = [...WAYS].values();
  const ways = levels.map((level) => (level === 0 ? 0 : codeOf(signs.next().value ?? '')));
  return { levels, ways };
}

const codeOf = (sign: string): number =>
  /[A-Z]/.test(sign) ? NEEDS_FRACTION + sign.charCodeAt(0) - 64 : parseInt(sign, 12);
