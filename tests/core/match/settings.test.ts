import { describe, expect, test } from 'vitest';
import { areHandicaps, delayOf, noHandicaps, plainHandicaps } from '#lib/games/table/handicap.ts';
import { isDeck, isFlag, readSettings, type Checks } from '#lib/core/match/settings.ts';

interface Two {
  readonly cards: boolean;
  readonly many: number;
}
const CHECKS: Checks<Two> = { cards: isFlag, many: (value, { cards }) => value === (cards === true ? 4 : 0) };
const read = (input: unknown) => readSettings<Two>(CHECKS, input);

describe('settings', () => {
  test('are read when each passes its check, which may look at the others', () => {
    expect(read({ cards: true, many: 4 })).toEqual({ ok: true, value: { cards: true, many: 4 } });
    expect(read({ cards: false, many: 4 })).toEqual({
      ok: false,
      error: { code: 'notAllowed', field: 'many' },
    });
  });

  test.each([
    [null, 'notObject', ''],
    [[true, 4], 'notObject', ''],
    [{ cards: true }, 'missing', 'many'],
    [Object.create({ cards: true, many: 4 }), 'missing', 'cards'],
    [{ cards: 1, many: 4 }, 'notAllowed', 'cards'],
    [{ cards: true, many: 4, jokers: 2 }, 'unknown', 'jokers'],
  ])('%j are refused: %s %s', (input, code, field) => {
    expect(read(input)).toEqual({ ok: false, error: { code, field } });
  });

  test('are not the object that was read', () => {
    const input = { cards: true, many: 4 };
    const two = read(input);
    expect(two.ok && two.value).not.toBe(input);
  });

  test('name one of two decks', () => {
    expect(['dealt', 'physical', 'tarot', null].map(isDeck)).toEqual([true, true, false, false]);
  });
});

describe('handicaps (SLAP-13)', () => {
  test('are one for each seat, a delay up to a minute and a yes or no', () => {
    expect(areHandicaps(noHandicaps(3), 3)).toBe(true);
    expect(areHandicaps(noHandicaps(3), 4)).toBe(false);
    expect(areHandicaps([{ delay: 60_000, second: true }], 1)).toBe(true);
    for (const bad of [{ delay: 60_001, second: true }, { delay: 1.5, second: true }, { delay: 0 }, null])
      expect(areHandicaps([bad], 1)).toBe(false);
  });

  test('keep nothing else', () => {
    const sly = [{ delay: 5, second: true, extra: 1 }];
    expect(plainHandicaps(sly)).toEqual([{ delay: 5, second: true }]);
  });

  test('delay nobody who has none', () => {
    expect([0, 1, 2].map((seat) => delayOf([{ delay: 5, second: true }, ...noHandicaps(1)], seat))).toEqual([
      5, 0, 0,
    ]);
  });
});
