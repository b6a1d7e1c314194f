import type { Millis } from '#lib/core/match/game.ts';
import type { Environment } from '#lib/environment/environment.ts';

/** Match time: it runs while the match does, and stands where it was put otherwise. */
export interface MatchClock {
  now(): Millis;
  /** Match time of a stamp on the page's clock, such as an event's `timeStamp`; never before the clock was started. */
  timeOf(stamp: number): Millis;
  start(at: Millis): void;
  stand(at: Millis): void;
}

/** A clock that stands at 0. */
export function createMatchClock({ monotonic }: Pick<Environment, 'monotonic'>): MatchClock {
  let base = 0;
  let since: number | null = null;
  const timeOf = (stamp: number) => (since === null ? base : base + Math.max(0, stamp - since));
  return {
    now: () => timeOf(monotonic()),
    timeOf,
    start(at) {
      base = at;
      since = monotonic();
    },
    stand(at) {
      base = at;
      since = null;
    },
  };
}
