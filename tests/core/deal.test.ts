import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkDealSpec, DEAL_KINDS, isOffered, STANDARD_DEAL } from '#lib/core/deal.ts';
import { dealSpec } from '../support/deal-specs.ts';

describe('checkDealSpec', () => {
  test('lets every setting within the limits pass', () => {
    fc.assert(
      fc.property(dealSpec, (spec) => {
        expect(checkDealSpec(spec)).toEqual({ ok: true, value: spec });
      }),
    );
  });

  test.each([
    [{ target: -1000 }, { code: 'outOfRange', field: 'target', least: -999, most: 9999 }],
    [{ target: 10_000 }, { code: 'outOfRange', field: 'target', least: -999, most: 9999 }],
    [{ target: 2.5 }, { code: 'notWhole', field: 'target', least: -999, most: 9999 }],
    [{ target: Number.NaN }, { code: 'notWhole', field: 'target', least: -999, most: 9999 }],
    [{ highest: 1 }, { code: 'outOfRange', field: 'highest', least: 2, most: 100 }],
    [{ highest: 101 }, { code: 'outOfRange', field: 'highest', least: 2, most: 100 }],
    [{ highest: Infinity }, { code: 'notWhole', field: 'highest', least: 2, most: 100 }],
    [{ count: 2 }, { code: 'outOfRange', field: 'count', least: 3, most: 6 }],
    [
      { count: 7, highest: 0 },
      { code: 'outOfRange', field: 'count', least: 3, most: 6 },
    ],
  ] as const)('refuses %o by naming the first field that does not fit', (part, error) => {
    expect(checkDealSpec({ ...STANDARD_DEAL, ...part })).toEqual({ ok: false, error });
  });
});

describe('isOffered', () => {
  test('offers every kind where all hands are known: four cards to 13 for 24', () => {
    for (const kind of DEAL_KINDS)
      for (const highest of [2, 10, 13]) expect(isOffered({ ...STANDARD_DEAL, highest, kind })).toBe(true);
  });

  test('of digits only whether they make the target is known: how hard they are, nobody has measured', () => {
    const kinds = DEAL_KINDS.filter((kind) =>
      isOffered({ ...STANDARD_DEAL, digits: true, highest: 9, kind }),
    );
    expect(kinds).toEqual(['solvable', 'mixed']);
  });

  test.each([{ count: 5 }, { highest: 14 }, { target: 25 }])(
    'elsewhere only what is quickly found: %o',
    (part) => {
      const kinds = DEAL_KINDS.filter((kind) => isOffered({ ...STANDARD_DEAL, ...part, kind }));
      expect(kinds).toEqual(['solvable', 'mixed', 'oneDot', 'twoDots', 'threeDots']);
    },
  );
});
