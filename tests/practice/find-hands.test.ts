import { expect, test } from 'vitest';
import { ALL_HANDS, findHands, readCards, type Wanted } from '#lib/practice/find-hands.ts';
import type { Attempt } from '#lib/storage/index.ts';
import { attempt } from '../storage/support/attempts.ts';

const hand = (id: string, ranks: readonly number[], part: Partial<Attempt> = {}): Attempt =>
  attempt(id, { cards: ranks.map((rank) => ({ rank, suit: 'spade' })), ...part });
const ROWS: readonly Attempt[] = [
  hand('easy', [4, 6, 1, 1]),
  hand('hard', [3, 3, 8, 8], { outcome: 'shown', expression: null }),
  hand('left', [1, 5, 5, 5], { outcome: 'skipped', expression: null }),
  hand('none', [1, 1, 1, 1], { outcome: 'none', expression: null }),
  hand('today', [3, 8, 10, 13], { day: 20260921 }),
  hand('other', [3, 13, 1], { target: 17 }),
  hand('six', [1, 2, 3, 4, 5, 6], { target: 100 }),
];
const found = (wanted: Partial<Wanted>) => findHands(ROWS, { ...ALL_HANDS, ...wanted }).map(({ id }) => id);

test('hands are chosen by how they ended', () => {
  expect(findHands(ROWS, ALL_HANDS)).toBe(ROWS);
  expect(found({ show: 'solved' })).toEqual(['easy', 'none', 'today', 'other', 'six']);
  expect(found({ show: 'missed' })).toEqual(['hard', 'left']);
  expect(found({ show: 'shown' })).toEqual(['hard']);
  expect(found({ show: 'none' })).toEqual(['none']);
  expect(found({ show: 'day' })).toEqual(['today']);
});

test('by their dots, which a hand without a solution has not, nor one of six', () => {
  expect(found({ dots: 3 })).toEqual(['hard', 'left']);
  expect([1, 2, 3].flatMap((dots) => found({ dots: dots as 1 | 2 | 3 }))).toHaveLength(4);
});

test.each([
  ['38', ['hard', 'today']],
  ['8 3', ['hard', 'today']],
  ['3388', ['hard']],
  ['338 8', ['hard']],
  ['k', ['today', 'other']],
  ['K 10', ['today']],
  ['13', ['today', 'other', 'six']],
  ['3j', []],
  ['٣٨', ['hard', 'today']],
  ['３，８', ['hard', 'today']],
  ['  ', ROWS.map(({ id }) => id)],
  ['3 + 8', []],
  ['<b>', []],
  ['1'.repeat(500), []],
])('by their cards: %j', (cards, ids) => {
  expect(found({ cards })).toEqual(ids);
});

test('digits in a row are read in every way', () => {
  expect(readCards('113')).toEqual([
    [1, 1, 3],
    [1, 13],
    [11, 3],
  ]);
  expect(readCards('100')).toContainEqual([100]);
  expect(readCards('08')).toEqual([[0, 8]]);
});
