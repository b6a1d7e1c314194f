import { describe, expect, test } from 'vitest';
import { dealtTable, type KingsTable } from '../../support/kings-table.ts';
import { written } from '../../support/kings-cards.ts';

/** Two players; seat 1 plays first, with all the kings that a test can want. */
const HANDS = ['K♥ A♠ 2♠ 3♠ 4♠ 5♠ 6♠', 'K♥ K♦ K♦ K♣ 9♥ 4♣ A♣'];
const PILE = '8♠ 9♠ 10♠ J♠';
const begun = (house = {}) => dealtTable({ hands: HANDS, pile: PILE }, house);
const counts = ({ state }: KingsTable) => [state.pile.length, state.faceDown.length, state.faceUp.length];
const phaseOf = ({ state: { phase } }: KingsTable) =>
  'seat' in phase ? [phase.type, phase.seat] : [phase.type];

describe('a discard (KINGS-3)', () => {
  test('face-down takes any card, also a king, and draws one', () => {
    const table = begun();
    expect(table.discards(1, 'K♣')).toBe(null);
    expect(table.hand(1)).toBe('K♥ K♦ K♦ 9♥ 4♣ A♣ 8♠');
    expect([written(table.state.faceDown), table.state.faceUp]).toEqual(['K♣', []]);
    expect(phaseOf(table)).toEqual(['turn', 0]);
    expect(table.state.deeds).toEqual([{ type: 'faceDown', seat: 1 }]);
  });

  test('face-up takes no king', () => {
    const table = begun();
    expect(table.discards(1, 'K♣', true)).toBe('kingFaceUp');
    expect(table.discards(1, '9♥', true)).toBe(null);
    expect([written(table.state.faceUp), table.hand(1)]).toEqual(['9♥', 'K♥ K♦ K♦ K♣ 4♣ A♣ 8♠']);
    expect(table.state.deeds).toEqual([{ type: 'faceUp', seat: 1, card: table.state.faceUp[0] }]);
  });

  test('is of one’s own card in one’s own turn', () => {
    const table = begun();
    expect(table.discards(0, 'A♠')).toBe('notYours');
    expect(table.discards(1, 'A♠')).toBe('notHeld');
    expect(table.discards(2, 'A♠')).toBe('noSuchSeat');
  });

  test('passes the turn to the side that the table agreed on', () => {
    const hands = ['A♠ 2♠ 3♠ 4♠ 5♠ 6♠ 7♦', 'A♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥', 'A♦ 2♦ 3♦ 4♦ 5♦ 6♦ 7♦'];
    const right = dealtTable({ hands });
    expect([right.discards(2, 'A♦'), right.discards(1, 'A♥'), right.discards(0, 'A♠')]).toEqual([
      null,
      null,
      null,
    ]);
    const left = dealtTable({ hands }, { direction: 'left' });
    expect([left.discards(1, 'A♥'), left.discards(2, 'A♦'), left.discards(0, 'A♠')]).toEqual([
      null,
      null,
      null,
    ]);
  });
});

describe('a dumped king (KINGS-3)', () => {
  test('goes face-up, draws two, and one card of eight goes back', () => {
    const table = begun();
    expect(table.dumps(1, 'K♣')).toBe(null);
    expect(written(table.state.faceUp)).toBe('K♣');
    expect(table.hand(1)).toBe('K♥ K♦ K♦ 9♥ 4♣ A♣ 8♠ 9♠');
    expect(phaseOf(table)).toEqual(['extra', 1]);
    expect(table.try({ type: 'called', seat: 1 })).toBe('notNow');
    expect(table.dumps(1, 'K♥')).toBe('notNow');
    expect(table.discards(0, 'A♠')).toBe('notYours');
    expect(table.discards(1, 'K♥', true)).toBe('kingFaceUp');
    expect(table.discards(1, 'A♣', true)).toBe(null);
    expect([written(table.state.faceUp), table.hand(1)]).toEqual(['K♣ A♣', 'K♥ K♦ K♦ 9♥ 4♣ 8♠ 9♠']);
    expect(phaseOf(table)).toEqual(['turn', 0]);
  });

  test('is a king, of one’s own', () => {
    const table = begun();
    expect(table.dumps(1, '9♥')).toBe('notAKing');
    expect(table.dumps(0, 'K♥')).toBe('notYours');
    expect(table.dumps(1, 'K♠')).toBe('notHeld');
  });

  test('the extra discard may be face-down, of any card', () => {
    const table = begun();
    table.dumps(1, 'K♣');
    expect(table.discards(1, 'K♥')).toBe(null);
    expect(counts(table)).toEqual([104 - 4 - 14 - 2, 1, 1]);
  });
});

describe('a king on a castle (KINGS-3)', () => {
  test('makes the card there its Subject, and the castle worth 13', () => {
    const table = begun();
    expect(table.crowns(1, 'K♥', 0)).toBe(null);
    expect(table.worths).toEqual([13, 3, 12, 7]);
    expect(table.state.deeds).toEqual([
      { type: 'crowned', seat: 1, card: table.state.castles[0]?.kings[0], castle: 0, from: 2, to: 13 },
    ]);
    expect(written(table.state.castles[0]?.kings ?? [])).toBe('K♥');
    expect([phaseOf(table), table.state.hands[1]?.length]).toEqual([['extra', 1], 8]);
  });

  test('on a king is a Double King, worth 26, which takes no third and stays', () => {
    const table = begun({ anyKing: true });
    table.crowns(1, 'K♥', 0);
    table.discards(1, 'A♣');
    expect(table.crowns(0, 'K♥', 0)).toBe(null);
    expect(table.worths).toEqual([26, 3, 12, 7]);
    table.discards(0, 'A♠');
    expect([table.crowns(1, 'K♦', 0), table.dethrones(1, 'K♦', 0)]).toEqual(['doubleKing', 'doubleKing']);
  });

  test('on a castle that a king founded is a Double King at once, over no Subject', () => {
    const hands = ['A♠ 2♠ 3♠ 4♠ 5♠ 6♠ 8♠', 'K♦ A♥ 3♥ 4♥ 5♥ 6♥ 7♥'];
    const founded = dealtTable({ hands, castles: '2♥ 3♣ K♦ 7♠' }, { subjects: true });
    expect(founded.worths).toEqual([2, 3, 13, 7]);
    expect(founded.dethrones(1, 'K♦', 2)).toBe('noSubject');
    expect(founded.crowns(1, 'K♦', 2)).toBe(null);
    expect(founded.worths).toEqual([2, 3, 26, 7]);
  });

  test('goes on the castle of its suit', () => {
    const table = begun();
    expect(table.crowns(1, 'K♥', 1)).toBe('wrongCastle');
    expect(table.crowns(1, 'K♥', 4)).toBe('noSuchCastle');
    expect(table.crowns(1, '9♥', 0)).toBe('notAKing');
    expect(table.crowns(1, 'K♠', 3)).toBe('notHeld');
    expect(table.hand(1)).toBe(HANDS[1]);
  });
});

describe('a dethroned king (KINGS-3)', () => {
  const enthroned = (house = {}) => {
    const table = begun(house);
    table.crowns(1, 'K♥', 0);
    table.discards(1, 'A♣');
    return table;
  };

  test('goes face-up with the one that came, and the Subject’s value returns', () => {
    const table = enthroned();
    expect(table.dethrones(0, 'K♥', 0)).toBe(null);
    expect(table.worths).toEqual([2, 3, 12, 7]);
    expect(written(table.state.faceUp)).toBe('K♥ K♥');
    expect(table.state.castles[0]?.kings).toEqual([]);
    expect(table.state.deeds.at(-1)).toMatchObject({ type: 'dethroned', castle: 0, from: 13, to: 2 });
    expect(table.state.hands[0]).toHaveLength(8);
    expect(phaseOf(table)).toEqual(['extra', 0]);
  });

  test('lies over a Subject, in the suit of the king that comes', () => {
    const table = enthroned();
    expect(table.dethrones(0, 'K♥', 2)).toBe('wrongCastle');
    const other = begun();
    expect(other.dethrones(1, 'K♥', 0)).toBe('noSubject');
    expect(other.dethrones(1, '9♥', 0)).toBe('notAKing');
    expect(other.dethrones(1, 'K♥', 7)).toBe('noSuchCastle');
  });
});

describe('house rules for castles (KINGS-9)', () => {
  test('Subjects count, once, also under two kings, and not after a dethroning', () => {
    const table = begun({ subjects: true });
    table.crowns(1, 'K♦', 2);
    expect(table.worths).toEqual([2, 3, 25, 7]);
    table.discards(1, 'A♣');
    table.discards(0, 'A♠');
    table.crowns(1, 'K♦', 2);
    expect(table.worths).toEqual([2, 3, 38, 7]);
    const gone = begun({ subjects: true });
    gone.crowns(1, 'K♥', 0);
    gone.discards(1, 'A♣');
    gone.dethrones(0, 'K♥', 0);
    expect(gone.worths).toEqual([2, 3, 12, 7]);
  });

  test('static castles keep the values they were founded with; kings are played and dethrone as always', () => {
    const table = begun({ staticCastles: true, subjects: true });
    expect(table.crowns(1, 'K♥', 0)).toBeNull();
    expect([table.worths, table.state.hands[1]?.length]).toEqual([[2, 3, 12, 7], 8]);
    expect(table.state.deeds.at(-1)).toMatchObject({ type: 'crowned', castle: 0, from: 2, to: 2 });
    table.discards(1, 'A♣');
    expect(table.dethrones(0, 'K♥', 0)).toBeNull();
    expect(written(table.state.faceUp)).toBe('K♥ K♥');
    table.discards(0, 'A♠');
    table.crowns(1, 'K♦', 2);
    table.discards(1, '4♣');
    table.discards(0, '3♠');
    expect(table.crowns(1, 'K♦', 2)).toBeNull();
    expect(table.game.view(table.state, 'table').castles[2]).toMatchObject({ worth: 12, double: true });
    const founded = dealtTable(
      { hands: ['2♠ 2♠ 4♥ 4♥ 6♥ 8♣ 10♠', 'K♠ A♠ 3♣ 5♥ 7♥ 9♦ J♣'], castles: '2♥ 3♣ Q♦ K♠' },
      { staticCastles: true },
    );
    founded.crowns(1, 'K♠', 3);
    expect(founded.worths).toEqual([2, 3, 12, 13]);
  });

  test('static castles of the first edition take no king: kings are only dumped', () => {
    const table = begun({ staticCastles: true, edition: 1 });
    expect([table.crowns(1, 'K♥', 0), table.dethrones(1, 'K♥', 0)]).toEqual(['castlesStand', 'castlesStand']);
    expect(table.dumps(1, 'K♥')).toBe(null);
    expect(table.worths).toEqual([2, 3, 12, 7]);
  });

  test('with equal opportunity any king goes on any castle, and dethrones there', () => {
    const table = begun({ anyKing: true });
    expect(table.crowns(1, 'K♦', 3)).toBe(null);
    expect(table.worths).toEqual([2, 3, 12, 13]);
    table.discards(1, 'A♣');
    expect(table.dethrones(0, 'K♥', 3)).toBe(null);
    expect(table.worths).toEqual([2, 3, 12, 7]);
  });
});

describe('a ghoul-raiser (KINGS-9)', () => {
  const raising = (house = {}) => {
    const table = begun({ ghoulRaiser: true, ...house });
    table.discards(1, '9♥', true);
    table.discards(0, '3♠', true);
    return table;
  };

  test('takes any face-up card instead of a draw, but none of this turn', () => {
    const table = raising();
    table.dumps(1, 'K♣');
    expect(table.state.phase).toMatchObject({ type: 'raising', seat: 1, owed: 2 });
    const [nine = 0, three = 0, king = 0] = table.state.faceUp;
    expect(table.try({ type: 'raised', seat: 1, card: king })).toBe('notRaisable');
    expect(table.try({ type: 'raised', seat: 1, card: 99 })).toBe('notRaisable');
    expect(table.try({ type: 'raised', seat: 0, card: nine })).toBe('notYours');
    expect(table.try({ type: 'took', seat: 0 })).toBe('notYours');
    expect(table.try({ type: 'raised', seat: 1, card: nine })).toBe(null);
    expect(table.state.phase).toMatchObject({ type: 'raising', owed: 1 });
    expect(table.try({ type: 'raised', seat: 1, card: three })).toBe(null);
    expect(phaseOf(table)).toEqual(['extra', 1]);
    expect(table.hand(1)).toBe('K♥ K♦ K♦ 4♣ A♣ 8♠ 9♥ 3♠');
    expect(written(table.state.faceUp)).toBe('K♣');
    expect(table.state.deeds.slice(-2)).toEqual([
      { type: 'raised', seat: 1, card: nine },
      { type: 'raised', seat: 1, card: three },
    ]);
  });

  test('may draw from the pile all the same, one by one', () => {
    const table = raising();
    table.crowns(1, 'K♥', 0);
    table.do({ type: 'took', seat: 1 });
    expect(table.state.phase).toMatchObject({ type: 'raising', owed: 1 });
    table.do({ type: 'took', seat: 1 });
    expect(table.hand(1)).toBe('K♦ K♦ K♣ 4♣ A♣ 8♠ 10♠ J♠');
    expect(phaseOf(table)).toEqual(['extra', 1]);
  });

  test('takes neither of two kings that have just gone', () => {
    const table = begun({ ghoulRaiser: true });
    table.crowns(1, 'K♥', 0);
    table.discards(1, 'A♣', true);
    table.dethrones(0, 'K♥', 0);
    expect(table.state.phase).toMatchObject({ type: 'raising', seat: 0 });
    expect(written(table.game.view(table.state, 0).raisable)).toBe('A♣');
  });

  test('is not asked where nothing can be raised', () => {
    const table = begun({ ghoulRaiser: true });
    table.dumps(1, 'K♣');
    expect([phaseOf(table), table.state.hands[1]?.length]).toEqual([['extra', 1], 8]);
  });

  test('draws after a plain discard like everybody', () => {
    expect(phaseOf(raising())).toEqual(['turn', 1]);
  });
});
