import type { Millis, Seat } from '#lib/core/match/game.ts';
import { effectiveLog, stateAt, type Timeline } from '#lib/core/match/timeline.ts';
import type { ContestEvent } from './events.ts';
import type { ContestState } from './state.ts';

/**
 * By seat, the shortest time from the numbers of a round to the touch that won it by a proof; null where there is none. Pauses do not count.
 * Cost: the length of the log.
 */
export function fastestTouches(timeline: Timeline<ContestState, ContestEvent>): readonly (Millis | null)[] {
  const { scores } = stateAt(timeline).state;
  const fastest: (Millis | null)[] = scores.map(() => null);
  let dealtAt = 0;
  const touches = new Map<Seat, Millis>();
  for (const seq of effectiveLog(timeline)) {
    const event = timeline.events[seq];
    if (event?.type === 'dealt') {
      dealtAt = event.at;
      touches.clear();
    }
    if (event?.type === 'claimed' || event?.type === 'raised') touches.set(event.seat, event.at - dealtAt);
    const before = stateAt(timeline, seq).state.rounds.length;
    const last = stateAt(timeline, seq + 1).state.rounds[before];
    if (last?.by !== 'proved' || last.winner === null) continue;
    const { winner } = last;
    const entered = last.entries[winner]?.at;
    const took = entered === undefined ? touches.get(winner) : entered - dealtAt;
    if (took !== undefined) fastest[winner] = Math.min(took, fastest[winner] ?? took);
  }
  return fastest;
}
