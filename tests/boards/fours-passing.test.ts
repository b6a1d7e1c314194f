import { describe, expect, test } from 'vitest';
import { Passing } from '#lib/boards/fours/passing.svelte.ts';
import type { Viewer } from '#lib/core/match/game.ts';
import type { FoursEvent } from '#lib/games/fours/events.ts';
import type { FoursView } from '#lib/games/fours/view.ts';
import { dealtTable, inGap, realTable, type FoursTable } from '../support/fours.ts';

/** Who has the phone at a table; `away` and `stopped` as the test has it. */
function passAround(table: FoursTable) {
  const shown = { away: false, stopped: false, resumed: 0 };
  const match = () => ({
    view: table.game.view(table.state, 'table') as FoursView,
    viewFor: (seat: Viewer) => table.game.view(table.state, seat) as FoursView,
    send: (event: object) => {
      const code = table.send({ ...event, at: table.match.at } as FoursEvent);
      return Promise.resolve(code === null ? ('stored' as const) : ('refused' as const));
    },
    config: table.state.config,
    paused: table.match.paused,
    away: shown.away,
    stopped: shown.stopped,
    resume: () => {
      shown.resumed += 1;
      table.play({ type: 'resumed', at: table.match.at });
      return Promise.resolve('stored' as const);
    },
  });
  return { passing: new Passing(match), shown };
}
const pause = (table: FoursTable) => table.play({ type: 'paused', at: table.match.at });
const won = (house = {}) =>
  dealtTable(['×+−()()', '÷÷−()+'], house)
    .turn(['×', inGap(1)], ['+', inGap(2)])
    .turn(['÷', inGap(2)], ['÷', inGap(3)]);

describe('the phone', () => {
  test('shows no hand before whoever is meant has taken it', () => {
    const { passing } = passAround(dealtTable(['×+−()()', '÷÷−()+']));
    expect([passing.seat, passing.isCovered]).toEqual([0, true]);
    passing.open();
    expect(passing.isCovered).toBe(false);
  });

  test('is covered again once the turn is over, and for each turn anew', () => {
    const table = dealtTable(['×+−()()', '÷÷−()+']);
    const { passing } = passAround(table);
    passing.open();
    table.turn(['×', inGap(1)]);
    expect([passing.seat, passing.isCovered]).toEqual([1, true]);
    passing.open();
    table.ends();
    expect([passing.seat, passing.isCovered]).toEqual([0, true]);
  });

  test('is covered while the match stands, but for the moment in which a card is taken back', () => {
    const table = dealtTable(['×+−()()', '÷÷−()+']);
    const { passing } = passAround(table);
    passing.open();
    pause(table);
    expect(passing.isCovered).toBe(true);
    passing.undoing = true;
    expect(passing.isCovered).toBe(false);
  });

  test('lets the match go on when it is taken', () => {
    const table = pause(dealtTable(['×+−()()', '÷÷−()+']));
    const { passing, shown } = passAround(table);
    passing.open();
    expect([shown.resumed, passing.isCovered]).toEqual([1, false]);
  });

  test('hides nothing from one alone, nor of real cards; it only waits for somebody to come back', () => {
    for (const table of [dealtTable(['×+−()()']), realTable(3)]) {
      const { passing, shown } = passAround(table);
      expect(passing.isCovered).toBe(false);
      pause(table);
      expect(passing.isCovered).toBe(false);
      shown.away = true;
      expect(passing.isCovered).toBe(true);
    }
  });

  test('lets nobody ask about their turn while the round is played: they still hold those cards (FOURS-17)', () => {
    const table = dealtTable(['×+−()()', '÷÷−()+']);
    const { passing } = passAround(table);
    for (const turn of [() => table.turn(['×', inGap(1)]), () => table.ends(), () => table.ends()]) {
      expect([passing.askers, passing.asker, passing.isAsking]).toEqual([[], null, false]);
      passing.ask(0);
      passing.open();
      expect([passing.asker, passing.isAsking]).toEqual([null, false]);
      turn();
    }
  });

  test('goes to whoever asks about a round that is over, behind a cover of their own (FOURS-17)', () => {
    const table = won();
    const { passing } = passAround(table);
    // Who won it need not ask.
    expect([passing.askers, passing.asker]).toEqual([[0], null]);
    passing.ask(1);
    expect(passing.asker).toBeNull();
    passing.ask(0);
    expect([passing.asker, passing.isAsking]).toEqual([0, false]);
    passing.open();
    expect(passing.isAsking).toBe(true);
    passing.cover();
    expect([passing.asker, passing.isAsking]).toEqual([0, false]);
    passing.open();
    pause(table);
    expect(passing.isAsking).toBe(false);
    table.play({ type: 'resumed', at: table.match.at });
    passing.ask(null);
    expect([passing.asker, passing.isAsking, passing.isDecided]).toEqual([null, false, true]);
    passing.ask(0);
    passing.open();
    passing.goOn();
    expect([passing.askers, passing.asker, passing.isAsking, passing.isCovered]).toEqual([
      [],
      null,
      false,
      true,
    ]);
  });

  test('asks in the order of turns, as the scores stand above (FOURS-2, FOURS-17)', () => {
    const table = dealtTable(['×+−()()', '÷÷−()+', '×+−()()', '÷÷÷−()']);
    for (const _ of table.state.scores) table.ends();
    expect(passAround(table).passing.askers).toEqual([0, 3, 2, 1]);
  });

  test('lets nobody ask of real cards, nor one alone (FOURS-17)', () => {
    const real = realTable(2)
      .turn(['×', inGap(1)])
      .turn(['÷', inGap(2)], ['÷', inGap(3)]);
    const alone = dealtTable(['×÷÷()()']).turn(['×', inGap(1)], ['÷', inGap(2)], ['÷', inGap(3)]);
    for (const table of [real, alone]) {
      const { passing } = passAround(table);
      expect([passing.isDecided, passing.askers]).toEqual([true, []]);
    }
  });

  test('goes round once all have seen how a round went, each behind the cover (FOURS-10)', async () => {
    const table = won();
    const { passing } = passAround(table);
    expect([passing.who, passing.swapper, passing.isDecided]).toEqual([null, null, true]);
    passing.goOn();
    expect([passing.swapper, passing.isCovered, passing.isDecided]).toEqual([0, true, false]);
    passing.open();
    expect(passing.isCovered).toBe(false);
    await passing.swap([], 0);
    expect([passing.swapper, passing.isCovered]).toEqual([1, true]);
    passing.open();
    await passing.swap([], 0);
    expect([passing.swapper, passing.seat, passing.isCovered]).toEqual([null, 0, true]);
  });

  test('shows whoever has swapped what came instead, until it is covered (FOURS-10)', async () => {
    const table = won();
    const { passing } = passAround(table);
    passing.goOn();
    passing.open();
    const [first = 0, second = 0, ...kept] = table.state.hands[0] ?? [];
    await passing.swap([first, second], 0);
    const hand = table.state.hands[0] ?? [];
    expect(passing.drawn).toEqual({ seat: 0, hand, fresh: hand.filter((card) => !kept.includes(card)) });
    expect(passing.drawn?.fresh).toHaveLength(2);
    expect([passing.swapper, passing.isCovered]).toEqual([1, true]);
    passing.cover();
    expect(passing.drawn).toBeNull();
    passing.open();
    await passing.swap([], 0);
    expect([passing.drawn, passing.isCovered]).toEqual([null, true]);
  });

  test('stays with whoever swaps at the start of their turn, and no cover comes between (FOURS-10)', async () => {
    const table = won({ swapAtTurn: true });
    const { passing } = passAround(table);
    passing.goOn();
    for (const seat of [0, 1]) {
      expect([passing.swapper, passing.isCovered]).toEqual([seat, true]);
      passing.open();
      expect(passing.isCovered).toBe(false);
      await passing.swap((table.state.hands[seat] ?? []).slice(0, 2), 0);
      expect([passing.swapper, passing.seat, passing.drawn, passing.isCovered]).toEqual([
        null,
        seat,
        null,
        false,
      ]);
      table.ends();
    }
    // All have passed: another round, and another swap.
    expect([passing.isDecided, passing.isCovered]).toEqual([true, true]);
  });

  test('asks the others as well when the page was left in between', () => {
    const table = won();
    table.play({ type: 'redrew', seat: 0, cards: [], at: table.match.at });
    expect(passAround(table).passing.swapper).toBe(1);
  });

  test('is nobody’s once it is over', () => {
    const { passing, shown } = passAround(dealtTable(['×+−()()', '÷÷−()+']));
    expect(passing.isOver).toBe(false);
    shown.stopped = true;
    expect(passing.isOver).toBe(true);
  });
});
