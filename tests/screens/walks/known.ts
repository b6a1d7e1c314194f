const FACES = 'the faces of Slap and Knock are drawn anew, and are to fit then';

/** Screens that do not fit every shape yet, by their walk and name, with the reason. One that fits is to be taken off the list. */
export const KNOWN: Readonly<Record<string, string>> = {
  'Slap > two look': FACES,
  'Slap > two, one asks for other cards': FACES,
  'Slap > two pick what to send back': FACES,
  'Slap > two, is it right': FACES,
  'Slap > two, a dead heat': FACES,
  'Slap > two, a wrong line and what was missed': FACES,
  'Slap > the menu of a table': FACES,
  'Slap > the rules at a table': FACES,
  'Knock > Knock, two look': FACES,
  'Knock > Knock, two, one finds nothing': FACES,
  'Knock > Knock, two, a claim': FACES,
  'Knock > two, set aside': FACES,
};

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
  'the table',
];
