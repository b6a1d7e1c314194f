import { describe, expect, test } from 'vitest';
import { kings } from '#lib/games/kings/index.ts';
import type { KingsConfig } from '#lib/games/kings/config.ts';
import { dealtTable, newTable, stacked, type KingsTable } from '../../support/kings-table.ts';
import { written } from '../../support/kings-cards.ts';

const RIGHT = 'Q♥ J♥ 10♥ 4♣ 10♦ 10♣ 5♣';
const HANDS = ['2♠ 2♠ 4♥ 4♥ 6♥ 8♣ 10♠', RIGHT];

/** The game that is stacked so: seat 1 scores 15½, seat 0 −16. Either of them calls rightly. */
function playGame(table: KingsTable, hands: readonly string[], caller: number): KingsTable {
  const { theTurn, config } = table.state;
  table.play({
    type: 'shuffled',
    at: table.match.at,
    order: stacked({ hands }, { ...config, first: theTurn }),
  });
  while (table.state.phase.type === 'founding') table.do({ type: 'turned', seat: theTurn });
  table.do({ type: 'dealt', seat: theTurn });
  if (table.state.phase.type === 'turn' && table.state.phase.seat !== caller)
    return table.do({ type: 'agreed', seat: 0 });
  return table.do({ type: 'called', seat: caller });
}
const tournament = (games: KingsConfig['games'], house = {}) => newTable(2, { games, ...house });

describe('what everybody is scored for (KINGS-6)', () => {
  const formed = (table: KingsTable, seat: number) =>
    table.state.scored[seat]?.best.formations.map(({ name, kind }) => `${kind} ${name}`);
  const sheetOf = (table: KingsTable, seat: number) => {
    const { best } = table.state.scored[seat] ?? {};
    return [
      best?.halves,
      written([best?.pointer ?? 0]),
      written(best?.spared ?? []),
      written(best?.charged ?? []),
    ];
  };

  test('those who did not call, for any number of formations that share no card: none, one or two', () => {
    const hands = ['Q♥ J♥ 10♥ 2♠ 5♦ 8♠ 9♣', 'Q♥ J♥ 10♥ 4♣ 10♦ 10♣ 5♣', '9♥ 8♥ 7♥ 4♦ 4♦ 10♦ 6♠', '2♦ 2♠ 4♥ 4♥ 6♥ 8♣ 10♠']; // oxfmt-ignore
    const table = dealtTable({ hands }).do({ type: 'agreed', seat: 3 });
    expect([0, 1, 2, 3].map((seat) => formed(table, seat))).toEqual([
      ['half kingdom'],
      ['half kingdom', 'half evenSteven'],
      ['half kingdom', 'half evenSteven'],
      [],
    ]);
    expect(table.state.games[0]).toMatchObject({ caller: null, end: 'agreed' });
  });

  test('the caller, for another arrangement than the one that made the call right, where it scores more', () => {
    // Both halves are worth nothing here; without penalties a queen of the Half Royalty points to more than the 3.
    const hands = ['2♠ 2♦ 4♥ 4♥ 6♦ 8♣ 10♠', 'J♦ Q♠ Q♦ A♥ A♣ 2♥ 3♠'];
    const table = dealtTable({ hands, castles: '2♥ 2♣ 5♦ 5♠' }, { noHarm: true });
    table.do({ type: 'called', seat: 1 });
    expect([table.state.scored[1]?.call, formed(table, 1)]).toEqual(['right', ['half acesHigh']]);
    expect(sheetOf(table, 1).slice(0, 2)).toEqual([24, 'Q♠']);
    expect(table.state.games[0]?.points[1]).toBe(24);
  });

  test('a king that points counts as held, and spares one card; two kings spare all', () => {
    const hands = ['K♠ A♠ A♦ A♣ A♠ 2♠ 2♣', 'K♥ K♣ 2♠ 6♦ 9♦ 8♣ J♠'];
    const table = dealtTable({ hands }).do({ type: 'agreed', seat: 1 });
    expect(sheetOf(table, 0)).toEqual([2 * (13 - 6), 'K♠', '2♠', 'A♠ A♦ A♣ A♠ 2♣']);
    expect(sheetOf(table, 1)).toEqual([26, 'K♥', '2♠ 6♦ 9♦ 8♣ J♠', '']);
  });
});

describe('an arrangement by hand (KINGS-6)', () => {
  const called = () => dealtTable({ hands: HANDS }).do({ type: 'called', seat: 1 });
  const cards = (table: KingsTable, text: string) => text.split(' ').map((piece) => table.card(1, piece));

  test('is kept beside the best one, and does not change the points', () => {
    const table = called();
    const groups = [cards(table, 'Q♥ J♥ 10♥')];
    const pointer = table.card(1, '10♦');
    expect(table.try({ type: 'arranged', seat: 1, groups, pointer })).toBe(null);
    const score = table.state.scored[1];
    expect(score?.own).toMatchObject({ halves: 2 * (9 + 10 - 4 - 10 - 5), pointer });
    expect([score?.best.halves, table.state.games[0]?.points]).toEqual([31, [-32, 31]]);
  });

  test('may be made anew, by everybody for themselves', () => {
    const table = called();
    table.do({ type: 'arranged', seat: 1, groups: [], pointer: null });
    table.do({ type: 'arranged', seat: 1, groups: [], pointer: table.card(1, 'Q♥') });
    expect(written([table.state.scored[1]?.own?.pointer ?? 0])).toBe('Q♥');
    expect(table.try({ type: 'arranged', seat: 0, groups: [], pointer: table.card(1, 'Q♥') })).toBe(
      'notHeld',
    );
  });

  test('is refused with what is no formation, and before the Calculus', () => {
    const table = called();
    const groups = [cards(table, 'Q♥ J♥ 4♣')];
    expect(table.try({ type: 'arranged', seat: 1, groups, pointer: null })).toBe('formsNothing');
    const playing = dealtTable({ hands: HANDS });
    expect(playing.try({ type: 'arranged', seat: 1, groups: [], pointer: null })).toBe('notNow');
  });

  test('counts by the castles as they were when the hand was scored', () => {
    const hands = ['K♥ 2♠ 4♥ 4♥ 6♥ 8♣ 10♠', '3♠ 2♦ 9♦ 6♠ 8♦ 9♥ A♣', 'Q♥ J♥ 10♥ A♦ 3♣ 6♦ 8♠'];
    const table = dealtTable({ hands }, { direction: 'left', first: 1 });
    table.do({ type: 'called', seat: 2 });
    expect(table.crowns(0, 'K♥', 0)).toBe(null);
    table.discards(0, '2♠');
    table.do({ type: 'agreed', seat: 0 });
    const groups = [['Q♥', 'J♥', '10♥'].map((text) => table.card(2, text))];
    table.do({ type: 'arranged', seat: 2, groups, pointer: null });
    expect(table.state.scored[2]?.own?.formations).toMatchObject([{ worths: [2, 7], halves: 18 }]);
  });
});

describe('a tournament (KINGS-10)', () => {
  test('of one game ends with it: the highest points win', () => {
    const table = dealtTable({ hands: HANDS }).do({ type: 'called', seat: 1 });
    expect(kings.winners(table.state)).toBe(null);
    table.do({ type: 'readied', seat: 0 });
    expect([table.state.phase, kings.winners(table.state)]).toEqual([{ type: 'over', winners: [1] }, [1]]);
    expect(kings.summary(table.state)).toEqual({ scores: [-16, 15.5], sets: 1 });
    expect(table.try({ type: 'readied', seat: 0 })).toBe('notNow');
  });

  test('of three adds the points up, and The Turn passes on after each', () => {
    const table = tournament(3, { first: 1 });
    const turns = [1, 0, 1].map((theTurn, game) => {
      expect([table.state.theTurn, table.state.games.length, table.state.phase.type]).toEqual([theTurn, game, 'shuffling']); // oxfmt-ignore
      playGame(table, game === 1 ? HANDS : [RIGHT, HANDS[0] ?? ''], game === 1 ? 1 : 0);
      table.play({ type: 'readied', seat: 1, at: 0 });
      return theTurn;
    });
    expect(turns).toHaveLength(3);
    expect(table.state.games.map(({ points }) => points)).toEqual([[31, -32], [-32, 31], [31, -32]]); // oxfmt-ignore
    expect(kings.summary(table.state)).toEqual({ scores: [15, -16.5], sets: 3 });
    expect(kings.winners(table.state)).toEqual([0]);
  });

  test('begins each game with all cards and nothing done', () => {
    const table = playGame(tournament(3), HANDS, 1).do({ type: 'readied', seat: 0 });
    const { pile, hands, castles, scored, deeds, reshuffles, phase } = newTable(2).until(0).state;
    expect(table.state).toMatchObject({ hands, castles, scored, deeds, reshuffles, phase });
    expect(table.state.pile).toHaveLength(pile.length);
  });

  test('is shared by equal sums', () => {
    const even = ['2♠ 2♠ 4♥ 4♥ 6♥ 8♣ 10♠', '2♦ 2♦ 4♦ 4♦ 6♦ 8♦ 10♥'];
    const table = playGame(tournament(1), even, 0).do({ type: 'readied', seat: 0 });
    expect(kings.summary(table.state).scores).toEqual([-16, -16]);
    expect(kings.winners(table.state)).toEqual([0, 1]);
  });

  test('goes on only from the Calculus', () => {
    expect(dealtTable({ hands: HANDS }).try({ type: 'readied', seat: 0 })).toBe('notNow');
  });
});

test('a figure of a dealt game is never corrected', () => {
  const table = dealtTable({ hands: HANDS }).do({ type: 'called', seat: 1 });
  expect(table.try({ type: 'amended', seat: 0, game: 0, whose: 0, halves: 9 })).toBe('realOnly');
});
