import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardsOn, type Board, type BoardPlace, type Play } from '#lib/games/fours/board.ts';
import { signOf, type Card } from '#lib/games/fours/cards.ts';
import type { FoursOptions } from '#lib/games/fours/config.ts';
import { makes } from '#lib/games/fours/judge.ts';
import { layOn } from '#lib/games/fours/lay.ts';
import { printBoard } from '#lib/games/fours/print.ts';
import { findWin, type WinQuestion } from '#lib/games/fours/search/win.ts';
import {
  ALL_OPTIONS,
  boardOf,
  handOf,
  PLAIN,
  randomTurn,
  searchPlainly,
} from '../../../support/fours-turns.ts';

/** A board after plays that must all be legal, by cards that are held. */
function played({ board, hand, fresh = [], options }: WinQuestion, plays: readonly Play[]): Board {
  let [lying, young, left]: [Board, readonly Card[], readonly Card[]] = [board, fresh, hand];
  for (const play of plays) {
    const laid = layOn(lying, play, { fresh: young, negation: options.negation });
    if (!laid.ok) throw new Error(`refused: ${laid.error.code}`);
    if (!left.includes(play.card)) throw new Error('not held');
    [lying, young, left] = [
      laid.value.board,
      [...young, play.card],
      left.filter((card) => card !== play.card),
    ];
  }
  return lying;
}

const turn = (
  board: string,
  hand: string,
  target: number,
  options: Partial<FoursOptions> = {},
): WinQuestion => ({
  board: boardOf(board),
  hand: handOf(hand),
  target,
  options: { ...PLAIN, ...options },
});

/** What the board says once the turn that wins is played, for how many points and with which cards. */
function shown(question: WinQuestion): readonly [line: string, points: number, cards: string] | null {
  const { win } = findWin(question);
  if (win === null) return null;
  const line = printBoard(played(question, win.plays), question.options);
  return [line, win.points, win.plays.map(({ card }) => signOf(card)).join(' ')];
}

describe('findWin', () => {
  test.each<[string, string, number, Partial<FoursOptions>, ReturnType<typeof shown>]>([
    // The published example (FOURS-16).
    ['4 × 4 + 4 4', '÷÷', 1, {}, ['4 × 4 ÷ 4 ÷ 4', 4, '÷ ÷']],
    ['4 4 4 4', '÷+÷×−', 2, {}, ['4 ÷ 4 + 4 ÷ 4', 3, '÷ + ÷']],
    // + alone would win as well: brackets that change nothing are worth two points more (FOURS-9).
    ['4 + 4 ÷ 4 × 4', '+((', 9, {}, ['4 + 4 ÷ 4 + (4)', 6, '+ () ()']],
    // As the board lies, where nothing is held.
    ['4 ÷ 4 × 4 ÷ 4', '', 1, {}, ['4 ÷ 4 × 4 ÷ 4', 3, '']],
    // Brackets fill no gaps.
    ['4 4 4 4', '(((((', 1, {}, null],
    // FOURS-13, FOURS-14 and FOURS-15, each with what it needs and without.
    ['4 (4 + 4) 4', '÷', 8, { implied: true }, ['4(4 + 4) ÷ 4', 4, '÷']],
    ['4 (4 + 4) 4', '÷', 8, {}, null],
    ['4 − (4 − 4 − 4)', '−', 16, { negation: true }, ['4 − (−4 − 4 − 4)', 6, '−']],
    ['4 − (4 − 4 − 4)', '−', 16, {}, null],
    ['~4 + 4 + 4 ÷ 4', '×', 9, { negation: true }, ['4 + 4 + 4 ÷ 4', 3, '×']],
    ['(4 4 − 4) 4', '÷', 10, { extended: true }, ['(44 − 4) ÷ 4', 4, '÷']],
    ['(4 4 − 4) 4', '÷', 10, {}, null],
  ])('on %s with %s for %i (%j): %j', (board, hand, target, options, expected) => {
    expect(shown(turn(board, hand, target, options))).toEqual(expected);
  });

  test.each<[string, string, number]>([
    // ÷ in the gap and nowhere else; with another one also on × or on +.
    ['4 × 4 + 4 4', '÷', 1],
    ['4 × 4 + 4 4', '÷÷', 3],
    // The board as it lies, and ÷ on × or on +.
    ['4 × 4 + 4 ÷ 4', '÷', 3],
    // The bracket is closed in one of four places, or cancelled (FOURS-6).
    ['(4 + 4 + 4 + 4', '(', 5],
    // As it lies, − on one of three + or on one of three signs; a fourth sign has no room (FOURS-14).
    ['~(~(~(4 + 4)) + 4) + 4', '−', 7],
    ['4 4 4 4', '÷÷', 0],
  ])('on %s with %s looks at %i different boards', (board, hand, boards) => {
    expect(findWin(turn(board, hand, 99, { negation: true })).boards).toBe(boards);
  });

  test('covers and cancels no card of this turn, and plays no fourth (FOURS-3, FOURS-7)', () => {
    const old = turn('4 × 4 ÷ 4 + 4', '÷', 1);
    const [, , , { operator: plus }] = old.board as [
      BoardPlace,
      BoardPlace,
      BoardPlace,
      BoardPlace,
      BoardPlace,
    ];
    expect(shown(old)).toEqual(['4 × 4 ÷ 4 ÷ 4', 4, '÷']);
    expect(shown({ ...old, fresh: plus })).toBeNull();
    expect(shown({ ...old, fresh: [97, 98] })).toEqual(['4 × 4 ÷ 4 ÷ 4', 4, '÷']);
    expect(shown({ ...old, fresh: [97, 98, 99] })).toBeNull();

    const open = turn('(4 + 4 + 4 + 4', '(', 99);
    expect(findWin({ ...open, fresh: open.board[0]?.opens ?? [] }).boards).toBe(4);

    const signed = turn('~4 + 4 + 4 ÷ 4', '×', 9, { negation: true });
    expect(shown({ ...signed, fresh: signed.board[0]?.opens ?? [] })).toBeNull();
  });

  test.each(ALL_OPTIONS)('agrees with a search by the letter of the rules (%j)', (options) => {
    let wins = 0;
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const question = randomTurn(seed, options);
        const { win, boards } = findWin(question);
        expect({ points: win?.points ?? 0, cards: win?.plays.length ?? null, boards }).toEqual(
          searchPlainly(question),
        );
        if (win === null) return;
        wins += 1;
        const board = played(question, win.plays);
        expect(makes(board, question.target, options)).toBe(true);
        expect(cardsOn(board)).toHaveLength(win.points);
      }),
      { numRuns: 50, seed: 444 },
    );
    expect(wins).toBeGreaterThan(10);
  });
});
