import { formatPlural } from '../format.ts';

/** Eight short lessons, one for each family of finishes: an idea, then hands to try, one sentence at a time. */
export const patternLessons = {
  title: 'How hands end: eight short lessons',
  names: {
    threeEight: '3 × 8',
    fourSix: '4 × 6',
    twoTwelve: '2 × 12',
    there: '24 is there: cancel the rest',
    sum: 'Plus and minus only',
    near: 'A product close to 24',
    divide: 'Three factors, or a division',
    fraction: 'Through a fraction',
  },
  ideas: {
    threeEight: 'Look for a 3 or an 8. Keep it and make the other from the rest, or make both.',
    fourSix: 'Look for a 4 or a 6. Keep it and make the other from the rest, or make both.',
    twoTwelve: 'A 2 needs a 12, and a queen needs a 2. Or make both, from two cards each.',
    there: 'If some of the cards make 24, let the others cancel out, or multiply by 1.',
    sum: 'Large cards often just add up. Add them all, then see which minus brings you to 24.',
    near: 'Multiply two cards to get close to 24. The other two make up the difference.',
    divide: 'Multiply three small numbers. Or go past 24 and divide: 48 ÷ 2, 72 ÷ 3.',
    fraction: 'If nothing else works, divide by a fraction: 8 ÷ 1/3 is 24.',
  },
  begin: 'Try it',
  say: {
    step: (line: string, value: string) => `Make ${value}: ${line}.`,
    last: (line: string) => `Now the finish: ${line}.`,
    yours: 'Your turn: look for the same finish.',
    goOn: 'That works too. Carry on from here.',
  },
  facts: { same: 'That’s the finish of this lesson.', other: 'A different finish, and just as good.' },
  /** Of a hand that was missed or took long: how it ends, and how hands go that end so. */
  after: {
    make: (name: string, number: string) => `Finish: ${name}, make the ${number}.`,
    both: (name: string) => `Finish: ${name}, make both.`,
    there: 'Finish: 24 is there, cancel the rest.',
    sum: 'Finish: plus and minus only.',
    near: 'Finish: a product close to 24.',
    divide: 'Finish: three factors, or a division.',
    fraction: 'Finish: through a fraction.',
    seen: (times: number, pace: 'slower' | 'even' | 'quicker' | null) => {
      const seen = times === 1 ? 'Seen once' : `Seen ${formatPlural(times, 'time', 'times')}`;
      if (pace === null) return `${seen}.`;
      return `${seen}, ${pace === 'even' ? 'about as fast as' : `${pace} than`} your usual.`;
    },
    lesson: 'Lesson',
  },
  /** What came of ten hands in a row; times and finishes stand beside their names. */
  sitting: {
    title: (solved: number, of: number) => `You just solved ${solved} of ${of}`,
    typical: 'This time',
    usual: 'Usual for you',
    fastest: 'Fastest',
    well: 'Went well',
    slow: 'Slow or missed',
    goOn: 'Continue',
    enough: 'Stop here',
  },
  warmedUp: {
    title: 'Warm-up done',
    solved: (solved: number, of: number) => `${solved} of ${formatPlural(of, 'hand', 'hands')} solved`,
    missed: 'Missed',
  },
  end: 'That’s the lesson.',
  next: 'Next lesson',
  unknown: 'There’s no such lesson. Choose one under How to play.',
};
