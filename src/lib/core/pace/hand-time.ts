import { difficulty } from '../difficulty/difficulty.ts';

/** How long people take for a hand, without the seconds that anybody needs: the logarithm of what is beyond `SECONDS_AT_LEAST`. */
export type LnTime = number;

/** What even the easiest hand takes people. */
export const SECONDS_AT_LEAST = 3.9;

/** The hand that most are near: where a player's slope turns. */
export const MIDDLE: LnTime = 1.386;

/**
 * The usual time of four cards; null where there is no solution. The model's score (difficulty.ts) on the scale of time, with two hinges: among the
 * hardest hands time grows faster at first, and then hardly at all, since people give up. Fitted with the weights.
 */
export function handTime(numbers: readonly number[], target: number): LnTime | null {
  const found = difficulty(numbers, target);
  if (!found) return null;
  const { score } = found;
  return (
    MIDDLE + 0.891 * (score - 1.35) + 0.519 * Math.max(score - 2.3, 0) - 0.899 * Math.max(score - 3.5, 0)
  );
}
