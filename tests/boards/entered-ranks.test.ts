import { expect, test } from 'vitest';
import { EnteredRanks } from '#lib/boards/table/entered-ranks.svelte.ts';
import { pads as text } from '#lib/i18n/messages.ts';

const entered = (known: readonly number[] = [], highest = 13, count = 4) =>
  new EnteredRanks({ highest, count, known });

test('ranks go from place to place, and all are told with the last', () => {
  const ranks = entered();
  expect(ranks).toMatchObject({ slots: [null, null, null, null], cursor: 0, missing: 4 });
  expect([5, 13, 1].map((rank) => ranks.enter(rank))).toEqual([null, null, null]);
  expect(ranks).toMatchObject({ slots: [5, 13, 1, null], cursor: 3, missing: 1 });
  expect(ranks.enter(9)).toEqual([5, 13, 1, 9]);
  expect(ranks).toMatchObject({ cursor: -1, missing: 0, fault: null });
});

test('what is known stands there; once all is entered a place is tapped before it changes, and all are told anew', () => {
  expect(entered([7, 8])).toMatchObject({ slots: [7, 8, null, null], cursor: 2 });
  const ranks = entered([7, 8, 9, 10]);
  expect(ranks.cursor).toBe(-1);
  expect(ranks.enter(2)).toBeNull();
  expect(ranks).toMatchObject({ slots: [7, 8, 9, 10], fault: text.tapOne });
  ranks.pick(1);
  expect(ranks).toMatchObject({ cursor: 1, fault: null });
  expect(ranks.enter(2)).toEqual([7, 2, 9, 10]);
});

test('a pad that is taken up again has what was entered, unless all is known', () => {
  const kept = {};
  const again = (known: readonly number[] = []) => new EnteredRanks({ highest: 13, count: 4, known }, kept);
  again().enter(5);
  const second = again();
  expect(second).toMatchObject({ slots: [5, null, null, null], cursor: 1 });
  second.enter(6);
  second.pick(0);
  second.remove();
  expect(again()).toMatchObject({ slots: [null, 6, null, null], cursor: 0 });
  expect(again([7, 8, 9, 10])).toMatchObject({ slots: [7, 8, 9, 10], cursor: -1 });
});

test('a place in the middle that was emptied is filled before those after it', () => {
  const ranks = entered([7, 8, 9]);
  ranks.pick(0);
  ranks.remove();
  expect(ranks).toMatchObject({ slots: [null, 8, 9, null], cursor: 0 });
  ranks.enter(6);
  expect(ranks).toMatchObject({ slots: [6, 8, 9, null], cursor: 3 });
});

test('whoever begins in the middle is told nothing before the first place is filled, too', () => {
  const ranks = entered([], 13, 2);
  ranks.pick(1);
  expect(ranks.enter(5)).toBeNull();
  expect(ranks).toMatchObject({ slots: [null, 5], cursor: 0 });
  expect(ranks.enter(6)).toEqual([6, 5]);
});

test('no rank is above the deck, and none is there a fifth time (SLAP-6)', () => {
  const ranks = entered([3, 3, 3, 3], 10, 5);
  expect(ranks.enter(11)).toBeNull();
  expect(ranks.fault).toBe(text.notInDeck('J'));
  expect(ranks.enter(3)).toBeNull();
  expect(ranks.fault).toBe(text.noFifth('3'));
  expect(ranks.slots).toEqual([3, 3, 3, 3, null]);
  ranks.pick(2);
  expect(ranks.fault).toBeNull();
  expect(ranks.enter(3), 'in the place of one of the four').toBeNull();
  expect(ranks).toMatchObject({ fault: null, cursor: 4 });
  expect(ranks.enter(10)).toEqual([3, 3, 3, 3, 10]);
});

test('what is taken back is the rank at the cursor, or the one before an empty place', () => {
  const ranks = entered([5, 6]);
  ranks.remove();
  expect(ranks).toMatchObject({ slots: [5, null, null, null], cursor: 1 });
  ranks.remove();
  ranks.remove();
  expect(ranks).toMatchObject({ slots: [null, null, null, null], cursor: 0 });
  const whole = entered([5, 6, 7, 8]);
  whole.remove();
  expect(whole).toMatchObject({ slots: [5, 6, 7, null], cursor: 3 });
  whole.pick(0);
  whole.remove();
  expect(whole).toMatchObject({ slots: [null, 6, 7, null], cursor: 0 });
});
