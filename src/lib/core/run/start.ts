import { usualAtChance, type Pace } from '../pace/player.ts';
import { STREAK_START } from './spec.ts';

/** Nineteen of twenty such hands are solved. */
const CHANCE = 0.95;

/** Where a streak begins for somebody, as a spec says it: with a hand that is solved nineteen times of twenty. */
export function streakStart(player: Pick<Pace, 'offset'>): number {
  const usual = usualAtChance(CHANCE, player);
  return Math.min(STREAK_START.most, Math.max(STREAK_START.least, Math.round(100 * usual)));
}
