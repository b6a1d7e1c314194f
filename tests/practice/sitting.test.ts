import { describe, expect, test } from 'vitest';
import { finish } from '#lib/core/work.ts';
import { handsSoFar, sittingIn, sittingOf, tenthAt } from '#lib/practice/sitting.ts';
import type { Attempt } from '#lib/storage/attempt.ts';
import { attempt } from '../storage/support/attempts.ts';
import { cardsOf } from '../support/cards.ts';
import { fakeEnvironment } from '../support/environment.ts';
import { freshStore } from '../support/store.ts';

const BEGAN = 1_790_000_000_000;
const MINUTE = 60_000;
const MISSED = { outcome: 'shown', expression: null, hints: 4 } as const;
const SKIPPED = { outcome: 'skipped', expression: null } as const;

/** The hand of a minute of the sitting: 4 × 6, in ten seconds. */
const hand = (at: number, part: Partial<Attempt> = {}): Attempt =>
  attempt(`hand ${at}`, {
    cards: cardsOf(4, 7, 9, 10),
    expression: '4 × (7 + 9 − 10)',
    ms: 10_000,
    startedAt: BEGAN + at * MINUTE,
    endedAt: BEGAN + at * MINUTE + 10_000,
    from: 'free',
    ...part,
  });
const inRow = (count: number, part: (at: number) => Partial<Attempt> = () => ({})) =>
  Array.from({ length: count }, (_, at) => hand(at, part(at)));
/** After which of these hands something is told, each asked as it ended. */
const toldAfter = (hands: readonly Attempt[]): readonly string[] =>
  hands.flatMap(({ id }, at) => (tenthAt(hands.slice(Math.max(0, at - 39), at + 1), id) ? [id] : []));

describe('a sitting is told of', () => {
  test('after its tenth hand, and only then', () => {
    expect(toldAfter(inRow(9))).toEqual([]);
    expect(toldAfter(inRow(60))).toEqual(['hand 9']);
  });

  test('again when the hand is opened again, and after another ten once somebody has been away', () => {
    const hands = [...inRow(10), ...inRow(12).map((each, at) => ({ ...each, ...later(at) }))];
    expect(toldAfter(hands)).toEqual(['hand 9', 'later 9']);
    expect(tenthAt(hands.slice(0, 10), 'hand 9')).toHaveLength(10);
    // Dealt in time, and left open for an hour.
    const hour = (at: number) => (at < 8 ? {} : { endedAt: BEGAN + (60 + at) * MINUTE });
    expect(toldAfter(inRow(14, hour))).toEqual([]);
  });

  test('after the next that is read where the tenth was skipped; one that was left at once is none', () => {
    expect(toldAfter(inRow(14, (at) => (at === 9 ? { ...SKIPPED, ms: 20_000 } : {})))).toEqual(['hand 10']);
    expect(toldAfter(inRow(14, (at) => (at < 3 ? { ...SKIPPED, ms: 900 } : {})))).toEqual(['hand 12']);
  });

  test.each(['day', 'again', 'given', 'warmup', 'storm', 'streak', undefined])(
    'of the practice table alone: %s is no part of it',
    (from) => {
      expect(toldAfter(inRow(20, () => ({ from })))).toEqual([]);
      expect(toldAfter(inRow(19, (at) => (at === 8 ? { from } : {})))).toEqual(['hand 18']);
    },
  );

  test('not where the clock was set back in between, nor of a hand that is not there', () => {
    expect(toldAfter(inRow(18, (at) => (at === 8 ? { startedAt: 0, endedAt: 9000 } : {})))).toEqual([]);
    expect(tenthAt(inRow(10), 'another')).toBeNull();
    expect(tenthAt([], 'hand 9')).toBeNull();
  });
});

const later = (at: number) => ({
  id: `later ${at}`,
  startedAt: BEGAN + (60 + at) * MINUTE,
  endedAt: BEGAN + (60 + at) * MINUTE + 10_000,
});

/** Sixty hands of an earlier week, as usual. */
const earlier = inRow(60).map((each) => ({
  ...each,
  id: `earlier ${each.id}`,
  endedAt: each.endedAt - 7 * 86_400_000,
}));
const told = (...hands: readonly Attempt[]) =>
  finish(sittingIn([...earlier, ...hands], new Set(hands.map(({ id }) => id))));

describe('what is told', () => {
  test('hands, those solved without help, and their times beside what is usual', () => {
    const sitting = told(
      ...inRow(10, (at) => (at < 2 ? MISSED : at === 2 ? { hints: 3 } : { ms: 1000 * at })),
    );
    expect(sitting).toMatchObject({ hands: 10, solved: 7, middle: 6000, fastest: 3000 });
    expect(sitting.usual).toBeGreaterThan(9000);
    expect(sitting.usual).toBeLessThan(11_000);
  });

  test('the finish that was slow or missed, and the one that went well', () => {
    const fraction = { cards: cardsOf(3, 3, 8, 8), ...MISSED, ms: 60_000 };
    const quick = { ms: 5200 };
    const sitting = told(...inRow(10, (at) => (at === 4 ? fraction : at > 6 ? quick : {})));
    expect([sitting.well, sitting.slow]).toEqual(['4x6 large', 'fraction']);
    const usual = told(...inRow(10));
    expect([usual.well, usual.slow]).toEqual([null, null]);
  });

  test('nothing that is not known: no hand solved, and no history', () => {
    expect(told(...inRow(10, () => MISSED))).toMatchObject({ solved: 0, middle: null, fastest: null });
    const alone = inRow(10);
    const first = finish(sittingIn(alone, new Set(alone.map(({ id }) => id))));
    expect(first).toMatchObject({ solved: 10, middle: 10_000, usual: null, well: null, slow: null });
  });

  test('no usual time where some of the hands have none', () => {
    const five = { cards: cardsOf(1, 2, 3, 4, 5), expression: '(1 + 2 + 3) × 4 × (5 − 4)' };
    expect(told(...inRow(10, (at) => (at === 3 ? five : {}))).usual).toBeNull();
  });
});

test('is read from the store, whatever lies before it', async () => {
  const environment = fakeEnvironment();
  const store = freshStore(environment);
  for (const row of [...earlier, ...inRow(10)]) await store.attempts.add(row);
  expect(await sittingOf('hand 9', environment, store)).toMatchObject({ hands: 10, solved: 10 });
  expect(await sittingOf('hand 8', environment, store)).toBeNull();
});

describe('the hands so far', () => {
  const soFar = (hands: readonly Attempt[], now = hands.at(-1)?.endedAt ?? 0) =>
    handsSoFar(hands.toReversed(), now).map(({ id }) => id);

  test('the newest first, back to a pause, another table or a clock that was set back', () => {
    expect(soFar(inRow(3))).toEqual(['hand 2', 'hand 1', 'hand 0']);
    const pause = inRow(3).map((each) => ({ ...each, ...later(0) }));
    expect(soFar([...inRow(9), ...pause])).toHaveLength(3);
    expect(soFar(inRow(5, (at) => (at === 2 ? { from: 'day' } : {})))).toEqual(['hand 4', 'hand 3']);
    expect(soFar(inRow(5, (at) => (at === 2 ? { startedAt: 0, endedAt: 9000 } : {})))).toEqual([
      'hand 4',
      'hand 3',
    ]);
  });

  test('none ten minutes after the last, nor before anything was played', () => {
    const hands = inRow(2);
    const ended = hands[1]!.endedAt;
    expect(soFar(hands, ended + 10 * MINUTE)).toHaveLength(2);
    expect(soFar(hands, ended + 10 * MINUTE + 1)).toEqual([]);
    expect(soFar([], BEGAN)).toEqual([]);
    expect(soFar(inRow(2, (at) => (at === 1 ? { from: 'again' } : {})))).toEqual([]);
  });

  test('one that was left at once is none', () => {
    expect(soFar(inRow(3, (at) => (at === 1 ? { ...SKIPPED, ms: 900 } : {})))).toEqual(['hand 2', 'hand 0']);
  });

  test('counted as solved are those without help, and those that were rightly said to have no solution', () => {
    const wonWith = (part: Partial<Attempt>) => told(...inRow(10, () => part)).solved;
    expect([0, 1, 2].map((hints) => wonWith({ hints }))).toEqual([10, 10, 0]);
    expect([MISSED, SKIPPED].map(wonWith)).toEqual([0, 0]);
    expect(told(...inRow(10, () => ({ outcome: 'none', expression: null })))).toMatchObject({
      solved: 10,
      middle: null,
    });
  });
});
