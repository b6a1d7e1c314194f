import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { OUTCOMES } from '#lib/storage/attempt.ts';
import { decodeHand } from '#lib/practice/hand-decode.ts';
import type { Hand } from '#lib/practice/hand.ts';
import { handOf, move, playedHand } from '../support/practice-hands.ts';

const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** A hand at any point of its life. */
const anyHand: fc.Arbitrary<Hand> = fc
  .tuple(
    playedHand,
    fc.record({
      id: fc.string({ minLength: 1, maxLength: 64 }),
      day: fc.constantFrom(null, 2026_11_21, 2028_02_29),
      mayHaveNone: fc.boolean(),
      dots: fc.constantFrom(null, 1, 2, 3),
      hints: fc.nat(4),
      wrongNone: fc.nat(9),
      ms: fc.nat(900_000_000),
      startedAt: fc.nat(4_000_000_000_000),
      ending: fc.option(
        fc.record({
          outcome: fc.constantFrom(...OUTCOMES),
          expression: fc.option(fc.string()),
          ms: fc.nat(1000),
        }),
      ),
      found: fc.array(fc.string(), { maxLength: 5 }),
    }),
    fc.record(
      {
        from: fc.constantFrom('free', 'of a version to come'),
        firstMs: fc.nat(900_000_000),
        undos: fc.nat(99),
        named: fc.boolean(),
        run: fc.uuid(),
        typed: fc.string({ maxLength: 200 }),
      },
      { requiredKeys: [] },
    ),
  )
  .map(([hand, rest, further]) => ({ ...hand, ...rest, ...further }));

describe('decodeHand', () => {
  test('reads back every hand as it was', () => {
    fc.assert(fc.property(anyHand, (hand) => void expect(decodeHand(throughJson(hand))).toEqual(hand)));
  });

  test('never throws, whatever lies in the row', () => {
    fc.assert(fc.property(fc.jsonValue(), (row) => void expect(decodeHand(row)).toBeNull()));
    for (const row of [undefined, null, 0, '', [], {}, () => 1, new Map(), Symbol('row')])
      expect(decodeHand(row)).toBeNull();
  });

  test('never throws over a hand that was damaged in one field, and gives nothing that was not there', () => {
    const fields = fc.constantFrom(...(Object.keys(handOf([1, 2, 3])) as (keyof Hand)[]));
    fc.assert(
      fc.property(anyHand, fields, fc.jsonValue(), (hand, field, damage) => {
        const row = { ...hand, [field]: damage };
        const read = decodeHand(throughJson(row));
        if (read !== null) expect(read).toEqual(throughJson(row));
      }),
    );
  });

  test('does without fields that a later version may add', () => {
    const hand = handOf([1, 2, 3]);
    expect(decodeHand({ ...hand, later: 1 })).toEqual(hand);
  });

  test('is not lost to a typed line that is none, or longer than any that is judged', () => {
    const hand = handOf([1, 2, 3]);
    for (const typed of [1, null, [], {}]) expect(decodeHand({ ...hand, typed })).toEqual(hand);
    expect(decodeHand({ ...hand, typed: '1'.repeat(999) })).toEqual({ ...hand, typed: '1'.repeat(200) });
  });

  test('gives no dots to a hand that was kept before there were any', () => {
    const { dots: _, ...earlier } = handOf([1, 2, 3], { dots: 2 });
    expect(decodeHand(earlier)).toEqual(handOf([1, 2, 3], { dots: null }));
  });

  test.each<[string, object]>([
    ['no name', { id: '' }],
    ['a name too long to be kept', { id: 'x'.repeat(65) }],
    ['two cards', { cards: handOf([1, 2]).cards }],
    ['seven cards', { cards: handOf([1, 2, 3, 4, 5, 6, 7]).cards }],
    ['a card of 0', { cards: handOf([0, 1, 2]).cards }],
    ['a card of 101', { cards: handOf([101, 1, 2]).cards }],
    ['an unknown suit', { cards: handOf([1, 2, 3]).cards.map((card) => ({ ...card, suit: 'star' })) }],
    ['a target out of range', { target: 10_000 }],
    ['half a target', { target: 2.5 }],
    ['a date that there is not', { day: 2026_02_29 }],
    ['four dots', { dots: 4 }],
    ['five hints', { hints: 5 }],
    ['time below zero', { ms: -1 }],
    ['time that no history could keep', { ms: 1_000_000_001 }],
    ['a part of a millisecond', { ms: 0.5 }],
    ['a start before the clock began', { startedAt: -1 }],
    ['a start within a millisecond', { startedAt: 0.5 }],
    ['an unknown ending', { ending: { outcome: 'won', expression: null, ms: 1 } }],
  ])('refuses a hand with %s', (_, part) => {
    expect(decodeHand({ ...handOf([1, 2, 3]), ...part })).toBeNull();
  });

  test.each([
    ['onto itself', [move(0, '+', 0)]],
    ['from a place that there is not', [move(5, '+', 0)]],
    ['from a hole', [move(0, '+', 1), move(0, '+', 2)]],
    ['that divides by zero (ARITH-3)', [move(0, '-', 1), move(2, '/', 1)]],
    ['after the last', [move(0, '+', 1), move(1, '+', 2), move(2, '+', 1)]],
    ['of an unknown kind', [{ type: 'shuffled' }]],
    ['with an unknown sign', [{ ...move(0, '+', 1), operator: '^' }]],
  ])('refuses a hand with a move %s', (_, moves) => {
    expect(decodeHand({ ...handOf([4, 4, 1]), moves })).toBeNull();
  });

  test('refuses a bad move also when a restart follows', () => {
    const moves = [move(0, '+', 0), { type: 'restarted' }];
    expect(decodeHand({ ...handOf([4, 4, 1]), moves })).toBeNull();
  });
});
