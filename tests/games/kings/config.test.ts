import { describe, expect, test } from 'vitest';
import { parseKingsConfig, standardKings } from '#lib/games/kings/config.ts';
import { parseKingsEvent } from '#lib/games/kings/events.ts';
import { kings } from '#lib/games/kings/index.ts';

const standard = standardKings(4);
const errorOf = (input: unknown) => {
  const read = parseKingsConfig(input);
  return read.ok ? null : read.error;
};

describe('house rules', () => {
  test.each([2, 3, 4, 5, 6] as const)('of %i players are read as they are written', (players) => {
    const config = { ...standardKings(players), games: 7 as const, strictness: 'timeSink' as const };
    expect(parseKingsConfig(JSON.parse(JSON.stringify(config)))).toEqual({ ok: true, value: config });
    expect(kings.seats(config)).toBe(players);
  });

  test('are by default the plain game: standard, reshuffles without limit, one game, turns to the left (KINGS-3, KINGS-5, KINGS-8, KINGS-10)', () => {
    const { strictness, reshuffles, games, direction } = standard;
    expect([strictness, reshuffles, games, direction]).toEqual(['standard', 0, 1, 'left']);
    expect(Object.values(standard).filter((value) => value === true)).toEqual([standard.live]);
  });

  test.each([
    ['one player', { players: 1 }, 'players'],
    ['seven players', { players: 7 }, 'players'],
    ['a deck that is none', { deck: 'tarot' }, 'deck'],
    ['an unknown strictness (KINGS-8)', { strictness: 'easy' }, 'strictness'],
    ['half a Subject', { subjects: 0.5 }, 'subjects'],
    ['half a harm', { noHarm: null }, 'noHarm'],
    ['a shuffle too many', { oneShuffle: 2 }, 'oneShuffle'],
    ['a consequence', { faceUpStays: 'yes' }, 'faceUpStays'],
    ['a moving castle', { staticCastles: 'no' }, 'staticCastles'],
    ['a number of kings', { anyKing: 4 }, 'anyKing'],
    ['a ghoul', { ghoulRaiser: 'ghoul' }, 'ghoulRaiser'],
    ['two games (KINGS-10)', { games: 2 }, 'games'],
    ['fewer than no reshuffles (KINGS-5)', { reshuffles: -1 }, 'reshuffles'],
    ['too many reshuffles', { reshuffles: 21 }, 'reshuffles'],
    ['a first who is not there', { first: 4 }, 'first'],
    ['a direction up', { direction: 'up' }, 'direction'],
    ['a word for a yes', { live: 'true' }, 'live'],
  ])('refuse %s', (_, change, field) => {
    expect(errorOf({ ...standard, ...change })).toEqual({ code: 'notAllowed', field });
  });

  test('may lack an edition: matches of the first one named none', () => {
    const { edition, ...first } = standard;
    expect(edition).toBe(2);
    expect(parseKingsConfig(first)).toEqual({ ok: true, value: first });
    for (const other of [1, 3, '2', null])
      expect(errorOf({ ...first, edition: other })).toEqual({ code: 'notAllowed', field: 'edition' });
  });

  test('refuse what lacks a field, has one more, or is no object', () => {
    const { subjects: _, ...lacking } = standard;
    expect(errorOf(lacking)).toEqual({ code: 'missing', field: 'subjects' });
    expect(errorOf({ ...standard, jokers: 2 })).toEqual({ code: 'unknown', field: 'jokers' });
    expect(errorOf(7)).toEqual({ code: 'notObject', field: '' });
  });
});

describe('a stored event', () => {
  test.each([
    { type: 'shuffled', at: 0, order: [103, 0] },
    { type: 'reshuffled', at: 0, order: [5] },
    { type: 'turned', at: 0, seat: 1 },
    { type: 'dealt', at: 0, seat: 1 },
    { type: 'founded', at: 0, seat: 1, card: 103 },
    { type: 'discarded', at: 0, seat: 1, card: 3, up: true },
    { type: 'dumped', at: 0, seat: 1, card: 12 },
    { type: 'crowned', at: 0, seat: 1, card: 12, castle: 3 },
    { type: 'dethroned', at: 0, seat: 1, card: 12, castle: 0 },
    { type: 'took', at: 0, seat: 1 },
    { type: 'raised', at: 0, seat: 1, card: 3 },
    { type: 'called', at: 0, seat: 5 },
    { type: 'entered', at: 0, seat: 1, cards: [1, 2, 3, 4, 5, 6] },
    { type: 'arranged', at: 0, seat: 1, groups: [[1, 2, 3], []], pointer: 4 },
    { type: 'arranged', at: 0, seat: 1, groups: [], pointer: null },
    { type: 'agreed', at: 0, seat: 1 },
    { type: 'amended', at: 0, seat: 1, game: 6, whose: 0, halves: -7 },
    { type: 'readied', at: 0, seat: 1 },
  ])('is read as it was written: %j', (event) => {
    expect(parseKingsEvent(JSON.parse(JSON.stringify(event)))).toEqual(event);
    expect(parseKingsEvent({ ...event, evil: 1 })).toEqual(event);
  });

  test.each([
    ['nothing', null],
    ['a foreign type', { type: 'slapped', at: 0, seat: 0, resolution: 17 }],
    ['a turned card of nobody', { type: 'turned', at: 0 }],
    ['a shuffle by a player', { type: 'shuffled', at: 0, seat: 0, order: [1] }],
    ['a card beyond the decks', { type: 'dumped', at: 0, seat: 0, card: 104 }],
    ['a fifth castle', { type: 'crowned', at: 0, seat: 0, card: 12, castle: 4 }],
    ['a side that is no side', { type: 'discarded', at: 0, seat: 0, card: 3, up: 1 }],
    ['cards that are words', { type: 'entered', at: 0, seat: 0, cards: ['Q♥'] }],
    ['a group that is no list', { type: 'arranged', at: 0, seat: 0, groups: [1], pointer: null }],
    [
      'eight groups',
      { type: 'arranged', at: 0, seat: 0, groups: [[], [], [], [], [], [], [], []], pointer: null },
    ],
    ['a missing Pointer', { type: 'arranged', at: 0, seat: 0, groups: [] }],
    ['a quarter point', { type: 'amended', at: 0, seat: 0, game: 0, whose: 0, halves: 0.5 }],
    ['an eighth game', { type: 'amended', at: 0, seat: 0, game: 7, whose: 0, halves: 1 }],
    ['a ruling', { type: 'ruled', at: 0, set: 0, verdict: 'right', reason: '' }],
  ])('is none: %s', (_, input) => {
    expect(parseKingsEvent(input)).toBeNull();
  });
});
