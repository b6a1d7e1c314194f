import { describe, expect, test } from 'vitest';
import { choose, emptyDraft, layCard, next, pressEntry, turnSign, typeDigit } from '#lib/explore/draft.ts';
import { TYPING_MS } from '#lib/explore/finder.svelte.ts';
import { SolverSession } from '#lib/explore/session.svelte.ts';
import type { Store } from '#lib/storage/index.ts';
import { fakeEnvironment } from '../support/environment.ts';
import { freshStore } from '../support/store.ts';
import { turn } from '../support/turns.ts';
import { slowSolver } from './support/slow-solver.ts';

interface Piece {
  readonly text: string;
  readonly url: string;
}

function sitting(store?: Store) {
  const environment = fakeEnvironment();
  const solver = slowSolver();
  const shared: Piece[] = [];
  const kept = store ?? freshStore(environment);
  const session = new SolverSession({
    environment,
    solver,
    store: kept,
    sharing: {
      share: (piece) => Promise.resolve((shared.push(piece), 'shared')),
      copy: (text) => Promise.resolve((shared.push({ text, url: '' }), 'copied')),
      address: (search) => `https://cards.example/solve${search}`,
    },
  });
  const lay = (...numbers: readonly number[]) => {
    for (const number of numbers) session.change((draft) => layCard(draft, number));
  };
  return { environment, solver, session, shared, store: kept, lay };
}

describe('the solver’s page', () => {
  test('begins empty, asks nothing, and has nothing to put into the address', () => {
    const { session, solver } = sitting();
    expect(session.draft).toEqual(emptyDraft());
    expect([session.question, session.search, session.fault, session.finding]).toEqual([
      null,
      '',
      null,
      null,
    ]);
    expect(solver.asked).toEqual([]);
  });

  test('asks when the last card lies, and puts the question into the address', async () => {
    const { session, solver, lay } = sitting();
    lay(3, 3, 8);
    expect([session.search, solver.asked]).toEqual(['', []]);
    lay(8);
    expect([session.search, solver.asked]).toEqual(['?n=3,3,8,8&t=24', ['solutions 3 3 8 8']]);
    await solver.answer(['8 ÷ (3 − 8 ÷ 3)']);
    expect(session.finding).toMatchObject({ type: 'ways', count: 1 });
  });

  test('asks again for every change, after a pause while somebody types', async () => {
    const { environment, session, solver, lay } = sitting();
    lay(3, 3, 8, 8);
    session.change((draft) => choose(draft, 0));
    session.change((draft) => typeDigit(draft, 1));
    session.change((draft) => typeDigit(draft, 2));
    expect([session.search, solver.asked.length]).toEqual(['?n=12,3,8,8&t=24', 1]);
    environment.pass(TYPING_MS);
    await turn();
    expect(solver.asked).toEqual(['solutions 3 3 8 8', 'solutions 12 3 8 8']);
  });

  test('does not ask anew when the typing ends and nothing has changed', () => {
    const { session, solver, lay } = sitting();
    lay(3, 3, 8, 8);
    session.change((draft) => choose(draft, 0));
    session.done();
    expect([session.draft.cursor, solver.asked.length]).toEqual([null, 1]);
  });

  test('knows nothing any more when a number is at fault, and asks nothing', async () => {
    const { session, solver, lay } = sitting();
    lay(3, 3, 8, 8);
    await solver.answer(['x']);
    session.change((draft) => choose(draft, 1));
    for (const digit of [1, 0, 1]) session.change((draft) => typeDigit(draft, digit));
    expect([session.fault, session.finding, session.search]).toEqual([{ code: 'tooLarge' }, null, '']);
  });

  test.each([
    [[], 'noNumbers'],
    [[3], 'oneNumber'],
  ])('says what is missing when it is done with %j, and goes on', (numbers, code) => {
    const { session, lay } = sitting();
    lay(...numbers);
    session.done();
    expect(session.fault).toEqual({ code });
    expect(session.draft.cursor).not.toBeNull();
    lay(5);
    expect(session.fault).toBeNull();
  });

  test.each([
    ['-', { code: 'negative' }],
    ['−', { code: 'negative' }],
    ['.', { code: 'notWhole' }],
    ['x', { code: 'notNumber', text: 'x' }],
  ])('says what a key would have begun: %s', (key, fault) => {
    const { session, lay } = sitting();
    session.refuse(key);
    expect(session.fault).toEqual(fault);
    lay(5);
    expect(session.fault).toBeNull();
  });

  test('says the same of the target', () => {
    const { session } = sitting();
    session.change((draft) => choose(draft, 'target'));
    session.refuse('.');
    expect(session.fault).toEqual({ code: 'targetNotWhole' });
    session.refuse('x');
    expect(session.fault).toEqual({ code: 'targetNotNumber' });
    session.change(turnSign);
    expect(session.fault).toBeNull();
  });

  test('knows when cards wait behind the one that is typed', () => {
    const { session } = sitting();
    expect(session.waits).toBe(false);
    session.change((draft) => typeDigit(draft, 1));
    expect(session.waits).toBe(true);
    session.change(next);
    expect(session.waits).toBe(false);
    session.change((draft) => choose(draft, 'target'));
    expect(session.waits).toBe(true);
  });

  test('is empty again after Clear, and what was asked is called off', () => {
    const { session, solver, lay } = sitting();
    lay(3, 3, 8, 8);
    session.clear();
    expect([session.draft, session.finding, session.search]).toEqual([emptyDraft(), null, '']);
    expect(solver.last().signal?.aborted).toBe(true);
  });
});

describe('an address', () => {
  test('lays its question out and asks it at once', () => {
    const { session, solver } = sitting();
    session.open('?n=3,3,8,8&t=24');
    expect([session.draft.cards, session.draft.cursor]).toEqual([['3', '3', '8', '8'], null]);
    expect(solver.asked).toEqual(['solutions 3 3 8 8']);
  });

  test('without a question leaves everything as it was; with the same one, too', () => {
    const { session, solver } = sitting();
    session.open('?n=3,3,8,8&t=24');
    session.open('');
    session.open('?n=3,3,8,8');
    expect([session.search, solver.asked.length]).toEqual(['?n=3,3,8,8&t=24', 1]);
  });

  test('that is hostile leaves an empty page with the fault, until the next key', () => {
    const { session, solver } = sitting();
    session.open('?n=3,3,8,8&t=24');
    session.open(`?n=${'1,'.repeat(200)}`);
    expect(session.linkFault).toEqual({ code: 'tooMany', count: 200 });
    expect([session.draft, session.search]).toEqual([emptyDraft(), '']);
    expect(solver.last().signal?.aborted).toBe(true);
    session.change((draft) => pressEntry(draft, 3));
    expect(session.linkFault).toBeNull();
  });

  test('that is good takes a fault away', () => {
    const { session } = sitting();
    session.open('?n=0,1');
    session.open('?n=1,2');
    expect([session.linkFault, session.search]).toEqual([null, '?n=1,2&t=24']);
  });
});

describe('only whether there is one', () => {
  test('is asked instead, and kept as a setting', async () => {
    const { session, solver, store, lay } = sitting();
    session.chooseWhether(true);
    lay(3, 3, 8, 8);
    expect(solver.asked).toEqual(['solvable 3 3 8 8']);
    await solver.answer(true);
    expect(session.finding).toEqual({ type: 'whether', solvable: true });
    await store.settled();
    const later = sitting(store);
    await later.session.load();
    expect(later.session.whether).toBe(true);
  });

  test('is off unless chosen; a damaged setting is none', async () => {
    const { session, store } = sitting();
    await store.settings.put('solver.whether', 'yes');
    await session.load();
    expect(session.whether).toBe(false);
  });

  test('asks anew when it is switched', () => {
    const { session, solver, lay } = sitting();
    lay(3, 3, 8, 8);
    session.chooseWhether(true);
    session.chooseWhether(false);
    expect(solver.asked).toEqual(['solutions 3 3 8 8', 'solvable 3 3 8 8', 'solutions 3 3 8 8']);
  });

  test('can be read while a question is already asked', async () => {
    const { store } = sitting();
    await store.settings.put('solver.whether', true);
    const { session, solver } = sitting(store);
    session.open('?n=3,3,8,8');
    await session.load();
    expect(solver.asked).toEqual(['solutions 3 3 8 8', 'solvable 3 3 8 8']);
  });
});

test('a stopped search can be taken up again', () => {
  const { session, solver, lay } = sitting();
  lay(3, 3, 8, 8);
  session.stop();
  expect(session.finding).toMatchObject({ type: 'ways', stopped: true });
  session.again();
  expect(solver.asked).toHaveLength(2);
});

test('what is shared carries the address of the question; what is copied is the text alone', async () => {
  const { session, shared, lay } = sitting();
  lay(3, 3, 8, 8);
  expect([await session.share('line'), await session.copy('line')]).toEqual(['shared', 'copied']);
  expect(shared).toEqual([
    { text: 'line', url: 'https://cards.example/solve?n=3,3,8,8&t=24' },
    { text: 'line', url: '' },
  ]);
});
