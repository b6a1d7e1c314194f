import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import {
  add,
  compare,
  divide,
  equals,
  isInteger,
  multiply,
  printRational,
  rational,
  subtract,
  toNumber,
} from '#lib/core/rational.ts';

const rationals = fc
  .tuple(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), fc.bigInt({ min: 1n, max: 10n ** 20n }))
  .map(([n, d]) => rational(n, d));

describe('rational', () => {
  test.each([
    [rational(6, 4), { n: 3n, d: 2n }],
    [rational(6, -4), { n: -3n, d: 2n }],
    [rational(0, -7), { n: 0n, d: 1n }],
    [rational(24), { n: 24n, d: 1n }],
  ])('is kept in lowest terms over a positive denominator (ARITH-2): case %#', (made, parts) => {
    expect(made).toEqual(parts);
  });

  test('refuses a denominator of zero as a bug', () => {
    expect(() => rational(1, 0)).toThrow(RangeError);
  });

  test('divides by zero into nothing (ARITH-3)', () => {
    expect(divide(rational(5), rational(0))).toBeUndefined();
  });

  test('adds and subtracts, multiplies and divides back to where it began, exactly (ARITH-2)', () => {
    fc.assert(
      fc.property(rationals, rationals, (a, b) => {
        expect(subtract(add(a, b), b)).toEqual(a);
        expect(add(a, b)).toEqual(add(b, a));
        expect(multiply(a, b)).toEqual(multiply(b, a));
        if (b.n !== 0n) expect(divide(multiply(a, b), b)).toEqual(a);
      }),
    );
  });

  test('compares as subtraction does', () => {
    fc.assert(
      fc.property(rationals, rationals, (a, b) => {
        const difference = subtract(a, b).n;
        expect(compare(a, b)).toBe(difference < 0n ? -1 : difference > 0n ? 1 : 0);
        expect(equals(a, b)).toBe(difference === 0n);
      }),
    );
  });

  test('tells whole numbers from fractions and turns either into a double for display', () => {
    expect([isInteger(rational(8, 4)), isInteger(rational(7, 3))]).toEqual([true, false]);
    expect(toNumber(rational(7, 4))).toBe(1.75);
  });

  test.each([
    [rational(24), '24'],
    [rational(-3), '−3'],
    [rational(7, 3), '7/3'],
    [rational(-7, 3), '−7/3'],
    [rational(0), '0'],
  ])('prints with the proper minus: case %#', (value, text) => {
    expect(printRational(value)).toBe(text);
  });
});
