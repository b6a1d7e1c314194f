import { describe, expect, test } from 'vitest';
import { Passing } from '#lib/boards/kings/passing.svelte.ts';
import { dealtTable, realTable, type KingsTable } from '../../support/kings-table.ts';

const HANDS = ['2♥ 4♥ 6♦ 9♦ 9♣ J♣ 5♣', 'A♣ 4♠ 6♦ 8♦ 8♠ 9♠ J♠', 'K♥ 3♠ 5♦ 7♦ 7♠ 8♣ J♦'];
const begun = (house = {}) => dealtTable({ hands: HANDS }, house);

/** Who has the phone at a table; `away` and `stopped` as the test has it. */
function passAround(table: KingsTable) {
  const shown = { away: false, stopped: false, resumed: 0 };
  const passing = new Passing(() => ({
    view: table.game.view(table.state, 'table'),
    paused: table.match.paused,
    away: shown.away,
    stopped: shown.stopped,
    resume: () => {
      shown.resumed += 1;
      table.play({ type: 'resumed', at: table.match.at });
      return Promise.resolve('stored' as const);
    },
  }));
  return { passing, shown };
}
const pause = (table: KingsTable) => table.play({ type: 'paused', at: table.match.at });

describe('the phone', () => {
  test('shows no hand before whoever is meant has taken it', () => {
    const { passing } = passAround(begun());
    expect([passing.seat, passing.isCovered]).toEqual([2, true]);
    passing.open();
    expect([passing.seat, passing.isCovered]).toEqual([2, false]);
  });

  test('is covered again when the turn is over, and for each turn anew', () => {
    const table = begun();
    const { passing } = passAround(table);
    passing.open();
    table.discards(2, '3♠');
    expect([passing.seat, passing.isCovered]).toEqual([1, true]);
    passing.open();
    table.discards(1, 'J♠', true);
    expect([passing.seat, passing.isCovered]).toEqual([0, true]);
    passing.open();
    table.discards(0, '4♥');
    // Their next turn is another one: what was opened once opens no other.
    expect([passing.seat, passing.isCovered]).toEqual([2, true]);
  });

  test('stays open through a king, its draws and the card that goes back: that is one turn', () => {
    const table = begun({ ghoulRaiser: true });
    table.discards(2, '3♠', true);
    table.discards(1, 'J♠', true);
    table.discards(0, '4♥');
    const { passing } = passAround(table);
    passing.open();
    table.crowns(2, 'K♥', 0);
    expect([table.state.phase.type, passing.seat, passing.isCovered]).toEqual(['raising', 2, false]);
    table.do({ type: 'took', seat: 2 }, { type: 'took', seat: 2 });
    expect([table.state.phase.type, passing.seat, passing.isCovered]).toEqual(['extra', 2, false]);
    table.discards(2, '5♦');
    expect(passing.isCovered).toBe(true);
  });

  test('goes on showing the hand of whoever has discarded, until it is covered', () => {
    const table = begun();
    const { passing } = passAround(table);
    passing.open();
    const before = passing.word;
    table.discards(2, '3♠');
    passing.lookOn();
    expect([passing.drawer, passing.word === before]).toEqual([2, false]);
    const looking = passing.word;
    passing.cover();
    expect([passing.drawer, passing.seat, passing.isCovered]).toEqual([null, 1, true]);
    expect(passing.word).not.toBe(looking);
  });

  test('shows nobody’s draw while the match stands', () => {
    const table = begun();
    const { passing } = passAround(table);
    passing.open();
    table.discards(2, '3♠');
    passing.lookOn();
    pause(table);
    expect([passing.drawer, passing.isCovered]).toEqual([null, true]);
  });

  test('is covered while the match stands, and lets it go on when it is taken', () => {
    const table = begun();
    const { passing, shown } = passAround(table);
    passing.open();
    pause(table);
    expect(passing.isCovered).toBe(true);
    passing.open();
    expect([shown.resumed, passing.isCovered]).toEqual([1, false]);
    // A match that goes on is not gone on with once more.
    passing.open();
    expect(shown.resumed).toBe(1);
  });

  test('is everybody’s once all are scored, and covered only while they are away', () => {
    const table = begun().do({ type: 'agreed', seat: 2 });
    const { passing, shown } = passAround(table);
    expect([passing.seat, passing.isCovered]).toEqual([null, false]);
    pause(table);
    expect(passing.isCovered).toBe(false);
    shown.away = true;
    expect(passing.isCovered).toBe(true);
    passing.open();
    expect([shown.resumed, passing.isCovered]).toEqual([1, false]);
    expect(passing.isOver).toBe(false);
    table.do({ type: 'readied', seat: 0 });
    expect(passing.isOver).toBe(true);
  });

  test('is at its end when a match is stopped', () => {
    const { passing, shown } = passAround(begun());
    expect(passing.isOver).toBe(false);
    shown.stopped = true;
    expect(passing.isOver).toBe(true);
  });

  test('with real cards hides nothing', () => {
    const { passing } = passAround(realTable(3));
    expect([passing.seat, passing.isCovered, passing.isAlone]).toEqual([null, false, false]);
  });
});

describe('who plays on alone (KINGS-4)', () => {
  const alone = () => {
    const table = begun().do({ type: 'called', seat: 2 }, { type: 'called', seat: 1 });
    return { table, ...passAround(table) };
  };

  test('takes the phone once, and keeps it from turn to turn', () => {
    const { table, passing } = alone();
    expect([passing.seat, passing.isCovered, passing.isAlone]).toEqual([0, true, true]);
    passing.open();
    const first = passing.word;
    table.discards(0, '4♥');
    passing.lookOn();
    expect([passing.seat, passing.isCovered, passing.drawer]).toEqual([0, false, null]);
    // Another screen all the same: what has just come must not take the touch that was meant for what lay there before.
    expect(passing.word).not.toBe(first);
    table.discards(0, '6♦', true);
    expect(passing.isCovered).toBe(false);
  });

  test('is covered when the page is left, like everybody', () => {
    const { passing } = alone();
    passing.open();
    passing.cover();
    expect(passing.isCovered).toBe(true);
  });

  test('is nobody while two still play', () => {
    const { passing } = passAround(begun().do({ type: 'called', seat: 2 }));
    expect(passing.isAlone).toBe(false);
  });
});
