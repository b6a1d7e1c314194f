import { expect, test } from 'vitest';
import { closest, type NearWay } from '#lib/explore/nearest.ts';

const below = (value: string): NearWay => ({ line: `line for ${value}`, value, side: 'below' });
const above = (value: string): NearWay => ({ line: `line for ${value}`, value, side: 'above' });

test.each([
  ['the nearer of two', [below('23'), above('26')], 24, ['23']],
  ['the nearer of two, though it comes last', [below('22'), above('25')], 24, ['25']],
  ['both when equally near', [below('23'), above('25')], 24, ['23', '25']],
  ['fractions, exactly', [below('71/3'), above('73/3')], 24, ['71/3', '73/3']],
  [
    'fractions that differ by a hair',
    [below('2399999/100000'), above('24000009/1000000')],
    24,
    ['24000009/1000000'],
  ],
  ['values below zero', [below('−37/3'), above('−11')], -12, ['−37/3']],
  ['the only one', [above('25')], 24, ['25']],
  ['nothing where there is nothing', [], 24, []],
] as const)('closest: %s', (_, ways, target, values) =>
  expect(closest(ways, target).map(({ value }) => value)).toEqual(values),
);
