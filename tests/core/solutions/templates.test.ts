import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evaluate } from '#lib/core/evaluate.ts';
import { number, operation, OPERATORS, type Expression } from '#lib/core/expression.ts';
import { fraction, type Fraction } from '#lib/core/fraction.ts';
import { canBeNegative } from '#lib/core/solutions/idle.ts';
import { making } from '#lib/core/solutions/making.ts';
import { TemplateNaming, signedText } from '#lib/core/solutions/naming.ts';
import { Writer } from '#lib/core/solutions/writer.ts';
import { templateOf } from '#lib/core/solutions/template-of.ts';
import { TemplateValues } from '#lib/core/solutions/template-values.ts';
import { EMPTY_SPAN, templatesOf } from '#lib/core/solutions/templates.ts';
import { Ways } from '#lib/core/solutions/ways.ts';
import { everyHand } from '../../support/hands.ts';

/** Numbers with no chance relations: they stand for six symbols. */
const SYMBOLS = [11, 23, 37, 59, 83, 97];

/** Every tree over all the numbers, a sum or product in one order only. */
function everyExpression(numbers: readonly number[]): readonly Expression[] {
  if (numbers.length === 1) return numbers.map(number);
  const found: Expression[] = [];
  for (let way = 1; way < 2 ** numbers.length - 1; way += 1) {
    const left = everyExpression(numbers.filter((_, index) => (way >> index) & 1));
    const right = everyExpression(numbers.filter((_, index) => !((way >> index) & 1)));
    const operators = way & 1 ? OPERATORS : (['-', '/'] as const);
    for (const a of left)
      for (const b of right) found.push(...operators.map((sign) => operation(sign, a, b)));
  }
  return found;
}

/** Values of templates with a hand on their places, and names for them. */
function laid(hand: readonly number[]) {
  const values = new TemplateValues(templatesOf(hand.length));
  values.fill(hand);
  return { values, naming: TemplateNaming.of(values, hand) };
}

function waysOf(values: TemplateValues, naming: TemplateNaming, value: Fraction) {
  const ways = new Ways(values, naming, value);
  return ways.templates().flatMap((template) => ways.at(template));
}

describe('templates', () => {
  test.each([
    [1, 1],
    [2, 6],
    [3, 68],
    [4, 1170],
    [5, 27_142],
  ])(
    'sort all trees over %i symbols into %i, without order, grouping and pairs of sign flips (ARITH-6)',
    (count, different) => {
      const hand = SYMBOLS.slice(0, count);
      const templates = templatesOf(count);
      const found = everyExpression(hand).map((e) => templateOf(templates, hand, e));
      expect(new Set(found.map(({ sign, template }) => sign * (template + 1))).size).toBe(different);
    },
  );

  test.each([
    [1, 1],
    [2, 5],
    [3, 47],
    [4, 733],
    [5, 15_907],
    [6, 443_825],
  ])('over %i places are listed once each: %i without a sign (ARITH-6)', (count, different) => {
    const span = templatesOf(count).spans[2 ** count - 1];
    expect((span?.end ?? 0) - (span?.sums ?? 0)).toBe(different);
  });

  test.each([
    [1, 1],
    [2, 6],
    [3, 68],
    [4, 1170],
    [5, 27_142],
    [6, 793_002],
  ])(
    'over %i places are %i with the sign, where the negative can be written (ARITH-4, ARITH-6)',
    (count, different) => {
      const t = templatesOf(count);
      const span = t.spans[2 ** count - 1] ?? EMPTY_SPAN;
      let found = 0;
      for (let each = span.sums; each < span.end; each += 1) found += canBeNegative(t, each) ? 2 : 1;
      expect(found).toBe(different);
    },
  );

  test('are found again from what they are made of', () => {
    const t = templatesOf(5);
    for (let template = 0; template < t.kind.length; template += 1) {
      const kind = t.kind[template] ?? 0;
      if (kind > 0) expect(t.find(kind as 1, t.rest[template] ?? 0, t.block[template] ?? 0)).toBe(template);
    }
  });

  test('have the value of the expressions that are written for them, and no expression another template', () => {
    const template = fc.integer({ min: 955, max: 20_096 });
    const hands = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 5, maxLength: 5 });
    fc.assert(
      fc.property(hands, template, (numbers, each) => {
        const hand = numbers.toSorted((a, b) => a - b);
        const { values, naming } = laid(hand);
        if (values.templates.mask[each] !== 31) return;
        const { n, d } = values.fractionOf(each);
        if (!(n / d > 0 || n / d < 0)) return;
        const sign = n / d > 0 ? 1 : -1;
        const written = new Writer(values, naming).expressionOf({ sign, template: each });
        const value = fraction(sign * n, d);
        expect(evaluate(written)).toEqual({ n: BigInt(value.n), d: BigInt(value.d) });
        const again = templateOf(values.templates, hand, written);
        expect(signedText(naming, again)).toBe(signedText(naming, { sign, template: each }));
      }),
      { numRuns: 500 },
    );
  });

  test('that make 24 are 4078 over all hands of 1 to 13, 1737 of them over those of 1 to 10, before idle numbers are merged (ARITH-6)', () => {
    const found = everyHand(13, 4).map((hand) => {
      const { values, naming } = laid(hand);
      return { highest: Math.max(...hand), count: waysOf(values, naming, fraction(24)).length };
    });
    const total = (counts: typeof found) => counts.reduce((sum, { count }) => sum + count, 0);
    expect([total(found.filter(({ highest }) => highest <= 10)), total(found)]).toEqual([1737, 4078]);
  });

  test('are compared exactly also where products are beyond 2⁵³ and doubles would take two values for one', () => {
    const { values, naming } = laid([89, 97]);
    // 97 · d − 89 · n = 1, so n/d is not 97/89 by less than any double can tell.
    const d = 89 * 10 ** 13 + 78;
    const n = (97n * BigInt(d) - 1n) / 89n;
    const near = { n: Number(n), d };
    expect([97n * BigInt(d) - 89n * n, 97 * d === 89 * near.n]).toEqual([1n, true]);
    const ways = (value: { n: number; d: number }) => waysOf(values, naming, value).length;
    expect([ways({ n: 97, d: 89 }), ways(near)]).toEqual([1, 0]);
  });

  test.each([
    ['small numbers, 0 included', 3],
    ['large numbers', 100],
    ['a huge one, where products are beyond 2⁵³', 10 ** 12],
  ])('are found by a value that they have, or what swaps equal numbers in them: %s (ARITH-2)', (_, max) => {
    const largest = fc.integer({ min: Math.ceil(max / 2), max });
    const others = fc.array(fc.integer({ min: 1, max: Math.min(max, 9) }), { minLength: 3, maxLength: 3 });
    const template = fc.integer({ min: 222, max: 954 });
    fc.assert(
      fc.property(others, largest, template, (numbers, last, each) => {
        const { values, naming } = laid([...numbers, last].toSorted((a, b) => a - b));
        const made = values.fractionOf(each);
        if (Number.isNaN(made.n / made.d)) return;
        const { n, d } = fraction(made.n, made.d);
        const found = making(values, { n: Math.abs(n), d }).map((template) => naming.nameOf(template).text);
        expect(found).toContain(naming.nameOf(each).text);
      }),
      { numRuns: 3000 },
    );
  });
});
