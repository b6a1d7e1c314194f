import { afterEach, describe, expect, test, vi } from 'vitest';
import { LETTER_SETS } from '#lib/core/letters.ts';
import { parseExpression } from '#lib/core/parse.ts';
import { printExpression } from '#lib/core/print.ts';
import { rankOfLetter } from '#lib/core/tokens.ts';
import { common } from '#lib/i18n/messages.ts';
import { beforeSigns, inSigns } from '#lib/i18n/signs.ts';

/** The document as the settings have marked it. */
const marked = (dataset: object, lang = 'en') =>
  vi.stubGlobal('document', { documentElement: { dataset, lang } });
afterEach(() => void vi.unstubAllGlobals());

const RANKS = [1, 7, 10, 11, 12, 13];

describe('letters of the deck in use', () => {
  test.each([
    [undefined, 'A 7 10 J Q K'],
    ['ABDK', 'A 7 10 B D K'],
    ['AVDR', 'A 7 10 V D R'],
    ['ТВДК', 'Т 7 10 В Д К'],
  ])('%s: %s, spoken in words all the same', (letters, printed) => {
    marked(letters === undefined ? {} : { letters });
    const labels = RANKS.map((rank) => common.rank(rank, 13));
    expect(labels.join(' ')).toBe(printed);
    expect(labels.map(common.speakRank)).toEqual(['ace', '7', '10', 'jack', 'queen', 'king']);
    expect([common.rank(11, 20), common.speakRank('')]).toEqual(['11', '']);
  });

  test('are all understood where they are typed, whichever are shown: no two decks mean different ranks by one (ARITH-5)', () => {
    for (const letters of LETTER_SETS)
      for (const [place, letter] of [...letters].entries())
        for (const typed of [letter, letter.toLowerCase()])
          expect([typed, rankOfLetter(typed)]).toEqual([typed, [1, 11, 12, 13][place]]);
    const read = parseExpression('В × (D − R + v) · a');
    expect(read.ok && printExpression(read.value)).toBe('11 × (12 − 13 + 11) × 1');
  });
});

describe('signs', () => {
  const LINE = '8 ÷ (3 − 8 × 2)';
  test.each([
    [{}, 'en', LINE],
    [{}, 'id', '8 : (3 − 8 × 2)'],
    [{ signs: '×÷' }, 'id', LINE],
    [{ signs: '×:' }, 'en', '8 : (3 − 8 × 2)'],
    [{ signs: '·:' }, 'ar', '8 : (3 − 8 · 2)'],
  ])('%o in %s: %s, which reads back as it was', (dataset, lang, shown) => {
    marked(dataset, lang);
    expect(inSigns(LINE)).toBe(shown);
    const read = parseExpression(shown);
    expect(read.ok && printExpression(read.value)).toBe(LINE);
  });

  test.each([
    ['4 × 6 + 1 − 1', ['4', '× 6', '+ 1', '− 1']],
    ['4 + 4 × (10 − 5)', ['4', '+ 4', '× (10 − 5)']],
    ['8 ÷ (3 − (8 + 1) ÷ 3)', ['8', '÷ (3', '− (8 + 1)', '÷ 3)']],
    ['(10 × 10 − 4) ÷ 4', ['(10', '× 10', '− 4)', '÷ 4']],
    ['make 23 3/7 or 24 11/12', ['make', '23 3/7', 'or', '24 11/12']],
    // A set that people see as one, while many large numbers have to fit.
    ['2 5 6 8 and 3 4 7 9 both make 144', ['2 5 6 8', 'and', '3 4 7 9', 'both', 'make', '144']],
    ['63 100 22', ['63', '100', '22']],
  ])(
    '%s breaks before a sign alone, not between two numbers in brackets, not within one, and not within a set of small ones',
    (line, parts) => {
      expect(beforeSigns(line).split(' ')).toEqual(parts.map((part) => part.replaceAll(' ', '\u00a0')));
    },
  );
});
