import { MIDDLE } from '../pace/hand-time.ts';
import type { Pace } from '../pace/player.ts';
import { STREAK_START } from './spec.ts';

/** Nineteen of twenty such hands are solved (`chanceToSolve`, turned round). */
const ODDS = Math.log(19);

/** Where a streak begins for somebody, as a spec says it: with a hand that is solved nineteen times of twenty. */
export function streakStart({ offset }: Pick<Pace, 'offset'>): number {
  const usual = (4.09 - ODDS) / 1.21 + MIDDLE - 1.35 - offset;
  return Math.min(STREAK_START.most, Math.max(STREAK_START.least, Math.round(100 * usual)));
}
