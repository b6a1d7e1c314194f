import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRng } from '#lib/core/chance.ts';
import { cardsOn, EMPTY_BOARD, type Board, type Play, type Spot } from '#lib/games/fours/board.ts';
import { ALL_CARDS, firstOf, signOf, type Card, type Sign } from '#lib/games/fours/cards.ts';
import { layOn } from '#lib/games/fours/lay.ts';
import { legalPlays } from '#lib/games/fours/legal.ts';
import { closing, inGap, onClosing, onOpening, opening } from '../../support/fours.ts';

const PLAIN = { fresh: [] as readonly Card[], negation: false };
const SIGNED = { fresh: [] as readonly Card[], negation: true };

/** Lays cards one after the other, each of another turn; the code of the first refusal, or the board. */
function boardAfter(steps: readonly (readonly [Sign, Spot])[], rules = PLAIN): Board | string {
  let board: Board = EMPTY_BOARD;
  const left = [...ALL_CARDS];
  for (const [sign, spot] of steps) {
    const card = firstOf(left, sign) ?? 0;
    left.splice(left.indexOf(card), 1);
    const laid = layOn(board, { card, ...spot }, rules);
    if (!laid.ok) return laid.error.code;
    board = laid.value.board;
  }
  return board;
}

const shape = (board: Board | string) =>
  typeof board === 'string'
    ? board
    : board.map(
        ({ closes, operator, opens }) =>
          `${closes.map(() => ')').join('')}${operator.map(signOf).join('')}${opens.map((card) => (signOf(card) === '()' ? '(' : '~')).join('')}`,
      );

describe('an operator (FOURS-4)', () => {
  test('goes into a gap, and on a different one', () => {
    expect(shape(boardAfter([['×', inGap(2)]]))).toEqual(['', '', '×', '', '']);
    const covered = boardAfter([
      ['×', inGap(2)],
      ['+', inGap(2)],
      ['×', inGap(2)],
    ]);
    expect(shape(covered)).toEqual(['', '', '×+×', '', '']);
  });

  test.each([
    ['sameSign', [['×', inGap(2)] as const, ['×', inGap(2)] as const]],
    ['notAGap', [['×', inGap(0)] as const]],
    ['notAGap', [['×', inGap(4)] as const]],
    ['noSuchPlace', [['×', inGap(5)] as const]],
    ['noSuchPlace', [['×', { ...inGap(1), index: 1 }] as const]],
    ['noSuchPlace', [['+', inGap(1)] as const, ['×', { ...inGap(1), cancels: true }] as const]],
    ['notASign', [['−', opening(0)] as const]],
  ])('is refused: %s', (code, steps) => {
    expect(boardAfter(steps)).toBe(code);
  });
});

describe('a bracket (FOURS-5, FOURS-6)', () => {
  test('opens before a 4, closes after one', () => {
    const board = boardAfter([
      ['()', opening(0)],
      ['()', closing(2)],
      ['+', inGap(2)],
      ['()', opening(2)],
      ['()', closing(4)],
    ]);
    expect(shape(board)).toEqual(['(', '', ')+(', '', ')']);
  });

  test('on a bracket takes both off the board', () => {
    const laid = layOn(
      boardAfter([
        ['()', opening(1)],
        ['()', opening(1)],
      ]) as Board,
      { card: 90, ...onOpening(1) },
      PLAIN,
    );
    expect(laid.ok && [shape(laid.value.board)[1], laid.value.gone]).toEqual(['(', [90, 81]]);
    expect(shape(boardAfter([['()', closing(3)], ['()', onClosing(3)]]))).toEqual(['', '', '', '', '']); // oxfmt-ignore
  });

  test.each([
    ['wrongEnd', [['()', closing(0)] as const]],
    ['wrongEnd', [['()', opening(4)] as const]],
    ['fourth', [0, 1, 2, 3].map(() => ['()', opening(1)] as const)],
    ['fourth', [0, 1, 2, 3].map(() => ['()', closing(1)] as const)],
    ['bracketOnOperator', [['+', inGap(1)] as const, ['()', inGap(1)] as const]],
    ['bracketOnOperator', [['+', inGap(1)] as const, ['()', { ...inGap(1), cancels: true }] as const]],
    ['operatorOnBracket', [['()', opening(1)] as const, ['+', onOpening(1)] as const]],
    ['operatorOnBracket', [['()', closing(1)] as const, ['+', closing(1)] as const]],
    ['noSuchPlace', [['()', onClosing(1)] as const]],
    ['noSuchPlace', [['()', opening(1, 1)] as const]],
  ])('is refused: %s', (code, steps) => {
    expect(boardAfter(steps)).toBe(code);
  });
});

describe('a card of this turn (FOURS-7)', () => {
  test.each([
    ['covered', [['+', inGap(1)] as const], ['×', inGap(1)] as const],
    ['taken off', [['()', opening(1)] as const], ['()', onOpening(1)] as const],
  ])('is not %s', (_, steps, [sign, spot]) => {
    const board = boardAfter(steps) as Board;
    const play = { card: (firstOf(ALL_CARDS, sign) ?? 0) + 9, ...spot };
    expect(layOn(board, play, { ...PLAIN, fresh: cardsOn(board) })).toEqual({
      ok: false,
      error: { code: 'freshCard' },
    });
    expect(layOn(board, play, PLAIN).ok).toBe(true);
  });
});

describe('a sign (FOURS-14)', () => {
  test('stands before the first 4, or after a ( of its place', () => {
    expect(shape(boardAfter([['−', opening(0)]], SIGNED))).toEqual(['~', '', '', '', '']);
    const board = boardAfter(
      [
        ['()', opening(2)],
        ['−', opening(2, 1)],
        ['+', inGap(2)],
      ],
      SIGNED,
    );
    expect(shape(board)).toEqual(['', '', '+(~', '', '']);
    const two = boardAfter(
      [
        ['−', opening(0)],
        ['()', opening(0, 1)],
        ['−', opening(0, 2)],
      ],
      SIGNED,
    );
    expect(shape(two)).toEqual(['~(~', '', '', '', '']);
  });

  test('leaves with any operator that is played on it', () => {
    const steps = [
      ['−', opening(0)],
      ['×', onOpening(0)],
    ] as const;
    expect(shape(boardAfter(steps, SIGNED))).toEqual(['', '', '', '', '']);
  });

  test.each([
    ['signPlace', [['−', opening(2)] as const]],
    ['signPlace', [['+', inGap(2)] as const, ['−', opening(2)] as const]],
    ['signPlace', [['−', opening(0)] as const, ['−', opening(0)] as const]],
    ['signPlace', [['−', opening(0)] as const, ['−', opening(0, 1)] as const]],
    ['signPlace', [['()', opening(2)] as const, ['−', opening(2, 0)] as const]],
    ['notASign', [['×', opening(0)] as const]],
    ['wrongEnd', [['−', opening(4)] as const]],
    ['noSuchPlace', [['−', opening(0, 1)] as const]],
    [
      'signDepends',
      [['()', opening(2)] as const, ['−', opening(2, 1)] as const, ['()', onOpening(2)] as const],
    ],
    ['bracketOnOperator', [['−', opening(0)] as const, ['()', onOpening(0)] as const]],
    [
      'fourth',
      [
        ['−', opening(0)] as const,
        ['()', opening(0, 1)] as const,
        ['−', opening(0, 2)] as const,
        ['()', opening(0, 3)] as const,
        ['−', opening(0, 4)] as const,
        ['()', opening(0, 5)] as const,
        ['−', opening(0, 6)] as const,
      ],
    ],
  ])('is refused: %s', (code, steps) => {
    expect(boardAfter(steps, SIGNED)).toBe(code);
  });

  test('a ( can go while another carries the sign', () => {
    const steps = [
      ['()', opening(2)],
      ['()', opening(2)],
      ['−', opening(2, 2)],
      ['()', onOpening(2, 1)],
    ] as const;
    expect(shape(boardAfter(steps, SIGNED))).toEqual(['', '', '(~', '', '']);
  });
});

/** Every play that the types allow, sensible or not. */
const everyPlay = (card: Card): readonly Play[] =>
  [-1, 0, 1, 2, 3, 4, 5].flatMap((place) =>
    (['closes', 'operator', 'opens'] as const).flatMap((row) =>
      [0, 1, 2, 3, 4, 5, 6, 7].flatMap((index) =>
        [true, false].map((cancels) => ({ card, place, row, index, cancels })),
      ),
    ),
  );

/** A board that legal play has come to. */
function randomBoard(seed: number, negation: boolean): Board {
  const rng = createRng(seed);
  let board: Board = EMPTY_BOARD;
  const left = [...ALL_CARDS];
  for (let step = rng.next(25); step > 0; step -= 1) {
    const card = left.splice(rng.next(left.length), 1)[0] ?? 0;
    const plays = legalPlays(board, card, { fresh: [], negation });
    const play = plays[rng.next(Math.max(1, plays.length))];
    const laid = play && layOn(board, play, { fresh: [], negation });
    if (laid?.ok === true) board = laid.value.board;
  }
  return board;
}

test('legal plays are all that can be laid, but for brackets beside their like', () => {
  fc.assert(
    fc.property(fc.integer(), fc.boolean(), fc.integer({ min: 0, max: 99 }), (seed, negation, card) => {
      const board = randomBoard(seed, negation);
      const rules = { fresh: cardsOn(board).slice(0, 2), negation };
      const comes = (play: Play) => {
        const laid = layOn(board, play, rules);
        return laid.ok ? JSON.stringify([shape(laid.value.board), laid.value.gone]) : null;
      };
      const legal = legalPlays(board, card, rules);
      const all = everyPlay(card).flatMap((play) => comes(play) ?? []);
      expect(new Set(legal.map(comes))).toEqual(new Set(all));
      // No two of them come to the same.
      expect(new Set(legal.map(comes)).size).toBe(legal.length);
    }),
    { numRuns: 300 },
  );
});

test('a card laid or taken off is the only one that comes or goes', () => {
  fc.assert(
    fc.property(fc.integer(), fc.boolean(), (seed, negation) => {
      const board = randomBoard(seed, negation);
      const before = cardsOn(board);
      const card = ALL_CARDS.find((each) => !before.includes(each)) ?? 0;
      for (const play of legalPlays(board, card, { fresh: [], negation })) {
        const laid = layOn(board, play, { fresh: [], negation });
        if (!laid.ok) throw new Error(laid.error.code);
        const after = [...cardsOn(laid.value.board), ...laid.value.gone];
        expect(after.toSorted()).toEqual([...before, card].toSorted());
      }
    }),
    { numRuns: 100 },
  );
});
