import { describe, expect, test } from 'vitest';
import { Log, sitDown, wait } from '../support/sit-down.ts';
import { toy, type ToyGame } from '../support/toy-game.ts';

/** Deals no card by itself: which one lies on top is asked elsewhere. */
const waiting: ToyGame = {
  ...toy,
  deadline: () => null,
  chance: () => null,
  awaits: ({ owing, cards }) =>
    owing
      ? {
          task: 'top',
          question: { dealt: cards.length },
          told: (card: number, at) => ({ type: 'dealt', at, card }),
        }
      : null,
};

/** A table whose questions are answered when the test says so. */
function sit(game = waiting) {
  const asked: { readonly question: unknown; readonly say: (card: number | null) => void }[] = [];
  const ask = (task: string, question: unknown) =>
    new Promise((say) => void asked.push({ question: [task, question], say }));
  return { asked, ...sitDown(new Log(), undefined, { game, ask }) };
}

describe('what the rules wait for', () => {
  test('is asked once, and told with no board there', async () => {
    const { asked, environment, match, log } = sit();
    void match.send({ type: 'drew', seat: 0 }, 5);
    await wait(environment, 20);
    expect(asked.map(({ question }) => question)).toEqual([['top', { dealt: 0 }]]);
    await wait(environment, 500);
    expect(asked).toHaveLength(1);
    asked[0]?.say(7);
    await wait(environment, 0);
    await wait(environment, 20);
    expect(log.stored.map(({ type, at }) => [type, at])).toEqual([
      ['drew', 5],
      ['dealt', 520],
    ]);
    expect(match.state.cards).toEqual([7]);
  });

  test('without an answer the match waits, says so, and asks anew when it is told to', async () => {
    const { asked, environment, match } = sit();
    void match.send({ type: 'drew', seat: 0 }, 5);
    await wait(environment, 20);
    asked[0]?.say(null);
    await wait(environment, 20);
    expect([match.unanswered, match.state.owing, asked.length]).toEqual([true, true, 1]);
    match.askAnew();
    expect([match.unanswered, asked.length]).toEqual([false, 2]);
    asked[1]?.say(3);
    await wait(environment, 0);
    await wait(environment, 20);
    expect(match.state.cards).toEqual([3]);
  });

  test('an answer that comes while the match stands, or after going back, is dropped', async () => {
    const { asked, environment, match, types } = sit();
    void match.send({ type: 'drew', seat: 0 }, 5);
    await wait(environment, 20);
    await match.halt();
    asked[0]?.say(7);
    await wait(environment, 50);
    expect(types()).toEqual(['drew', 'paused']);
    await match.resume();
    expect(asked).toHaveLength(2);
    await match.halt();
    await match.undo();
    await match.resume();
    asked[1]?.say(8);
    await wait(environment, 50);
    expect(match.state).toMatchObject({ cards: [], owing: false });
  });

  test('is nothing where the rules wait for nothing', async () => {
    const { asked, environment, match } = sit(toy);
    void match.send({ type: 'drew', seat: 0 }, 5);
    await wait(environment, 20);
    expect(asked).toEqual([]);
  });
});
