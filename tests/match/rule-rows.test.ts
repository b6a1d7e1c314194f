import type { GameId } from '#lib/games/registry.ts';
import { describe, expect, test } from 'vitest';
import { houseRules } from '#lib/i18n/messages.ts';
import { isMeant, printTyped, readTyped, settingFor, settingOf, stepFrom } from '#lib/match/rule-rows.ts';
import {
  decksFor,
  fieldOf,
  highestRank,
  TABLE_GAME_IDS,
  TABLE_GAMES,
  targetAtTable,
} from '#lib/match/table-games.ts';

const rules = (game: GameId, players: number, change: object = {}) => ({
  ...TABLE_GAMES[game].standard(players),
  ...change,
});

/** What every game has, and nobody chooses in the sheet of house rules. */
const SHARED = ['players', 'deck', 'edition'];

describe.each(TABLE_GAME_IDS)('the row of %s', (game) => {
  const row = TABLE_GAMES[game];
  const { players, usual, rows } = row;

  test('has published rules that the game itself accepts, for each number of players', () => {
    expect(players).toContain(usual);
    for (const count of players)
      expect(row.parse(row.standard(count))).toMatchObject({ ok: true, value: { players: count } });
  });

  test('has rows for the settings that the game has, and for no others', () => {
    for (const count of players) {
      const own = Object.keys(row.standard(count)).filter((field) => !SHARED.includes(field));
      expect(Object.keys(rows).toSorted()).toEqual(own.toSorted());
    }
  });

  test('has no time that cannot be switched off', () => {
    for (const [field, setting] of Object.entries(rows).filter(([field]) => /time|clock/i.test(field))) {
      const values =
        setting.kind === 'number'
          ? setting.choices.map((choice) => settingFor(setting, choice))
          : setting.kind === 'switch'
            ? [false]
            : [];
      expect(values, field).toContain(setting.kind === 'number' ? 0 : false);
    }
  });

  test('offers nothing that the game would refuse', () => {
    for (const count of players) {
      for (const [field, setting] of Object.entries(rows)) {
        const values =
          setting.kind === 'number'
            ? setting.choices.map((choice) => settingFor(setting, choice))
            : setting.kind === 'switch'
              ? [true, false]
              : setting.kind === 'seat' && count > 1
                ? [...Array(count).keys(), ...(setting.words.drawn ? ['drawn'] : [])]
                : setting.kind === 'target'
                  ? [1, 99, 'dynamic']
                  : [];
        for (const value of values)
          expect([field, value, row.parse(rules(game, count, { [field]: value })).ok]).toEqual([
            field,
            value,
            true,
          ]);
      }
      for (const deck of decksFor(game, count))
        expect([deck, row.parse(rules(game, count, { deck })).ok]).toEqual([deck, true]);
    }
  });

  test('lets everything be typed that the game allows, and nothing else', () => {
    for (const [field, setting] of Object.entries(rows)) {
      if (setting.kind !== 'number' || !setting.typed) continue;
      const typed = { ...setting, typed: setting.typed };
      const { least, most, unit = 1 } = typed.typed;
      const accepts = (value: number | null) => row.parse(rules(game, usual, { [field]: value })).ok;
      for (const end of [least, most]) {
        const choice = readTyped(typed, String(end));
        expect([field, end, printTyped(typed, Number(choice))]).toEqual([field, end, String(end)]);
        expect([field, end, accepts(settingFor(setting, Number(choice)))]).toEqual([field, end, true]);
      }
      for (const beyond of [least - 1, most + 1]) {
        expect([field, readTyped(typed, String(beyond))]).toEqual([field, 'range']);
        expect([field, beyond, accepts(beyond * unit)]).toEqual([field, beyond, false]);
      }
    }
  });

  test('says each choice in words of its own', () => {
    for (const setting of Object.values(rows)) {
      if (setting.kind !== 'number') continue;
      for (const say of [setting.words.say, setting.words.line])
        expect(new Set(setting.choices.map(say)).size).toBe(setting.choices.length);
    }
  });
});

describe('rows', () => {
  test('find a setting by its kind', () => {
    expect([fieldOf('slap', 'seat'), fieldOf('knock', 'seat'), fieldOf('fours', 'seat')]).toEqual([
      null,
      'dealer',
      'first',
    ]);
    expect(settingOf(rules('knock', 2), 'dealer')).toBe('drawn');
    expect(settingOf(rules('slap', 2), 'dealer')).toBeUndefined();
  });

  test('tell what is made, and with which cards', () => {
    expect(targetAtTable('knock', rules('knock', 4, { target: 'dynamic' }))).toBe('dynamic');
    expect(targetAtTable('slap', rules('slap', 2))).toBe(24);
    expect(targetAtTable('fours', rules('fours', 3))).toBeNull();
    expect(highestRank('knock', rules('knock', 4, { faces: true }))).toBe(13);
    expect(highestRank('knock', rules('knock', 4))).toBe(10);
    expect(highestRank('fours', rules('fours', 3))).toBe(10);
  });

  test('leave out what means nothing as things stand: a second draw without a first, or of forty cards, which are never too hard (KNOCK-11)', () => {
    const { redraw } = TABLE_GAMES.knock.rows;
    if (!redraw) throw new Error('Knock may draw again');
    expect(isMeant(redraw, rules('knock', 4))).toBe(false);
    expect(isMeant(redraw, rules('knock', 4, { target: 'dynamic' }))).toBe(false);
    expect(isMeant(redraw, rules('knock', 4, { target: 'dynamic', faces: true }))).toBe(true);
  });

  test('leave out when cards are swapped where nobody is asked: with real cards, and alone (FOURS-10)', () => {
    const { swapAtTurn } = TABLE_GAMES.fours.rows;
    if (!swapAtTurn) throw new Error('Four Fours may have cards swapped at first turns');
    expect(isMeant(swapAtTurn, rules('fours', 3))).toBe(true);
    expect(isMeant(swapAtTurn, rules('fours', 3, { deck: 'physical' }))).toBe(false);
    expect(isMeant(swapAtTurn, rules('fours', 1))).toBe(false);
  });

  test.each([
    [0, ['target', 'sets', 'endScore']],
    [1, ['target', 'sets']],
    [2, ['target', 'sets', 'endScore']],
    [10, ['sets', 'endScore', 'answerTime']],
    [12, ['sets', 'endScore', 'answerTime']],
    [20, ['target', 'endScore', 'answerTime']],
    [22, ['target', 'endScore', 'answerTime']],
  ] as const)('of a contest of type %i show only what means something for it (CONTEST-11)', (type, shown) => {
    const contest = { ...rules('contest', 2), type };
    const some = ['target', 'sets', 'endScore', 'answerTime'];
    const meant = Object.entries(TABLE_GAMES.contest.rows).flatMap(([field, row]) =>
      isMeant(row, contest) ? [field] : [],
    );
    expect(meant.filter((field) => some.includes(field))).toEqual(shown);
    expect(meant).toEqual(expect.arrayContaining(['type', 'numbers', 'range', 'roundTime', 'entryTime']));
  });

  test('read what is typed, and tell what is none', () => {
    const typed = { typed: { least: -1, most: 3600, unit: 1000 }, none: -1 };
    const found = ['', ' ', 'ten', '1.5', '1e3', '--1', '3601', '-2', '9'.repeat(400)];
    expect(found.map((raw) => readTyped(typed, raw))).toEqual([
      ...['empty', 'empty', 'noNumber', 'noNumber', 'noNumber', 'noNumber', 'range', 'range', 'range'],
    ]);
    expect(['−1', ' 90 ', '007', '-0'].map((raw) => readTyped(typed, raw))).toEqual([-1, 90_000, 7000, 0]);
    expect([-1, 0, 90_000].map((choice) => printTyped(typed, choice))).toEqual(['-1', '0', '90']);
  });

  test('say a time that is no half minute in seconds', () => {
    const { say } = houseRules.roundTime;
    expect([59_000, 60_000, 61_000, 90_000, 100_000].map(say)).toEqual([
      ...['59 s', '1 min', '61 s', '1½ min', '100 s'],
    ]);
  });

  test('step from one choice to the next, also from between two, and no further than the last', () => {
    expect(stepFrom(20, [0, 10, 20, 30], 1)).toBe(30);
    expect(stepFrom(15, [0, 10, 20, 30], -1)).toBe(10);
    expect([stepFrom(30, [0, 30], 1), stepFrom(0, [0, 30], -1)]).toEqual([null, null]);
  });
});
