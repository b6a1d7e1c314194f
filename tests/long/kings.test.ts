import { expect, test } from 'vitest';
import { createRng } from '#lib/core/chance.ts';
import { bestOf, isRightCall } from '#lib/games/kings/calculus/best.ts';
import { ALL_RULES, randomGround, randomHand, written } from '../support/kings-cards.ts';
import { plainlyOn } from '../support/kings-plainly.ts';

const GROUNDS = 250;
const HANDS = 200;

test.each(ALL_RULES)(
  `the best arrangement of ${GROUNDS * HANDS} hands is what brute force finds (KINGS-6): $strictness, no penalties: $noHarm`,
  (rules) => {
    const rng = createRng(1000 + ALL_RULES.indexOf(rules));
    for (let grounds = 0; grounds < GROUNDS; grounds += 1) {
      const ground = randomGround(rng, rules);
      const plainly = plainlyOn(ground);
      for (let hands = 0; hands < HANDS; hands += 1) {
        const hand = randomHand(rng);
        const { halves, right } = plainly(hand);
        const found = [bestOf(hand, ground).halves, isRightCall(hand, ground)];
        if (found.join() !== `${halves},${right}`)
          expect([written(hand), ground, ...found]).toEqual([written(hand), ground, halves, right]);
      }
    }
  },
  3_600_000,
);
