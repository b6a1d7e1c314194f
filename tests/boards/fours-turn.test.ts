import { describe, expect, test } from 'vitest';
import { SoloPars } from '#lib/boards/fours/pars.svelte.ts';
import { piecesOf, figureSizeOf } from '#lib/boards/fours/pieces.ts';
import { FoursTurn } from '#lib/boards/fours/turn.svelte.ts';
import { hintOf, whyWords } from '#lib/boards/fours/words.ts';
import { undoable } from '#lib/core/match/timeline.ts';
import type { Play } from '#lib/games/fours/board.ts';
import { ALL_CARDS, EACH, signOf, type Sign } from '#lib/games/fours/cards.ts';
import type { FoursEvent } from '#lib/games/fours/events.ts';
import type { FoursView } from '#lib/games/fours/view.ts';
import { fours as text } from '#lib/i18n/messages.ts';
import { closing, dealtTable, inGap, opening, realTable, type FoursTable } from '../support/fours.ts';

interface Sitting {
  readonly seat?: number;
  readonly seen?: (view: FoursView) => FoursView;
  /** The table takes what is sent in a while, as a match on disk does. */
  readonly isSlow?: boolean;
}

/** A turn at a table that takes what it sends at once; `sent`: what came of each. */
function sitDown(table: FoursTable, { seat = 0, seen = (view) => view, isSlow = false }: Sitting = {}) {
  const sent: (string | null)[] = [];
  let holds = 0;
  const undoing: boolean[] = [];
  const match = {
    refused: null,
    viewFor: (viewer: number) => seen(table.game.view(table.state, viewer) as FoursView),
    send: async (event: object) => {
      if (isSlow) await laid();
      const code = table.send({ ...event, at: table.match.at } as FoursEvent);
      sent.push(code);
      return code === null ? ('stored' as const) : ('refused' as const);
    },
    undo: () => {
      const to = undoable(table.timeline) ?? -1;
      table.play({ type: 'undone', to, at: table.match.at });
      return Promise.resolve('stored' as const);
    },
    resume: () => {
      table.play({ type: 'resumed', at: table.match.at });
      return Promise.resolve('stored' as const);
    },
  };
  // A page sees each change at once; here every look is a new one.
  const turn = new FoursTurn(seat, () => match, {
    hold: () => (holds += 1),
    onundoing: (now) => undoing.push(now),
  });
  return { turn, sent, holds: () => holds, undoing };
}

/** The card that was laid lies there. */
const laid = () => new Promise((resolve) => setTimeout(resolve));
const cardOf = (turn: FoursTurn, sign: Sign) => turn.hand.find((card) => signOf(card) === sign) ?? -1;
const top = (view: FoursView, place: number) => view.board[place]?.operator.map(signOf).join('');

describe('a turn', () => {
  test('lights the places of a picked card, and lays it on the one that is tapped', () => {
    const { turn, sent } = sitDown(dealtTable(['×+−÷()', '×××××']));
    turn.pick(cardOf(turn, '×'), 0);
    expect(turn.picked?.plays.map(({ place }) => place)).toEqual([1, 2, 3]);
    turn.tapPlace(2, 0);
    expect(sent).toEqual([null]);
    expect(top(turn.view, 2)).toBe('×');
    expect(turn.picked).toBeNull();
  });

  test('puts a card back that is tapped again', () => {
    const { turn, sent } = sitDown(dealtTable(['×+−÷()', '×××××']));
    turn.pick(cardOf(turn, '×'), 0);
    turn.pick(cardOf(turn, '×'), 0);
    expect(turn.picked).toBeNull();
    turn.tapPlace(2, 0);
    expect([turn.place, sent]).toEqual([2, []]);
  });

  test('takes a place first and then a card', () => {
    const { turn, sent } = sitDown(dealtTable(['×+−÷()', '×××××']));
    turn.tapPlace(3, 0);
    turn.pick(cardOf(turn, '÷'), 0);
    expect(sent).toEqual([null]);
    expect([top(turn.view, 3), turn.place]).toEqual(['÷', null]);
  });

  test('asks which way when a bracket can go both ways in the chosen place', () => {
    const { turn, sent } = sitDown(dealtTable(['×+−÷()', '×××××']));
    turn.tapPlace(1, 0);
    turn.pickSign('()', 0);
    expect(sent).toEqual([]);
    expect([turn.picked?.face, turn.faces]).toEqual(['(', ['(', ')']]);
    turn.tapPlace(1, 0);
    expect(turn.view.board[1]?.opens).toHaveLength(1);
  });

  test('lays a bracket without asking where only one way is possible', () => {
    const { turn } = sitDown(dealtTable(['×+−÷()', '×××××']));
    turn.tapPlace(0, 0);
    turn.pickSign('()', 0);
    expect(turn.view.board[0]?.opens).toHaveLength(1);
  });

  test('picks a bracket up as one that closes while one is open', () => {
    const { turn } = sitDown(dealtTable(['()()+++', '×××××']));
    turn.pickSign('()', 0);
    turn.tapPlace(0, 0);
    turn.pickSign('()', 0);
    expect(turn.picked?.face).toBe(')');
  });

  test.each<[string, string, (turn: FoursTurn) => void]>([
    ['sameSign', 'the same sign', (turn) => (turn.pickSign('×', 0), turn.tapPlace(1, 0))],
    ['notAGap', 'a sign before the first 4', (turn) => (turn.pickSign('+', 0), turn.tapPlace(0, 0))],
    ['wrongEnd', 'a ( after the last 4', (turn) => (turn.pickSign('()', 0, '('), turn.tapPlace(4, 0))],
    [
      'operatorOnBracket',
      'a sign on a bracket',
      (turn) => (turn.pickSign('+', 0), turn.tapCard({ place: 2, row: 'opens', index: 0 }, 0)),
    ],
    ['fourth', 'a fourth bracket', (turn) => (turn.pickSign('()', 0, '('), turn.tapPlace(2, 0))],
    ['notHeld', 'a card that one does not hold', (turn) => turn.pickSign('÷', 0)],
  ])('says why, %s: %s', (code, _, act) => {
    const table = dealtTable(['×()()()+', '×+()++'], {}, '×++')
      .turn(['×', inGap(1)], ['()', opening(2)], ['()', opening(2)])
      .turn(['()', opening(2)]);
    const { turn, sent } = sitDown(table);
    act(turn);
    expect(turn.why).toBe(code);
    expect(sent).toEqual([]);
    expect(whyWords(code)).toBeTruthy();
  });

  test('takes no card on one of the same turn, and no fourth', async () => {
    const { turn, sent } = sitDown(dealtTable(['×+−÷()', '×××××']));
    turn.pickSign('×', 0);
    turn.tapPlace(1, 0);
    await laid();
    turn.pickSign('+', 0);
    turn.tapPlace(1, 0);
    expect(turn.why).toBe('freshCard');
    turn.tapPlace(2, 0);
    await laid();
    turn.pickSign('−', 0);
    turn.tapPlace(3, 0);
    turn.pickSign('÷', 0);
    expect([turn.why, turn.picked]).toEqual(['threePlayed', null]);
    expect(sent).toEqual([null, null, null]);
  });

  test('loses nothing that is done while a card is on its way: the next one is another card, and lies where it then fits', async () => {
    const { turn, sent } = sitDown(dealtTable(['()()×+−', '×××××']), { isSlow: true });
    turn.pickSign('()', 0, '(');
    turn.tapPlace(1, 0);
    turn.pickSign('()', 0, ')');
    turn.tapPlace(2, 0);
    expect(sent).toEqual([]);
    await laid();
    await laid();
    turn.pickSign('×', 0);
    turn.tapPlace(1, 0);
    void turn.undo();
    await laid();
    await laid();
    expect(sent).toEqual([null, null, null]);
    expect([turn.view.board[1]?.opens.length, turn.view.board[2]?.closes.length]).toEqual([1, 1]);
    expect([turn.played, turn.why, top(turn.view, 1)]).toEqual([2, null, '']);
  });

  test('with real cards picks up another one while one is on its way', async () => {
    const { turn, sent } = sitDown(realTable(2), { isSlow: true });
    turn.pickSign('÷', 0);
    turn.tapPlace(3, 0);
    turn.pickSign('÷', 0);
    turn.tapPlace(2, 0);
    await laid();
    await laid();
    expect([sent, top(turn.view, 3), top(turn.view, 2)]).toEqual([[null, null], '÷', '÷']);
  });

  test('takes a bracket off with another one (FOURS-6)', () => {
    const table = dealtTable(['()×+−÷', '()××××']).turn(['()', opening(1)]);
    const { turn } = sitDown(table, { seat: 1 });
    turn.pickSign('()', 0);
    turn.tapCard({ place: 1, row: 'opens', index: 0 }, 0);
    expect(turn.view.board[1]?.opens).toEqual([]);
  });

  test('takes its own last card back, and nobody else’s', async () => {
    const table = dealtTable(['×+−÷()', '×××××']).turn(['×', inGap(1)]);
    const { turn, holds, undoing } = sitDown(table, { seat: 1 });
    await turn.undo();
    expect([top(turn.view, 1), holds()]).toEqual(['×', 0]);
    turn.pickSign('×', 0);
    turn.tapPlace(2, 0);
    await turn.undo();
    expect([top(turn.view, 2), turn.hand.length, holds()]).toEqual(['', 5, 1]);
    // Nothing is covered meanwhile.
    expect(undoing).toEqual([true, false]);
  });

  test('ends once, however often that is pressed', async () => {
    const { turn, sent } = sitDown(dealtTable(['×+−÷()', '×××××']));
    await Promise.all([turn.end(0), turn.end(0)]);
    expect(sent).toEqual([null]);
  });

  test('with real cards takes any sign, until all twenty are on the board', () => {
    const { turn, sent } = sitDown(realTable(2));
    turn.pickSign('÷', 0);
    turn.tapPlace(3, 0);
    expect([sent, top(turn.view, 3)]).toEqual([[null], '÷']);
  });

  test('with real cards says when all twenty of a sign are on the board', () => {
    const table = realTable(2);
    const { turn, sent } = sitDown(table, {
      seen: ({ board, ...view }) => ({
        ...view,
        board: board.map((place, at) =>
          at === 1 ? { ...place, operator: ALL_CARDS.slice(0, EACH) } : place,
        ),
      }),
    });
    turn.pickSign('+', 0);
    expect([turn.why, turn.picked, sent]).toEqual(['inUse', null, []]);
    turn.pickSign('−', 0);
    expect([turn.why, turn.picked?.card]).toEqual([null, EACH]);
  });

  test('offers − as a sign where the house plays so (FOURS-14)', () => {
    const { turn } = sitDown(dealtTable(['−×+÷()', '×××××'], { negation: true }));
    turn.pickSign('−', 0);
    expect(turn.faces).toEqual(['operator', 'sign']);
    turn.turn('sign');
    expect(turn.picked?.plays).toEqual([{ card: cardOf(turn, '−'), ...opening(0) }]);
  });
});

describe('the pieces of a board', () => {
  const shown = (view: FoursView, plays: readonly Play[] = []) =>
    piecesOf(view.board, plays.length > 0 ? { card: 0, face: '(', plays } : null).map((half) =>
      half
        .flat()
        .map((piece) => {
          if (piece.type === 'four') return '4';
          if (piece.type === 'slot') return '|';
          if (piece.type === 'card')
            return signOf(piece.card) === '()' ? (piece.row === 'opens' ? '(' : ')') : '−';
          return piece.card === null ? '_' : signOf(piece.card);
        })
        .join(''),
    );

  test('break after the second gap', () => {
    const table = dealtTable(['()×()+÷', '()()÷××'])
      .turn(['()', opening(0)], ['×', inGap(1)], ['()', closing(2)])
      .turn(['()', opening(2)], ['()', closing(4)], ['÷', inGap(3)]);
    const view = table.game.view(table.state, 'table') as FoursView;
    expect(shown(view)).toEqual(['_(4×4)_', '(4÷4)_']);
  });

  test('leave every bracket, and an end beside one, what a finger needs', () => {
    const table = dealtTable(['()×()+÷', '()()÷××']).turn(['()', opening(0)], ['()', opening(0)]);
    const view = table.game.view(table.state, 'table') as FoursView;
    const rows = [piecesOf(view.board, null)[0]?.flat() ?? []];
    // Three thin ones, and two 4s with a gap behind each.
    expect(figureSizeOf(rows, '300px')).toBe('min(300px / 4.7, (300px - 3 * 24px) / 3.32)');
  });

  test('have a slot for each way where there are several', () => {
    const table = dealtTable(['−()×+÷', '()×××+'], { negation: true }).turn(['−', opening(0)]);
    const view = table.game.view(table.state, 'table') as FoursView;
    const { turn } = sitDown(table, { seat: 1 });
    turn.pickSign('()', 0, '(');
    const plays = turn.picked?.plays ?? [];
    expect(plays.filter(({ place, cancels }) => place === 0 && !cancels)).toHaveLength(2);
    expect(shown(view, plays)).toEqual(['_|−|4_4_', '4_4_']);
  });

  test('of an empty board fit a narrow phone at full size', () => {
    const { turn } = sitDown(dealtTable(['−()×+÷', '()×××+']));
    const rows = [piecesOf(turn.view.board, null).flat(2)];
    // More than the 48 px that they are at most.
    expect(figureSizeOf(rows, '358px')).toBe('min(358px / 6.56, (358px - 2 * 24px) / 5.64)');
  });
});

describe('the hint', () => {
  test('says what to do next', () => {
    const { turn } = sitDown(dealtTable(['×+−÷()', '×××××']));
    const hint = () => hintOf({ view: turn.view, picked: turn.picked, place: turn.place, name: 'Mei' });
    expect(hint()).toBe(text.begins);
    turn.tapPlace(1, 0);
    expect(hint()).toBe('What goes into gap 1?');
    turn.tapPlace(1, 0);
    turn.pickSign('×', 0);
    expect(hint()).toBe(text.tapLit);
  });

  test('says with real cards who plays, and after three what is left to do', () => {
    const says = (table: FoursTable) => {
      const { turn } = sitDown(table);
      return hintOf({ view: turn.view, picked: null, place: null, name: 'Mei' });
    };
    const table = realTable(2);
    expect(says(table)).toBe(text.whereThen('Mei'));
    for (const gap of [1, 2, 3]) table.lays('+', inGap(gap));
    expect(says(table)).toBe(text.endOrBack);
  });
});

describe('par, alone', () => {
  test('is looked for once for each round that has begun, and stands by its round', async () => {
    const table = dealtTable(['×+−÷()']);
    const asked: (number | null)[] = [];
    const solo = new SoloPars((start) => {
      asked.push(start.rounds.length);
      return Promise.resolve(start.rounds.length === 0 ? 3 : null);
    });
    const look = () => solo.ask({ timeline: table.timeline, state: table.state });
    look();
    look();
    table.ends();
    look();
    table.next();
    look();
    await Promise.resolve();
    expect(asked).toEqual([0, 1]);
    table.play({ type: 'undone', to: undoable(table.timeline) ?? -1, at: table.match.at });
    look();
    table.play({ type: 'resumed', at: table.match.at }).next();
    look();
    await Promise.resolve();
    expect(asked).toEqual([0, 1, 1]);
    expect(solo.pars).toEqual([3, null]);
  });
});
