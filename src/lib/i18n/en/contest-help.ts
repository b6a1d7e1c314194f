import { formatPlural } from '../format.ts';

/** The rules of Contest: by kind of game, and what the settings of a match add. */
export const contestHelp = {
  open: 'Rules',
  title: 'How it is played',
  classic: [
    'Classic: make the target from every set, with each of its numbers once. Whoever has it touches their place first and enters a line for each set.',
    'All right is a point, the first wrong line costs one; either ends the round.',
  ],
  giveUp: {
    impossible:
      'When all say that it is impossible, nobody gains or loses. It can be taken back, and who has said so may still claim.',
    skip: 'When everybody skips, nobody gains or loses. You can take it back, and you may still claim after you have skipped.',
  },
  tony: [
    'Tony Four: find a number x that every set makes, as large as you can. First everybody enters an x, then it is proved.',
    'The largest x is proved first. The first proof that holds takes the point; of equal ones the earlier is heard.',
    'Impossible is an x, too: smaller than any number. It wins when no proof of a number holds.',
  ],
  closest: [
    'Closest to: make a number as near to the target as you can, but not the target. x is how far away it is.',
    'The smallest x is proved first, on either side of the target. The first proof that holds takes the point.',
    'Impossible is an x, too: farther than any number. It wins when no proof of a number holds.',
  ],
  enter:
    'Touch your place when you have an x: that is the moment that counts. Then type it where nobody looks: the clock stands still, the numbers are covered, and the slip shows how long you have.',
  solvable: 'Only sets that make the target are dealt.',
  hidden:
    'Nobody sees the x of another before the proofs. You may enter another one; the same one again keeps its moment.',
  openX: 'Everybody sees each x. Yours may change as long as no rival has one.',
  untilTime: 'The proofs come when the time is over.',
  untilAll: 'The proofs come as soon as everybody has an x.',
  alone: 'Alone, only the best x that there is scores.',
  endless: 'It has no end score: end it between two rounds, whenever you like.',
  end: (score: number) => `The first with ${formatPlural(score, 'point', 'points')} wins.`,
  keys: 'On a keyboard each place has its key; lines and numbers can be typed, Enter rules on them.',
};
