import { describe, expect, test } from 'vitest';
import { AnotherWay } from '#lib/practice/another-way.svelte.ts';
import type { OpenHand } from '#lib/practice/open-hand.svelte.ts';
import type { Ways } from '#lib/practice/ways.svelte.ts';
import { turn } from '../support/turns.ts';

interface Laid {
  readonly id: string;
  readonly found: readonly string[];
}

/** A hand that has ended, and ways that are compared when the test says so. */
function ended(found: readonly string[] = ['1 + 2']) {
  let hand: Laid = { id: 'first', found };
  const compared: {
    readonly found: readonly string[];
    readonly line: string;
    readonly say: (repeats: string | null) => void;
    readonly fail: (why: Error) => void;
  }[] = [];
  const open = {
    get hand() {
      return hand;
    },
    keep: (change: Partial<Laid>) => {
      hand = { ...hand, ...change };
      return Promise.resolve();
    },
  };
  const ways = {
    sameAmong: (found: readonly string[], line: string) =>
      new Promise<string | null>((say, fail) => void compared.push({ found, line, say, fail })),
  };
  const another = new AnotherWay(open as unknown as OpenHand, ways as unknown as Ways);
  return { another, compared, found: () => hand.found, lay: (next: Laid) => (hand = next) };
}

describe('the search for another way', () => {
  test('is on from the moment that somebody begins it until they have had enough', () => {
    const { another } = ended();
    expect(another.looking).toBe(false);
    another.begin();
    expect(another.looking).toBe(true);
    another.enough();
    expect(another.looking).toBe(false);
  });

  test('keeps what is new, and ends with it', async () => {
    const { another, compared, found } = ended();
    another.begin();
    const added = another.add('2 × 1');
    await turn();
    expect([another.looking, found()]).toEqual([true, ['1 + 2']]);
    compared[0]?.say(null);
    await added;
    expect([another.looking, another.repeated]).toEqual([false, null]);
    expect(found()).toEqual(['1 + 2', '2 × 1']);
  });

  test('says which one is repeated and keeps what there was; another hand begins without it', async () => {
    const { another, compared, found } = ended();
    another.begin();
    const added = another.add('2 + 1');
    await turn();
    compared[0]?.say('1 + 2');
    await added;
    expect([another.looking, another.repeated, found()]).toEqual([false, '1 + 2', ['1 + 2']]);
    another.begin();
    another.forget();
    expect([another.looking, another.repeated]).toEqual([false, null]);
  });

  test('compares the second of two with the first as well', async () => {
    const { another, compared, found } = ended();
    const both = [another.add('2 × 1'), another.add('3 × 1')];
    await turn();
    expect(compared.map(({ line }) => line)).toEqual(['2 × 1']);
    compared[0]?.say(null);
    await both[0];
    await turn();
    expect(compared[1]?.found).toEqual(['1 + 2', '2 × 1']);
    compared[1]?.say(null);
    await both[1];
    expect(found()).toEqual(['1 + 2', '2 × 1', '3 × 1']);
  });

  test('goes on after a comparison that failed', async () => {
    const { another, compared, found } = ended();
    const failed = another.add('2 × 1').catch((why: unknown) => String(why));
    const added = another.add('3 × 1');
    await turn();
    compared[0]?.fail(new Error('gone'));
    expect(await failed).toBe('Error: gone');
    await turn();
    compared[1]?.say(null);
    await added;
    expect(found()).toEqual(['1 + 2', '3 × 1']);
  });

  test('adds nothing to a hand that was laid meanwhile, whether it was being compared or waited for that', async () => {
    const { another, compared, found, lay } = ended();
    const both = [another.add('2 × 1'), another.add('3 × 1')];
    await turn();
    lay({ id: 'second', found: ['4 × 6'] });
    another.begin();
    compared[0]?.say('1 + 2');
    await Promise.all(both);
    expect(compared).toHaveLength(1);
    expect([another.looking, another.repeated, found()]).toEqual([true, null, ['4 × 6']]);
  });
});
