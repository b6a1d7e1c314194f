import { describe, expect, test } from 'vitest';
import { closeCall } from '#lib/boards/table/close-call.ts';

describe('a close call', () => {
  const late = [
    { seat: 3, after: 900 },
    { seat: 1, after: 84 },
  ];
  test('is between the last that was in time and the next one, whenever others came', () => {
    expect(closeCall(2, 2, late)).toEqual({ ms: 84, isFirst: true });
    expect(closeCall(1, 2, late)).toEqual({ ms: 84, isFirst: false });
    expect([0, 3].map((seat) => closeCall(seat, 2, late))).toEqual([null, null]);
  });

  test('is none where everybody saw who was first', () => {
    expect(closeCall(2, 2, [{ seat: 1, after: 151 }])).toBeNull();
    expect(closeCall(1, 2, [{ seat: 1, after: 150 }])).toEqual({ ms: 150, isFirst: false });
    expect(closeCall(2, 2, [])).toBeNull();
  });
});
