/** How each game goes, told beside the pictures of its worked example (screens/about/scenes.ts), one sentence or two for each picture. */
export const examples = {
  title: 'A worked example',
  rules: 'The rules',
  play: (game: string) => `Play ${game}`,
  practise: 'Practise now',
  guided: 'Try a guided first game',
  captions: {
    practice: [
      'Four cards. Make 24 with all four, each exactly once. The ace counts as 1.',
      'Tap 7, then +, then 5. The two cards become one, worth 12.',
      'Tap 3, then −, then the ace. They become 2.',
      '12 × 2 = 24, and every card is used. That’s a solution: (7 + 5) × (3 − 1).',
    ],
    slap: [
      'Ann and Ben each turn up two cards. The target is 24.',
      'Ann is first to see a solution. She slaps her side of the screen.',
      'She says it: 8 × 2 + 7 + 1 = 24. Ben may agree, or have it checked.',
      'It’s right, so Ben takes all four cards. Whoever runs out of cards first wins.',
    ],
    knock: [
      'Ann, Ben, Cem and Dee each turn up one card, all at once.',
      'Cem is first to see a solution. He knocks.',
      'He says it: 9 + 5 + 7 + 3 = 24. The others may have it checked.',
      'It’s right, so Cem wins the four cards. Whoever wins the most cards wins the round.',
      'The next four cards have no solution. When all agree on that, they are set aside.',
    ],
    fours: [
      'Everybody plays on one board, four 4s with gaps between them. In round 1 the target is 1.',
      'Ann plays × and +. One gap is still empty, so the round goes on.',
      'Ben covers the + with ÷, and plays another ÷ into the last gap: 4 × 4 ÷ 4 ÷ 4 = 1.',
      'Ben wins the round and a point for each card on the board, even the covered one. That’s 4 points.',
    ],
    contest: [
      'This is Tony Four, one kind of Contest. Find the largest number that both sets can make.',
      'Ann enters 60, Ben enters 72. Nobody sees the other’s number yet.',
      '72 is larger, so Ben proves his first. He enters a solution for each set.',
      'Both are right: Ben gets the point. Had one been wrong, it would have been Ann’s turn to prove hers.',
    ],
    kings: [
      'The first card of each suit founds a castle: K₁ is worth 2, K₂ 3, K₃ 12 and K₄ 7.',
      'Ann holds seven cards and changes one on each turn. Now her queen, jack, 10, 9, 8 and 7 make a hand, a Kingdom.',
      'All six are hearts, the suit of K₁. So it’s a Super Kingdom, worth three times K₁ + K₄: 3 × (2 + 7) = 27.',
      'The 5 is left over. As the Pointer it adds its value: 27 + 5 = 32. Ann calls “Hand” and scores 32 points.',
    ],
  },
};
