import type { KingsOptions, Strictness } from '#lib/games/kings/config.ts';
import { formatList } from '../format.ts';

/** The book of 24, Kings: every hand with its points, and what this match plays by. */
export const kingsHands = {
  title: 'Hands and rules',
  all: 'All hands',
  six: 'Six cards',
  any: 'of any suits',
  /** In the list of hands: what it looks like, and what it is worth now. */
  now: (ranks: string, formula: string) => `${ranks} · ${formula}`,
  oneSuit: (castle: string) => `all in the suit of the ${castle}`,
  twoSuits: (castles: readonly string[]) => `three each in the suits of ${formatList(castles)}`,
  halfIn: (castles: readonly string[]) =>
    castles.length === 1
      ? `three ranks in a row, in the suit of the ${castles[0] ?? ''}`
      : `three cards of both ranks, in the suits of ${formatList(castles)}`,
  halfRun: 'three ranks in a row, of any suits',
  halfAny: 'three cards of both ranks, of any suits',
  k: 'K₁ to K₄ are what the First, Second, Third and Fourth castle are worth.',
  distance: 'Subtract the smaller castle from the larger.',
  strictness: {
    quick: 'Quick: halves may be of any suits.',
    standard: 'Standard: halves must be in the suits of their super.',
    elders: 'Elders: halves do not count.',
    timeSink: 'Time-Sink: only supers count.',
  } satisfies Record<Strictness, string>,
  options: {
    subjects: 'Subjects count: a Subject’s value is added to its castle.',
    noHarm: 'No harm, no foul: loose cards cost nothing.',
    oneShuffle: 'Shuffle me out: when the draw pile is empty, everybody is scored.',
    faceUpStays: 'Face-up consequences: face-up discards never return.',
    staticCastles: 'Static castles: a castle keeps its first value, whatever king is on it.',
    anyKing: 'Equal opportunity: a king goes to any castle.',
    ghoulRaiser: 'Ghoul-raiser: after a king you may draw from the face-up cards.',
  } satisfies Record<keyof KingsOptions, string>,
  /** Static castles in matches of the first edition. */
  staticBefore: 'Static castles: kings can only be dumped.',
};
