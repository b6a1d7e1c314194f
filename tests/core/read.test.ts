import { describe, expect, test } from 'vitest';
import {
  corrupt,
  either,
  listOf,
  oneOf,
  orNull,
  passing,
  record,
  text,
  whole,
  yesOrNo,
  type Reader,
} from '#lib/core/read.ts';
import { ok } from '#lib/core/result.ts';

const WRONG = corrupt('');

describe('reading what is unknown', () => {
  test.each<readonly [string, Reader<unknown>, readonly unknown[], readonly unknown[]]>([
    ['a whole number', whole(-1, 3), [-1, 0, 3], [-2, 4, 1.5, NaN, Infinity, '1', null, undefined]],
    ['a text', text(1, 3), ['a', 'abc'], ['', 'abcd', 1, null, ['a']]],
    ['yes or no', yesOrNo, [true, false], [0, 'true', null, undefined]],
    ['one of some', oneOf(['a', 2]), ['a', 2], ['2', 'b', null, undefined]],
    ['something or null', orNull(yesOrNo), [true, null], [undefined, 0]],
    ['either', either(yesOrNo, whole(0, 9)), [false, 9], [10, 'a']],
    ['a list', listOf(yesOrNo, 1, 2), [[true], [true, false]], [[], [true, true, true], {}, 'aa', null]],
    ['what passes', passing((input) => input === 7), [7], [8]],
  ])('takes %s and nothing else', (_, read, right, wrong) => {
    expect(right.map((input) => read(input))).toEqual(right.map((input) => ok(input)));
    expect(wrong.map((input) => read(input))).toEqual(wrong.map(() => WRONG));
  });

  const card = record({ rank: whole(1, 10), suit: oneOf(['a', 'b']) });

  test('an object has its fields and no others', () => {
    expect(card({ rank: 3, suit: 'b', more: 1 })).toEqual(ok({ rank: 3, suit: 'b' }));
    expect([null, [], 'a', undefined].map((input) => card(input))).toEqual([WRONG, WRONG, WRONG, WRONG]);
  });

  test('the first wrong field is named by its path', () => {
    const hand = record({ id: text(1, 9), cards: listOf(card) });
    expect(hand({ id: 'x' })).toEqual(corrupt('cards'));
    expect(
      hand({
        id: 'x',
        cards: [
          { rank: 1, suit: 'a' },
          { rank: 11, suit: 'z' },
        ],
      }),
    ).toEqual(corrupt('cards.1.rank'));
    expect(hand({ cards: 1 })).toEqual(corrupt('id'));
  });

  test('what is read shares no list and no object with what was given', () => {
    const given = [{ rank: 1, suit: 'a' }];
    const read = listOf(card)(given);
    expect(read).toEqual(ok(given));
    expect(read.ok && read.value === (given as unknown)).toBe(false);
    expect(read.ok && read.value[0] === (given[0] as unknown)).toBe(false);
  });
});
