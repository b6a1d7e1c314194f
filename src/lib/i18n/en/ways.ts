export const ways = {
  title: 'What counts as different',
  intro:
    'A list of solutions shows each one once, in its simplest form. Two lines are the same solution if they differ only in the ways listed below.',
  same: 'is the same as',
  other: 'is not the same as',
  rules: {
    order: {
      title: 'Order and grouping',
      text: 'The order in which you add or multiply makes no difference, nor does where the brackets go. Subtracting (or dividing) one by one or all together is the same.',
    },
    equal: {
      title: 'Equal cards',
      text: 'You can swap two cards with the same number. With 3 3 8 8 it doesn’t matter which 8 you divide.',
    },
    signs: {
      title: 'Flipping two signs',
      text: 'A minus times a minus is a plus, so if you flip two differences, their product stays the same.',
    },
    idle: {
      title: 'Numbers that cancel out',
      text: 'Multiplying or dividing by numbers that together make 1 changes nothing. Nor does adding or subtracting numbers that together make 0. If the same numbers cancel out, it’s the same solution. Numbers that make −1 cancel out too, when they flip a sign that is flipped back elsewhere.',
    },
    different: {
      title: 'What stays different',
      text: 'Everything else, even if the steps give the same values.',
    },
  },
  hands: 'Every solution for 24',
  hand: (numbers: readonly number[], count: number) =>
    `${numbers.join(' ')}: ${count === 1 ? 'one solution' : `${count} different solutions`}`,
};
