/** Seeds of stories in which the store was once not what it should be, and what came to light: they are played again in every run. */
export const SEEDS = [
  // A database that came back out of the journal gave the number of a hand in the bin to another hand, which then took its place.
  { seed: 106, stories: 20 },
];
