import type { Seat } from './game.ts';

/** The seats with the highest score, in their order: equal ones share. `scores` by seat; without any nobody leads. */
export function leadersOf(scores: readonly number[]): readonly Seat[] {
  const most = Math.max(...scores);
  return [...scores.keys()].filter((seat) => scores[seat] === most);
}
