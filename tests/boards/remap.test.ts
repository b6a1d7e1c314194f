import { describe, expect, test } from 'vitest';
import { isSeatKey, withKey } from '#lib/boards/table/remap.ts';

const key = (name: string, held: Partial<KeyboardEvent> = {}) => ({
  key: name,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});

describe('keys of the seats', () => {
  test.each(['a', 'Q', '7', 'é', 'ж'])('%s may be one', (name) => expect(isSeatKey(key(name))).toBe(true));

  test.each(['Shift', 'Control', 'Enter', ' ', 'ArrowLeft', 'F1', '?', 'Escape'])('%s may not', (name) =>
    expect(isSeatKey(key(name))).toBe(false),
  );

  test('nothing with a modifier held may', () => {
    expect(isSeatKey(key('a', { ctrlKey: true }))).toBe(false);
    expect(isSeatKey(key('a', { metaKey: true }))).toBe(false);
    expect(isSeatKey(key('a', { altKey: true }))).toBe(false);
  });

  test('a key that another seat has is exchanged, so that no two are alike', () => {
    expect(withKey(['a', 'f', 'j', 'l'], 0, 'q')).toEqual(['q', 'f', 'j', 'l']);
    expect(withKey(['a', 'f', 'j', 'l'], 0, 'l')).toEqual(['l', 'f', 'j', 'a']);
    expect(withKey(['a', 'l'], 1, 'l')).toEqual(['a', 'l']);
  });
});
