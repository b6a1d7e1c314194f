/** The rules of Knock, in short (docs/rules/knock.md). */
export const knockRules: readonly string[] = [
  'The whole deck is dealt into four piles, and four cards are turned up at once: with two players two each, with three the table has the fourth pile.',
  'See a way to make the target with all four? Knock, then say how. Nothing is written down.',
  'If it is right, the four cards are yours. If it is wrong, or comes too late, you are out for these four and the others go on.',
  'Anybody may ask to see it: then it is entered and checked.',
  'When time is up, or all who are still in agree that nothing works, the four cards are set aside.',
  'Whoever has won most cards takes the deck round; after the last one the highest sum wins.',
  'Alone you play against the clock. A knock stops it, and you enter how.',
];
