import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { closeName } from '#lib/core/match/header.ts';

const SIGNS = ['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069'];
const anyName = fc.string({ unit: fc.oneof(fc.constantFrom(...SIGNS), fc.string({ unit: 'grapheme' })) });

describe('a name in the middle of a sentence', () => {
  test.each([
    ['Mei', 'Mei'],
    ['מיכל', 'מיכל'],
    ['\u202eevil \u2066x', '\u202eevil \u2066x\u2069\u202c'],
    ['a\u2069b\u202cc', 'abc'],
    ['\u2067a\u2069', '\u2067a\u2069'],
    ['\u202d\u2067a\u202c', '\u202d\u2067a\u2069\u202c'],
  ])('closes what it opens, and nothing else: %j', (name, closed) => {
    expect(closeName(name)).toBe(closed);
  });

  test('whatever it is, it opens as often as it closes, keeps its letters, and is closed for good', () => {
    const count = (text: string, signs: RegExp) => [...text.matchAll(signs)].length;
    const letters = (text: string) => text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '');
    fc.assert(
      fc.property(anyName, (name) => {
        const closed = closeName(name);
        expect(count(closed, /[\u202a\u202b\u202d\u202e]/g)).toBe(count(closed, /\u202c/g));
        expect(count(closed, /[\u2066-\u2068]/g)).toBe(count(closed, /\u2069/g));
        expect(letters(closed)).toBe(letters(name));
        expect(closeName(closed)).toBe(closed);
      }),
    );
  });
});
