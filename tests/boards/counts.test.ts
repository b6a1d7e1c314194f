import { describe, expect, test } from 'vitest';
import { changed, sumLine, cardsCounted } from '#lib/boards/table/counts.ts';

describe('correcting the count (SLAP-14)', () => {
  test('of two, the other gives or takes the card', () => {
    expect(changed([17, 19], 0, 1)).toEqual([18, 18]);
    expect(changed([17, 19], 1, -1)).toEqual([18, 18]);
  });

  test('of four, each is entered, and the sum tells what is missing', () => {
    const less = changed([9, 7, 8, 12], 3, -1);
    expect(less).toEqual([9, 7, 8, 11]);
    expect(cardsCounted(less ?? [])).toBe(35);
  });

  test('nobody has less than nothing', () => {
    expect(changed([0, 36], 0, -1)).toBeNull();
    expect(changed([36, 0], 0, 1)).toBeNull();
    expect(changed([0, 12, 12, 12], 0, -1)).toBeNull();
  });

  test('the sum is written out, with what lies on the table', () => {
    expect(sumLine([9, 7, 8, 12], 4)).toBe('9 + 7 + 8 + 12 + 4 = 40');
    expect(sumLine([20, 20], 0)).toBe('20 + 20 = 40');
  });
});
