import { describe, expect, it } from 'vitest';
import { keysAt, withKeysAt } from '#lib/boards/table/seat-keys.ts';

const FOUR = ['a', 'f', 'j', 'l'];

describe('the keys of the seats', () => {
  it('are those furthest apart', () => {
    expect(keysAt(FOUR, 4)).toEqual(FOUR);
    expect(keysAt(FOUR, 3)).toEqual(['a', 'f', 'l']);
    expect(keysAt(FOUR, 2)).toEqual(['a', 'l']);
    expect(keysAt(FOUR, 1)).toEqual(['a']);
  });

  it('change for one table, and no two are alike for any', () => {
    expect(withKeysAt(FOUR, ['q', 'l'])).toEqual(['q', 'f', 'j', 'l']);
    expect(withKeysAt(FOUR, ['f', 'l'])).toEqual(['f', 'a', 'j', 'l']);
    expect(withKeysAt(FOUR, ['l', 'a'])).toEqual(['l', 'f', 'j', 'a']);
  });
});
