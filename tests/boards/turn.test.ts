import { expect, test } from 'vitest';
import { tableTurnOf } from '#lib/boards/table/turn.ts';

const UPRIGHT = { width: 390, height: 844 };
const ON_ITS_SIDE = { width: 844, height: 390 };
const LAPTOP = { width: 1280, height: 720 };

test.each([
  ['a phone as it is held', 0, UPRIGHT, 0],
  ['a phone on its left side', 90, ON_ITS_SIDE, 270],
  ['a phone on its right side', 270, ON_ITS_SIDE, 90],
  ['a phone upside down', 180, UPRIGHT, 180],
  ['a low screen that is wide by nature', 0, ON_ITS_SIDE, 90],
  ['the same turned upright', 90, UPRIGHT, 0],
  ['a laptop, whose words stay upright', 0, LAPTOP, 0],
  ['a tablet as it is held', 0, { width: 768, height: 1024 }, 0],
  ['a tablet that is turned', 90, { width: 1024, height: 768 }, 270],
  ['a wide screen on its end', 90, { width: 720, height: 1280 }, 270],
] as const)('the table stays with %s', (_, angle, page, turn) => {
  expect(tableTurnOf(angle, page)).toBe(turn);
});
