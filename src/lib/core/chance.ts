import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** Seeded chance: the only source of luck in core. It changes as it is drawn from. */
export interface Rng {
  /** An even draw from 0 … `below` − 1; `below` from 1 to 2³². */
  next(below: number): number;
}

/**
 * A generator for one 32-bit seed. What a seed deals is a promise (links, the hand of a day): golden tests hold it.
 */
export function createRng(seed: number): Rng {
  const generator = xoroshiro128plus(scramble(seed));
  return { next: (below) => even(() => generator.next() + 2 ** 31, below) };
}

/**
 * An even draw from 0 … `below` − 1 out of 32 bits: what lies beyond the last whole multiple is drawn again. The library's own does the same
 * and brings arithmetic of 64 bits along, which no draw here needs and the first visit would pay for.
 */
function even(bits: () => number, below: number): number {
  const end = Math.floor(2 ** 32 / below) * below;
  let drawn = bits();
  while (drawn >= end) drawn = bits();
  return drawn % below;
}

/** Spreads neighbouring seeds apart: unscrambled, the first draws of 20261121 and 20261122 are one apart. MurmurHash3's last step. */
function scramble(seed: number): number {
  let bits = seed | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return bits ^ (bits >>> 16);
}

/** The items in an order in which every order is equally likely. */
export function shuffled<T>(items: readonly T[], rng: Rng): readonly T[] {
  const left = [...items];
  return items.flatMap(() => left.splice(rng.next(left.length), 1));
}
