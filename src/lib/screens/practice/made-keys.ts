import type { Place } from '#lib/practice/hand.ts';

/** Whole values of two figures and more that were made, and where they lie. */
export const wholeMade = (
  table: readonly Place[],
): readonly { readonly figures: string; readonly index: number }[] =>
  table.flatMap((place, index) =>
    place.type === 'made' && place.value.d === 1n && place.value.n > 9n
      ? [{ figures: String(place.value.n), index }]
      : [],
  );

/**
 * Which value that was made one key takes, whatever it is: the one after the picked one, and round again. Where a sign is chosen (`isFree` false) the
 * picked one cannot be laid on itself.
 */
export function nextMade(
  table: readonly Place[],
  picked: number | null,
  isFree: boolean,
): number | undefined {
  const made = table.flatMap((place, index) =>
    place.type === 'made' && (isFree || index !== picked) ? [index] : [],
  );
  return made.find((index) => index > (picked ?? -1)) ?? made[0];
}
