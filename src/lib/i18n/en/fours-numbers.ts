import { formatCount, formatPlural } from '../format.ts';

/** The numbers from 1 to 20, made alone out of four 4s. */
export const foursNumbers = {
  title: 'Numbers from four 4s',
  link: { name: 'Make 1 to 20 from four 4s', more: 'A puzzle for one, without turns or cards' },
  rule: 'Put +\u00a0−\u00a0×\u00a0÷ and brackets between four 4s, as many as it takes.',
  joined: 'Join 4s side by side: 44',
  sum: (made: number, possible: number) => `${made} of ${possible} made`,
  all: 'All made.',
  looking: 'Checking all boards…',
  list: 'Numbers',
  open: (target: number) => `${target}, not made yet`,
  made: (target: number, line: string) => `${target}, made: ${line}`,
  never: (target: number) => `${target}, can’t be made`,
  target: (target: number) => `Make ${target}`,
  back: 'All numbers',
  another: 'Another number',
  next: (target: number) => `Next: ${target}`,
  clear: 'Clear',
  kept: 'Made, and saved in the list.',
  cards: (count: number) => formatPlural(count, 'card', 'cards'),
  legend: 'A number with a dashed border can’t be made: tap it for the proof.',
  which: 'Which can’t be made?',
  leave: 'Back to set-up',
  best: (line: string, cards: number) =>
    `Your best: ${line}, ${foursNumbers.cards(cards)}. Fewer cards would beat it.`,
  cannot: (target: number, joined: boolean) =>
    `${target} can’t be made${joined ? ', not even with joined 4s' : ' without joining 4s'}.`,
  proof: (boards: number, defined: number, target: number) =>
    `There are ${formatCount(boards)} complete boards; ${formatCount(defined)} of them don’t divide by zero, and none of those makes ${target}. Boards that differ only in covered cards count once.`,
  withJoined: (target: number, ways: number) =>
    `With joined 4s, ${target} has ${formatPlural(ways, 'solution', 'solutions')}. Turn on joined 4s and try.`,
  ways: (count: number) =>
    count === 1
      ? 'One complete board makes it.'
      : `${formatCount(count)} complete boards make it, counting brackets that change nothing.`,
  unanswered: 'We couldn’t check the boards. Try again later.',
};
