import { describe, expect, test } from 'vitest';
import { END, EMPTY_BOARD, type Board } from '#lib/games/fours/board.ts';
import { firstOf, ALL_CARDS, type Card, type Sign } from '#lib/games/fours/cards.ts';
import type { FoursOptions } from '#lib/games/fours/config.ts';
import { judgeBoard, makes } from '#lib/games/fours/judge.ts';
import { printBoard } from '#lib/games/fours/print.ts';
import { targetsOf } from '#lib/games/fours/rounds.ts';

const PLAIN: FoursOptions = { implied: false, negation: false, extended: false };
const IMPLIED = { ...PLAIN, implied: true };
const SIGNED = { ...PLAIN, negation: true };
const JOINED = { ...PLAIN, extended: true };

/** The board that a line shows: `(4+4)_4×4`, with _ for a gap and ~ for a sign. */
function boardOf(line: string): Board {
  const board = EMPTY_BOARD.map(() => ({
    closes: [] as Card[],
    operator: [] as Card[],
    opens: [] as Card[],
  }));
  let place = 0;
  const card = (sign: Sign): Card => firstOf(ALL_CARDS, sign) ?? 0;
  for (const letter of line) {
    const here = board[place];
    if (letter === '4') place += 1;
    else if (letter === '(') here?.opens.push(card('()'));
    else if (letter === '~') here?.opens.push(card('−'));
    else if (letter === ')') here?.closes.push(card('()'));
    else if (letter !== '_') here?.operator.push(card(letter as Sign));
  }
  return board;
}

describe('a complete board is worth (FOURS-9)', () => {
  test.each([
    ['4×4÷4÷4', 1, 1, PLAIN],
    ['4÷4+4÷4', 2, 1, PLAIN],
    ['(4+4+4)÷4', 3, 1, PLAIN],
    ['4−4+4×4', 16, 1, PLAIN],
    ['4÷(4+4)×4', 2, 1, PLAIN],
    ['((4×4))÷(4+4)', 2, 1, PLAIN],
    ['4÷(4+4+4)', 1, 3, PLAIN],
    ['4−4×4+4', -8, 1, PLAIN],
    // FOURS-13: as tight as ×, left to right.
    ['4_(4+4)÷4', 8, 1, IMPLIED],
    ['4÷4_(4)+4', 8, 1, IMPLIED],
    ['(4)_4−4×4', 0, 1, IMPLIED],
    ['(4)_(4)+4−4', 16, 1, IMPLIED],
    // FOURS-14: a sign turns round what is right behind it.
    ['~4+4+4÷4', 1, 1, SIGNED],
    ['~(4+4)+4×4', 8, 1, SIGNED],
    ['4×(~4)+4×4', 0, 1, SIGNED],
    ['~(~4)+4+4−4', 8, 1, SIGNED],
    ['~4×4+4×4', 0, 1, SIGNED],
    ['4_(~4)+4×4', 0, 1, { ...SIGNED, implied: true }],
    // FOURS-15: 4s with nothing between them are one number.
    ['(44−4)÷4', 10, 1, JOINED],
    ['4444', 4444, 1, JOINED],
    ['444÷4', 111, 1, JOINED],
    ['4+44÷4', 15, 1, JOINED],
  ])('%s', (line, n, d, options) => {
    expect(judgeBoard(boardOf(line), options)).toEqual({ type: 'value', value: { n, d } });
  });

  test('only what is equal makes the number', () => {
    expect(makes(boardOf('4×4÷4÷4'), 1, PLAIN)).toBe(true);
    expect(makes(boardOf('4×4÷4÷4'), 2, PLAIN)).toBe(false);
    expect(makes(boardOf('4÷(4+4+4)'), 1, PLAIN)).toBe(false);
    expect(makes(boardOf('4×4_4÷4'), 4, PLAIN)).toBe(false);
  });
});

test.each([
  ['4÷(4−4)+4', PLAIN],
  ['4+4÷(4−4)', PLAIN],
  ['4÷(4−4)×4', PLAIN],
  ['4_(4÷(4−4))', IMPLIED],
])('%s divides by zero and is worth nothing (FOURS-9)', (line, options) => {
  expect(judgeBoard(boardOf(line), options)).toEqual({ type: 'undefined' });
});

test.each([
  ['4_4_4_4', PLAIN, { gaps: 3, open: 0, closed: 0 }],
  ['4×4+4_4', PLAIN, { gaps: 1, open: 0, closed: 0 }],
  ['(4×4+4_4', PLAIN, { gaps: 1, open: 1, closed: 0 }],
  ['4×4)+(4×4', PLAIN, { gaps: 0, open: 1, closed: 1 }],
  // FOURS-8: nothing is implied unless the house says so.
  ['4_(4+4)÷4', PLAIN, { gaps: 1, open: 0, closed: 0 }],
  ['4_(4+4)÷4', JOINED, { gaps: 1, open: 0, closed: 0 }],
  ['4_4+4÷4', IMPLIED, { gaps: 1, open: 0, closed: 0 }],
])('%s is incomplete, and says why (FOURS-8, FOURS-9)', (line, options, missing) => {
  expect(judgeBoard(boardOf(line), options)).toEqual({ type: 'incomplete', ...missing });
});

test.each([
  ['4×4+4_4', PLAIN, '4 × 4 + 4 ▢ 4'],
  ['((4×4)÷(4+4))', PLAIN, '((4 × 4) ÷ (4 + 4))'],
  ['4_(4+4)÷4', IMPLIED, '4(4 + 4) ÷ 4'],
  ['~4+4+(~4)×4', SIGNED, '−4 + 4 + (−4) × 4'],
  ['(44−4)÷4', JOINED, '(44 − 4) ÷ 4'],
])('%s is written %s', (line, options, text) => {
  expect(printBoard(boardOf(line), options)).toBe(text);
});

test('the published counts: layouts of brackets, boards, defined ones, and those worth 1 to 9', () => {
  const worth = new Map<number, number>();
  let [layouts, boards, defined] = [0, 0, 0];
  for (const counts of bracketLayouts()) {
    layouts += 1;
    for (let signs = 0; signs < 64; signs += 1) {
      const judged = judgeBoard(boardWith(counts, signs), PLAIN);
      boards += 1;
      if (judged.type !== 'value') continue;
      defined += 1;
      const { n, d } = judged.value;
      if (d === 1) worth.set(n, (worth.get(n) ?? 0) + 1);
    }
  }
  expect([layouts, boards, defined]).toEqual([3225, 206_400, 200_375]);
  const counts = targetsOf(PLAIN).map((target) => worth.get(target));
  expect(counts).toEqual([20_438, 3616, 1175, 5029, 1028, 1104, 3902, 22_401, 5830]);
  for (const never of [10, 11, 13, 14, 18, 19]) expect(worth.has(never)).toBe(false);
});

/** How many ( or ) there are before and after each 4, in turns: at most three each, and matched. */
function* bracketLayouts(counts: readonly number[] = [], depth = 0): Generator<readonly number[]> {
  if (counts.length === 2 * END) {
    if (depth === 0) yield counts;
    return;
  }
  const opens = counts.length % 2 === 0;
  for (let brackets = 0; brackets <= (opens ? 3 : Math.min(3, depth)); brackets += 1)
    yield* bracketLayouts([...counts, brackets], opens ? depth + brackets : depth - brackets);
}

/** The board with so many brackets and three operators, two bits each. */
function boardWith(counts: readonly number[], signs: number): Board {
  const brackets = (index: number) => Array.from({ length: counts[index] ?? 0 }, (_, n) => 80 + n);
  return EMPTY_BOARD.map((_, place) => ({
    closes: place === 0 ? [] : brackets(2 * place - 1),
    operator: place > 0 && place < END ? [20 * ((signs >> (2 * place - 2)) & 3)] : [],
    opens: place < END ? brackets(2 * place) : [],
  }));
}
