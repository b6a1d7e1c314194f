import { expect, test } from 'vitest';
import { ranksOf } from '#lib/core/cards.ts';
import type { RunKind } from '#lib/core/run/spec.ts';
import { solutions } from '#lib/core/solve.ts';
import { printExpression } from '#lib/core/print.ts';
import { Runs } from '#lib/practice/run/runs.ts';
import { RunSession } from '#lib/practice/run/run-session.svelte.ts';
import { fakeEnvironment } from '../../support/environment.ts';
import { attemptsIn, freshStore } from '../../support/store.ts';
import { until } from '../../support/turns.ts';

async function sitDown(kind: RunKind) {
  const environment = fakeEnvironment();
  const store = freshStore(environment);
  const options = {
    environment,
    store,
    wishes: () => ({ lastSign: false, deadEnds: false }),
    highest: () => Promise.resolve(10),
  };
  const runs = new Runs(options);
  const over: string[] = [];
  let pauses = 0;
  const spec = await runs.fresh(kind, { timed: true, decoys: false });
  const session = new RunSession(spec, await runs.begin(spec, null, { all: [] }), {
    ...options,
    onpause: () => (pauses += 1),
    onend: () => over.push('over'),
  });
  return { environment, store, runs, session, over, pauses: () => pauses };
}

/** Never 24: the first of at most ten, less the others. */
const wrong = ({ hand }: RunSession) => ranksOf(hand.cards).join(' − ');

/** The simplest way of the hand that lies there. */
function way({ hand }: RunSession): string {
  const [first] = solutions(ranksOf(hand.cards), 24);
  return first ? printExpression(first) : '';
}

test('a storm goes on with the next hand after each; a miss costs ten seconds and the combo', async () => {
  const { session, environment, store, runs } = await sitDown('storm');
  const first = session.hand.id;
  environment.pass(4000);
  expect(session.clock()).toBe(176_000);
  expect(session.type(way(session))).toBe(true);
  expect([session.state.hands, session.hand.id === first, session.ended?.id]).toEqual([1, false, first]);
  expect([session.clock(), session.state.combo]).toEqual([176_000, 1]);
  session.type(wrong(session));
  expect([session.clock(), session.state, session.gain]).toMatchObject([
    166_000,
    { hands: 2, combo: 0, misses: 1 },
    { ms: -10_000, combo: 0 },
  ]);
  // Memory or disk, what was told first is there first.
  await runs.end();
  expect(await attemptsIn(store)).toMatchObject([
    { outcome: 'solved', ms: 4000, from: 'storm' },
    { outcome: 'shown', ms: 0, from: 'storm' },
  ]);
});

test('a storm is over when its time is, and tells it once all is stored', async () => {
  const { session, environment, runs, over } = await sitDown('storm');
  environment.pass(180_001);
  expect([session.isOver, session.state.end, session.type('1+1')]).toEqual([true, 'time', false]);
  await until(() => over.length === 1);
  expect(await runs.open()).toBeNull();
});

test('a streak ends with its second miss; what cannot be read is none', async () => {
  const { session, over } = await sitDown('streak');
  expect([session.type('8 +'), session.state.misses]).toEqual([false, 0]);
  session.type(wrong(session));
  expect([session.state.misses, session.isOver]).toEqual([1, false]);
  session.type(wrong(session));
  expect([session.state.misses, session.state.end, session.isOver]).toEqual([2, 'missed', true]);
  await until(() => over.length === 1);
});

test('a run that stands says so, once: by its key, or since the page was hidden; one that is left does not', async () => {
  const byKey = await sitDown('storm');
  byKey.session.pause();
  byKey.session.pause();
  byKey.session.dispose();
  expect(byKey.pauses()).toBe(1);
  const hidden = await sitDown('storm');
  hidden.environment.setVisible(false);
  expect([hidden.pauses(), hidden.session.state.isPaused]).toEqual([1, true]);
  const left = await sitDown('storm');
  left.session.dispose();
  left.environment.setVisible(false);
  expect([left.pauses(), left.session.state.isPaused]).toEqual([0, true]);
});
test('who leaves a run finds it as it stood, with its clock; nobody loses a second by it', async () => {
  const { session, environment, runs } = await sitDown('storm');
  environment.pass(3000);
  session.tap(0);
  session.choose('+');
  session.tap(1);
  session.dispose();
  environment.pass(60_000);
  const left = await runs.open();
  const again = left && runs.play(left, { onpause: () => {}, onend: () => {} });
  expect([again?.hand.moves.length, again?.clock(), again?.isOver]).toEqual([1, 177_000, false]);
  again?.undo();
  expect(again?.hand.moves).toEqual([]);
  again?.dispose();
});

test('a card that is tapped twice lies there again, and its sign is gone with it', async () => {
  const { session } = await sitDown('storm');
  session.tap(0);
  session.choose('+');
  expect([session.picked, session.sign]).toEqual([0, '+']);
  session.tap(0);
  expect([session.picked, session.sign, session.hand.moves]).toEqual([null, null, []]);
});

test('a sign without a card asks for one, and no longer than until there is one', async () => {
  const { session } = await sitDown('storm');
  session.choose('+');
  expect(session.note).toEqual({ type: 'pickFirst' });
  session.tap(0);
  expect([session.note, session.picked]).toEqual([null, 0]);
  session.choose('+');
  expect([session.note, session.sign]).toEqual([null, '+']);
});
