import fc from 'fast-check';
import { SUITS } from '#lib/core/cards.ts';
import type { Attempt } from '#lib/storage/index.ts';

/** An attempt like many others; `part` says what matters to the test. */
export function attempt(id: string, part: Partial<Attempt> = {}): Attempt {
  return {
    id,
    cards: [
      { rank: 8, suit: 'spade' },
      { rank: 3, suit: 'heart' },
      { rank: 8, suit: 'diamond' },
      { rank: 3, suit: 'club' },
    ],
    target: 24,
    outcome: 'solved',
    expression: '8 ÷ (3 − 8 ÷ 3)',
    wrongNone: 0,
    ms: 41_000,
    hints: 0,
    startedAt: 1_790_000_000_000,
    endedAt: 1_790_000_041_000,
    zone: 120,
    day: null,
    ...part,
  };
}

const card = fc.oneof(
  fc.record({ rank: fc.integer({ min: 1, max: 100 }), suit: fc.constantFrom(...SUITS) }),
  fc.record({ rank: fc.nat(9), suit: fc.constant(null) }),
);

const further = fc.record(
  {
    firstMs: fc.nat({ max: 3_600_000 }),
    from: fc.constantFrom('free', 'day', 'warmup', 'of a version to come'),
    undos: fc.nat({ max: 20 }),
    named: fc.boolean(),
    run: fc.uuid(),
  },
  { requiredKeys: [] },
);

/** Any attempt that the app may make. */
const whole = fc.record({
  id: fc.uuid(),
  cards: fc.array(card, { minLength: 3, maxLength: 6 }),
  target: fc.integer({ min: -999, max: 9999 }),
  outcome: fc.constantFrom('solved', 'none', 'shown', 'skipped'),
  expression: fc.option(fc.string({ minLength: 1, maxLength: 200 })),
  wrongNone: fc.nat({ max: 20 }),
  ms: fc.nat({ max: 3_600_000 }),
  hints: fc.nat({ max: 4 }),
  startedAt: fc.nat({ max: 4_000_000_000_000 }),
  endedAt: fc.nat({ max: 4_000_000_000_000 }),
  zone: fc.integer({ min: -720, max: 840 }),
  day: fc.option(fc.integer({ min: 2026_01_01, max: 2099_12_31 })),
});

/** Any attempt that the app may make, or an earlier version made. */
export const attempts: fc.Arbitrary<Attempt> = fc
  .tuple(whole, further)
  .map(([attempt, more]) => ({ ...attempt, ...more }));
