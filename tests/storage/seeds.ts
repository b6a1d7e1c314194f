/** Seeds of stories in which the store was once not what it should be, and what came to light: they are played again in every run. */
export const SEEDS = [
  // A database that came back out of the journal gave the number of a hand in the bin to another hand, which then took its place.
  { seed: 106, stories: 20 },
  // An older file of the journal that could not be removed when a copy took the place of all stayed; the newest lost, it brought back what had gone.
  { seed: 10_002, stories: 50 },
  // So it did where the app was killed before the journal had heard that a copy took the place of all, and then began a file without hearing of it.
  { seed: 10_006, stories: 50 },
];
