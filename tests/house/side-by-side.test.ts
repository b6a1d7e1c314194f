import { describe, expect, test } from 'vitest';
import { sideBySide } from '../../scripts/side-by-side.js';

/** Words by number, as different as two languages are. */
const prose = (seed: number, words: number): string =>
  Array.from({ length: words }, (_, at) => (at * seed * 7919) % 10_007).join(' ');

const TEXTS = new Map([
  ['one', prose(3, 400)],
  ['a part of one', prose(3, 200)],
  ['two', prose(5, 300)],
  ['a part of two', prose(5, 150)],
  ['three', prose(11, 250)],
  ['a part of three', prose(11, 120)],
]);
const order = (names: readonly string[]) => sideBySide(names, (name) => TEXTS.get(name) ?? '');

describe('what is packed together', () => {
  const ordered = order([...TEXTS.keys()].toSorted());

  test('the longest comes first', () => {
    expect(ordered[0]).toBe('one');
  });

  test.each(['one', 'two', 'three'])('%s lies beside a part of it', (whole) => {
    expect(Math.abs(ordered.indexOf(whole) - ordered.indexOf(`a part of ${whole}`))).toBe(1);
  });

  test('what shares nothing with the last one, but with the one before, comes before what shares nothing with either', () => {
    const [both, last, part, stranger] = [
      `${prose(3, 400)} ${prose(5, 400)}`,
      prose(5, 300),
      prose(3, 100),
      prose(11, 200),
    ];
    expect(sideBySide([stranger, part, last, both], (text) => text)).toEqual([both, last, part, stranger]);
  });

  test('the same files give the same pack, in whatever order they were found', () => {
    expect(order([...TEXTS.keys()].toReversed())).toEqual(ordered);
  });

  test('nothing is lost: empty texts, equal ones, and one that is shorter than what is looked for', () => {
    const texts = ['', 'ab', prose(3, 50), '', prose(3, 50)];
    expect(sideBySide(texts, (text) => text).toSorted()).toEqual(texts.toSorted());
    expect(sideBySide([], String)).toEqual([]);
  });
});
