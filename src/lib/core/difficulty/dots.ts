/** How hard a hand is among deals of as many cards: one dot, two or three. */
export type Dots = 1 | 2 | 3;

/**
 * Where two dots and three begin, by the number of cards, on the score of `difficulty`. Of the 1362 hands of four cards of 1–13 that make 24, half
 * have one dot and 15 % have three; the other sizes are cut in about the same shares of random hands.
 */
const CUTS: Readonly<Record<number, readonly [number, number]>> = {
  3: [-0.49, -0.18],
  4: [1.487, 2.341],
  5: [3.31, 3.81],
  6: [5.1, 5.5],
};

/** The dots of a score, for three to six cards. */
export function dotsOf(score: number, count: number): Dots {
  const cuts = CUTS[count];
  if (!cuts) throw new RangeError(`no dots for ${count} cards`);
  return score < cuts[0] ? 1 : score < cuts[1] ? 2 : 3;
}

/**
 * Where levels 2 to 15 begin, four cards for 24. The cuts between dots are among them: six levels to one dot, six to two, three to three, and
 * within each of the three the levels hold equally many of the 1362 hands.
 */
const LEVEL_CUTS = [
  0.513, 0.807, 1.08, 1.241, 1.363, 1.487, 1.574, 1.697, 1.809, 1.947, 2.14, 2.341, 2.629, 3.151,
];

/** The difficulty of a hand of four cards for 24 in four bits: 1, the easiest, to 15; 0 stands for a hand that has no solution. */
export const levelOf = (score: number): number => 1 + LEVEL_CUTS.filter((cut) => score >= cut).length;

/** The dots of a level from 1 to 15. */
export const dotsOfLevel = (level: number): Dots => (level <= 6 ? 1 : level <= 12 ? 2 : 3);

/** About how long people take for a hand of each level, in seconds, so coarse that nobody takes it for a measurement. */
const ABOUT = [5, 6, 6, 8, 8, 8, 8, 10, 10, 10, 12, 12, 15, 20, 60];

/** About how many seconds people take for four cards for 24 of a level from 1 to 15; from 60 on, that or longer. */
export const aboutSeconds = (level: number): number => ABOUT[level - 1] ?? 60;
