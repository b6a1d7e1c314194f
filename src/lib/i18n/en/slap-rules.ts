/** The rules of Slap, in short (docs/rules/slap.md). */
export const slapRules: readonly string[] = [
  'Make 24, or the target you chose, with four cards. All forty cards are dealt face down. The first to get rid of theirs wins.',
  'Four cards are turned up. See a solution that uses all four? Slap. A slap is final, and counts from the moment you touch.',
  'With two players, the first to slap says the solution. If it’s right, the other takes the four cards; if not, the slapper does.',
  'With four players, three slap and nobody speaks. The fourth picks one of them to say a solution. If it’s right, the fourth takes the four cards; if not, the one picked does.',
  'With four you may also give up. Once all have slapped or given up, the first to give up picks.',
  'Agree with the solution, or check it: then it is entered and judged.',
  'Stuck? If all agree, each player may swap a card on the table for the next one in their pile.',
  'Touch during the countdown, and you’re locked for a second.',
];
