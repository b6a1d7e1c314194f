import type { Seat } from '#lib/core/match/game.ts';
import type { ContestMatch } from './match.ts';
import { configFamily } from './words.ts';

/** What people are told how to do. */
export type CoachStep = 'look' | 'type' | 'prove';

/** So many rounds of Classic are told, where somebody may never be the first. */
const CLASSIC_ROUNDS = 3;

/** What is said about what is done now: until everybody who does it has done it once. Null where nothing is said. */
export function coachedStep({
  view: { phase, rounds },
  timeline,
  header,
  config,
}: Pick<ContestMatch, 'view' | 'timeline' | 'header' | 'config'>): CoachStep | null {
  const did = (seat: Seat, types: readonly string[]) =>
    timeline.events.some((event) => event.seat === seat && types.includes(event.type));
  const proved = (seat: Seat) => (did(seat, ['stated', 'conceded']) ? null : 'prove');
  if (phase.type === 'slip') return did(phase.signal.seat, ['entered', 'impossible']) ? null : 'type';
  if (phase.type === 'entering') return proved(phase.claimant);
  if (phase.type === 'proving') return proved(phase.seat);
  if (phase.type === 'comparing') return null;
  if (configFamily(config) === 'classic' && rounds.length >= CLASSIC_ROUNDS) return null;
  const looked = ['raised', 'entered', 'claimed', 'impossible'];
  return header.players.every((_, seat) => did(seat, looked)) ? null : 'look';
}
