import { expect, test } from 'vitest';
import { longestWord } from '#lib/boards/table/edge-keys.ts';

test.each([
  ['Agree', 5],
  ['No solution?', 9],
  ['看解法', 2],
  ['もう一度 OK', 2],
  ['', 0],
])('the longest word of “%s” is of %i signs', (words, signs) => {
  expect(longestWord(words)).toBe(signs);
});
