import { describe, expect, test } from 'vitest';
import { parseSlapConfig, standardSlap, type SlapConfig } from '#lib/games/slap/config.ts';
import { slap } from '#lib/games/slap/index.ts';

const errorOf = (input: unknown) => {
  const read = parseSlapConfig(input);
  return read.ok ? null : read.error;
};
const standard = standardSlap(2);

describe('house rules', () => {
  test.each<[string, SlapConfig]>([
    ['two', standard],
    ['four', standardSlap(4)],
    ['two with a real deck', { ...standard, deck: 'physical' }],
    ['four who call', { ...standardSlap(4), called: true }],
    ['two with a drawn target', { ...standard, target: 'dynamic' }],
  ])('of %s are read as they are written', (_, config) => {
    expect(parseSlapConfig(JSON.parse(JSON.stringify(config)))).toEqual({ ok: true, value: config });
    expect(slap.seats(config)).toBe(config.handicaps.length);
  });

  test('are by default half a minute for a claim and three for a set (SLAP-10, SLAP-12)', () => {
    expect(standard).toMatchObject({ target: 24, claimTime: 30_000, setTime: 180_000 });
  });

  test.each([
    ['three players (SLAP-1)', { players: 3 }, 'players'],
    ['a deck that is none', { deck: 'tarot' }, 'deck'],
    ['the target 0 (SLAP-4)', { target: 0 }, 'target'],
    ['the target 100 (SLAP-4)', { target: 100 }, 'target'],
    ['half a target', { target: 23.5 }, 'target'],
    ['a time below none', { claimTime: -1 }, 'claimTime'],
    ['a time without end', { setTime: Infinity }, 'setTime'],
    ['a word for a yes', { sayNone: 'yes' }, 'sayNone'],
    ['a number for a yes', { called: 1 }, 'called'],
    ['a handicap too few', { handicaps: standard.handicaps.slice(1) }, 'handicaps'],
    ['a handicap that is none', { handicaps: [null, null] }, 'handicaps'],
    [
      'a delay beyond a minute',
      { handicaps: standard.handicaps.map(() => ({ delay: 60_001, second: false })) },
      'handicaps',
    ],
  ])('refuse %s', (_, change, field) => {
    expect(errorOf({ ...standard, ...change })).toEqual({ code: 'notAllowed', field });
  });

  test('refuse what lacks a field, has one more, or is no object', () => {
    const { target: _, ...lacking } = standard;
    expect(errorOf(lacking)).toEqual({ code: 'missing', field: 'target' });
    expect(errorOf({ ...standard, jokers: 2 })).toEqual({ code: 'unknown', field: 'jokers' });
    for (const input of [null, 24, 'slap', []])
      expect(errorOf(input)).toEqual({ code: 'notObject', field: '' });
  });

  test('keep nothing of a handicap that does not belong there', () => {
    const sly = { ...standard, handicaps: standard.handicaps.map((handicap) => ({ ...handicap, extra: 1 })) };
    expect(parseSlapConfig(sly)).toEqual({ ok: true, value: standard });
  });
});
