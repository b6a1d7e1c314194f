import { isListOf, isObject, isTime, isWhole, MOST_SEATS } from './decode.ts';
import type { Match } from './fold.ts';
import type { AnyGame, Millis, Seat, Summary } from './game.ts';

/** What lists show of a match; it is kept beside the log, so that nothing has to be played again for it. */
export interface Standing extends Summary {
  /** Null as long as nobody has won. */
  readonly winners: readonly Seat[] | null;
  /** All agreed to end it as it stood. */
  readonly stopped: boolean;
  /** How long was played; versions before did not keep it. */
  readonly lasted?: Millis;
}

/** How a match of a game stands. */
export const standingOf = (game: Pick<AnyGame, 'summary' | 'winners'>, match: Match<unknown>): Standing => ({
  ...game.summary(match.state),
  winners: game.winners(match.state),
  stopped: match.stopped,
  lasted: match.at,
});

/** Minutes of play, wherever they are told: the clock of a match stands while it is paused. */
export const minutesOf = (lasted: Millis): number => Math.round(lasted / 60_000);

/** Whether nothing more is played in it. */
export const isOver = ({ winners, stopped }: Standing): boolean => winners !== null || stopped;

/** Whether one played it alone to its end. */
export const isAloneToEnd = ({ scores, winners, stopped }: Standing): boolean =>
  scores.length === 1 && winners !== null && !stopped;

/** Points may be halves (KINGS-7). */
const isScore = (input: unknown): boolean =>
  typeof input === 'number' && isWhole(2 * input, Number.MIN_SAFE_INTEGER);
const isSeat = (input: unknown): boolean => isWhole(input, 0, MOST_SEATS);

/** Whether something stored is a standing. */
export const isStanding = (input: unknown): input is Standing =>
  isObject(input) &&
  isListOf(input['scores'], MOST_SEATS, isScore) &&
  isWhole(input['sets'], 0) &&
  (input['thought'] === undefined || isTime(input['thought'])) &&
  (input['lasted'] === undefined || isTime(input['lasted'])) &&
  (input['winners'] === null || isListOf(input['winners'], MOST_SEATS, isSeat)) &&
  typeof input['stopped'] === 'boolean';
