export const ways = {
  title: 'What counts as different',
  intro:
    'A list of solutions shows each one once, in its simplest form. Two lines are the same solution when they differ only in what stands here.',
  same: 'is',
  other: 'is not',
  rules: {
    order: {
      title: 'Order and grouping',
      text: 'In what order numbers are added or multiplied, and where the brackets stand, makes no difference. Nor does it matter whether one takes away or divides one after the other, or all at once.',
    },
    equal: {
      title: 'Equal cards',
      text: 'Two cards with the same number may be changed about. With 3 3 8 8 it does not matter which 8 is divided.',
    },
    signs: {
      title: 'Two signs turned at once',
      text: 'A minus times a minus is a plus, so two differences that are both turned round make the same product.',
    },
    idle: {
      title: 'Numbers that do nothing',
      text: 'Numbers that together make 1 and only multiply or divide do nothing; nor do numbers that together make 0 and only add or subtract. Wherever and however the same numbers do nothing, it is one solution. Numbers that make −1 do nothing either: they turn a sign that is turned back elsewhere.',
    },
    different: {
      title: 'What stays different',
      text: 'Everything else, even where the values on the way are the same.',
    },
  },
  hands: 'Every way to make 24',
  hand: (numbers: readonly number[], count: number) =>
    `${numbers.join(' ')}: ${count === 1 ? 'one way' : `${count} different ways`}`,
};
