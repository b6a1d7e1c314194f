/** The rules of Slap, in short (docs/rules/slap.md). */
export const slapRules: readonly string[] = [
  'All forty cards are dealt face down. Whoever is rid of theirs first wins.',
  'Four cards are turned up. See a way to make the target with all four? Slap. A slap is final, and counts by when you touched.',
  'With two, the first to slap says how. If it is right, the other takes the four cards; if not, you do.',
  'With four, three slap and nobody speaks. The one who is left names one of the three: who can say how passes the four cards on, who cannot takes them.',
  'With four you may also give up. Once all have slapped or given up, the first to give up names.',
  'Agree with what was said, or ask to see it: then it is entered and checked.',
  'Nobody finds anything? If all agree, each may swap an open card for the next one of their pile.',
  'Whoever touches during the countdown is locked for a second.',
];
