import { describe, expect, test } from 'vitest';
import { kingActs } from '#lib/boards/kings/keeper/king-acts.ts';
import { Naming, readNamed } from '#lib/boards/kings/keeper/naming.svelte.ts';
import { Picking } from '#lib/boards/kings/keeper/picking.svelte.ts';
import { ALL_CARDS, cardShown } from '#lib/games/kings/cards.ts';
import { cardsOf, written } from '../../support/kings-cards.ts';
import { realTable, type House } from '../../support/kings-table.ts';

const king = (text: string) => cardsOf(text)[0] ?? 0;
const crowns = (seat: number, text: string, castle: number) =>
  ({ type: 'crowned', seat, card: king(text), castle }) as const;

/** `crowned 0: 2 to 13`, or why not. */
const told = (text: string, house: House = {}, played: readonly ReturnType<typeof crowns>[] = []) =>
  kingActs(realTable(3, house).do(...played).state, king(text)).map(({ key, from, to, why }) =>
    key === 'dumped' ? key : `${key}: ${why ?? `${from} to ${to}`}`,
  ); // oxfmt-ignore

describe('what a king may do at a real table (KINGS-3)', () => {
  test('it is played on the castle of its suit, or dumped', () => {
    expect(told('K♥')).toEqual(['crowned 0: 2 to 13', 'dethroned 0: noSubject', 'dumped']);
  });

  test('over a Subject it doubles or dethrones', () => {
    expect(told('K♥', {}, [crowns(0, 'K♥', 0)])).toEqual([
      'crowned 0: 13 to 26',
      'dethroned 0: 13 to 2',
      'dumped',
    ]);
  });

  test('nothing touches a Double King', () => {
    expect(told('K♥', {}, [crowns(0, 'K♥', 0), crowns(1, 'K♥', 0)])).toEqual([
      'crowned 0: doubleKing',
      'dethroned 0: doubleKing',
      'dumped',
    ]);
  });

  test('static castles take a king and stay what they are worth (KINGS-9)', () => {
    expect(told('K♥', { staticCastles: true })).toEqual([
      'crowned 0: 2 to 2',
      'dethroned 0: noSubject',
      'dumped',
    ]);
  });

  test('static castles of the first edition leave only the dump', () => {
    expect(told('K♥', { staticCastles: true, edition: 1 })).toEqual(['dumped']);
  });

  test('with equal opportunity every castle is open, and Subjects count (KINGS-9)', () => {
    expect(told('K♥', { anyKing: true, subjects: true })).toEqual([
      'crowned 0: 2 to 15',
      'dethroned 0: noSubject',
      'crowned 1: 3 to 16',
      'dethroned 1: noSubject',
      'crowned 2: 12 to 25',
      'dethroned 2: noSubject',
      'crowned 3: 7 to 20',
      'dethroned 3: noSubject',
      'dumped',
    ]);
  });
});

describe('seven cards of a real deck as they are entered (KINGS-1, KINGS-4)', () => {
  const name = (naming: Naming, text: string) => {
    for (const { rank, suit } of cardsOf(text).map(cardShown)) {
      naming.picking.pickRank(rank, 0);
      naming.picking.pickSuit(suit, 0);
    }
  };

  test('go one after the other to the next empty place', () => {
    const naming = new Naming(ALL_CARDS);
    name(naming, 'Q♥ J♥');
    expect([written(naming.cards), naming.cursor, naming.missing]).toEqual(['Q♥ J♥', 2, 5]);
  });

  test('a rank and a suit come in either order', () => {
    const told: unknown[] = [];
    const picking = new Picking((face) => told.push(face));
    picking.pickSuit('club', 0);
    picking.pickRank(7, 0);
    expect([told, picking.rank, picking.suit]).toEqual([[{ rank: 7, suit: 'club' }], null, null]);
  });

  test('a suit that is the only one left need not be said', () => {
    const told: unknown[] = [];
    const picking = new Picking((face) => told.push(face), { implied: () => 'spade' });
    expect([picking.suit, picking.picked, picking.clear()]).toEqual(['spade', null, false]);
    picking.pickRank(7, 0);
    // Who says another one all the same is heard: the rules answer.
    picking.pickSuit('heart', 0);
    picking.pickRank(8, 0);
    expect(told).toEqual([
      { rank: 7, suit: 'spade' },
      { rank: 8, suit: 'heart' },
    ]);
  });

  test('what is half entered is gone on with later, up to the rank that was picked', () => {
    const naming = new Naming(ALL_CARDS);
    expect(naming.named).toBe(null);
    name(naming, 'Q♥ J♥ 10♥');
    naming.mark(1);
    naming.picking.pickRank(4, 0);
    const read = readNamed(JSON.parse(JSON.stringify(naming.named)));
    const later = new Naming(ALL_CARDS, read.ok ? read.value : null);
    expect([written(later.cards), later.cursor, later.picking.rank]).toEqual(['Q♥ J♥ 10♥', 1, 4]);
    later.picking.pickSuit('club', 0);
    expect([written(later.cards), later.cursor]).toEqual(['Q♥ 4♣ 10♥', 3]);
  });

  test('a mark beyond the seven places is not gone on with', () => {
    const kept = { faces: Array(7).fill(null), cursor: 6, picked: null };
    expect([6, 7, -1, -2].map((cursor) => readNamed({ ...kept, cursor }).ok)).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  test('what two decks do not have is not gone on with', () => {
    const two = new Naming(ALL_CARDS);
    name(two, '2♥ 2♥');
    const later = new Naming(realTable(2).state.pile, two.named);
    expect([later.cards, later.cursor]).toEqual([[], 0]);
  });

  test('of one card there is no third, wherever the two others lie', () => {
    const naming = new Naming(ALL_CARDS);
    name(naming, 'Q♥ Q♥');
    naming.picking.pickRank(12, 0);
    naming.picking.pickSuit('heart', 0);
    expect([naming.fault, naming.missing]).toEqual(['threeOfOne', 5]);
    // One of the two lies on a castle.
    const other = new Naming(realTable(2).state.pile);
    other.picking.pickRank(2, 0);
    other.picking.pickSuit('heart', 0);
    other.picking.pickRank(2, 0);
    other.picking.pickSuit('heart', 0);
    expect([other.fault, other.missing]).toEqual(['threeOfOne', 6]);
  });

  test('a marked card is named once more, and then the mark goes to what is still empty', () => {
    const naming = new Naming(ALL_CARDS);
    name(naming, 'Q♥ J♥ 10♥');
    naming.mark(1);
    name(naming, '4♣');
    expect([written(naming.cards), naming.cursor]).toEqual(['Q♥ 4♣ 10♥', 3]);
  });

  test('an eighth is refused until one is marked', () => {
    const naming = new Naming(ALL_CARDS);
    name(naming, '2♠ 3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠');
    expect([naming.fault, written(naming.cards), naming.cursor]).toEqual([
      'tapOne',
      '2♠ 3♠ 4♠ 5♠ 6♠ 7♠ 8♠',
      -1,
    ]);
  });

  test('deleting takes what is half named first, then the card before', () => {
    const naming = new Naming(ALL_CARDS);
    name(naming, '2♠ 3♠');
    naming.picking.pickRank(9, 0);
    naming.remove();
    expect([naming.picking.rank, naming.missing]).toEqual([null, 5]);
    naming.remove();
    expect([written(naming.cards), naming.cursor]).toEqual(['2♠', 1]);
  });
});
