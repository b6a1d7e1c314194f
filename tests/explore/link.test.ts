import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linkOf, readLink } from '#lib/explore/link.ts';

describe('a link', () => {
  test('carries the numbers in their order, and the target', () =>
    expect(linkOf({ numbers: [8, 3, 8, 3], target: -24 })).toBe('?n=8,3,8,3&t=-24'));

  test('is read as it was written', () => {
    const question = fc.record({
      numbers: fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 2, maxLength: 8 }),
      target: fc.integer({ min: -10_000, max: 10_000 }),
    });
    fc.assert(
      fc.property(question, (asked) => {
        expect(readLink(linkOf(asked))).toEqual({ ok: true, value: asked });
      }),
    );
  });

  test.each([
    ['?n=3%2C3%2C8%2C8&t=24', [3, 3, 8, 8]],
    ['?n=3+3+8+8', [3, 3, 8, 8]],
    ['?n=A;J;Q;k', [1, 11, 12, 13]],
    ['?utm=x&n=,3,,8,', [3, 8]],
  ])('is read generously: %s', (search, numbers) =>
    expect(readLink(search)).toEqual({ ok: true, value: { numbers, target: 24 } }),
  );

  test.each(['', '?', '?utm_source=mail', '?N=3,3'])('may carry no question: “%s”', (search) =>
    expect(readLink(search)).toEqual({ ok: true, value: null }),
  );

  test.each([
    ['?t=24', { code: 'noNumbers' }],
    ['?n=', { code: 'noNumbers' }],
    ['?n=7&t=24', { code: 'oneNumber' }],
    ['?n=1,2,3&n=4,5,6', { code: 'repeated', name: 'n' }],
    ['?n=1,2,3&t=24&t=25', { code: 'repeated', name: 't' }],
    [`?n=${'1,'.repeat(200)}`, { code: 'tooMany', count: 200 }],
    [`?n=${'1,'.repeat(300)}`, { code: 'tooLong' }],
    [`?n=${'x'.repeat(1_000_000)}`, { code: 'tooLong' }],
    ['?n=1,-3', { code: 'negative' }],
    ['?n=1,2.5', { code: 'notWhole' }],
    ['?n=1,1e99', { code: 'tooLarge' }],
    ['?n=one,two', { code: 'notNumber', text: 'one' }],
    ['?n=%3Cscript%3Ealert(1)%3C/script%3E', { code: 'notNumber', text: '<script>ale…' }],
    ['?n=%E0%A4%A,1', { code: 'notNumber', text: expect.any(String) as string }],
    ['?n=1,2&t=1e99', { code: 'targetTooFar' }],
    ['?n=1,2&t=', { code: 'targetNotNumber' }],
  ])('is refused with its fault: %s', (search, error) =>
    expect(readLink(search)).toEqual({ ok: false, error }),
  );
});
