import { ACT, TOUCH, type ByPlayer, type ByTable, type Settled, type Touch } from '#lib/games/table/acts.ts';
import {
  decodeEvent,
  isListOf,
  isText,
  isTime,
  isWhole,
  MOST_SEATS,
  type EventShape,
} from '#lib/core/match/decode.ts';
import { CONTEST_LIMITS } from './config.ts';
import { LARGEST } from './x.ts';

/** The numbers of a round, set by set. */
export interface RoundDealt extends ByTable<'dealt'> {
  readonly sets: readonly (readonly number[])[];
}

/** An expression for the set that is asked for. */
export interface Stated extends ByPlayer<'stated'> {
  readonly text: string;
}

/** An x: n/d, entered under the cover, or at one’s own edge (CONTEST-7). */
export interface Entered extends ByPlayer<'entered'> {
  readonly n: number;
  readonly d: number;
}

/** The best x there was, for one who plays alone: n and d, or nothing when there is none (CONTEST-9). */
export interface Compared extends ByPlayer<'compared'> {
  readonly best: readonly number[];
}

/** Everything that can happen in a contest. */
export type ContestEvent =
  | RoundDealt
  | Settled
  | Stated
  | Entered
  | Compared
  /** `claimed`: has all sets (CONTEST-1) · `raised`: has an x (CONTEST-7). */
  | Touch<'claimed' | 'raised'>
  /** `timedOut`: the round or the first phase is over · `expired`: the time for an entry or a proof. */
  | ByTable<'timedOut' | 'expired'>
  /**
   * `readied`: for the next round · `impossible`: nothing makes it, as a vote or as an x (CONTEST-2, CONTEST-5) · `withdrew`: that vote ·
   * `closed`: the slip, without an x · `conceded`: cannot prove it · `finished`: an endless contest ends here.
   */
  | ByPlayer<'readied' | 'impossible' | 'withdrew' | 'closed' | 'conceded' | 'finished'>;

/** A line longer than can be read is still kept, so that it can be refused with a reason. */
const LONGEST_TEXT = 1000;

const { numbers, sets, range } = CONTEST_LIMITS;
const isSeats = (input: unknown) => isListOf(input, MOST_SEATS, (seat) => isWhole(seat, 0, MOST_SEATS));
const isSet = (input: unknown) => isListOf(input, numbers.most, (number) => isWhole(number, 1, range));

const SHAPES: Readonly<Record<ContestEvent['type'], EventShape>> = {
  dealt: { seat: 'table', fields: { sets: (input) => isListOf(input, sets, isSet) } },
  settled: { seat: 'table', fields: { order: isSeats, lot: isSeats, resolution: isTime } },
  stated: { seat: 'player', fields: { text: (input) => isText(input, LONGEST_TEXT) } },
  entered: {
    seat: 'player',
    fields: { n: (input) => isWhole(input, -LARGEST, LARGEST), d: (input) => isWhole(input, 1, LARGEST) },
  },
  compared: {
    seat: 'player',
    fields: { best: (input) => isListOf(input, 2, (part) => isWhole(part, -LARGEST, LARGEST)) },
  },
  claimed: TOUCH,
  raised: TOUCH,
  timedOut: { seat: 'table' },
  expired: { seat: 'table' },
  readied: ACT,
  impossible: ACT,
  withdrew: ACT,
  closed: ACT,
  conceded: ACT,
  finished: ACT,
};

/** Reads a stored event; null for what is none of this game's. */
export const parseContestEvent = (input: unknown): ContestEvent | null =>
  decodeEvent(SHAPES, input) as ContestEvent | null;
