/** Screens that do not fit every shape yet, by their walk and name, with the reason. One that fits is to be taken off the list. */
export const KNOWN: Readonly<Record<string, string>> = {};

/** Walks in which some words do not grow with the reader's size yet. */
export const SMALL_WORDS: readonly string[] = [
  'looking back',
  'Contest',
  'endings and slips',
  'Four Fours',
  'Kings with real cards',
  'Kings',
  'Knock',
  'the numbers',

  'Slap',
  'before the first match',
  'Standing',
  'the table',
];
