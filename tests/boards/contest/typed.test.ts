import { describe, expect, test } from 'vitest';
import { printLine } from '#lib/boards/table/line.ts';
import { typedDigit, type Typing } from '#lib/boards/contest/typed-digit.ts';
import { EMPTY, readX, typedX, type XLine } from '#lib/boards/contest/x-line.ts';

const typed = (digits: string, numbers: readonly number[]): string => {
  let typing: Typing = { line: [], digits: '' };
  for (const digit of digits) typing = typedDigit(typing, digit, numbers);
  return printLine(typing.line, numbers);
};

describe('a number typed on a keyboard', () => {
  test.each([
    ['1', [12, 1], '1'],
    ['12', [1, 12], '12'],
    ['1', [12, 5], '12'],
    ['100', [10, 100], '100'],
    ['9', [1, 2], ''],
    ['11', [1, 1], '1 1'],
  ])('%s out of %j is %s', (digits, numbers, expected) => {
    expect(typed(digits, numbers)).toBe(expected);
  });
});

const line = (keys: readonly string[]): XLine | 'long' | null =>
  keys.reduce<XLine | 'long' | null>(
    (before, key) => (before === null || before === 'long' ? before : typedX(before, key)),
    EMPTY,
  );
const read = (keys: readonly string[], away = false) => {
  const typedLine = line(keys);
  return typedLine === null || typedLine === 'long' ? typedLine : readX(typedLine, away);
};

describe('an x on its slip (CONTEST-7)', () => {
  test.each([
    [[...'128'], { n: 128, d: 1 }],
    [[...'3/7'], { n: 3, d: 7 }],
    [[...'5', '-'], { n: -5, d: 1 }],
    [[...'3/7', 'Backspace', 'Backspace'], { n: 3, d: 1 }],
    [[...'007'], { n: 7, d: 1 }],
    [[], 'empty'],
    [[...'3/'], 'empty'],
    [[...'1/0'], 'byZero'],
    [['/'], null],
    [[...'9'.repeat(400)], 'long'],
    // One touch of it is nothing yet: the next key takes it back.
    [['3', 'none'], 'none'],
    [['none', 'none'], 'none'],
    [['none', '4'], { n: 4, d: 1 }],
    [['none', 'Backspace'], 'empty'],
    [['none', 'Delete'], 'empty'],
  ])('%j', (keys, expected) => {
    expect(read(keys)).toEqual(expected);
  });

  test.each([[['0']], [['5', '-']]])('%j is no distance from a target (CONTEST-6)', (keys) => {
    expect(read(keys, true)).toBe('notAway');
  });
});
