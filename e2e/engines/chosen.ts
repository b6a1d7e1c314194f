// What is tried in every engine out of the tests that are there for Chromium anyway, by their titles.

/** Kings from the castles to a right call, and a round of each family of Contest. */
const TITLES = [
  'three play a dealt game by touch, from the castles to the end (KINGS-2 to KINGS-6)',
  'three play a dealt game by keyboard alone, from the castles to the end (KINGS-2 to KINGS-6)',
  'type 1 is played to its end by 2, by touch',
  'type 0 is played to its end by 1, by keys alone',
  'type 10 is played to its end by 1, by touch',
  'type 12 is played to its end by 4, by keys alone',
  'type 21 is played to its end by 2, by touch',
  'type 20 is played to its end by 1, by keys alone',
];

const found = new Set<string>();

/** Whether it is one of them, and all are tried; it is remembered that there is such a test. */
export function isChosen(title: string): boolean {
  if (!TITLES.includes(title)) return false;
  found.add(title);
  return process.env.ENGINES === 'full';
}

/** Those that no test is called any more. */
export const missing = (): readonly string[] => TITLES.filter((title) => !found.has(title));
