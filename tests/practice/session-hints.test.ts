import { describe, expect, test } from 'vitest';
import { parseExpression } from '#lib/core/parse.ts';
import { handOf } from '../support/practice-hands.ts';
import { attemptsIn } from '../support/store.ts';
import { turn, until } from '../support/turns.ts';
import { play, sitDown } from './support/table.ts';

describe('the hint ladder', () => {
  test('says whether there is one, the last sign, the first pair, and then shows the whole', async () => {
    const { session, environment, store, finished } = sitDown([3, 3, 8, 8]);
    const said: unknown[] = [];
    for (const rung of [1, 2, 3]) {
      await session.hint();
      said.push(session.note);
      expect(session.hand).toMatchObject({ hints: rung, ending: null });
      expect(await store.hands.get('practice')).toMatchObject({ hints: rung });
    }
    expect(said).toEqual([
      { type: 'whether', solvable: true },
      { type: 'lastSign', operator: '/' },
      { type: 'firstPair', pair: [8, 3] },
    ]);
    environment.pass(5_000);
    await session.hint();
    expect(session.isOver).toBe(true);
    expect(session.note).toBeNull();
    expect(session.hand).toMatchObject({
      hints: 4,
      ending: { outcome: 'shown', expression: null, ms: 5_000 },
      found: [],
    });
    expect(finished).toHaveLength(1);
    expect(await attemptsIn(store)).toMatchObject([
      { outcome: 'shown', expression: null, hints: 4, ms: 5_000 },
    ]);
    await until(() => session.ways.list([]) !== null);
    expect(session.ways.list([])).toEqual([{ printed: '8 ÷ (3 − 8 ÷ 3)', own: false }]);
  });

  test('costs nothing where the solver cannot be fetched, says so, and goes on when it can', async () => {
    const { session, solver, environment } = sitDown([3, 3, 8, 8]);
    await session.hint();
    solver.missing = true;
    await session.hint();
    expect([session.note, session.hand.hints]).toEqual([{ type: 'missing' }, 1]);
    // The other ways are not being read yet: nothing is asked until somebody asks.
    const asked = solver.asked.length;
    environment.setOnline(true);
    await turn();
    expect(solver.asked).toHaveLength(asked);
    solver.missing = false;
    await session.hint();
    expect([session.note, session.hand.hints]).toEqual([{ type: 'lastSign', operator: '/' }, 2]);
  });

  test('starts from the cards as they lie, once some are put together', async () => {
    const { session } = sitDown([1, 2, 3, 4]);
    // 1 + 2 leaves 3, 3, 4.
    play(session, 0, '+', 1);
    const said: unknown[] = [];
    for (const _ of [1, 2, 3]) {
      await session.hint();
      said.push(session.note);
    }
    expect(said).toEqual([
      { type: 'still' },
      { type: 'lastSignHere', operator: '*', left: 3 },
      { type: 'nextPair', pair: ['3', '3'] },
    ]);
    expect(session.hand.hints).toBe(3);
    await session.hint();
    expect(session.hand.ending).toMatchObject({ outcome: 'shown' });
  });

  test('says for nothing that no step leads on from here, and what was right is not told', async () => {
    const { session } = sitDown([1, 2, 3, 4]);
    play(session, 0, '-', 3);
    for (const _ of [1, 2]) {
      await session.hint();
      expect([session.note, session.hand.hints]).toEqual([{ type: 'deadEnd' }, 0]);
    }
    session.undo();
    await session.hint();
    expect([session.note, session.hand.hints]).toEqual([{ type: 'whether', solvable: true }, 1]);
  });

  test('of a hand without a solution nothing is said of dead ends', async () => {
    const { session } = sitDown([1, 1, 5, 9]);
    play(session, 0, '+', 1);
    await session.hint();
    expect(session.note).toEqual({ type: 'whether', solvable: false });
  });

  test('speaks of the simplest solution', async () => {
    const { session } = sitDown([4, 6, 1, 1]);
    await session.hint();
    await session.hint();
    const last = session.note;
    await session.hint();
    const first = session.note;
    const [simplest] = session.ways.solutions ?? [];
    const solution = parseExpression(simplest ?? '');
    expect(solution).toMatchObject({
      ok: true,
      value: { operator: (last as { operator: string }).operator },
    });
    expect(first).toMatchObject({ type: 'firstPair' });
  });

  test('says that there is none, however often it is asked, and costs one', async () => {
    const { session } = sitDown([1, 1, 5, 9]);
    await session.hint();
    const said = [session.note];
    for (const _ of [2, 3]) {
      await session.hint();
      expect(session.hand.hints).toBe(1);
      // A note that was said anew is another one, also where it says the same.
      expect(said.every((note) => note !== session.note)).toBe(true);
      said.push(session.note);
    }
    expect(said).toEqual([{ type: 'whether', solvable: false }, { type: 'noMore' }, { type: 'noMore' }]);
  });

  test('says that there is nothing more where none was found before a reload', async () => {
    const { session } = sitDown(handOf([1, 1, 5, 9], { hints: 1 }));
    await session.hint();
    expect([session.note, session.hand.hints]).toEqual([{ type: 'noMore' }, 1]);
  });

  test('goes on where it was left', async () => {
    const { session } = sitDown(handOf([3, 3, 8, 8], { hints: 2 }));
    await session.hint();
    expect(session.note).toEqual({ type: 'firstPair', pair: [8, 3] });
  });

  test('shows the whole, never a fifth rung, where the page was killed on the last one', async () => {
    const { session, store } = sitDown(handOf([3, 3, 8, 8], { hints: 4 }));
    await session.hint();
    expect(await attemptsIn(store)).toMatchObject([{ outcome: 'shown', hints: 4 }]);
  });

  test('of a hand of the day says what the second rung costs before it is taken', async () => {
    const day = handOf([3, 3, 8, 8], { day: 2026_11_21 });
    const { session } = sitDown(day);
    await session.hint();
    play(session, 0, '+', 1);
    session.undo();
    await session.hint();
    expect([session.note, session.hand.hints]).toEqual([{ type: 'whether', solvable: true }, 1]);
    await session.hint();
    expect([session.note, session.hand.hints]).toEqual([{ type: 'lastSign', operator: '/' }, 2]);
  });

  test('of a hand of the day that is begun says the price once, not twice', async () => {
    const { session } = sitDown(handOf([1, 2, 3, 4], { day: 2026_11_21 }));
    play(session, 0, '+', 1);
    await session.hint();
    expect(session.note).toEqual({ type: 'still' });
    await session.hint();
    expect([session.note, session.hand.hints]).toEqual([{ type: 'lastSignHere', operator: '*', left: 3 }, 2]);
  });

  test('begins after what a wrong "no solution" has told already', async () => {
    const { session } = sitDown([3, 3, 8, 8]);
    await session.sayNone();
    await session.hint();
    expect([session.note, session.hand.hints]).toEqual([{ type: 'lastSign', operator: '/' }, 2]);
  });

  test('says after a wrong "no solution" whether the cards as they lie lead on, which is not known yet', async () => {
    const { session } = sitDown([1, 2, 3, 4]);
    await session.sayNone();
    play(session, 0, '+', 1);
    await session.hint();
    expect([session.note, session.hand.hints]).toEqual([{ type: 'still' }, 1]);
  });

  test('of a hand of the day says after a wrong "no solution" what the next rung costs, and that is no hint', async () => {
    const { session } = sitDown(handOf([3, 3, 8, 8], { day: 2026_11_21 }));
    await session.sayNone();
    await session.hint();
    expect([session.note, session.hand.hints]).toEqual([{ type: 'whether', solvable: true }, 0]);
    await session.hint();
    expect([session.note, session.hand.hints]).toEqual([{ type: 'lastSign', operator: '/' }, 2]);
  });

  test('is asked of the solver once, whatever is asked about the hand later', async () => {
    const { session, solver } = sitDown([3, 3, 8, 8]);
    for (let rung = 0; rung < 4; rung += 1) await session.hint();
    expect(solver.asked.filter((name) => name === 'solutions')).toHaveLength(1);
  });
});

describe('a hint', () => {
  test('tapped again while it is looked up is taken once', async () => {
    const { session, solver } = sitDown(handOf([3, 3, 8, 8], { hints: 1 }));
    solver.hold();
    const asked = [session.hint(), session.hint(), session.hint()];
    expect(session.note).toEqual({ type: 'looking' });
    await turn();
    solver.release();
    await Promise.all(asked);
    expect(session.hand.hints).toBe(2);
    expect(session.note).toEqual({ type: 'lastSign', operator: '/' });
  });

  test.each([1, 2, 3])(
    'of rung %i, answered after another hand was laid, touches nothing there',
    async (hints) => {
      const { session, solver, store } = sitDown(handOf([3, 3, 8, 8], { hints }));
      solver.hold();
      const asked = session.hint();
      await turn();
      session.lay(handOf([4, 6, 1, 1], { id: 'next', hints }));
      solver.release();
      await asked;
      expect(session.hand).toMatchObject({ id: 'next', hints, ending: null });
      expect(session.note).toBeNull();
      expect(await attemptsIn(store)).toEqual([]);
    },
  );

  test.each([0, 1, 2, 3])(
    'of rung %i, still being stored when another hand is laid, says nothing there',
    async (hints) => {
      const { session, store } = sitDown(handOf([3, 3, 8, 8], { hints }));
      const asked = session.hint();
      await until(() => session.hand.hints === hints + 1);
      session.lay(handOf([4, 6, 1, 1], { id: 'next' }));
      await asked;
      expect(session.hand).toMatchObject({ id: 'next', hints: 0, ending: null });
      expect(session.note).toBeNull();
      expect((await attemptsIn(store)).filter(({ id }) => id === 'next')).toEqual([]);
    },
  );

  test('answered after the hand was solved is not counted', async () => {
    const { session, solver, finished } = sitDown(handOf([4, 6, 1, 1], { hints: 1 }));
    solver.hold();
    const asked = session.hint();
    await turn();
    play(session, 0, '*', 1, '*', 2, '*', 3);
    solver.release();
    await asked;
    await until(() => finished.length === 1);
    expect(session.hand).toMatchObject({ hints: 1, ending: { outcome: 'solved' } });
    expect(session.note).toBeNull();
  });

  test('is not given while one looks for another way', async () => {
    const { session, finished } = sitDown([4, 6, 1, 1]);
    play(session, 0, '*', 1, '*', 2, '*', 3);
    await until(() => finished.length === 1);
    session.again();
    await session.hint();
    await session.sayNone();
    expect(session.hand).toMatchObject({ hints: 0, wrongNone: 0 });
    expect(session.note).toBeNull();
    expect(session.isOver).toBe(false);
  });

  test('that shows the whole ends the hand once, tapped twice', async () => {
    const sitting = sitDown(handOf([3, 3, 8, 8], { hints: 3 }));
    await Promise.all([sitting.session.hint(), sitting.session.hint()]);
    expect(sitting.finished).toHaveLength(1);
    expect(await attemptsIn(sitting.store)).toHaveLength(1);
  });
});
