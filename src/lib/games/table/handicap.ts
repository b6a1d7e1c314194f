import { isObject, isWhole } from '#lib/core/match/decode.ts';
import type { Millis, Seat } from '#lib/core/match/game.ts';

/** SLAP-13. `delay`: a signal counts so much after the touch. `second`: two different solutions must be stated. */
export interface Handicap {
  readonly delay: Millis;
  readonly second: boolean;
}

/** The longest delay; the rules name no bound, so this only keeps mistakes out. */
export const LONGEST_DELAY: Millis = 60_000;

/** For each of so many seats none. */
export const noHandicaps = (seats: number): readonly Handicap[] =>
  Array.from({ length: seats }, () => ({ delay: 0, second: false }));

/** Whether this is a handicap for each of so many seats. */
export const areHandicaps = (input: unknown, seats: unknown): boolean =>
  Array.isArray(input) && input.length === seats && input.every(isHandicap);

/** Handicaps without whatever else was in them. */
export const plainHandicaps = (handicaps: readonly Handicap[]): readonly Handicap[] =>
  handicaps.map(({ delay, second }) => ({ delay, second }));

const isHandicap = (value: unknown): boolean =>
  isObject(value) && isWhole(value['delay'], 0, LONGEST_DELAY) && typeof value['second'] === 'boolean';

/** How much later a seat's signals count. */
export const delayOf = (handicaps: readonly Handicap[], seat: Seat): Millis => handicaps[seat]?.delay ?? 0;
