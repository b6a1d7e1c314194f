export const about = {
  title: 'Rules and credits',
  howTo: 'How to play',
  howToMake: 'How to make 24',
  howToPlay: (game: string) => `How to play ${game}`,
  practice: 'Practice',
  toTable: 'Back to the table',
  ruleList: [
    'Make the target with every number exactly once, +\u00a0−\u00a0×\u00a0÷ and brackets. You can’t use anything else, or join digits.',
    'A step may give a fraction or a negative number: (2 + 4 ÷ 10) × 10 = 24.',
    '× and ÷ come before + and −; operations of equal rank go left to right. You can’t divide by zero.',
    'A minus goes between two numbers. It can’t make a number negative.',
    'When you type, * x · mean times, / : mean divided by, and A J Q K mean 1 11 12 13.',
  ],
  same: 'When two solutions are the same',
  sameList: [
    'Adding or multiplying in another order: 9 + 5 + 7 + 3 is the same as 3 + 7 + 5 + 9.',
    'Swapping two equal cards, or flipping two signs: (9 − 3) × (7 − 3) is the same as (3 − 9) × (3 − 7).',
    'The same numbers cancelling out: 4 × 6 + 7 − 7 is the same as 4 × 6 × 7 ÷ 7.',
    'But 2 × 2 is not the same as 2 + 2.',
  ],
  sameMore: 'The whole rule, with examples',
  today: 'Today’s hand and your streak',
  todayList: [
    'Everybody gets the same hand on the same date. It counts if you start it on that date where you are.',
    'A day counts towards your streak if you used no more than the first hint.',
    'Crossing time zones or setting the clock back won’t break your streak.',
  ],
  facts: 'How many hands have a solution',
  factsText:
    'Of the 715 different hands from ace to ten, 566 can make 24. With jack, queen and king, it’s 1\u00a0362 of 1\u00a0820. Deal from a real deck of forty cards and 87 hands in 100 have a solution; from fifty-two, 80 in 100.',
  privacy: 'Nothing leaves your device',
  privacyText:
    'No account, no ads, no tracking. Everything is saved on your device and works offline. When you’re online, the app fetches updates and the language you choose from its own site, and does nothing else.',
  credits: 'Credits',
  creditList: [
    'The Twenty-Four game is a traditional card game; nobody knows who played it first.',
    'Numerals: Besley by Owen Earl, under the SIL Open Font License 1.1.',
    'Made with Svelte, SvelteKit, Vite, idb, Comlink, ts-fsrs and pure-rand, under MIT and similar licences.',
    'Two Dozen itself is free under the MIT licence.',
  ],
};
