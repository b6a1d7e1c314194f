import { expect, test } from 'vitest';
import { number, operation, type Expression, type Operator } from '#lib/core/expression.ts';
import { rankedWay, simplerFirst } from '#lib/core/solutions/rank.ts';

type Plain = number | readonly [Plain, Operator, Plain];
const tree = (plain: Plain): Expression =>
  typeof plain === 'number' ? number(plain) : operation(plain[1], tree(plain[0]), tree(plain[2]));

const [BRACKETS, DIVISION, SUBTRACTION, MULTIPLICATION, AWKWARD] = [512, 64, 8, 1, 4096];

test.each<[string, Plain, number]>([
  ['a sum', [1, '+', 2], 0],
  ['a difference', [3, '-', 2], SUBTRACTION],
  ['a product', [3, '*', 2], MULTIPLICATION],
  ['a division that comes out', [6, '/', 2], DIVISION],
  ['a value that is not whole', [6, '/', 4], DIVISION + AWKWARD],
  ['a negative value', [2, '-', 3], SUBTRACTION + AWKWARD],
  ['a sum first', [[1, '+', 2], '+', 3], 0],
  ['a sum behind a plus, in brackets', [1, '+', [2, '+', 3]], BRACKETS],
  ['a difference behind a plus, in brackets', [1, '+', [3, '-', 2]], BRACKETS + SUBTRACTION],
  ['a product behind a plus', [1, '+', [2, '*', 3]], MULTIPLICATION],
  ['a sum behind a minus, in brackets', [9, '-', [2, '+', 3]], BRACKETS + SUBTRACTION],
  ['a product behind a minus', [9, '-', [2, '*', 3]], SUBTRACTION + MULTIPLICATION],
  ['a sum before a sign of times, in brackets', [[1, '+', 2], '*', 3], BRACKETS + MULTIPLICATION],
  ['a product before a sign of times', [[1, '*', 2], '*', 3], 2 * MULTIPLICATION],
  ['anything behind a sign of times, in brackets', [3, '*', [1, '*', 2]], BRACKETS + 2 * MULTIPLICATION],
  ['sums on both sides, in two pairs', [[1, '+', 2], '*', [1, '+', 2]], 2 * BRACKETS + MULTIPLICATION],
  ['a division by a sum', [9, '/', [1, '+', 2]], BRACKETS + DIVISION],
  ['a fraction on the way to a whole number', [[6, '/', 4], '*', 2], DIVISION + MULTIPLICATION + AWKWARD],
  ['a fraction that a sum makes whole', [[1, '/', 2], '+', [1, '/', 2]], 2 * DIVISION + 2 * AWKWARD],
])('%s counts what it should', (_name, plain, difficulty) => {
  expect(rankedWay(tree(plain)).difficulty).toBe(difficulty);
});

test('the simpler comes first, then what begins with the larger numbers, then text decides', () => {
  const inOrder: readonly Plain[] = [
    [[9, '*', 5], '-', [7, '*', 3]],
    [[9, '*', 5], '-', [3, '*', 7]],
    [[5, '*', 9], '-', [7, '*', 3]],
    [[9, '-', 5], '*', [7, '-', 3]],
  ];
  const shuffled = [2, 0, 3, 1].map((n) => rankedWay(tree(inOrder[n] ?? 0)));
  expect(shuffled.sort(simplerFirst).map(({ expression }) => expression)).toEqual(inOrder.map(tree));
  const [plus, other] = [rankedWay(tree([2, '+', 2])), rankedWay(tree([2, '+', 2]))];
  expect(simplerFirst(plus, other)).toBe(0);
  const [left, right] = [rankedWay(tree([[4, '*', 4], '/', 4])), rankedWay(tree([[4, '/', 4], '*', 4]))];
  expect(Math.sign(simplerFirst(left, right))).toBe(-Math.sign(simplerFirst(right, left)));
  expect(simplerFirst(left, right)).not.toBe(0);
});
