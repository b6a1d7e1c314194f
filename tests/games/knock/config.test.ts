import { describe, expect, test } from 'vitest';
import { parseKnockConfig, standardKnock, type KnockConfig } from '#lib/games/knock/config.ts';
import { knock } from '#lib/games/knock/index.ts';

const errorOf = (input: unknown) => {
  const read = parseKnockConfig(input);
  return read.ok ? null : read.error;
};
const standard = standardKnock(4);

describe('house rules', () => {
  test.each<[string, KnockConfig]>([
    ['four', standard],
    ['three', standardKnock(3)],
    ['two with a real deck', { ...standardKnock(2), deck: 'physical' }],
    ['one', standardKnock(1)],
    ['four who call', { ...standard, called: true }],
    ['four with faces', { ...standard, faces: true }],
    ['four with drawn targets', { ...standard, target: 'dynamic', rounds: 4 }],
  ])('of %s are read as they are written', (_, config) => {
    expect(parseKnockConfig(JSON.parse(JSON.stringify(config)))).toEqual({ ok: true, value: config });
    expect(knock.seats(config)).toBe(config.handicaps.length);
  });

  test('are by default half a minute for a claim, five for a set, one deck round and a draw (KNOCK-2, KNOCK-6)', () => {
    expect(standard).toMatchObject({ claimTime: 30_000, setTime: 300_000, rounds: 1, dealer: 'drawn' });
    expect(standardKnock(1).dealer).toBe(0);
  });

  test.each([
    ['five players (KNOCK-10)', { players: 5 }, 'players'],
    ['nobody', { players: 0 }, 'players'],
    ['a deck that is none', { deck: 'tarot' }, 'deck'],
    ['half a yes to faces', { faces: 1 }, 'faces'],
    ['the target 0', { target: 0 }, 'target'],
    ['the target 100', { target: 100 }, 'target'],
    ['a redraw that is none', { redraw: 'often' }, 'redraw'],
    ['no deck round (KNOCK-8)', { rounds: 0 }, 'rounds'],
    ['twenty-one deck rounds', { rounds: 21 }, 'rounds'],
    ['a dealer who is not there (KNOCK-2)', { dealer: 4 }, 'dealer'],
    ['half a dealer', { dealer: 0.5 }, 'dealer'],
    ['a claim time below nought', { claimTime: -1 }, 'claimTime'],
    ['a set time beyond an hour', { setTime: 3_600_001 }, 'setTime'],
    ['a word for a yes', { sayNone: 'yes' }, 'sayNone'],
    ['a number for a yes', { called: 1 }, 'called'],
    ['a handicap too few', { handicaps: standard.handicaps.slice(1) }, 'handicaps'],
  ])('refuse %s', (_, change, field) => {
    expect(errorOf({ ...standard, ...change })).toEqual({ code: 'notAllowed', field });
  });

  test('refuse a draw among one (KNOCK-10)', () => {
    expect(errorOf({ ...standardKnock(1), dealer: 'drawn' })).toEqual({
      code: 'notAllowed',
      field: 'dealer',
    });
  });

  test('refuse what lacks a field, has one more, or is no object', () => {
    const { faces: _, ...lacking } = standard;
    expect(errorOf(lacking)).toEqual({ code: 'missing', field: 'faces' });
    expect(errorOf({ ...standard, jokers: 2 })).toEqual({ code: 'unknown', field: 'jokers' });
    expect(errorOf(null)).toEqual({ code: 'notObject', field: '' });
  });

  test('keep nothing of a handicap that does not belong there', () => {
    const sly = { ...standard, handicaps: standard.handicaps.map((handicap) => ({ ...handicap, extra: 1 })) };
    expect(parseKnockConfig(sly)).toEqual({ ok: true, value: standard });
  });
});
