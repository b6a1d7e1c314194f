import { expect, test } from 'vitest';
import { worthOf } from '#lib/screens/practice/words.ts';
import { parseExpression } from '#lib/core/parse.ts';
import { practice as text } from '#lib/i18n/messages.ts';

test.each([
  ['9 × (1 + 1) + 5', '23'],
  ['3 − 8', '−5'],
  ['7 × 7 ÷ 3', '16⅓'],
  ['1 ÷ 7', '1/7'],
])('what the closest way %s is worth stands beside it', (line, value) => {
  const parsed = parseExpression(line);
  if (!parsed.ok) throw new Error(parsed.error.code);
  expect(worthOf(parsed.value)).toBe(text.equals(value));
});
