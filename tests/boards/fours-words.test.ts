import { describe, expect, test } from 'vitest';
import { actOf } from '#lib/boards/fours/keys.ts';
import { foursMenuFacts } from '#lib/boards/fours/menu-facts.ts';
import { lastTurnStart, roundStart } from '#lib/games/fours/moments.ts';
import { roundWords, sumOverPar, turnsMade } from '#lib/boards/fours/solo.ts';
import { coverLines, isBracketNew, makesNumber, playWords, rulesWords } from '#lib/boards/fours/words.ts';
import { EMPTY_BOARD } from '#lib/games/fours/board.ts';
import { signOf } from '#lib/games/fours/cards.ts';
import { standardFours } from '#lib/games/fours/config.ts';
import type { Round } from '#lib/games/fours/state.ts';
import type { FoursView } from '#lib/games/fours/view.ts';
import { fours as text } from '#lib/i18n/messages.ts';
import { speak } from '#lib/i18n/spoken.ts';
import {
  closing,
  dealtTable,
  inGap,
  onOpening,
  opening,
  realTable,
  type FoursTable,
} from '../support/fours.ts';

const viewOf = (table: FoursTable) => table.game.view(table.state, 'table') as FoursView;
const factsOf = ({ timeline, state }: FoursTable) => foursMenuFacts({ timeline, config: state.config });
const NAMES = ['Mei', 'Grandma', 'Jun'];

/** The published example: the first player fills two gaps, the second wins (FOURS-16). */
const won = () =>
  dealtTable(['×+−()()', '÷÷−()+', '×××××'])
    .turn(['×', inGap(1)], ['+', inGap(2)])
    .ends()
    .turn(['÷', inGap(2)], ['÷', inGap(3)]);

describe('what a bracket is for', () => {
  const isNew = ({ timeline, state }: FoursTable, seat: number) => {
    const played = timeline.events.filter((event) => event.type === 'played');
    const { rounds, hands, phase } = state;
    const laid = phase.type === 'turn' ? phase.plays.length : 0;
    return isBracketNew({ rounds: rounds.length, played, laid, hand: hands[seat] ?? [] }, seat);
  };

  test('is told in a turn in which one can still be played', () => {
    const table = dealtTable(['×−÷()()', '÷÷−×+']);
    table.lays('×', inGap(1));
    table.lays('−', inGap(2));
    expect(isNew(table, 0)).toBe(true);
    table.lays('÷', inGap(3));
    expect(isNew(table, 0)).toBe(false);
  });

  test('is told whoever holds one and has never played one, in a later round as well', () => {
    const table = dealtTable(['×()÷÷−', '÷÷−×+']);
    expect([isNew(table, 0), isNew(table, 1)]).toEqual([true, false]);
    table.turn(['×', inGap(1)], ['÷', inGap(2)], ['÷', inGap(3)]);
    expect(table.state.rounds).toHaveLength(1);
    expect(isNew(table, 0)).toBe(true);
    const again = dealtTable(['×()÷÷−', '÷÷−×+']).turn(['()', opening(0)]);
    expect(isNew(again, 0)).toBe(false);
  });
});

describe('the names of places', () => {
  test('say what lies there, the top first', () => {
    expect(text.place(2, ['+', '×'])).toBe('gap 2, plus, over times');
    expect(text.place(1, [])).toBe('gap 1, empty');
    expect(text.place(0, [])).toBe('before the first 4');
    expect(text.lies('open bracket', 0, 2)).toBe('open bracket 2, before the first 4');
    expect(text.lies('close bracket', 2, 1)).toBe('close bracket, in gap 2');
  });

  test('make a board one line to listen to', () => {
    expect(speak('(4 × 4) ÷ 4 ▢ 4')).toBe('open bracket, 4 times 4, close bracket, divided by 4 gap 4');
  });

  test('say where a card went', () => {
    expect(playWords({ card: 60, ...inGap(3) })).toBe('÷ in gap 3');
    expect(playWords({ card: 80, ...closing(4) })).toBe(') after the last 4');
    expect(playWords({ card: 80, ...onOpening(0) })).toBe('( on the bracket before the first 4');
    expect(playWords({ card: 0, ...onOpening(0) })).toBe('+ on the minus sign before the first 4');
  });
});

describe('what is missing', () => {
  test('is said in the order in which it is looked for', () => {
    expect(text.incomplete(1, 0, 0)).toBe('incomplete: 1 gap');
    expect(text.incomplete(1, 1, 0)).toBe('1 bracket open, 1 gap');
    expect(text.incomplete(0, 0, 2)).toBe('2 brackets not opened');
  });
});

describe('the cover', () => {
  const lines = (table: FoursTable, seat: number, swaps = false) =>
    coverLines({ view: viewOf(table), names: NAMES, seat, swaps });

  test('says what was just played, and no more', () => {
    const table = dealtTable(['×+−()()', '÷÷−()+', '×××××']);
    expect(lines(table, 0)).toEqual([text.starts('Mei', 1)]);
    table.turn(['()', opening(0)], ['+', inGap(2)]);
    const now = 'On the board: (4 ▢ 4 + 4 ▢ 4, 1 bracket open, 2 gaps.';
    expect(speak(now)).toBe('On the board: open bracket, 4 gap 4 plus 4 gap 4, 1 bracket open, 2 gaps.');
    expect(lines(table, 2)).toEqual(['Mei played ( and +.', now, text.hidden]);
    table.ends();
    expect(lines(table, 1)).toEqual(['Jun passed.', now, text.hidden]);
  });

  test('says what the board is worth', () => {
    const table = dealtTable(['÷××−+', '÷÷−()+']).turn(['÷', inGap(1)], ['×', inGap(2)], ['−', inGap(3)]);
    expect(lines(table, 1)[1]).toBe('On the board: 4 ÷ 4 × 4 − 4 = 0, not 1.');
  });

  test('says that cards are to be swapped', () => {
    expect(lines(won(), 0, true)).toEqual([text.swapsNext('Mei', 2)]);
  });

  test('says so with how the board lies, where they are swapped at first turns (FOURS-10)', () => {
    const table = dealtTable(['×÷÷−+', '++++÷', '−−+−−'], { swapAtTurn: true });
    table.turn(['×', inGap(1)], ['÷', inGap(2)], ['÷', inGap(3)]);
    expect(lines(table, 2, true)).toEqual([text.swapsNext('Jun', 2)]);
    table.play({ type: 'redrew', seat: 2, cards: [], at: table.match.at }).turn(['+', inGap(1)]);
    expect(lines(table, 1, true)).toEqual([
      'Jun played +.',
      'On the board: 4 + 4 ▢ 4 ▢ 4, incomplete: 2 gaps.',
      text.swapsFirst('Grandma'),
    ]);
  });

  test('knows when the number is made', () => {
    const table = dealtTable(['×+−()()', '÷÷−()+', '×××××'])
      .turn(['×', inGap(1)], ['+', inGap(2)])
      .ends();
    expect(makesNumber(viewOf(table))).toBe(false);
    table.lays('÷', inGap(2));
    table.lays('÷', inGap(3));
    expect(makesNumber(viewOf(table))).toBe(true);
  });
});

describe('the rules', () => {
  test('are those of the match: par is for one alone, swaps and void rounds for several', () => {
    const { help } = text;
    expect(rulesWords(standardFours(1))).toEqual([...help.alone, ...help.board]);
    expect(rulesWords(standardFours(3))).toEqual([...help.together, ...help.board, ...help.rounds]);
  });

  test('say when cards are swapped, where the house has it so and hands are dealt (FOURS-10)', () => {
    const said = 'Swap cards at your first turn: instead of passing the device round before each new round.';
    expect(rulesWords({ ...standardFours(3), swapAtTurn: true }).at(-1)).toBe(said);
    for (const config of [
      standardFours(3),
      { ...standardFours(3), deck: 'physical' as const, swapAtTurn: true },
    ])
      expect(rulesWords(config)).not.toContain(said);
  });

  test('tell those with real cards to deal, and say the options that are on', () => {
    const config = { ...standardFours(2), deck: 'physical', implied: true } as const;
    expect(rulesWords(config).slice(-2)).toEqual([
      text.help.real,
      'Implied multiplication: a bracket without a sign multiplies: 4(4\u00a0+\u00a04) is 32.',
    ]);
  });
});

describe('looking back', () => {
  test('finds what a player held before their last turn of a round that is over (FOURS-17)', () => {
    const table = dealtTable(['×+−()()', '÷÷−()+', '×××××']).turn(['×', inGap(1)], ['+', inGap(2)]);
    table.ends().turn(['÷', inGap(2)], ['÷', inGap(3)]);
    table.play({ type: 'paused', at: table.match.at });
    const before = lastTurnStart(table.timeline, table.state, 0);
    expect(before?.board).toEqual(EMPTY_BOARD);
    expect(before?.hands[0]?.map(signOf)).toEqual(['×', '+', '−', '()', '()']);
  });

  test.each([true, false])(
    'finds nothing while a round is played: swaps at turns %s (FOURS-17)',
    (swapAtTurn) => {
      const table = dealtTable(['×+−()()', '÷÷−()+'], { swapAtTurn });
      const asked = () => [0, 1].map((seat) => lastTurnStart(table.timeline, table.state, seat));
      expect(asked()).toEqual([null, null]);
      table.turn(['×', inGap(1)], ['+', inGap(2)]);
      expect(asked()).toEqual([null, null]);
      table.turn(['÷', inGap(2)], ['÷', inGap(3)]);
      expect(asked().map((state) => state?.phase.type)).toEqual(['turn', 'turn']);
      table.play({ type: 'redrew', seat: 0, cards: [], at: table.match.at });
      expect(asked()).toEqual([null, null]);
    },
  );

  test('finds nothing for whoever had no turn (FOURS-17)', () => {
    const table = dealtTable(['×÷÷−+', '+++++']).turn(['×', inGap(1)], ['÷', inGap(2)], ['÷', inGap(3)]);
    expect(lastTurnStart(table.timeline, table.state, 1)).toBeNull();
  });

  test('finds the beginning of each round that has begun', () => {
    const table = won();
    expect(roundStart(table.timeline, 0)?.hands[0]?.map(signOf)).toEqual(['×', '+', '−', '()', '()']);
    expect(roundStart(table.timeline, 1)).toBeNull();
    table.next();
    expect(roundStart(table.timeline, 1)).toEqual(table.state);
  });
});

describe('the menu', () => {
  test('lets a player take back a card of their own turn, and asks before anything that others have played on', () => {
    const table = dealtTable(['×+−()()', '÷÷−()+', '×××××']);
    table.lays('×', inGap(1));
    expect(factsOf(table)).toMatchObject({ agreed: 'set', backTo: null });
    table.ends();
    expect(factsOf(table).agreed).toBe('step');
  });

  test('asks nobody where no hand is secret', () => {
    expect(factsOf(realTable(3).turn(['×', inGap(1)])).agreed).toBeUndefined();
    expect(factsOf(dealtTable(['×+−()()']).turn(['×', inGap(1)])).agreed).toBeUndefined();
  });

  test('goes back a whole round', () => {
    // What was shuffled stays; the first card that was played goes.
    expect(factsOf(won()).backTo).toBe(1);
  });
});

describe('alone', () => {
  const round = (target: number, turns: number, winner: number | null = 0): Round => ({
    target,
    winner,
    board: EMPTY_BOARD,
    points: 3,
    turns,
  });

  test('each round stands by its par', () => {
    expect(roundWords(round(1, 3), 3)).toBe('par');
    expect(roundWords(round(1, 2), 3)).toBe('1 under');
    expect(roundWords(round(1, 5), 3)).toBe('2 over');
    expect(roundWords(round(1, 5, null), 3)).toBe('void');
    expect(roundWords(round(1, 5), null)).toBe('5 turns');
  });

  test('rounds that were given up count for nothing', () => {
    const rounds = [round(1, 2), round(2, 4, null), round(3, 5)];
    expect(sumOverPar(rounds, [3, 3, 3])).toBe(1);
    expect(sumOverPar(rounds, [null, 3, null])).toBeNull();
    expect(turnsMade(rounds)).toEqual({ turns: 7, rounds: 2 });
  });
});

describe('keys', () => {
  const press = (key: string, more: object = {}) =>
    actOf({ key, ctrlKey: false, metaKey: false, altKey: false, repeat: false, ...more });

  test.each([
    ['3', { type: 'card', index: 2 }],
    ['*', { type: 'sign', sign: '×' }],
    ['-', { type: 'sign', sign: '−' }],
    [')', { type: 'sign', sign: '()', face: ')' }],
    ['ArrowLeft', { type: 'step', by: -1 }],
    ['U', { type: 'undo' }],
    ['e', { type: 'end' }],
    ['Escape', { type: 'put' }],
    ['6', null],
    ['q', null],
  ])('%s', (key, act) => expect(press(key)).toEqual(act));

  test('leave the browser its shortcuts, and held keys nothing but steps', () => {
    expect(press('e', { ctrlKey: true })).toBeNull();
    expect(press('z', { metaKey: true })).toEqual({ type: 'undo' });
    expect(press('e', { repeat: true })).toBeNull();
    expect(press('ArrowRight', { repeat: true })).toEqual({ type: 'step', by: 1 });
  });
});
