import { describe, expect, test } from 'vitest';
import { cardsOn } from '#lib/games/fours/board.ts';
import { ALL_CARDS, EACH, SIGNS, signOf } from '#lib/games/fours/cards.ts';
import { parseFoursConfig, standardFours } from '#lib/games/fours/config.ts';
import { parseFoursEvent } from '#lib/games/fours/events.ts';
import { fours } from '#lib/games/fours/index.ts';
import { printBoard } from '#lib/games/fours/print.ts';
import { targetsOf } from '#lib/games/fours/rounds.ts';
import type { Viewer } from '#lib/core/match/game.ts';
import {
  closing,
  dealing,
  dealtTable,
  FoursTable,
  inGap,
  newTable,
  opening,
  realTable,
  shown,
} from '../../support/fours.ts';
import { phaseOf } from '../../support/claims.ts';

const text = (table: ReturnType<typeof newTable>) => printBoard(table.state.board, table.state.config);
const handOf = (table: ReturnType<typeof newTable>, seat: number) => table.state.hands[seat] ?? [];
const turnOf = (table: ReturnType<typeof newTable>) => phaseOf(table, 'turn').seat;

describe('the cards (FOURS-1, FOURS-2)', () => {
  test('are a hundred, twenty of each', () => {
    expect(ALL_CARDS).toHaveLength(100);
    for (const sign of SIGNS) expect(ALL_CARDS.filter((card) => signOf(card) === sign)).toHaveLength(EACH);
  });

  test('five are dealt to each, and the rest is drawn from', () => {
    const { state } = newTable(6).until(0);
    expect(state.hands.map((hand) => hand.length)).toEqual([5, 5, 5, 5, 5, 5]);
    expect(state.pile).toHaveLength(70);
  });

  test('must all be dealt, each once', () => {
    const order = [...ALL_CARDS];
    expect(newTable(2).send({ type: 'shuffled', at: 0, order: order.slice(1) })).toBe('badOrder');
    expect(newTable(2).send({ type: 'shuffled', at: 0, order: [0, ...order.slice(0, 99)] })).toBe('badOrder');
    expect(realTable(2).send({ type: 'shuffled', at: 0, order })).toBe('notNow');
  });

  test('there are nine rounds, with joined 4s all up to 20 that can be made (FOURS-15)', () => {
    expect(targetsOf({ extended: false })).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(targetsOf({ extended: true })).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 16, 17, 20]);
  });
});

describe('a turn (FOURS-2, FOURS-3)', () => {
  test('passes to the right, and the hand is filled', () => {
    const table = dealtTable(['×+÷−()', '÷÷−()+', '+++++'], {}, '()()');
    table.turn(['×', inGap(1)], ['+', inGap(2)]);
    expect(text(table)).toBe('4 × 4 + 4 ▢ 4');
    expect(turnOf(table)).toBe(2);
    expect(shown(handOf(table, 0))).toBe('÷−()()()');
    table.ends();
    expect(turnOf(table)).toBe(1);
  });

  test('has at most three cards, and may have none', () => {
    const table = dealtTable(['×+÷()()', '÷÷−()+']);
    for (const place of [1, 2, 3]) table.lays((['×', '+', '÷'] as const)[place - 1] ?? '×', inGap(place));
    expect(table.lays('()', opening(0))).toBe('threePlayed');
    expect(cardsOn(table.state.board)).toHaveLength(3);
    table.ends().ends();
    expect(turnOf(table)).toBe(0);
  });

  test('is one player’s, with cards that they hold', () => {
    const table = dealtTable(['×+÷()()', '÷÷−()+']);
    const at = table.match.at;
    const other = { type: 'played', seat: 1, at, card: handOf(table, 1)[0] ?? 0, ...inGap(1) } as const;
    expect(table.send(other)).toBe('notYours');
    expect(table.send({ ...other, seat: 0 })).toBe('notHeld');
    expect(table.send({ type: 'ended', seat: 1, at })).toBe('notYours');
    expect(table.send({ type: 'ended', seat: 2, at })).toBe('noSuchSeat');
    expect(table.send({ type: 'readied', seat: 0, at })).toBe('notNow');
    expect(table.send({ type: 'redrew', seat: 0, at, cards: [] })).toBe('notNow');
  });

  test('cards are laid one by one, and taken back in reverse order', () => {
    const table = dealtTable(['×+÷()()', '÷÷−()+']);
    const before = table.state;
    table.lays('×', inGap(1));
    const one = table.state;
    table.lays('+', inGap(2));
    table.send({ type: 'undone', at: 0, to: 2 });
    expect(table.state).toEqual(one);
    table.send({ type: 'undone', at: 0, to: 1 });
    expect(table.state).toEqual(before);
  });

  test('a bracket on one of an earlier turn takes both to the discard (FOURS-6, FOURS-7)', () => {
    const table = dealtTable(['()()+++', '()÷−++']);
    table.lays('()', opening(0));
    expect(table.lays('()', { ...opening(0), cancels: true })).toBe('freshCard');
    table.ends();
    expect(table.lays('()', { ...opening(0), cancels: true })).toBe(null);
    expect(table.state.discard.map(signOf)).toEqual(['()', '()']);
    expect(cardsOn(table.state.board)).toEqual([]);
  });
});

describe('the published example (FOURS-9, FOURS-10, FOURS-16)', () => {
  const played = () =>
    dealtTable(['×+−()()', '÷÷−()+'])
      .turn(['×', inGap(1)], ['+', inGap(2)])
      .turn(['÷', inGap(2)], ['÷', inGap(3)]);

  test('the second player makes 1, and scores four: the covered card counts', () => {
    const { rounds, scores, phase, board, next, waiting } = played().state;
    expect(rounds[0]).toMatchObject({ target: 1, winner: 1, points: 4, turns: 2 });
    expect(scores).toEqual([0, 4]);
    expect(phase.type).toBe('between');
    expect(cardsOn(board)).toEqual([]);
    expect([next, waiting]).toEqual([0, [0, 1]]);
  });

  test('in the second round 4 ÷ 4 + 4 ÷ 4 scores three', () => {
    const table = dealtTable(['×+÷÷+', '÷÷−()+'])
      .turn(['×', inGap(1)], ['+', inGap(2)])
      .turn(['÷', inGap(2)], ['÷', inGap(3)])
      .next()
      .turn(['÷', inGap(1)], ['+', inGap(2)], ['÷', inGap(3)]);
    expect(table.state.rounds[1]).toMatchObject({ target: 2, winner: 0, points: 3, turns: 1 });
    expect(table.state.scores).toEqual([3, 4]);
  });
});

describe('between two rounds (FOURS-10)', () => {
  const won = (players: string[], pile = '') =>
    dealtTable(players, {}, pile).turn(['×', inGap(1)], ['÷', inGap(2)], ['÷', inGap(3)]);

  test('all discard up to three from the winner’s right on, and fill up', () => {
    const table = won(['×÷÷−+', '+++++', '−−−−−'], '()()()××');
    const at = table.match.at;
    expect(table.state.waiting).toEqual([2, 1, 0]);
    const minus = handOf(table, 2);
    const redrew = (seat: number, cards: readonly number[]) =>
      table.send({ type: 'redrew', seat, at, cards });
    expect(redrew(1, [])).toBe('notYours');
    expect(redrew(2, minus.slice(0, 4))).toBe('fourDiscarded');
    expect(redrew(2, [minus[0] ?? 0, minus[0] ?? 0])).toBe('fourDiscarded');
    expect(redrew(2, handOf(table, 1).slice(0, 1))).toBe('notHeld');
    expect(redrew(2, minus.slice(0, 2))).toBe(null);
    expect(shown(handOf(table, 2))).toBe('−−−××');
    expect(redrew(1, [])).toBe(null);
    expect(redrew(0, [])).toBe(null);
    expect(turnOf(table)).toBe(2);
  });

  test('nobody can skip it for another', () => {
    const table = won(['×÷÷−+', '+++++', '−−−−−']);
    for (const seat of [0, 1, 2]) {
      expect(fours.allowed(table.state, seat).has('readied')).toBe(false);
      expect(table.send({ type: 'readied', seat, at: table.match.at })).toBe('notNow');
    }
    expect(table.state.waiting).toEqual([2, 1, 0]);
    for (const seat of [2, 1, 0]) {
      expect(table.state.phase.type).toBe('between');
      table.play({ type: 'redrew', seat, at: table.match.at, cards: [] });
    }
    expect(turnOf(table)).toBe(2);
  });

  test('alone it goes on as one likes, with or without new cards', () => {
    const table = won(['×÷÷−+'], '()()()××');
    expect([...fours.allowed(table.state, 0)].toSorted()).toEqual(['readied', 'redrew']);
    table.play({ type: 'readied', seat: 0, at: table.match.at });
    expect(turnOf(table)).toBe(0);
  });

  test.each([false, true])(
    'in the first edition whoever is not asked keeps their cards: swaps at turns %s',
    (swapAtTurn) => {
      const { edition: _, ...first } = standardFours(3);
      const table = new FoursTable(fours, { ...first, swapAtTurn }).play(
        dealing(['×÷÷−+', '+++++', '−−−−−']),
      );
      table.turn(['×', inGap(1)], ['÷', inGap(2)], ['÷', inGap(3)]);
      const held = table.state.hands;
      table.play({ type: 'readied', seat: 1, at: table.match.at });
      expect(table.state.hands).toEqual(held);
      expect(turnOf(table)).toBe(2);
    },
  );
});

describe('where the house has each swap at the start of their own first turn (FOURS-10)', () => {
  const won = () =>
    dealtTable(['×÷÷−+', '+++++', '−−−−−'], { swapAtTurn: true }, '()()()××').turn(
      ['×', inGap(1)],
      ['÷', inGap(2)],
      ['÷', inGap(3)],
    );
  const redrew = (table: FoursTable, seat: number, cards: readonly number[]) =>
    table.send({ type: 'redrew', seat, at: table.match.at, cards });

  test('the first turns come in the same order, each after its swap', () => {
    const table = won();
    for (const seat of [2, 1, 0]) {
      expect(table.state.phase.type).toBe('between');
      expect([...fours.allowed(table.state, seat)]).toEqual(['redrew']);
      expect(table.send({ type: 'readied', seat, at: table.match.at })).toBe('notNow');
      expect(table.send({ type: 'ended', seat, at: table.match.at })).toBe('notNow');
      expect(redrew(table, (seat + 1) % 3, [])).toBe('notYours');
      const [first = 0] = handOf(table, seat);
      expect(redrew(table, seat, [first])).toBe(null);
      expect(handOf(table, seat)).not.toContain(first);
      expect(handOf(table, seat)).toHaveLength(5);
      expect(turnOf(table)).toBe(seat);
      if (seat === 0) break;
      table.turn(seat === 1 ? ['+', inGap(1)] : ['−', inGap(2)]);
    }
    expect(table.state.turns.map(({ seat }) => seat)).toEqual([2, 1]);
    table.ends();
    expect(turnOf(table)).toBe(2);
  });

  test('whoever had no turn in a round is asked in the next one like everybody', () => {
    const table = dealtTable(['×÷÷−+', '+++++', '÷+÷−−'], { swapAtTurn: true }).turn(
      ['×', inGap(1)],
      ['÷', inGap(2)],
      ['÷', inGap(3)],
    );
    redrew(table, 2, []);
    expect(table.state.turns).toEqual([]);
    table.turn(['÷', inGap(1)], ['+', inGap(2)], ['÷', inGap(3)]);
    expect(table.state.rounds[1]).toMatchObject({ winner: 2, turns: 1 });
    expect([table.state.phase.type, table.state.waiting]).toEqual(['between', [1, 0, 2]]);
  });

  test('an empty draw pile is filled before their turn goes on (FOURS-12)', () => {
    const table = won();
    const state = { ...table.state, pile: [] };
    table.timeline = { events: [], points: [{ match: { ...table.match, state }, log: null }] };
    redrew(table, 2, handOf(table, 2).slice(0, 2));
    expect(table.state.phase).toEqual({ type: 'drawing', seat: 2, then: 'redraw' });
    table.until(0);
    expect([turnOf(table), handOf(table, 2).length]).toEqual([2, 5]);
  });
});

describe('a void round (FOURS-12)', () => {
  test('comes when all pass one after the other; the right of the last one begins', () => {
    const table = dealtTable(['×÷÷−+', '+++++', '−−−−−']).turn(['×', inGap(1)]);
    table.ends().ends();
    expect(table.state.phase.type).toBe('turn');
    table.ends();
    const { rounds, scores, next, waiting, board } = table.state;
    expect(rounds).toEqual([expect.objectContaining({ target: 1, winner: null, points: 0, turns: 4 })]);
    expect([scores, next, waiting]).toEqual([[0, 0, 0], 2, [2, 1, 0]]);
    expect(cardsOn(board)).toEqual([]);
    expect(turnOf(table.next())).toBe(2);
  });

  test('alone a pass gives the round up', () => {
    const table = dealtTable(['×÷÷−+']).ends();
    expect(table.state.rounds[0]).toMatchObject({ winner: null, turns: 1 });
    expect(table.state.waiting).toEqual([0]);
  });
});

describe('an empty draw pile (FOURS-12)', () => {
  /** Seat 0 has laid three cards, and only two are left to draw. */
  function drawnOut(discard: readonly number[]) {
    const begun = dealtTable(['×+÷()()', '÷÷−()+']);
    const state = { ...begun.state, pile: begun.state.pile.slice(0, 2), discard };
    begun.timeline = { events: [], points: [{ match: { ...begun.match, state }, log: null }] };
    for (const [index, sign] of (['×', '+', '÷'] as const).entries()) begun.lays(sign, inGap(index + 1));
    expect(begun.send({ type: 'ended', seat: 0, at: 0 })).toBe(null);
    return begun;
  }

  test('is filled by shuffling the discard, before the board is judged', () => {
    const table = drawnOut([70, 71, 72, 73]);
    expect(table.state.phase).toEqual({ type: 'drawing', seat: 0, then: 'judge' });
    expect(table.send({ type: 'reshuffled', at: 0, order: [70, 71, 72] })).toBe('badOrder');
    expect(table.send({ type: 'ended', seat: 0, at: 0 })).toBe('notNow');
    expect(table.send({ type: 'reshuffled', at: 0, order: [73, 72, 71, 70] })).toBe(null);
    expect(handOf(table, 0)).toContain(73);
    expect(handOf(table, 0)).toHaveLength(5);
    expect([table.state.discard, table.state.pile]).toEqual([[], [72, 71, 70]]);
    expect(turnOf(table)).toBe(1);
  });

  test('is filled by chance with the very cards of the discard', () => {
    const table = drawnOut([70, 71, 72, 73]).until(0);
    expect([...handOf(table, 0), ...table.state.pile]).toEqual(expect.arrayContaining([70, 71, 72, 73]));
  });

  test('and an empty discard leave everybody with what they hold', () => {
    const table = drawnOut([]);
    expect(handOf(table, 0)).toHaveLength(4);
    expect(turnOf(table)).toBe(1);
  });
});

describe('the end (FOURS-11)', () => {
  const NINE = [
    // The nine solutions of the classic puzzle, each laid in as few turns as three cards at a time allow.
    [[['÷', inGap(1)], ['×', inGap(2)], ['÷', inGap(3)]]], // oxfmt-ignore
    [[['÷', inGap(1)], ['+', inGap(2)], ['÷', inGap(3)]]], // oxfmt-ignore
    [[['()', opening(0)], ['+', inGap(1)], ['+', inGap(2)]], [['()', closing(3)], ['÷', inGap(3)]]], // oxfmt-ignore
    [[['()', opening(2)], ['+', inGap(1)], ['×', inGap(2)]], [['−', inGap(3)], ['()', closing(4)]]], // oxfmt-ignore
    [[['()', opening(0)], ['×', inGap(1)], ['+', inGap(2)]], [['()', closing(3)], ['÷', inGap(3)]]], // oxfmt-ignore
    [[['+', inGap(1)], ['()', opening(1)], ['+', inGap(2)]], [['()', closing(3)], ['÷', inGap(3)]]], // oxfmt-ignore
    [[['+', inGap(1)], ['−', inGap(2)], ['÷', inGap(3)]]], // oxfmt-ignore
    [[['+', inGap(1)], ['+', inGap(2)], ['−', inGap(3)]]], // oxfmt-ignore
    [[['+', inGap(1)], ['+', inGap(2)], ['÷', inGap(3)]]], // oxfmt-ignore
  ] as const;

  test('comes after round nine; the highest score wins', () => {
    const table = realTable(2);
    for (const [round, turns] of NINE.entries()) {
      for (const turn of turns) table.turn(...turn);
      expect(table.state.rounds.at(-1)).toMatchObject({ target: round + 1, turns: turns.length });
      expect(table.state.rounds.at(-1)?.winner).not.toBe(null);
      if (round < 8) table.next();
    }
    expect(phaseOf(table, 'over').winners).toEqual([table.state.scores[0]! > table.state.scores[1]! ? 0 : 1]);
    expect(table.state.scores.reduce((sum, score) => sum + score)).toBe(5 * 3 + 4 * 5);
    expect(fours.summary(table.state)).toEqual({ scores: table.state.scores, sets: 9 });
    expect(fours.winners(table.state)).toEqual(phaseOf(table, 'over').winners);
  });

  test('equal scores share it', () => {
    const table = realTable(3);
    for (let round = 0; round < 9; round += 1) {
      table.ends().ends().ends();
      if (round < 8) table.next();
    }
    expect(phaseOf(table, 'over').winners).toEqual([0, 1, 2]);
  });
});

describe('with a real deck', () => {
  test('any card can be played, but no more than there are', () => {
    const table = realTable(2);
    expect(table.lays('÷', inGap(1))).toBe(null);
    const card = table.state.board[1]?.operator[0] ?? 0;
    expect(table.send({ type: 'played', seat: 0, at: 0, card, ...inGap(2) })).toBe('inUse');
    expect(table.state.pile).toHaveLength(99);
  });

  test('nobody has a hand, and people redraw by themselves', () => {
    const table = realTable(2).turn(['×', inGap(1)], ['÷', inGap(2)], ['÷', inGap(3)]);
    expect(table.state.waiting).toEqual([]);
    expect(table.send({ type: 'redrew', seat: 1, at: 0, cards: [] })).toBe('dealtOnly');
    expect(table.next(1).state.pile).toHaveLength(100);
  });

  test.each([false, true])(
    'the round goes on for all at once, whatever is set for swaps: %s',
    (swapAtTurn) => {
      const table = realTable(3, { swapAtTurn }).turn(['×', inGap(1)], ['÷', inGap(2)], ['÷', inGap(3)]);
      expect(table.state.waiting).toEqual([]);
      table.play({ type: 'readied', seat: 1, at: table.match.at });
      expect([turnOf(table), table.state.turns]).toEqual([2, []]);
    },
  );
});

describe('what is seen', () => {
  const table = dealtTable(['×+−()()', '÷÷−()+', '+++++']);
  test.each<[Viewer, boolean[]]>([
    [0, [true, false, false]],
    [2, [false, false, true]],
    ['table', [false, false, false]],
    ['open', [true, true, true]],
  ])('by %s', (viewer, seen) => {
    const { hands, holds, pile } = fours.view(table.state, viewer);
    expect(hands.map((hand) => hand !== null)).toEqual(seen);
    expect([holds, pile]).toEqual([[5, 5, 5], 85]);
  });

  test('with a real deck no hands', () => {
    expect(fours.view(realTable(2).state, 'open').hands).toEqual([null, null]);
  });
});

test('settings are read field by field', () => {
  expect(parseFoursConfig(standardFours(3)).ok).toBe(true);
  const wrong = (change: object) => {
    const read = parseFoursConfig({ ...standardFours(3), ...change });
    return read.ok ? null : read.error.field;
  };
  expect(wrong({ players: 7 })).toBe('players');
  expect(wrong({ first: 3 })).toBe('first');
  expect(wrong({ players: 1, deck: 'physical' })).toBe('deck');
  expect(wrong({ negation: 1 })).toBe('negation');
  expect(wrong({ target: 24 })).toBe('target');
  expect(wrong({ swapAtTurn: 'yes' })).toBe('swapAtTurn');
});

test('settings of the first edition stay what they were, and alone there is but one', () => {
  const { swapAtTurn: _, edition: __, ...first } = standardFours(3);
  expect(parseFoursConfig(first)).toEqual({ ok: true, value: first });
  expect(parseFoursConfig({ ...first, edition: 1 }).ok).toBe(false);
  const alone = parseFoursConfig({ ...standardFours(1), edition: 2 });
  expect(alone).toEqual({ ok: true, value: { ...first, players: 1 } });
});

test.each([
  { type: 'played', seat: 0, at: 0, card: 100, ...inGap(1) },
  { type: 'played', seat: 0, at: 0, card: 1, ...inGap(1), row: 'middle' },
  { type: 'played', at: 0, card: 1, ...inGap(1) },
  { type: 'redrew', seat: 0, at: 0, cards: [1, 'two'] },
  { type: 'shuffled', seat: 0, at: 0, order: [] },
  { type: 'ruled', at: 0, set: 0, verdict: 'right', reason: '' },
])('a malformed event is none: %j', (event) => {
  expect(parseFoursEvent(event)).toBe(null);
});
