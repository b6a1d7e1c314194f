import { formatPlural } from '../format.ts';

/** The rules of Contest: by kind of game, and what the settings of a match add. */
export const contestHelp = {
  open: 'Rules',
  title: 'How to play',
  classic: [
    'Classic: make the target from every set, with each of its numbers once. Be first to touch your place, then enter a solution for each set.',
    'If all your solutions are right, you win a point. The first wrong one costs you a point. Either way, the round is over.',
  ],
  giveUp: {
    impossible:
      'When everybody says Impossible, nobody gains or loses. You can take it back, and you may still solve it afterwards.',
    skip: 'When everybody skips, nobody gains or loses. You can take it back, and you may still solve it afterwards.',
  },
  tony: [
    'Tony Four: find the largest number x that you can make from every set. First everybody enters an x, then proves it.',
    'The largest x is proved first. If two are equal, the earlier one goes first. The first right proof wins the point.',
    'Impossible is an x, too: smaller than any number. It wins if no number is proved.',
  ],
  closest: [
    'Closest to: make a number as near to the target as you can, but not the target. x is how far away it is.',
    'The smallest x is proved first, on either side of the target. The first right proof wins the point.',
    'Impossible is an x, too: farther than any number. It wins if no number is proved.',
  ],
  enter:
    'Touch your place when you have an x: that moment counts. Then type it where nobody can see it. The clock is paused, the numbers are hidden, and you see how much time you have to type.',
  solvable: 'Every set has a solution.',
  hidden:
    'Nobody sees another player’s x before the proofs. You may enter a new one; if you enter the same one again, your first time still counts.',
  openX: 'Everybody sees each x. You may change yours until a rival has one.',
  untilTime: 'The proofs begin when time is up.',
  untilAll: 'The proofs begin once everybody has an x.',
  alone: 'Alone, only the best possible x scores.',
  endless: 'There’s no end score: end it between two rounds, whenever you like.',
  end: (score: number) => `The match ends at ${formatPlural(score, 'point', 'points')}.`,
  keys: 'On a keyboard, each place has its key. You can type solutions and numbers; Enter checks them.',
};
