/** The guided first game of 24, Kings: one Quick hand, step by step. */
export const kingsGuide = {
  title: 'A first game',
  skip: 'Skip',
  back: 'Back',
  of: (steps: number) => `of ${steps}`,
  steps: [
    {
      title: 'Four castles',
      text: 'One for each suit. Hands score by what the castles are worth, not by the cards in them. Most points win.',
      next: 'See my cards',
    },
    {
      title: 'Half a hand is three cards',
      text: 'Queen, jack, ten are a Half Kingdom: K₁ + K₄ = 2 + 7 = 9 points.',
      next: 'Next: the king',
    },
    {
      title: 'A king raises a castle',
      text: 'Put the king of hearts on K₁: it goes from 2 to 13, and your Half Kingdom from 9 to 20.',
      next: 'Put it on K₁',
    },
    {
      title: 'Draw two, discard one',
      text: '4 10 10 is a Half Steven, so the 4 stays. Discard the 9, face down.',
      next: 'Discard the 9, face down',
    },
    {
      title: 'Six cards, two halves: call',
      text: 'The other player put a jack face up: it’s your turn. The last card is the Pointer, and adds its value. No card is loose, so you lose nothing.',
      next: 'Call “Hand”',
    },
    {
      title: 'Count it together',
      text: 'Add the castles for the halves and the Pointer’s own value. Then subtract all loose cards.',
      next: 'Play a Quick game',
    },
  ],
  /** What three cards and six come to. */
  ladder: [
    ['three in a row', 'half'],
    ['queen to seven', 'whole'],
    ['all six in hearts, the suit of K₁', 'super'],
  ],
};
