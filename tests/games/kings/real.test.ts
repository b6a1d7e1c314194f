import { describe, expect, test } from 'vitest';
import { kings } from '#lib/games/kings/index.ts';
import { kingsCards } from '../../support/kings.ts';
import { newTable, realTable, type KingsTable } from '../../support/kings-table.ts';
import { cardsOf, written } from '../../support/kings-cards.ts';

const RIGHT = 'Q♥ J♥ 10♥ 9♥ 8♥ 7♥ 5♣';
const TWO_KINGS = 'Q♥ A♠ K♦ K♦ 2♥ J♥ 6♣';
const LOOSE = '2♠ 2♠ 4♥ 4♥ 6♥ 8♣ 10♠';
const enters = (table: KingsTable, seat: number, text: string) =>
  table.try({ type: 'entered', seat, cards: cardsOf(text) });
const king = (type: 'crowned' | 'dethroned', seat: number, text: string, castle: number) =>
  ({ type, seat, card: cardsOf(text)[0] ?? 0, castle }) as const;

describe('castles of a real deck (KINGS-2)', () => {
  test('are entered one by one, in the order in which they were founded', () => {
    const table = newTable(3, { deck: 'physical' });
    const enter = (text: string) => table.try({ type: 'founded', seat: 2, card: cardsOf(text)[0] ?? 0 });
    expect([enter('2♥'), enter('9♥'), enter('3♣'), enter('Q♦')]).toEqual([null, 'suitTaken', null, null]);
    expect(table.state.phase.type).toBe('founding');
    expect([enter('7♠'), table.worths]).toEqual([null, [2, 3, 12, 7]]);
    expect([enter('7♠'), table.state.phase]).toEqual(['notNow', { type: 'keeping' }]);
  });
});

describe('kings on a real table (KINGS-3)', () => {
  test('are written down as they are played, by anybody, with what the castle was and is worth', () => {
    const table = realTable(3).do(
      king('crowned', 2, 'K♦', 2),
      king('crowned', 0, 'K♥', 0),
      king('dethroned', 2, 'K♥', 0),
      { type: 'dumped', seat: 1, card: cardsOf('K♠')[0] ?? 0 },
      king('crowned', 1, 'K♦', 2),
    );
    expect(table.worths).toEqual([2, 3, 26, 7]);
    expect(
      table.state.deeds.map((deed) => ('castle' in deed ? [deed.seat, deed.type, deed.from, deed.to] : [deed.seat, deed.type])),
    ).toEqual([
      [2, 'crowned', 12, 13],
      [0, 'crowned', 2, 13],
      [2, 'dethroned', 13, 2],
      [1, 'dumped'],
      [1, 'crowned', 13, 26],
    ]); // oxfmt-ignore
    expect(kingsCards(table.state)).toHaveLength(104);
  });

  test('obey the same rules', () => {
    const table = realTable(2);
    expect(table.try(king('crowned', 0, 'K♥', 1))).toBe('wrongCastle');
    expect(table.try(king('dethroned', 0, 'K♥', 0))).toBe('noSubject');
    expect(table.try(king('crowned', 0, 'Q♥', 0))).toBe('notAKing');
    expect(table.try({ type: 'discarded', seat: 0, card: 1, up: true })).toBe('dealtOnly');
    expect(table.try({ type: 'dealt', seat: 0 })).toBe('dealtOnly');
    expect(table.try({ type: 'turned', seat: 0 })).toBe('dealtOnly');
  });

  test('come again once they were dumped: nobody follows the discard', () => {
    const dump = { type: 'dumped', seat: 0, card: cardsOf('K♠')[0] ?? 0 } as const;
    expect(realTable(2).do(dump, dump, dump).state.deeds).toHaveLength(3);
  });
});

describe('a call at a real table (KINGS-4)', () => {
  test('waits for the caller’s seven cards; right, for everybody’s', () => {
    const table = realTable(3).do({ type: 'called', seat: 1 });
    expect(table.state.phase).toEqual({ type: 'claimed', seat: 1 });
    expect(enters(table, 0, RIGHT)).toBe('notYours');
    expect(enters(table, 1, RIGHT)).toBe(null);
    expect(table.state.phase).toEqual({ type: 'entering', waiting: [0, 2], caller: 1, end: 'called' });
    expect(enters(table, 1, LOOSE)).toBe('notYours');
    expect(enters(table, 2, TWO_KINGS)).toBe(null);
    expect(enters(table, 0, LOOSE)).toBe(null);
    expect(table.state.phase).toEqual({ type: 'calculus', caller: 1, end: 'called' });
    expect(table.state.games).toEqual([{ points: [-32, 64, 26], caller: 1, end: 'called' }]);
  });

  test('wrong, scores its player, who then has no king to play', () => {
    const table = realTable(3).do({ type: 'called', seat: 1 });
    expect(enters(table, 1, TWO_KINGS)).toBe(null);
    expect([table.state.phase, table.state.scored[1]?.call]).toEqual([{ type: 'keeping' }, 'wrong']);
    expect(table.try(king('crowned', 1, 'K♥', 0))).toBe('out');
    expect(table.try({ type: 'called', seat: 1 })).toBe('out');
    expect(table.try(king('crowned', 2, 'K♥', 0))).toBe(null);
  });

  test('wrong with two players, leaves the other one to play on alone', () => {
    const table = realTable(2).do({ type: 'called', seat: 1 });
    expect(enters(table, 1, TWO_KINGS)).toBe(null);
    expect(table.state.phase).toEqual({ type: 'keeping' });
    expect([table.try({ type: 'agreed', seat: 1 }), table.try(king('crowned', 0, 'K♥', 0))]).toEqual(['out', null]); // oxfmt-ignore
    const scored = table.timeline;
    table.do({ type: 'agreed', seat: 0 });
    expect(table.state.phase).toEqual({ type: 'entering', waiting: [0], caller: null, end: 'lastLeft' });
    expect(enters(table, 0, LOOSE)).toBe(null);
    expect(table.state.games).toEqual([{ points: [-32, 26], caller: null, end: 'lastLeft' }]);
    // Or they call, rightly or not.
    table.timeline = scored;
    table.do({ type: 'called', seat: 0 });
    expect(enters(table, 0, LOOSE)).toBe(null);
    expect(table.state.games).toEqual([{ points: [-32, 26], caller: null, end: 'noneLeft' }]);
  });

  test('wrong with two players in a match of the first edition, asks for the other one’s cards and ends the game', () => {
    const table = realTable(2, { edition: 1 }).do({ type: 'called', seat: 1 });
    expect(enters(table, 1, TWO_KINGS)).toBe(null);
    expect(table.state.phase).toEqual({ type: 'entering', waiting: [0], caller: null, end: 'lastLeft' });
    expect(enters(table, 0, LOOSE)).toBe(null);
    expect(table.state.games).toEqual([{ points: [-32, 26], caller: null, end: 'lastLeft' }]);
  });

  test('is not needed when all agree to be scored (KINGS-5)', () => {
    const table = realTable(2).do({ type: 'agreed', seat: 0 });
    expect(table.state.phase).toEqual({ type: 'entering', waiting: [1, 0], caller: null, end: 'agreed' });
  });
});

describe('the two-deck check (KINGS-1)', () => {
  const claimed = () => realTable(3).do({ type: 'called', seat: 1 });
  test.each([
    ['six cards', 'Q♥ J♥ 10♥ 9♥ 8♥ 7♥', 'notSeven'],
    ['eight cards', 'Q♥ J♥ 10♥ 9♥ 8♥ 7♥ 5♣ 5♣', 'notSeven'],
  ])('refuses %s', (_, text, code) => {
    expect(enters(claimed(), 1, text)).toBe(code);
  });

  test('refuses three of one card in a hand, and takes two', () => {
    const [five = 0] = cardsOf('5♣');
    const hand = (fives: number) => [...cardsOf('A♠ A♥ A♦ A♣').slice(0, 7 - fives), ...cardsOf('9♠ 9♥')].slice(0, 7 - fives); // oxfmt-ignore
    const entering = (fives: number) =>
      claimed().try({
        type: 'entered',
        seat: 1,
        cards: [...hand(fives), ...Array.from({ length: fives }, () => five)],
      });
    expect([entering(2), entering(3)]).toEqual([null, 'threeOfOne']);
  });

  test('counts the castles and what others have entered', () => {
    const table = claimed();
    expect(enters(table, 1, '7♠ A♠ A♥ 3♣ 4♥ 5♥ 6♣')).toBe(null);
    table.do({ type: 'called', seat: 2 });
    expect(enters(table, 2, '7♠ A♠ A♥ 4♣ 4♥ 5♥ 6♣')).toBe('threeOfOne');
    expect(enters(table, 2, '8♠ A♠ A♥ 3♣ 4♥ 5♥ 6♣')).toBe('threeOfOne');
    expect(enters(table, 2, '8♠ A♠ A♥ 4♣ 4♥ 5♥ 6♣')).toBe(null);
  });

  test('counts the kings on castles', () => {
    const table = realTable(2).do(king('crowned', 0, 'K♦', 2), { type: 'called', seat: 1 });
    expect(enters(table, 1, TWO_KINGS)).toBe('threeOfOne');
    expect(enters(table, 1, TWO_KINGS.replace('K♦', 'K♠'))).toBe(null);
  });

  test('finds no third king for a castle', () => {
    const table = realTable(3).do({ type: 'called', seat: 1 });
    enters(table, 1, TWO_KINGS);
    expect(table.try(king('crowned', 0, 'K♦', 2))).toBe('threeOfOne');
  });
});

describe('the sheet of a real tournament (KINGS-10)', () => {
  /** One whole game with the same castles, which seat 1 wins by 32 to −16. */
  function game(table: KingsTable): KingsTable {
    for (const card of cardsOf('2♥ 3♣ Q♦ 7♠')) table.do({ type: 'founded', seat: 0, card });
    table.do({ type: 'called', seat: 1 });
    expect([enters(table, 1, RIGHT), enters(table, 0, LOOSE)]).toEqual([null, null]);
    return table;
  }
  const begun = () => game(newTable(2, { deck: 'physical', games: 3 }));

  test('goes on with new castles, and ends after three games', () => {
    const table = begun();
    for (let games = 1; games < 3; games += 1) {
      table.do({ type: 'readied', seat: 0 });
      expect([table.state.phase.type, table.state.theTurn, table.state.pile.length]).toEqual(['founding', games % 2, 104]); // oxfmt-ignore
      game(table);
    }
    table.do({ type: 'readied', seat: 0 });
    expect(kings.summary(table.state)).toEqual({ scores: [-48, 96], sets: 3 });
    expect(kings.winners(table.state)).toEqual([1]);
  });

  test('takes a corrected figure, of any decided game', () => {
    const table = begun().do({ type: 'readied', seat: 0 });
    expect(table.try({ type: 'amended', seat: 1, game: 0, whose: 0, halves: -9 })).toBe('notNow');
    game(table);
    expect(table.try({ type: 'amended', seat: 1, game: 2, whose: 0, halves: -9 })).toBe('noSuchGame');
    expect(table.try({ type: 'amended', seat: 1, game: 0, whose: 2, halves: -9 })).toBe('noSuchSeat');
    expect(table.try({ type: 'amended', seat: 1, game: 0, whose: 0, halves: -9 })).toBe(null);
    expect(table.state.games.map(({ points }) => points)).toEqual([[-9, 64], [-32, 64]]); // oxfmt-ignore
  });
});

test('cards named at a real table are those that are left, whichever of two is meant', () => {
  const table = realTable(2, {}, '2♥ 3♣ K♦ 7♠').do(king('crowned', 0, 'K♦', 2));
  const { card, kings: crowned } = table.state.castles[2] ?? { card: 0, kings: [] };
  expect(written([card, ...crowned])).toBe('K♦ K♦');
  expect(new Set([card, ...crowned]).size).toBe(2);
});
