import { expect, test } from 'vitest';
import { introduction } from '#lib/boards/slap/introduction.ts';
import { race } from '#lib/i18n/en/race.ts';
import { slap } from '#lib/i18n/en/slap.ts';
import { slapFour } from '#lib/i18n/en/slap-four.ts';
import { newTable } from '../support/slap.ts';

/** The sentences of a group of words, however deep, without their stops. */
const saidIn = (words: object): readonly string[] =>
  Object.values(words).flatMap((said: unknown) => {
    if (typeof said === 'object' && said !== null) return saidIn(said);
    return typeof said === 'string' ? [said.toLowerCase().replace(/[.?]$/, '')] : [];
  });

// Of one card or of two: many languages have two ways of it.
const APART = ['keep mine'];

test('what a table for two and one for four say alike has one wording', () => {
  const two = saidIn(slap);
  const alike = saidIn(race);
  expect(two.length).toBeGreaterThan(50);
  const twice = saidIn(slapFour).filter((said) => two.includes(said) && !alike.includes(said));
  expect(twice.toSorted()).toEqual(APART);
});

test('of four who call, nobody is told to say more than that they have it: who says it is picked then (SLAP-8, SLAP-15)', () => {
  const { state } = newTable(4, { called: true });
  expect(introduction.sentences(state as unknown as Parameters<typeof introduction.sentences>[0], 0)).toEqual(
    ['Make 24 with all four.', 'Got it? Say so, and tap.', 'The last one picks who says it.'],
  );
});
