import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseHandSet, printHandSet } from '#lib/practice/hand-set.ts';

const read = (query: string) => parseHandSet(new URLSearchParams(query));
const DEAL = { ranks: [5, 7, 8, 9], target: 24 };

describe('a set of hands in an address', () => {
  test('is read as it was printed, with what is left of it', () => {
    const rank = fc.integer({ min: 1, max: 13 });
    const deal = fc.record({
      ranks: fc.tuple(rank, rank, rank, rank),
      target: fc.integer({ min: 1, max: 99 }),
    });
    const set = fc.record({
      deals: fc.array(deal, { minLength: 1, maxLength: 10 }),
      from: fc.constantFrom('given', 'again', 'warmup', 'lesson'),
      of: fc.integer({ min: 10, max: 40 }),
      named: fc.boolean(),
      back: fc.constantFrom('', 'runs', 'runs?run=4f-2', 'progress?patterns', 'progress?matches'),
    } as const);
    fc.assert(fc.property(set, (each) => void expect(read(printHandSet(each))).toEqual(each)));
  });

  test('is of as many as there are, where nothing else is said', () => {
    expect(read(printHandSet({ deals: [DEAL, DEAL], from: 'again', back: 'runs' }))).toEqual({
      deals: [DEAL, DEAL],
      from: 'again',
      of: 2,
      named: false,
      back: 'runs',
    });
  });

  test('of deals alone comes from a match', () => {
    const expected = { deals: [DEAL], from: 'given', of: 1, named: false, back: 'progress?matches' };
    expect(read('deal=5-7-8-9-24')).toEqual(expected);
    expect(read('deal=x')).toBeNull();
  });

  test.each([
    'https://evil.example',
    '//evil.example',
    'javascript:alert(1)',
    '../up',
    'a/b',
    '\\\\x',
    'runs#x',
  ])('leads home where %s is no page of the app', (back) =>
    expect(read(`deal=5-7-8-9-24&${new URLSearchParams({ back })}`)?.back).toBe(''),
  );

  test.each(['', 'x', '-3', '1e9', '0.5'])('has a bearable number for %j', (of) => {
    const number = read(`deal=5-7-8-9-24&of=${of}`)?.of ?? NaN;
    expect(number >= 1 && number <= 40).toBe(true);
  });
});
