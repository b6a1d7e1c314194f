import { describe, expect, test } from 'vitest';
import type { KingsState } from '#lib/games/kings/state.ts';
import { dealtTable, type House, type KingsTable } from '../../support/kings-table.ts';
import { cardsOf } from '../../support/kings-cards.ts';

const RIGHT = 'Q♥ J♥ 10♥ 9♥ 8♥ 7♥ 5♣';
const POOR = 'Q♠ A♠ K♦ K♦ 2♥ J♣ 6♣';
const LOOSE = '2♠ 2♠ 4♥ 4♥ 6♥ 8♣ 10♠';
const begun = (hands = [LOOSE, RIGHT, POOR], house = {}) => dealtTable({ hands }, house);
const points = ({ state }: KingsTable) => state.scored.map((score) => score && score.best.halves / 2);
const ending = ({ state: { phase } }: KingsTable) =>
  phase.type === 'calculus' ? [phase.caller, phase.end] : phase.type;
const passTo = (table: KingsTable, seat: number) => {
  for (let { phase } = table.state; phase.type === 'turn' && phase.seat !== seat; { phase } = table.state)
    table.do({
      type: 'discarded',
      seat: phase.seat,
      card: table.state.hands[phase.seat]?.[6] ?? 0,
      up: false,
    });
  return table;
};

describe('a right call (KINGS-4)', () => {
  test('ends the game: the caller and everybody else are scored with the castles as they stand', () => {
    // Seat 2 keeps its hand: it loses a 6 and draws whatever is next.
    const table = begun();
    expect(table.try({ type: 'called', seat: 1 })).toBe('notYours');
    const caller = begun([LOOSE, POOR, RIGHT]).do({ type: 'called', seat: 2 });
    expect(ending(caller)).toEqual([2, 'called']);
    expect(points(caller)).toEqual([10 - 2 - 2 - 4 - 4 - 6 - 8, 13, 32]);
    expect(caller.state.scored.map((score) => score?.call)).toEqual([null, null, 'right']);
    expect(caller.state.scored[2]?.worths).toEqual([2, 3, 12, 7]);
    expect(caller.state.games).toEqual([{ points: [-32, 26, 64], caller: 2, end: 'called' }]);
  });

  test('needs what the house’s strictness asks for (KINGS-8)', () => {
    const halves = 'Q♥ J♥ 10♥ 4♣ 10♦ 10♣ 5♣';
    expect(ending(begun([LOOSE, POOR, halves]).do({ type: 'called', seat: 2 }))).toEqual([2, 'called']);
    const elders = begun([LOOSE, POOR, halves], { strictness: 'elders' }).do({ type: 'called', seat: 2 });
    expect([ending(elders), points(elders)[2]]).toEqual(['turn', 12 - 11 - 10 - 4 - 10 - 10 - 5]);
  });
});

describe('a wrong call (KINGS-4)', () => {
  const wrong = () => begun([LOOSE, RIGHT, POOR]).do({ type: 'called', seat: 2 });

  test('scores its player at once, and the others go on', () => {
    const table = wrong();
    expect(points(table)).toEqual([null, null, 13]);
    expect(table.state.scored[2]?.call).toBe('wrong');
    expect(table.state.phase).toEqual({ type: 'turn', seat: 1 });
    expect(table.state.deeds).toEqual([{ type: 'wrongCall', seat: 2 }]);
  });

  test('keeps its player’s cards out of play, and its points as they were', () => {
    const table = wrong();
    const held = table.state.hands[2];
    passTo(table, 0);
    const [king = 0] = cardsOf('K♥');
    const state: KingsState = {
      ...table.state,
      castles: table.state.castles.map((castle, n) => (n === 0 ? { ...castle, kings: [king] } : castle)),
    };
    table.timeline = { events: [], points: [{ match: { ...table.match, state }, log: null }] };
    table.do({ type: 'agreed', seat: 2 });
    expect(table.state.hands[2]).toEqual(held);
    expect(table.state.scored.map((score) => score?.worths[0])).toEqual([13, 13, 2]);
  });

  test('skips its player from then on', () => {
    const table = passTo(wrong(), 0);
    table.discards(0, '2♠');
    expect(table.state.phase).toEqual({ type: 'turn', seat: 1 });
  });

  test('cannot be followed by an act of its player', () => {
    const table = wrong();
    expect([table.discards(2, 'Q♠'), table.try({ type: 'called', seat: 2 })]).toEqual([
      'notYours',
      'notYours',
    ]);
  });
});

describe('the last player (KINGS-4)', () => {
  const NEARLY = 'Q♥ J♥ 10♥ 9♥ 8♥ 2♠ 5♣';
  /** Seats 2 and 1 have called wrongly: 0 is left. */
  const alone = (house: House = {}, pile = '4♠ 7♥') =>
    dealtTable({ hands: [NEARLY, POOR, 'Q♥ A♠ K♣ K♣ 2♦ J♦ 6♦'], pile }, house).do(
      { type: 'called', seat: 2 },
      { type: 'called', seat: 1 },
    );

  test('plays on alone: draws and discards, turn after turn, until a right call', () => {
    const table = alone();
    expect(table.state.phase).toEqual({ type: 'turn', seat: 0 });
    expect(points(table)).toEqual([null, 13, 13]);
    table.discards(0, '2♠');
    expect(table.state.phase).toEqual({ type: 'turn', seat: 0 });
    table.discards(0, '4♠', true);
    expect(table.hand(0)).toBe('Q♥ J♥ 10♥ 9♥ 8♥ 5♣ 7♥');
    table.do({ type: 'called', seat: 0 });
    expect(ending(table)).toEqual([0, 'called']);
    expect(points(table)).toEqual([32, 13, 13]);
    expect(table.state.scored.map((score) => score?.call)).toEqual(['right', 'wrong', 'wrong']);
  });

  test('may ask to be scored before a turn, and nobody else may ask it for them', () => {
    const table = alone();
    expect([table.try({ type: 'agreed', seat: 1 }), table.try({ type: 'agreed', seat: 2 })]).toEqual([
      'out',
      'out',
    ]);
    expect(table.try({ type: 'agreed', seat: 0 })).toBeNull();
    expect(ending(table)).toEqual([null, 'lastLeft']);
    expect(points(table)).toEqual([9 + 12 - 8 - 2 - 5, 13, 13]);
    expect(table.state.scored.map((score) => score?.call)).toEqual([null, 'wrong', 'wrong']);
  });

  test('cannot ask it between a king and the discard after it', () => {
    const table = alone({}, 'K♠ 7♥');
    table.discards(0, '2♠');
    table.dumps(0, 'K♠');
    expect(table.try({ type: 'agreed', seat: 0 })).toBe('notNow');
  });

  test('who calls wrongly, too, ends the game: nobody is left', () => {
    const table = alone().do({ type: 'called', seat: 0 });
    expect(ending(table)).toEqual([null, 'noneLeft']);
    expect(table.state.scored.map((score) => score?.call)).toEqual(['wrong', 'wrong', 'wrong']);
    expect(table.state.games).toHaveLength(1);
  });

  test('is scored when nothing is left to draw (KINGS-5)', () => {
    const table = alone({ oneShuffle: true });
    const state: KingsState = { ...table.state, pile: table.state.pile.slice(0, 1) };
    table.timeline = { events: [], points: [{ match: { ...table.match, state }, log: null }] };
    table.discards(0, '2♠');
    expect(ending(table)).toEqual([null, 'drawnOut']);
  });

  test('in matches of the first edition is scored as soon as they are alone, and the game ends', () => {
    const table = alone({ edition: 1 });
    expect(ending(table)).toEqual([null, 'lastLeft']);
    expect(table.state.scored.map((score) => score?.call)).toEqual([null, 'wrong', 'wrong']);
  });
});

describe('the table’s agreement (KINGS-5)', () => {
  test('scores everybody without a caller', () => {
    const table = begun([LOOSE, POOR, RIGHT]).do({ type: 'agreed', seat: 0 });
    expect(ending(table)).toEqual([null, 'agreed']);
    expect(points(table)).toEqual([-16, 13, 32]);
    expect(table.state.scored.map((score) => score?.call)).toEqual([null, null, null]);
  });

  test('waits until a king’s turn is over', () => {
    const table = begun([LOOSE, RIGHT, POOR]);
    table.dumps(2, 'K♦');
    expect(table.try({ type: 'agreed', seat: 0 })).toBe('notNow');
    table.discards(2, 'Q♠');
    expect(table.try({ type: 'agreed', seat: 0 })).toBe(null);
    expect(table.try({ type: 'agreed', seat: 0 })).toBe('notNow');
  });
});
