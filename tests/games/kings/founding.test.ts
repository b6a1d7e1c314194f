import { describe, expect, test } from 'vitest';
import { ALL_CARDS, isKing, rankOf, suitOf } from '#lib/games/kings/cards.ts';
import { CASTLES, dealtTable, newTable, stacked } from '../../support/kings-table.ts';
import { cardsOf, written } from '../../support/kings-cards.ts';

const HANDS = ['A♠ A♠ 2♠ 2♠ 3♠ 3♠ 4♠', 'A♣ A♣ 2♣ 2♣ 4♣ 4♣ 5♣', 'A♦ A♦ 2♦ 2♦ 3♦ 3♦ 4♦'];

describe('the cards (KINGS-1)', () => {
  test('are two decks of 52, worth 1 to 13', () => {
    expect(ALL_CARDS).toHaveLength(104);
    expect(new Set(ALL_CARDS.map((card) => rankOf(card) + suitOf(card))).size).toBe(52);
    expect(cardsOf('A♥ 10♥ J♥ Q♥ K♥').map(rankOf)).toEqual([1, 10, 11, 12, 13]);
    expect(ALL_CARDS.filter(isKing)).toHaveLength(8);
  });
});

describe('the castle phase (KINGS-2)', () => {
  const begun = () => {
    const table = newTable(3, { first: 1 });
    const deck = { hands: HANDS, turnedToo: '6♥ 10♥' };
    return table.play({ type: 'shuffled', at: 0, order: stacked(deck, table.state.config) });
  };

  test('begins with a shuffle of all cards', () => {
    const table = newTable(2);
    expect(table.send({ type: 'shuffled', at: 0, order: ALL_CARDS.slice(1) })).toBe('badOrder');
    expect(table.send({ type: 'shuffled', at: 0, order: ALL_CARDS })).toBe(null);
    expect(table.send({ type: 'shuffled', at: 0, order: ALL_CARDS })).toBe('notNow');
  });

  test('each new suit founds the next castle, the rest goes face-up', () => {
    const table = begun();
    const castles = () => written(table.state.castles.map(({ card }) => card));
    table.do({ type: 'turned', seat: 1 });
    expect([castles(), table.state.faceUp]).toEqual(['2♥', []]);
    table.do({ type: 'turned', seat: 1 }, { type: 'turned', seat: 1 });
    expect([castles(), written(table.state.faceUp)]).toEqual(['2♥', '6♥ 10♥']);
    table.do(...[1, 1].map((seat) => ({ type: 'turned', seat }) as const));
    expect([castles(), table.state.phase.type]).toEqual(['2♥ 3♣ Q♦', 'founding']);
    table.do({ type: 'turned', seat: 1 });
    expect([castles(), table.state.phase.type]).toEqual([CASTLES, 'dealing']);
    expect(table.worths).toEqual([2, 3, 12, 7]);
  });

  test('belongs to The Turn, who also deals', () => {
    const table = begun();
    expect(table.try({ type: 'turned', seat: 0 })).toBe('notYours');
    expect(table.try({ type: 'dealt', seat: 1 })).toBe('notNow');
    while (table.state.phase.type === 'founding') table.do({ type: 'turned', seat: 1 });
    expect(table.try({ type: 'dealt', seat: 0 })).toBe('notYours');
    expect(table.try({ type: 'turned', seat: 1 })).toBe('notNow');
    expect(table.try({ type: 'dealt', seat: 1 })).toBe(null);
  });
});

describe('the deal (KINGS-3)', () => {
  test.each([
    ['right', 0, 2],
    ['left', 0, 1],
    ['right', 2, 1],
    ['left', 2, 0],
  ] as const)(
    'gives seven each, and who is next to The Turn plays first: to the %s of %i',
    (direction, first, next) => {
      const table = dealtTable({ hands: HANDS }, { direction, first });
      expect(HANDS.map((_, seat) => table.hand(seat))).toEqual(HANDS);
      expect(table.state.phase).toEqual({ type: 'turn', seat: next });
      expect(table.state.pile).toHaveLength(104 - 4 - 21);
    },
  );

  test('is made one card at a time', () => {
    const table = newTable(3);
    const order = stacked({ hands: HANDS }, table.state.config);
    table.play({ type: 'shuffled', at: 0, order });
    while (table.state.phase.type === 'founding') table.do({ type: 'turned', seat: 0 });
    table.do({ type: 'dealt', seat: 0 });
    expect([2, 1, 0, 2].map((seat, n) => table.state.hands[seat]?.[n < 3 ? 0 : 1])).toEqual(
      order.slice(4, 8),
    );
  });

  test('takes a pile that just suffices to its last card', () => {
    const table = newTable(6);
    const [spades, hearts, diamonds, clubs] = (['spade', 'heart', 'diamond', 'club'] as const).map((suit) =>
      ALL_CARDS.filter((card) => suitOf(card) === suit),
    ) as [number[], number[], number[], number[]];
    // The last castle is founded with 42 cards left, seven for each of six.
    const order = [...spades, ...hearts, ...diamonds.slice(0, 9), ...clubs, ...diamonds.slice(9)];
    table.play({ type: 'shuffled', at: 0, order });
    while (table.state.phase.type === 'founding') table.do({ type: 'turned', seat: 0 });
    expect(table.state.pile).toHaveLength(42);
    table.do({ type: 'dealt', seat: 0 });
    expect(table.state.phase.type).toBe('turn');
    expect([table.state.pile, table.state.hands.map((hand) => hand.length)]).toEqual([
      [],
      [7, 7, 7, 7, 7, 7],
    ]);
  });

  test('shuffles in what founded no castle when the pile does not suffice, whatever the house plays', () => {
    const table = newTable(6, { faceUpStays: true, oneShuffle: true });
    const [spades, others] = [ALL_CARDS.filter((card) => suitOf(card) === 'spade'), [] as number[]];
    for (const suit of ['heart', 'diamond'] as const)
      others.push(...ALL_CARDS.filter((card) => suitOf(card) === suit));
    const clubs = ALL_CARDS.filter((card) => suitOf(card) === 'club');
    table.play({ type: 'shuffled', at: 0, order: [...spades, ...others, ...clubs] });
    while (table.state.phase.type === 'founding') table.do({ type: 'turned', seat: 0 });
    expect([table.state.pile.length, table.state.faceUp.length]).toEqual([25, 75]);
    expect(table.send({ type: 'dealt', seat: 0, at: 0 })).toBe(null);
    expect(table.state.phase).toEqual({ type: 'drawing', seat: 0, owed: 17, then: { type: 'dealing' } });
    expect(table.send({ type: 'reshuffled', at: 0, order: table.state.faceUp.slice(1) })).toBe('badOrder');
    table.until(0);
    expect(table.state.hands.map((hand) => hand.length)).toEqual([7, 7, 7, 7, 7, 7]);
    expect([table.state.faceUp, table.state.pile.length, table.state.reshuffles]).toEqual([[], 58, 0]);
  });
});
