// Screens that are not right in an invented language yet; what is right now comes off its list.

/** The walk's own way there goes by words of English: it cannot be reached otherwise yet. */
const BY_ENGLISH_WORDS: readonly string[] = [
  'Kings > a king over a Subject, and another castle’s king',
  'the pages > settings',
  'the pages > saving to a file',
  'the pages > restoring, before a file is chosen',
  'the pages > restoring, a file that is refused',
  'the pages > restoring, in place of what is here',
  'the pages > the way onto the home screen',
  'the pages > deleting all',
  'the pages > progress, used, a hand just deleted',
  'practice > a typed line with a fault',
  'the numbers > a number that is being made',
  'the numbers > a card that cannot go there',
  'the numbers > a number that is made',
  'the numbers > the numbers, one made',
  'set-up > house rules with a target that few deals make',
  'Slap > two, a wrong line and what was missed',
  'Contest > a line with a fault',
  'Contest > who proves next',
  'Kings with real cards > The Calculus, arranged by hand',
  'Kings with real cards > a hand in the book',
  'Four Fours > cards of this turn, and the number made',
  'ends > right that there is none',
  'afterwards > a match of the list, its slip',
  'afterwards > a match just deleted',
];

/** Words that are longer by two fifths do not fit the smallest phone. */
const TIGHT: readonly string[] = [
  'Slap > two, one asks for other cards',
  'Slap > four look',
  'Slap > four look at real cards',
  'Slap > four, one asks for other cards',
  'Slap > four, one is asked whether to give up',
  'Knock > four, one finds nothing',
  'Knock > four, it is entered',
  'standing > standing, four, the odd one out names',
  'standing > standing, four, a claim',
];

export const KNOWN: Readonly<Record<'ltr' | 'rtl', readonly string[]>> = {
  ltr: [...BY_ENGLISH_WORDS, ...TIGHT],
  rtl: BY_ENGLISH_WORDS,
};
