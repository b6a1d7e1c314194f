export const about = {
  title: 'Rules and credits',
  rules: 'The rules',
  ruleList: [
    'Use every number exactly once, with + − × ÷ and brackets, and make the target. Nothing else is used; digits are not joined.',
    'Steps on the way may be fractions or below zero: (2 + 4 ÷ 10) × 10 = 24.',
    'Times and divided by come before plus and minus; equals go from left to right. Nothing can be divided by zero.',
    'A minus stands between two numbers; it does not make a number negative.',
    'When you type, * x · mean times, / : mean divided by, and A J Q K mean 1 11 12 13.',
  ],
  same: 'When two ways are the same',
  sameList: [
    'Another order or grouping of a sum or a product: 9 + 5 + 7 + 3 is 3 + 7 + 5 + 9.',
    'Two equal cards changed about, or two signs turned at once: (9 − 3) × (7 − 3) is (3 − 9) × (3 − 7).',
    'Numbers that do nothing, wherever they do it: 4 × 6 + 7 − 7 is 4 × 6 × 7 ÷ 7.',
    'But 2 × 2 is not 2 + 2.',
  ],
  sameMore: 'The whole rule, with examples',
  today: 'Today’s hand and days in a row',
  todayList: [
    'Everybody has the same hand on the same date. It counts for a date if you begin it on that date where you are.',
    'A day keeps its place in the row if it is solved with the first hint at most.',
    'A date that a journey skips does not break the row, nor does a clock that is set back.',
  ],
  facts: 'How many hands can be made',
  factsText:
    'Of the 715 different hands of ace to ten, 566 make 24; with jack, queen and king, 1 362 of 1 820. Dealt from a real deck of forty, 87 of 100 can be made; from fifty-two, 80 of 100.',
  privacy: 'Nothing leaves this device',
  privacyText:
    'No account, no advertising, no counting of visitors. Everything is kept on this device and works without a network. When there is one, the app asks the place it came from whether there is a newer version, and nothing else.',
  credits: 'Credits',
  creditList: [
    'The Twenty-Four game is a traditional card game; nobody knows who played it first.',
    'Numerals: Besley by Owen Earl, under the SIL Open Font License 1.1.',
    'Made with Svelte, SvelteKit, Vite, idb, Comlink and pure-rand, under MIT and similar licences.',
    'Two Dozen itself is free under the MIT licence.',
  ],
};
