import { expect, test } from 'vitest';
import { wordsFor, worthOf } from '#lib/screens/practice/words.ts';
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

const climb = 'streak-1-10-98-a-m1';
const hand = { target: 24, day: null };
test.each([
  ['in practice', undefined, text.missNext],
  ['in a climb, where the next one is the end', climb, text.missInClimb],
  ['in a race, which has no key to start again', 'ghost-1-10-98-a-m1', text.rung.deadEndNext],
])('a total that misses is told with what comes next: %s', (_, run, next) => {
  expect(wordsFor({ type: 'miss', value: '10' }, { ...hand, run })).toEqual({
    fact: text.miss('10', 24),
    next,
  });
});

test('a typed line that misses says so too, and that the next miss ends a climb', () => {
  const note = { type: 'wrongValue', value: '10' } as const;
  expect(wordsFor(note, { ...hand, run: climb }).next).toBe(text.missInClimb);
  expect(wordsFor(note, { ...hand, run: undefined }).next).toBe('');
});
