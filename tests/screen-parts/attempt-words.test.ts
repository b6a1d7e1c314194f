import { expect, test } from 'vitest';
import { detailOf } from '#lib/screens/progress/attempt-words.ts';
import { labelsOf } from '#lib/i18n/cards.ts';
import { progress as text } from '#lib/i18n/messages.ts';
import { attempt } from '../storage/support/attempts.ts';
import { cardsOf } from '../support/cards.ts';

test.each([
  [[1, 10, 11, 13], 'A 10 J K'],
  [[1, 11, 14], '1 11 14'],
])('a hand of %j is named as the deck names its cards', (ranks, words) => {
  expect(labelsOf(cardsOf(...ranks)).join(' ')).toBe(words);
});

test('an attempt says what is out of the ordinary, and what the clock showed where it was played', () => {
  const plain = attempt('a', { outcome: 'solved', day: null, target: 24, hints: 0, zone: 120 });
  const when = new Date(plain.endedAt + 120 * 60_000).toISOString().slice(11, 16);
  expect(detailOf(plain)).toBe(when);
  expect(detailOf({ ...plain, outcome: 'shown', day: 20261121, target: -3, hints: 4 })).toBe(
    [text.outcome.shown, text.today, text.makes(-3), text.hints(4), when].join(' · '),
  );
});
