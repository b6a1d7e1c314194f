import { describe, expect, test } from 'vitest';
import { createRng } from '#lib/core/chance.ts';
import type { Hand } from '#lib/practice/hand.ts';
import { OpenHand } from '#lib/practice/open-hand.svelte.ts';
import { openHand } from '#lib/practice/open-hands.ts';
import { openStore } from '#lib/storage/index.ts';
import { fakeEnvironment } from '../support/environment.ts';
import { handOf } from '../support/practice-hands.ts';
import { freshStore } from '../support/store.ts';
import { pass } from '../support/turns.ts';

/** A hand that has been laid on the table of a page of its own. */
async function lay(hand: Hand, fresh = false) {
  const environment = fakeEnvironment();
  const store = fresh ? freshStore(environment) : openStore(environment);
  const open = new OpenHand(hand, { environment, store, slot: 'practice' });
  if (fresh) await open.keep({});
  return { environment, store, open };
}

/** What lies on the disk, for a page that is opened anew. */
async function found(): Promise<Hand> {
  const hand = await openHand(openStore(fakeEnvironment()), 'practice');
  if (!hand) throw new Error('no hand');
  return hand;
}

describe('the clock of a hand', () => {
  test('gives less than a second back when it is killed', async () => {
    const rng = createRng(50);
    let { environment, open } = await lay(handOf([2, 3, 5, 7]), true);
    for (let kill = 0; kill < 50; kill += 1) {
      await pass(environment, rng.next(6000));
      const back = open.elapsed() - (await found()).ms;
      expect(back).toBeGreaterThanOrEqual(0);
      expect(back).toBeLessThan(1000);
      ({ environment, open } = await lay(await found()));
    }
    expect(open.elapsed()).toBeGreaterThan(50_000);
  });

  test('is kept without what lies on the table: another window may have played on', async () => {
    const { environment } = await lay(handOf([2, 3, 5, 7]), true);
    const other = await lay(await found());
    await other.open.keep({ hints: 1 });
    await pass(environment, 2000);
    expect(await found()).toMatchObject({ hints: 1, ms: 2000 });
  });

  test('is not kept for a hand that is no longer there, nor put back by one that has run for less', async () => {
    const { environment, store } = await lay(handOf([2, 3, 5, 7], { id: 'one' }), true);
    await store.hands.put(
      'practice',
      JSON.parse(JSON.stringify(handOf([1, 2, 3, 4], { id: 'two', ms: 0 }))) as never,
    );
    await pass(environment, 2000);
    expect(await found()).toMatchObject({ id: 'two', ms: 0 });
    await store.hands.tellClock('practice', 'two', 500);
    await store.hands.tellClock('practice', 'two', 300);
    expect((await found()).ms).toBe(500);
    await store.hands.delete('practice');
    await store.hands.tellClock('practice', 'two', 900);
    expect(await store.hands.get('practice')).toBeNull();
  });

  test('is not kept once the hand has ended, or the table is left', async () => {
    const { environment, open } = await lay(handOf([2, 3, 5, 7]), true);
    await pass(environment, 700);
    const ending = open.end('shown', null);
    await pass(environment, 100);
    await ending;
    const ended = await found();
    await pass(environment, 3000);
    expect(await found()).toEqual(ended);
    open.dispose();
    await pass(environment, 1000);
    expect(environment.waiting).toBe(0);
  });
});
