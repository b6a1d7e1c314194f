/** The rules of Knock, in short (docs/rules/knock.md). */
export const knockRules: readonly string[] = [
  'Make 24, or the target you chose, with four cards. Whoever wins the most cards wins the match. The deck is dealt into four piles, and four cards are turned up at once. Two players have two piles and turn up two each; with three, the fourth pile is the table’s.',
  'See a solution that uses all four? Knock, then say it. No pen and paper.',
  'If it’s right, you win the four cards. If it’s wrong or too late, you’re out for this deal and the others play on.',
  'Anybody may check it: then it is entered and judged.',
  'When time is up, or all who are still in agree there’s no solution, the four cards are set aside.',
  'Whoever wins the most cards wins the round. After the last round, the highest total wins.',
  'Alone, you play against the clock. Knock to stop it, then enter your solution.',
];
