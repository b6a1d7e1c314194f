import { describe, expect, test } from 'vitest';
import { KingsPlaces } from '#lib/boards/kings/kings-places.svelte.ts';
import { kingsMenuFacts } from '#lib/boards/kings/menu-facts.ts';
import { kingsRecords } from '#lib/games/kings/records.ts';
import { dealtTable, realTable, newTable, type KingsTable } from '../../support/kings-table.ts';

const HANDS = ['2♥ 4♥ 6♦ 9♦ 9♣ J♣ 5♣', 'A♣ 4♠ 6♦ 8♦ 8♠ 9♠ J♠'];

/** Of each of three games one turn, in which the table agrees to be scored: turn, Calculus, turn, Calculus, turn, Calculus. */
function played(): KingsTable {
  const table = dealtTable({ hands: HANDS }, { games: 3 });
  while (table.state.phase.type !== 'over') {
    const { theTurn: seat, phase } = table.state;
    if (phase.type === 'founding') table.do({ type: 'turned', seat });
    else if (phase.type === 'dealing') table.do({ type: 'dealt', seat });
    else if (phase.type === 'turn') table.do({ type: 'agreed', seat });
    else table.do({ type: 'readied', seat });
  }
  return table;
}
const placesOf = (first: number, table = played()) => new KingsPlaces(kingsRecords(table.timeline), first);

describe('the places of a match that is looked back on', () => {
  test('begin with its first turn, or with The Calculus of the game that is asked for', () => {
    const first = placesOf(0);
    expect([first.place, first.record?.type]).toEqual([0, 'turn']);
    const second = placesOf(1);
    expect([second.place, second.record?.type, second.record?.game]).toEqual([3, 'calculus', 1]);
    // A game that was not played: how it all ended.
    expect(placesOf(5).record).toBeNull();
  });

  test('end behind the last Calculus, and go no further either way', () => {
    const places = placesOf(0);
    expect(places.end).toBe(6);
    places.go(99);
    expect([places.place, places.record]).toEqual([6, null]);
    places.go(-1);
    expect(places.place).toBe(0);
  });

  test('lead to the beginning of a game', () => {
    const places = placesOf(0);
    places.goToGame(2);
    expect([places.place, places.record?.type, places.record?.game]).toEqual([4, 'turn', 2]);
  });
});

describe('what the menu offers', () => {
  const facts = ({ timeline, state }: KingsTable) =>
    kingsMenuFacts({ timeline, state, config: state.config });

  test('castles are taken back at once, whatever was done with a hand only if all agree', () => {
    const founding = newTable(2).until(0);
    expect(founding.state.phase.type).toBe('founding');
    expect(facts(founding).agreed).toBe('set');
    while (founding.state.phase.type === 'founding') founding.do({ type: 'turned', seat: 0 });
    expect([founding.state.phase.type, facts(founding).agreed]).toEqual(['dealing', 'set']);
    expect(facts(dealtTable({ hands: HANDS })).agreed).toBe('step');
    // With real cards the phone has seen nothing that is secret.
    expect(facts(realTable(2)).agreed).toBe('set');
  });
});
