import { describe, expect, test } from 'vitest';
import { BestSeen } from '#lib/boards/contest/best-seen.svelte.ts';
import type { BestAnswer, BestQuestion } from '#lib/games/contest/search/index.ts';

const question = (target: number): BestQuestion => ({ sets: [[3, 7, 8, 2]], target, family: 'tony' });
const answer = (x: number): BestAnswer => ({ best: [x, 1], lines: [null] });

/** A solver that writes down what it is asked, and answers when it is told to. */
function heldSolver() {
  const asked: { readonly question: BestQuestion; readonly say: (found: BestAnswer | null) => void }[] = [];
  const best = new BestSeen((question) => new Promise((say) => void asked.push({ question, say })));
  return { best, asked };
}

describe('the best of a round', () => {
  test('is not known before it has been asked for and found', async () => {
    const { best, asked } = heldSolver();
    expect(best.of(question(24))).toBeNull();
    expect(asked).toEqual([]);
    const looked = best.look(question(24));
    expect(best.of(question(24))).toBeNull();
    asked[0]?.say(answer(480));
    await looked;
    expect(best.of(question(24))).toEqual(answer(480));
    expect(best.isMissing).toBe(false);
  });

  test('is asked for once, while it is looked for and once it is known', async () => {
    const { best, asked } = heldSolver();
    const looked = best.look(question(24));
    await best.look(question(24));
    asked[0]?.say(answer(480));
    await looked;
    await best.look(question(24));
    expect(asked.map(({ question: { target } }) => target)).toEqual([24]);
  });

  test('of each round is its own, in whatever order they are found', async () => {
    const { best, asked } = heldSolver();
    const looked = [best.look(question(24)), best.look(question(25))];
    asked[1]?.say(answer(2));
    await looked[1];
    expect([best.of(question(24)), best.of(question(25))]).toEqual([null, answer(2)]);
    asked[0]?.say(answer(1));
    await looked[0];
    expect([best.of(question(24)), best.of(question(25))]).toEqual([answer(1), answer(2)]);
  });

  test('that got no answer is missing, until it is asked for once more', async () => {
    const { best, asked } = heldSolver();
    const looked = best.look(question(24));
    asked[0]?.say(null);
    await looked;
    expect([best.of(question(24)), best.isMissing]).toEqual([null, true]);
    const again = best.look(question(24));
    expect(asked).toHaveLength(2);
    expect(best.isMissing).toBe(false);
    asked[1]?.say(answer(480));
    await again;
    expect([best.of(question(24)), best.isMissing]).toEqual([answer(480), false]);
  });
});
