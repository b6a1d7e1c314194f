import { expect, test } from 'vitest';
import { kingsRecords, type TurnRecord } from '#lib/games/kings/records.ts';
import { dealtTable, realTable } from '../../support/kings-table.ts';
import { cardsOf, written } from '../../support/kings-cards.ts';

const HANDS = ['Q♥ J♥ 10♥ 4♣ 10♦ 10♣ 5♣', 'K♥ 4♠ 6♦ 8♦ 8♠ 9♠ J♠'];

test('a king, its draws and the card that goes back are one turn, and The Calculus is a place of its own', () => {
  const table = dealtTable({ hands: HANDS, pile: 'A♣ 2♣ 3♥' });
  expect(table.crowns(1, 'K♥', 0)).toBeNull();
  expect(table.discards(1, 'A♣')).toBeNull();
  table.do({ type: 'called', seat: 0 });
  const records = kingsRecords(table.timeline);
  expect(records.map(({ type, game }) => [type, game])).toEqual([
    ['turn', 0],
    ['turn', 0],
    ['calculus', 0],
  ]);
  const [first, second] = records as readonly TurnRecord[];
  expect(first).toMatchObject({ seat: 1, turn: 0 });
  expect(first?.deeds.map(({ type }) => type)).toEqual(['crowned', 'faceDown']);
  expect(first?.events.map(({ type }) => type)).toEqual(['crowned', 'discarded']);
  expect(written(first?.before.hands[1] ?? [])).toBe(HANDS[1]);
  expect(written(first?.after.hands[1] ?? [])).toBe('4♠ 6♦ 8♦ 8♠ 9♠ J♠ 2♣');
  expect(second).toMatchObject({ seat: 0, turn: 1, deeds: [] });
});

test('what is arranged in The Calculus makes no other place of it, and what was taken back is not told', () => {
  const table = dealtTable({ hands: HANDS }, { first: 1, games: 3 });
  expect(table.discards(0, '5♣')).toBeNull();
  table.send({ type: 'undone', at: 0, to: table.timeline.events.length - 1 });
  table.send({ type: 'resumed', at: 0 });
  table.do({ type: 'called', seat: 0 });
  const [pointer = 0] = [table.card(0, '5♣')];
  table.do({ type: 'arranged', seat: 0, groups: [], pointer });
  const records = kingsRecords(table.timeline);
  expect(records.map(({ type }) => type)).toEqual(['turn', 'calculus']);
  expect(records.at(-1)?.after.scored[0]?.own?.pointer).toBe(pointer);
});

test('with a real deck every king is a turn, and so is a call with its cards', () => {
  const table = realTable(2);
  const [king = 0] = cardsOf('K♥');
  table.do({ type: 'crowned', seat: 1, card: king, castle: 0 });
  table.do({ type: 'called', seat: 0 });
  table.do({ type: 'entered', seat: 0, cards: cardsOf('Q♥ J♥ 10♥ 4♣ 10♦ 10♣ 5♣') });
  table.do({ type: 'entered', seat: 1, cards: cardsOf('2♠ 4♠ 6♦ 8♦ 8♠ 9♠ J♠') });
  const records = kingsRecords(table.timeline);
  expect(records.map(({ type }) => type)).toEqual(['turn', 'turn', 'calculus']);
  expect(records.slice(0, 2).map((record) => (record as TurnRecord).seat)).toEqual([1, 0]);
});
