import { describe, expect, test } from 'vitest';
import { sheetLinesOf, workedOf } from '#lib/boards/kings/calculus/lines.ts';
import { parseHalves } from '#lib/boards/kings/calculus/parse-halves.ts';
import { formulaOf, formationTitle } from '#lib/boards/kings/calculus/words.ts';
import { bestOf } from '#lib/games/kings/calculus/best.ts';
import { FORMATION_NAMES, KINDS } from '#lib/games/kings/calculus/formations.ts';
import type { Strictness } from '#lib/games/kings/config.ts';
import { kingsCalculus as text } from '#lib/i18n/messages.ts';
import { cardsOf, groundOf, written } from '../../support/kings-cards.ts';

const CASTLES = '2♥ 3♣ Q♦ 7♠';
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

/** The sheet of a hand: `Half Kingdom, K₁ + K₄ = 2 + 7: 9 (Q♥ J♥ 10♥)`. */
function sheet(
  hand: string,
  {
    castles = CASTLES,
    noHarm = false,
    ...rules
  }: { castles?: string; noHarm?: boolean; strictness?: Strictness } = {},
): readonly string[] {
  const arrangement = bestOf(cardsOf(hand), groundOf(castles, { noHarm, ...rules }));
  return sheetLinesOf(arrangement, { noHarm }).map(
    ({ title, how, points, cards }) =>
      `${title}${how === '' ? '' : `, ${plain(how)}`}: ${points} (${written(cards)})`,
  );
}

describe('a sheet, line by line (KINGS-6, KINGS-11)', () => {
  test('two halves and a Pointer, in words and with a half exactly', () => {
    expect(sheet('Q♥ J♥ 10♥ 4♣ 10♦ 10♣ 5♣')).toEqual([
      'Half Kingdom, K₁ + K₄ = 2 + 7: 9 (Q♥ J♥ 10♥)',
      'Half Steven, ½ K₂ = ½ × 3: 1½ (4♣ 10♦ 10♣)',
      'Pointer: 5 (5♣)',
    ]);
  });

  test('two kings: one points, and nothing costs anything', () => {
    expect(sheet('Q♥ A♠ K♦ K♦ 2♥ J♥ 6♣')).toEqual([
      'Pointer: 13 (K♦)',
      'Spared, two kings spare all: 0 (Q♥ J♥ 6♣ 2♥ A♠)',
      'Kings, cost nothing: 0 (K♦)',
    ]);
  });

  test('one king spares the dearest loose card; the others cost their value', () => {
    expect(sheet('K♠ Q♠ J♣ 9♦ 8♠ 7♠ 2♠')).toEqual([
      'Pointer: 12 (Q♠)',
      'Loose cards, 9 + 8 + 7 + 2: −26 (9♦ 8♠ 7♠ 2♠)',
      'Spared, a king spares one: 0 (J♣)',
      'Kings, cost nothing: 0 (K♠)',
    ]);
  });

  test('cards of a formation stand as on the page of hands, loose ones from the dearest on, in whatever order they came', () => {
    expect(sheet('9♠ J♥ A♣ 10♦ 4♥ 10♦ 4♣', { strictness: 'quick' })).toEqual([
      'Half Kingdom, K₁ + K₄ = 2 + 7: 9 (J♥ 10♦ 9♠)',
      'Half Steven, ½ K₂ = ½ × 3: 1½ (4♥ 4♣ 10♦)',
      'Pointer: 1 (A♣)',
    ]);
    expect(sheet('5♦ 2♣ 3♠ A♥ 8♠ 4♥ J♣', { strictness: 'quick' })).toEqual([
      'Half Southie, ½ (K₁ + K₄) = ½ × (2 + 7): 4½ (3♠ 4♥ 5♦)',
      'Pointer: 11 (J♣)',
      'Loose cards, 8 + 2 + 1: −11 (8♠ 2♣ A♥)',
    ]);
  });

  test('without penalties the house rule is named', () => {
    expect(sheet('2♠ 2♠ 4♥ 4♥ 6♥ 8♣ 10♠', { noHarm: true })).toContain(
      'Spared, No harm, no foul: 0 (8♣ 6♥ 4♥ 4♥ 2♠ 2♠)',
    );
  });
});

test.each([
  ['Q♥ J♥ 10♥ 4♣ 10♦ 10♣ 5♣', '9 + 1½ + 5'],
  ['K♠ Q♠ J♣ 9♦ 8♠ 7♠ 2♠', '12 − 9 − 8 − 7 − 2'],
])('all that counts of %s is one sum (KINGS-6)', (hand, sum) => {
  const best = bestOf(cardsOf(hand), groundOf(CASTLES, { noHarm: false }));
  expect(text.worked(workedOf(best))).toBe(sum);
  expect(workedOf(best).reduce((all, each) => all + each, 0)).toBe(best.halves / 2);
});

test('each loose card has what it costs (KINGS-6)', () => {
  const loose = sheetLinesOf(bestOf(cardsOf('K♠ Q♠ J♣ 9♦ 8♠ 7♠ 2♠'), groundOf(CASTLES)), {
    noHarm: false,
  }).find(({ title }) => title === text.loose);
  expect(loose?.each).toEqual(['−9', '−8', '−7', '−2']);
});

describe('formulas', () => {
  const of = (measure: 'sum' | 'distance' | 'one', factor: number, worths: readonly number[]) =>
    plain(formulaOf({ measure, factor, castles: [1, 3].slice(0, worths.length), worths }));

  test.each([
    ['sum', 4, [2, 7], '2 (K₂ + K₄) = 2 × (2 + 7)'],
    ['sum', 1, [2, 7], '½ (K₂ + K₄) = ½ × (2 + 7)'],
    ['sum', 6, [2, 7], '3 (K₂ + K₄) = 3 × (2 + 7)'],
    ['one', 2, [3], 'K₂ = 3'],
    ['one', 4, [3], '2 K₂ = 2 × 3'],
    ['distance', 2, [9, 4], 'K₂ − K₄ = 9 − 4'],
  ] as const)('%s, %d halves, of %j', (measure, factor, worths, expected) => {
    expect(of(measure, factor, worths)).toBe(expected);
  });

  test('of two castles the greater one stands first, so that nothing is below nothing', () => {
    expect(of('distance', 1, [4, 9])).toBe('½ (K₄ − K₂) = ½ × (9 − 4)');
  });

  test('of all hands have their published names (KINGS-7)', () => {
    const names = FORMATION_NAMES.map((name) =>
      KINDS.map((kind) => formationTitle({ name, kind })).join(', '),
    );
    expect(names).toEqual([
      'Super Kingdom, Kingdom, Half Kingdom',
      'Super Southie, Southie, Half Southie',
      'Super Steven, Even Steven, Half Steven',
      'Super Todd, Odd Todd, Half Todd',
      'Super Aces, Aces High, Half Aces',
      'Super Special, The Special Case, Half Special',
      'Super 7’s, Lucky 7’s, Half 7’s',
      'Super Royalty, Pure Royalty, Half Royalty',
    ]);
  });
});

describe('points as they are typed', () => {
  test.each([
    ['15½', 31],
    [' 15.5 ', 31],
    ['15,5', 31],
    ['−3', -6],
    ['-½', -1],
    ['½', 1],
    ['0', 0],
    ['12.0', 24],
    ['1000', 2000],
  ])('%j is %d halves', (typed, halves) => {
    expect(parseHalves(typed)).toBe(halves);
  });

  test.each(['', ' ', '−', '1.2', '½5', '1001', '1000½', '12a', '--3', '1e2'])('%j is none', (typed) => {
    expect(parseHalves(typed)).toBe(null);
  });

  test('minus nothing is nothing', () => {
    expect(Object.is(parseHalves('−0'), 0)).toBe(true);
  });
});
