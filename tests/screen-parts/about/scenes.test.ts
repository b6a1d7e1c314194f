import { describe, expect, test } from 'vitest';
import { ranksOf, type Card } from '#lib/core/cards.ts';
import { evaluate } from '#lib/core/evaluate.ts';
import { parseExpression } from '#lib/core/parse.ts';
import { toNumber } from '#lib/core/rational.ts';
import { largestCommon } from '#lib/core/search/largest-common.ts';
import { isSolvable } from '#lib/core/solve.ts';
import { bestOf, isRightCall } from '#lib/games/kings/calculus/best.ts';
import { examples } from '#lib/i18n/messages.ts';
import { toPieces } from '#lib/screens/about/pieces.ts';
import { GAMES_SHOWN, type GameShown } from '#lib/screens/about/games.ts';
import { SCENES } from '#lib/screens/about/scenes.ts';

import { cardsOf, groundOf } from '../../support/kings-cards.ts';

/** What a row works out, as it would be typed: signs and brackets stay, cards are their numbers. */
const typed = (row: string): string =>
  toPieces(row)
    .map((piece) => {
      if (piece.type === 'card') return String(piece.card.rank);
      if (piece.type === 'stamp') return String(piece.number);
      return piece.type === 'number' || piece.type === 'sign' ? piece.text : piece.type;
    })
    .join(' ');
const valueOf = (text: string): number => {
  const read = parseExpression(text);
  const value = read.ok ? evaluate(read.value) : undefined;
  return value ? toNumber(value) : NaN;
};
const cardsIn = (rows: readonly string[]): readonly Card[] =>
  rows.flatMap(toPieces).flatMap((piece) => (piece.type === 'card' ? [piece.card] : []));
const sorted = (numbers: readonly number[]) => [...numbers].sort((one, other) => one - other);
const scene = (game: GameShown, index: number) => SCENES[game][index] ?? [];

describe('the worked examples', () => {
  test.each(GAMES_SHOWN)('%s has a picture for every caption', (game) => {
    expect(SCENES[game]).toHaveLength(examples.captions[game].length);
  });

  const sums = GAMES_SHOWN.flatMap((game) => SCENES[game].flat()).filter((row) => row.includes('='));
  test.each(sums)('%s is right', (row) => {
    const [left = '', right = ''] = typed(row).split(' = ');
    expect(valueOf(left)).toBe(Number(right));
  });

  test.each(GAMES_SHOWN.flatMap((game) => examples.captions[game]).filter((line) => line.includes('=')))(
    'what is said is right, too: %s',
    (line) => {
      const sum = /[(\d][\d +−×÷()]* = \d+/.exec(line)?.[0] ?? '';
      const [left = '', right = ''] = sum.split(' = ');
      expect(valueOf(left)).toBe(Number(right));
    },
  );

  test.each([['slap', 2] as const, ['knock', 2] as const])(
    '%s uses each card that was dealt',
    (game, index) => {
      expect(sorted(ranksOf(cardsIn(scene(game, index))))).toEqual(sorted(ranksOf(cardsIn(scene(game, 0)))));
    },
  );

  test('practice uses each card once', () => {
    expect(valueOf('(7 + 5) × (3 − 1)')).toBe(24);
    expect(sorted(ranksOf(cardsIn(scene('practice', 0))))).toEqual([1, 3, 5, 7]);
  });

  test('the deal that Knock sets aside has no solution', () => {
    expect(isSolvable(ranksOf(cardsIn(scene('knock', 4))), 24)).toBe(false);
  });

  test('72 is the largest number that both sets of Tony Four can make', () => {
    const sets = scene('contest', 0).map((row) => row.split(' ').map(Number));
    expect(largestCommon(sets)?.value).toEqual({ n: 72n, d: 1n });
  });

  test('Four Fours: a card on the board for each point, the covered one too (FOURS-16)', () => {
    const cards = (index: number) =>
      scene('fours', index)
        .flatMap(toPieces)
        .filter((piece) => piece.type === 'sign' && piece.isCard).length;
    // Two of Ann's and two of Ben's, one of which covers one of hers.
    expect([cards(1), cards(2), cards(3)]).toEqual([2, 3, 2 + 2]);
  });

  test('Kings: the hand is a right call and scores what is said (KINGS-11)', () => {
    const ground = groundOf('2♥ 3♣ Q♦ 7♠');
    const hand = cardsOf(scene('kings', 1).join(' '));
    expect([isRightCall(hand, ground), bestOf(hand, ground).halves / 2]).toEqual([true, 32]);
    expect(cardsIn(scene('kings', 0)).map(({ rank }) => rank)).toEqual([2, 3, 12, 7]);
  });
});
