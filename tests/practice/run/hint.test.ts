import { describe, expect, test } from 'vitest';
import { ranksOf } from '#lib/core/cards.ts';
import { dealsOf } from '#lib/core/run/deals.ts';
import type { RunSpec } from '#lib/core/run/spec.ts';
import { solutions } from '#lib/core/solve.ts';
import type { Hand } from '#lib/practice/hand.ts';
import { tableOf } from '#lib/practice/hand.ts';
import { USUAL_CHOICES } from '#lib/practice/run/choices.ts';
import { hintIn, mayHint, stepsTooMany } from '#lib/practice/run/hint.ts';
import { nameOfRun } from '#lib/practice/run/name.ts';
import { resultOf, sortOf } from '#lib/practice/run/result.ts';
import { Runs } from '#lib/practice/run/runs.ts';
import type { Store } from '#lib/storage/index.ts';
import { attempt } from '../../storage/support/attempts.ts';
import { cardsOf } from '../../support/cards.ts';
import { fakeEnvironment } from '../../support/environment.ts';
import { handOf, move } from '../../support/practice-hands.ts';
import { freshStore } from '../../support/store.ts';

const TWENTY: RunSpec = {
  kind: 'storm',
  seed: 5,
  ranks: 10,
  version: 1,
  decoys: false,
  timed: false,
  start: 98,
};
const EARS = { onpause: () => {}, onend: () => {} };
const DECOYS: RunSpec = { ...TWENTY, decoys: true };

test('hints are taken where no clock runs and no miss ends it', () => {
  expect(mayHint(TWENTY)).toBe(true);
  for (const kind of ['storm', 'streak', 'ghost'] as const)
    expect(mayHint({ kind, timed: true })).toBe(false);
});

describe('the ladder of a run', () => {
  const dealt = handOf([3, 3, 8, 8]);
  const take = (spec: RunSpec, hand: Hand, isSolvable = true) => hintIn(spec, hand, isSolvable);

  test('begins with the last sign where all hands can be made, then come pairs, and never the whole', () => {
    const first = take(TWENTY, dealt);
    expect(first).toEqual({ note: { type: 'lastSignHere', operator: '/', left: 4 }, hints: 2 });
    const second = take(TWENTY, { ...dealt, hints: first.hints });
    expect(second).toEqual({ note: { type: 'nextPair', pair: ['8', '3'] }, hints: 3 });
    const fourth = take(TWENTY, { ...dealt, hints: 4 });
    expect([fourth.hints, fourth.note.type]).toEqual([4, 'nextPair']);
  });

  test('speaks of the cards as they lie, and a dead end costs nothing', () => {
    const divided = move(2, '/', 0);
    const on = { ...dealt, moves: [divided] };
    const lying = tableOf(on).filter(({ type }) => type !== 'hole').length;
    expect(take(TWENTY, on).note).toEqual({ type: 'lastSignHere', operator: '/', left: lying });
    const added = move(0, '+', 1);
    expect(take(TWENTY, { ...dealt, moves: [added] })).toEqual({ note: { type: 'deadEnd' }, hints: 0 });
  });

  test('begins with whether there is a solution where there may be none', () => {
    expect(take(DECOYS, dealt)).toEqual({ note: { type: 'whether', solvable: true }, hints: 1 });
    const divided = move(2, '/', 0);
    expect(take(DECOYS, { ...dealt, moves: [divided] }).note).toEqual({ type: 'still' });
    const none = handOf([1, 1, 5, 9]);
    expect(take(DECOYS, none, false)).toEqual({ note: { type: 'whether', solvable: false }, hints: 1 });
    expect(take(DECOYS, { ...none, hints: 1 }, false)).toEqual({ note: { type: 'noMore' }, hints: 1 });
  });

  test('a hint is a step too many, and what is known without asking is none', () => {
    expect(stepsTooMany(TWENTY, { undos: 2, hints: 0 })).toBe(2);
    expect(stepsTooMany(TWENTY, { undos: 2, hints: 3 })).toBe(4);
    expect(stepsTooMany(DECOYS, { hints: 1 })).toBe(1);
  });
});

describe('a run of twenty hands', () => {
  const environment = fakeEnvironment();
  const runsOf = (store: Store) =>
    new Runs({
      environment,
      store,
      wishes: () => ({ lastSign: false, deadEnds: false }),
      highest: () => Promise.resolve(10),
    });
  const line = (spec: RunSpec) => {
    const [found] = solutions(ranksOf(dealsOf(spec).next().value.cards), 24);
    if (!found) throw new Error('the first hand can be made');
    return found;
  };

  test('counts its hints, in play, after a kill, and out of the history', async () => {
    const store = freshStore(environment);
    const runs = runsOf(store);
    const { printExpression } = await import('#lib/core/print.ts');
    const first = runs.play(await runs.begin(TWENTY, null, { all: [] }), EARS);
    first?.hint();
    first?.hint();
    expect(first?.hand.hints).toBe(3);
    expect(first?.note?.type).toBe('nextPair');
    await expect.poll(async () => (await runs.open())?.hand.hints).toBe(3);
    first?.dispose();
    const open = await runs.open();
    if (!open) throw new Error('nothing was kept');
    const again = runs.play(open, EARS);
    again?.type(printExpression(line(TWENTY)));
    expect(again?.state).toMatchObject({ solved: 1, undos: 2 });
    await expect.poll(async () => (await store.attempts.counts()).all).toBe(1);
    again?.dispose();
    expect((await runs.played()).all, 'it goes on').toEqual([]);
    await runs.end();
    const [result] = (await runs.played()).all;
    expect(result?.state).toMatchObject({ solved: 1, undos: 2 });
  });

  test('that was ended early is in the list, and neither the best nor the last; so is a race', async () => {
    for (const spec of [TWENTY, { ...TWENTY, kind: 'ghost', timed: true }] as const) {
      const store = freshStore(environment);
      const runs = runsOf(store);
      const session = runs.play(await runs.begin(spec, null, { all: [] }), EARS);
      session?.skip();
      await expect.poll(async () => (await store.attempts.counts()).all).toBe(1);
      session?.dispose();
      await runs.end();
      const played = await runs.played();
      expect(played.all).toHaveLength(1);
      expect(played.of(sortOf(spec))).toBeNull();
    }
  });

  test('takes no hint in a storm', async () => {
    const runs = runsOf(freshStore(environment));
    const session = runs.play(await runs.begin({ ...TWENTY, timed: true }, null, { all: [] }), EARS);
    session?.hint();
    expect([session?.hand.hints, session?.note]).toEqual([0, null]);
    session?.dispose();
  });

  test('comes to the same out of hands that were kept before there were hints', () => {
    const name = nameOfRun(TWENTY, 1);
    const rows = [0, 1].map((at) => ({
      ...attempt(`${at}`, { cards: cardsOf(3, 3, 8, 8), run: name, undos: 1 }),
      class: 'solved' as const,
    }));
    expect(resultOf(name, rows as never)?.state).toMatchObject({ solved: 2, undos: 2 });
  });

  test('keeps a name for links, and drops one that no link may carry', async () => {
    const store = freshStore(environment);
    const runs = runsOf(store);
    expect((await runs.choices()).by).toBe('');
    await runs.choose({ ...USUAL_CHOICES, by: 'Mei' });
    expect((await runs.choices()).by).toBe('Mei');
    await store.settings.put('runs', { ...USUAL_CHOICES, by: 'a\u202eb' });
    expect(await runs.choices()).toEqual(USUAL_CHOICES);
    // As it was kept before there were names.
    await store.settings.put('runs', { against: 'last', pace: 12, timed: false, decoys: true });
    expect(await runs.choices()).toEqual({ against: 'last', pace: 12, timed: false, decoys: true, by: '' });
  });
});
