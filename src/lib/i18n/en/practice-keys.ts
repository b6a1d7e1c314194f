/** The list of keys at the practice table. */
export const practiceKeys = {
  title: 'Keyboard shortcuts',
  off: 'Single-key shortcuts are off. You can turn them on in Settings.',
  rows: [
    ['1 … 9, 0', 'Pick the card with that number (0 means 10, or 0 among digits; A J Q K work too)'],
    ['16, =', 'Pick a value you made: type its digits, or = for any value (again for the next)'],
    ['+ − * /', 'Choose a sign'],
    ['U', 'Undo a step'],
    ['R', 'Start again'],
    ['H', 'Get a hint'],
    ['N', 'Say “no solution”, or go to the next hand'],
    ['T', 'Type your solution'],
    ['Esc', 'Put the card down'],
    ['?', 'Show this list'],
  ],
};
