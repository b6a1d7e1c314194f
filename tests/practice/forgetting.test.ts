import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createEmptyCard, fsrs, type Card } from 'ts-fsrs';
import { remembered, type Recall, type Trace } from '#lib/practice/forgetting.ts';

const DAY_MS = 86_400_000;
const theirs = fsrs({
  enable_fuzz: false,
  enable_short_term: false,
  request_retention: 0.85,
  maximum_interval: 180,
});

/** Both round to eight places: what lies between two of them may become either. */
const NEAR = 1e-7;
/** The stability after the last of these lies so. */
const AT_THE_EDGE: { pause: number; answer: Recall }[] = [
  { pause: 1, answer: 3 },
  { pause: 683, answer: 1 },
  { pause: 1770, answer: 3 },
  { pause: 3418, answer: 1 },
  { pause: 1, answer: 0 },
];

test('law: as ts-fsrs says, whatever was answered and however long it was left', () => {
  const answered = fc.record({
    pause: fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 5000 })),
    answer: fc.constantFrom<Recall[]>(0, 1, 2, 3),
  });
  fc.assert(
    fc.property(fc.nat(40_000), fc.array(answered, { minLength: 1, maxLength: 40 }), (first, answers) => {
      let on = first;
      let trace: Trace | null = null;
      let card: Card = createEmptyCard(new Date(first * DAY_MS));
      for (const { pause, answer } of answers) {
        on += pause;
        trace = remembered(trace, on, answer);
        card = theirs.next(card, new Date(on * DAY_MS), answer + 1).card;
        expect(trace.due).toBe(Math.round(card.due.getTime() / DAY_MS));
        expect(Math.abs(trace.stability - card.stability)).toBeLessThan(NEAR * Math.max(1, card.stability));
        expect(Math.abs(trace.difficulty - card.difficulty)).toBeLessThan(NEAR);
      }
    }),
    { numRuns: 500, examples: [[0, AT_THE_EDGE]] },
  );
});
