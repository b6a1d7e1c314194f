/** Every different hand of so many numbers from 1 to `highest`, ascending. */
export const everyHand = (highest: number, count: number, least = 1): readonly (readonly number[])[] =>
  count === 0
    ? [[]]
    : Array.from({ length: highest - least + 1 }, (_, index) => index + least).flatMap((first) =>
        everyHand(highest, count - 1, first).map((rest) => [first, ...rest]),
      );

/** In how many ways a real deck of four suits deals the hand. */
export function dealsOf(hand: readonly number[]): number {
  const fourChoose = [1, 4, 6, 4, 1];
  return [...new Set(hand)]
    .map((rank) => fourChoose[hand.filter((other) => other === rank).length] ?? 0)
    .reduce((product, ways) => product * ways, 1);
}
