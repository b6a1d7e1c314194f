import { describe, expect, test } from 'vitest';
import { LONGEST_LOG, MATCH_FILE, parseMatch, printMatch } from '#lib/core/match/file.ts';
import type { AnyGame, EventBase } from '#lib/core/match/game.ts';
import type { Header } from '#lib/core/match/header.ts';
import { MatchTable } from '../../support/match-table.ts';
import { drew, toy } from '../../support/toy-game.ts';

const gameOf = (id: string): AnyGame | undefined => (id === 'toy' ? toy : undefined);
const header: Header = {
  id: 'm1',
  game: 'toy',
  rulesVersion: 1,
  config: { seats: 2 },
  players: [
    { name: 'Mei', shape: 'circle' },
    { name: '<img onerror=1>', shape: 'square' },
  ],
  seed: 5,
  startedAt: 1_795_000_000_000,
};
const match = () =>
  new MatchTable(toy, { seats: 2 }, 5).play(drew(1), drew(2), { type: 'undone', at: 3, to: 2 });
const text = (change: Partial<Header> = {}, events: readonly EventBase[] = match().timeline.events) =>
  printMatch({ ...header, ...change }, events);
const codeOf = (input: string) => {
  const read = parseMatch(input, gameOf);
  return read.ok ? null : read.error;
};

describe('a match as a file', () => {
  test('is read as it was written, undone stretches included', () => {
    const written = match();
    const read = parseMatch(text(), gameOf);
    if (!read.ok) throw new Error(read.error.code);
    expect(read.value.header).toEqual(header);
    expect(read.value.timeline.events).toEqual(written.timeline.events);
    expect(read.value.timeline.points.at(-1)?.match).toEqual(written.match);
  });

  test('is refused wherever it is cut off', () => {
    const whole = text();
    for (let length = 1; length < whole.length; length += 1)
      // From where it can be told that it is one.
      expect(codeOf(whole.slice(0, length))).toEqual({ code: length < 27 ? 'notMatch' : 'cutOff' });
  });

  test.each([
    ['a number', '24', 'notMatch'],
    ['a list', '[]', 'notMatch'],
    ['another app’s file', '{"format":"chess"}', 'notMatch'],
    ['another app’s file of the same make', text().replace('two-dozen/match', 'chess'), 'notMatch'],
    ['no log', '{"format":"two-dozen/match","version":1}', 'notMatch'],
    ['a version that is no number', '{"format":"two-dozen/match","version":"1","events":[]}', 'notMatch'],
    ['a newer version', '{"format":"two-dozen/match","version":2}', 'newerFile'],
    ['a picture', '\u0089PNG\r\n', 'notMatch'],
    ['nothing', ' ', 'empty'],
    ['nested too deeply', '['.repeat(100_000), 'tooDeep'],
    ['more than any match has', `[${'[],'.repeat(MATCH_FILE.most)}1]`, 'tooMany'],
    ['damaged inside', '{"format":"two-dozen/match","version":1,"events":[}', 'notJson'],
  ])('is refused: %s', (_, input, code) => {
    expect(codeOf(input)).toEqual({ code });
  });

  test('is refused over its bound, with both sizes', () => {
    const size = MATCH_FILE.largest + 1;
    expect(codeOf(' '.repeat(size))).toEqual({ code: 'tooLarge', size, most: MATCH_FILE.largest });
  });

  test.each([
    ['no id', { id: '' }],
    ['a seed that is none', { seed: 0.5 }],
    ['a time that is none', { startedAt: -1 }],
    ['players that are none', { players: [null] as never }],
  ])('is refused for its header: %s', (_, change) => {
    expect(codeOf(text(change))).toEqual({ code: 'header' });
  });

  test.each([
    ['an unknown game', { game: 'bridge' }, { code: 'unknownGame', game: 'bridge' }],
    ['newer rules', { rulesVersion: 2 }, { code: 'newerRules', version: 2 }],
    [
      'house rules that are none',
      { config: { seats: 3 } },
      { code: 'config', why: { code: 'notAllowed', field: 'seats' } },
    ],
    ['one player', { players: header.players.slice(1) }, { code: 'players', expected: 2, found: 1 }],
    ['an empty name', named('Mei', ' '), { code: 'names', why: { code: 'emptyName', seat: 1 } }],
    ['two of one name', named('Zoé', 'Zoe\u0301 '), { code: 'names', why: { code: 'sameName', seat: 1 } }],
    [
      'a name without end',
      named('x'.repeat(500), 'Mei'),
      { code: 'names', why: { code: 'longName', seat: 0 } },
    ],
  ])('is refused: %s', (_, change, error) => {
    expect(codeOf(text(change))).toEqual(error);
  });

  test.each([
    ['foreign', [drew(1), { type: 'castled', at: 2 }], { code: 'event', seq: 1 }],
    ['malformed', [drew(1), { type: 'undone', at: 2, to: -1 }], { code: 'event', seq: 1 }],
    ['against the rules', [drew(1), drew(2)], { code: 'refused', seq: 1, why: { code: 'no' } }],
    [
      'out of time',
      [drew(3), { type: 'paused', at: 2 }],
      { code: 'refused', seq: 1, why: { code: 'earlier' } },
    ],
  ])('is refused for an event that is %s', (_, events, error) => {
    expect(codeOf(text({}, events))).toEqual(error);
  });

  test('is refused when its end is missing, or when it has no end', () => {
    expect(codeOf(text().replace(/"count":\d+/, '"count":99'))).toEqual({ code: 'cutOff' });
    const long = Array.from({ length: LONGEST_LOG + 1 }, () => drew(1));
    expect(codeOf(text({}, long))).toEqual({ code: 'tooLong' });
    // The longest there may be is read, and refused for what is wrong with it.
    expect(codeOf(text({}, long.slice(1)))).toMatchObject({ code: 'refused' });
  });

  test('takes nothing into the header that does not belong there', () => {
    const sly = text().replace('"id":"m1"', '"id":"m1","__proto__":{"evil":1}');
    const read = parseMatch(sly, gameOf);
    expect(read.ok && Object.keys(read.value.header)).toEqual(Object.keys(header));
    expect(({} as { evil?: number }).evil).toBeUndefined();
  });
});

function named(...names: readonly string[]): Partial<Header> {
  return { players: names.map((name) => ({ name, shape: 'circle' })) };
}
