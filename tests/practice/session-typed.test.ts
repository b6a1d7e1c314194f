import { describe, expect, test } from 'vitest';
import { attemptsIn } from '../support/store.ts';
import { until } from '../support/turns.ts';
import { sitDown } from './support/table.ts';

describe('a typed expression', () => {
  test.each<[string, object]>([
    ['', { type: 'unreadable', error: { code: 'empty', position: 0 } }],
    ['8/(3-8/3', { type: 'unreadable', error: { code: 'unclosedBracket', position: 2 } }],
    ['8/(3-8/x3)', { type: 'unreadable', error: { code: 'missingOperand', position: 7 } }],
    ['8+8+3+3', { type: 'wrongValue', value: '22' }],
    ['8/3-8/3', { type: 'wrongValue', value: '0' }],
    ['3/8-8/3', { type: 'wrongValue', value: '−55/24' }],
    ['8/(3-3)+8', { type: 'undefined' }],
    ['8*3', { type: 'wrongNumbers', missing: [3, 8], extra: [], repeated: [], value: '24' }],
    ['8+8+8', { type: 'wrongNumbers', missing: [3, 3], extra: [], repeated: [8], value: '24' }],
    ['4*6+3-3', { type: 'wrongNumbers', missing: [8, 8], extra: [4, 6], repeated: [], value: '24' }],
    ['8/(3-3)+8*3', { type: 'wrongNumbers', missing: [], extra: [], repeated: [3], value: null }],
  ])('"%s" is judged by %o', (line, note) => {
    const { session } = sitDown([3, 3, 8, 8]);
    expect(session.type(line)).toBe(false);
    expect(session.note).toEqual(note);
    expect(session.hand).toMatchObject({ ending: null, moves: [] });
  });

  test.each(['8/(3-8/3)', '8 ÷ (3 − 8 ÷ 3)', '8:[3–8/3]', ' 8 / ( 3 - 8 : 3 ) '])(
    '"%s" solves the hand',
    async (line) => {
      const { session, store, finished } = sitDown([3, 3, 8, 8]);
      expect(session.type(line)).toBe(true);
      expect(session.isOver).toBe(true);
      await until(() => finished.length === 1);
      expect(await attemptsIn(store)).toMatchObject([{ outcome: 'solved', expression: '8 ÷ (3 − 8 ÷ 3)' }]);
    },
  );

  test('takes the letters of the court cards (ARITH-5)', () => {
    const { session } = sitDown([1, 11, 12, 13]);
    expect(session.type('A*J+K-Q')).toBe(false);
    expect(session.note).toEqual({ type: 'wrongValue', value: '12' });
    expect(session.type('(K-A*J)*Q')).toBe(true);
  });

  test('is judged by the whole hand, whatever has been combined already', async () => {
    const { session } = sitDown([3, 3, 8, 8]);
    session.combine(0, '+', 1);
    expect(session.type('8/(3-8/3)')).toBe(true);
    expect(session.hand.moves).toHaveLength(1);
  });

  test('sent twice counts once', async () => {
    const { session, store, finished } = sitDown([3, 3, 8, 8]);
    expect(session.type('8/(3-8/3)')).toBe(true);
    expect(session.type('8/(3-8/3)')).toBe(false);
    await until(() => finished.length === 1);
    expect(session.repeated).toBeNull();
    expect(await attemptsIn(store)).toHaveLength(1);
  });
});
