import { expect, test } from 'vitest';
import { turnOf } from '#lib/boards/table/turn.ts';

test.each([
  ['a phone as it is held', 0, false, 0],
  ['a phone on its left side', 90, true, 270],
  ['a phone on its right side', 270, true, 90],
  ['a phone upside down', 180, false, 180],
  ['a screen that is wide by nature', 0, true, 90],
  ['the same turned upright', 90, false, 0],
] as const)('the table stays with %s', (_, angle, isWide, turn) => {
  expect(turnOf(angle, isWide)).toBe(turn);
});
