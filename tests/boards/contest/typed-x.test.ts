// @vitest-environment runes
import { describe, expect, test } from 'vitest';
import { contest as text } from '#lib/i18n/messages.ts';
import { TypedX } from '#lib/boards/contest/typed-x.svelte.ts';
import { EMPTY } from '#lib/boards/contest/x-line.ts';

/** An x as these keys type it: type 10 asks for a result, type 20 how far it is from 24. */
function typed(keys: string, type: 10 | 20 = 10): TypedX {
  const x = new TypedX({ type, target: 24 }, EMPTY);
  for (const key of keys) x.type(key);
  return x;
}

describe('an x that is typed (CONTEST-7)', () => {
  test('is printed as it stands, and told to the match', () => {
    const x = typed('-22/7');
    expect(x.top).toBe('−22');
    expect(x.printed).toBe('−22/7');
    expect(x.away).toBeNull();
    expect(x.toEvent(1)).toEqual({ type: 'entered', seat: 1, n: -22, d: 7 });
  });

  test('in Closest to it is a distance: it has no minus, and two results lie so far away (CONTEST-6)', () => {
    const x = typed('-1/2', 20);
    expect(x.type('-')).toBe(false);
    expect(x.printed).toBe('1/2');
    expect(x.both).toEqual(['23 1/2', '24 1/2']);
    expect(typed('0', 20).both).toBeNull();
  });

  test('of which all is taken back is as if nothing had been typed', () => {
    for (const keys of [
      ['5', 'Backspace'],
      ['-', '-'],
      ['-', '5', 'Backspace', 'Backspace'],
    ]) {
      const x = typed('');
      for (const key of keys) x.type(key);
      expect(x.line, keys.join(' ')).toBe(EMPTY);
    }
    const x = typed('-5');
    x.type('Backspace');
    expect(x.printed).toBe('−');
  });

  test('that is no x tells why, until the next key', () => {
    const x = typed('1/0');
    expect(x.toEvent(0)).toBeNull();
    expect(x.why).toBe('byZero');
    x.type('4');
    expect(x.why).toBeNull();
  });

  test('with figures enough takes no more, and says so', () => {
    const x = typed('9'.repeat(16));
    expect(x.printed).toHaveLength(15);
    expect(x.why).toBe('long');
  });

  test('may be none at all', () => {
    const x = typed('3');
    expect(x.type('none')).toBe(true);
    expect(x.printed).toBe(text.noneAt);
    expect(x.toEvent(0)).toEqual({ type: 'impossible', seat: 0 });
    expect(x.type('x')).toBe(false);
  });
});
