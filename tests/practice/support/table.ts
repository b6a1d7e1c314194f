import type { Operator } from '#lib/core/expression.ts';
import type { Hand } from '#lib/practice/hand.ts';
import { PracticeSession, type Wishes } from '#lib/practice/session.svelte.ts';
import type { Slot, Store } from '#lib/storage/index.ts';
import { fakeEnvironment, type FakeEnvironment } from '../../support/environment.ts';
import { handOf } from '../../support/practice-hands.ts';
import { freshStore } from '../../support/store.ts';
import { testSolver, type HeldSolver } from './solvers.ts';

export interface Sitting {
  readonly environment: FakeEnvironment;
  readonly store: Store;
  readonly solver: HeldSolver;
  readonly session: PracticeSession;
  /** The hands whose ending was told to be a fact. */
  readonly finished: Hand[];
}

interface Parts {
  readonly environment?: FakeEnvironment;
  readonly store?: Store;
  readonly solver?: HeldSolver;
  readonly slot?: Slot;
  readonly wishes?: Partial<Wishes>;
}

/** Sits down at a table with a hand on it: by its numbers, or as it was left. */
export function sitDown(hand: Hand | readonly number[], parts: Parts = {}): Sitting {
  const environment = parts.environment ?? fakeEnvironment();
  const store = parts.store ?? freshStore(environment);
  const solver = parts.solver ?? testSolver();
  const finished: Hand[] = [];
  const session = new PracticeSession('cards' in hand ? hand : handOf(hand), {
    environment,
    store,
    solver,
    slot: parts.slot ?? 'practice',
    wishes: () => ({ lastSign: false, deadEnds: false, ...parts.wishes }),
    onfinished: (ended) => void finished.push(ended),
  });
  return { environment, store, solver, session, finished };
}

/** Taps card, sign, card, sign, card …, as written: places and signs by turns. */
export function play(session: PracticeSession, ...taps: readonly (number | Operator)[]): void {
  for (const tap of taps) {
    if (typeof tap === 'number') session.tap(tap);
    else session.choose(tap);
  }
}
