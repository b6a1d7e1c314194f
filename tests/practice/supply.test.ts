import { beforeEach, describe, expect, test } from 'vitest';
import { ranksOf, type DealtCard } from '#lib/core/cards.ts';
import { MOST_DRAWS, STANDARD_DEAL, type DealSpec } from '#lib/core/deal.ts';
import { difficulty } from '#lib/core/difficulty/difficulty.ts';
import { dotsOf } from '#lib/core/difficulty/dots.ts';
import { isSolvable } from '#lib/core/solve.ts';
import { isOfKind } from '#lib/core/difficulty/table-deals.ts';
import { entryOf } from '#lib/core/difficulty/table.ts';
import { READY } from '#lib/practice/ready-deals.ts';
import { Supply } from '#lib/practice/supply.svelte.ts';
import type { Solver } from '#lib/solver/client.ts';
import type { Store } from '#lib/storage/index.ts';
import { attempt } from '../storage/support/attempts.ts';
import { fakeEnvironment, type FakeEnvironment } from '../support/environment.ts';
import { freshStore } from '../support/store.ts';
import { turn, until } from '../support/turns.ts';
import { testSolver, type HeldSolver } from './support/solvers.ts';

const FIVE: DealSpec = { target: 24, highest: 10, count: 5, kind: 'solvable' };
/** Three cards of ace and two make 8 at the most. */
const HOPELESS: DealSpec = { target: 9999, highest: 2, count: 3, kind: 'solvable' };
const HOPELESS_FIVE: DealSpec = { target: 9999, highest: 2, count: 5, kind: 'solvable' };

let environment: FakeEnvironment;
let store: Store;
let solver: HeldSolver;
beforeEach(() => {
  environment = fakeEnvironment();
  store = freshStore(environment);
  solver = testSolver();
});
const open = () => new Supply({ environment, solver, store });
const keyOf = ({ kind, target, highest, count }: DealSpec) => `${kind} ${target} ${highest} ${count}`;
const readyFor = (spec: DealSpec) => store.deals.get(keyOf(spec));
const makes = (cards: readonly DealtCard[], spec: DealSpec) => isSolvable(ranksOf(cards), spec.target);

async function untilReady(spec: DealSpec, count = READY): Promise<void> {
  for (let looks = 0; (await readyFor(spec)).length !== count; looks += 1) {
    if (looks > 500) throw new Error(`never ${count} ready`);
    await turn();
  }
}

/** So many hands were solved in an earlier time. */
async function solved(count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) await store.attempts.add(attempt(`solved ${index}`));
}

describe('a newcomer', () => {
  const dotsDealt = (supply: Supply, hands: number) =>
    Array.from({ length: hands }, () => {
      const { cards, dots } = supply.take();
      expect(entryOf(ranksOf(cards))?.dots).toBe(dots);
      supply.countSolved();
      return dots;
    });

  test('is dealt hands of one dot first, then of one and two, and after ten what everybody is', async () => {
    const supply = open();
    await supply.load();
    expect(dotsDealt(supply, 10)).toEqual([1, 1, 1, 1, 1, 2, 1, 2, 1, 2]);
    await untilReady(STANDARD_DEAL);
    const [next] = await readyFor(STANDARD_DEAL);
    expect(supply.take().cards).toEqual(next);
  });

  test('who has solved some goes on from there, and a hand that was skipped is none of them', async () => {
    await solved(4);
    await store.attempts.add(attempt('skipped', { outcome: 'skipped', expression: null }));
    const supply = open();
    await supply.load();
    expect(dotsDealt(supply, 2)).toEqual([1, 2]);
  });

  test('who chooses what to deal is dealt that', async () => {
    const supply = open();
    await supply.load();
    await supply.use({ ...STANDARD_DEAL, kind: 'threeDots' });
    expect(supply.take().dots).toBe(3);
    const again = open();
    await again.load();
    expect(again.take().dots).toBe(3);
  });
});

describe('the supply', () => {
  test('deals the standard setting at first, and keeps ten deals ready on the disk, all of which make it', async () => {
    const supply = open();
    await supply.load();
    expect(supply.spec).toEqual(STANDARD_DEAL);
    await untilReady(STANDARD_DEAL);
    for (const deal of await readyFor(STANDARD_DEAL)) expect(makes(deal, STANDARD_DEAL)).toBe(true);
  });

  test('fills up again after every deal, and deals each one once', async () => {
    await solved(10);
    const supply = open();
    await supply.load();
    await untilReady(STANDARD_DEAL);
    const ready = await readyFor(STANDARD_DEAL);
    const taken: (readonly DealtCard[])[] = [];
    for (let deals = 0; deals < READY; deals += 1) {
      taken.push(supply.take().cards);
      await untilReady(STANDARD_DEAL);
    }
    expect(taken).toEqual(ready);
    expect(
      new Set([...taken, ...(await readyFor(STANDARD_DEAL))].map((deal) => JSON.stringify(deal))).size,
    ).toBeGreaterThan(18);
  });

  test('deals the very next day what was made ready the day before', async () => {
    await solved(10);
    const first = open();
    await first.load();
    await untilReady(STANDARD_DEAL);
    const [kept] = await readyFor(STANDARD_DEAL);
    solver.hold();
    const second = open();
    await second.load();
    expect(second.take()).toMatchObject({ cards: kept, mayHaveNone: false });
  });

  test('comes back with the setting that was chosen', async () => {
    const supply = open();
    await supply.load();
    await supply.use(FIVE);
    const again = open();
    await again.load();
    expect(again.spec).toEqual(FIVE);
  });

  test.each([
    [null],
    ['five'],
    [{ ...FIVE, count: 9 }],
    [{ ...FIVE, kind: 'all' }],
    [{ ...FIVE, kind: 'fraction' }],
    [{ target: 24 }],
  ])('falls back to the standard setting over one that is damaged: %j', async (damaged) => {
    await store.settings.put('deal', damaged);
    const supply = open();
    await supply.load();
    expect(supply.spec).toEqual(STANDARD_DEAL);
  });

  test('keeps each setting to itself', async () => {
    const supply = open();
    await supply.load();
    await untilReady(STANDARD_DEAL);
    await supply.use(FIVE);
    await untilReady(FIVE);
    expect(await readyFor(STANDARD_DEAL)).toHaveLength(READY);
    for (const deal of await readyFor(FIVE)) expect([deal.length, makes(deal, FIVE)]).toEqual([5, true]);
  });

  test('lets a setting chosen while the store is still being read stand', async () => {
    await store.settings.put('deal', { ...STANDARD_DEAL, highest: 13 });
    const supply = open();
    const loading = supply.load();
    const using = supply.use(FIVE);
    await Promise.all([loading, using]);
    expect(supply.spec).toEqual(FIVE);
  });
});

describe('a deal never waits', () => {
  test('before anything was read, while the solver is silent, and when all are used up', async () => {
    solver.hold();
    const supply = open();
    for (let deals = 0; deals < 15; deals += 1) {
      const { cards, mayHaveNone } = supply.take();
      expect(cards).toHaveLength(4);
      // Four numbers are decided on the spot.
      expect([mayHaveNone, makes(cards, STANDARD_DEAL)]).toEqual([false, true]);
    }
  });

  test('of five on a new setting: it is marked "may have none" until some are ready', async () => {
    const supply = open();
    await supply.load();
    solver.hold();
    await supply.use(FIVE);
    const unlooked = supply.take();
    expect(unlooked.cards).toHaveLength(5);
    expect(unlooked.mayHaveNone).toBe(true);
    solver.release();
    await untilReady(FIVE);
    const { cards, mayHaveNone } = supply.take();
    expect([mayHaveNone, makes(cards, FIVE)]).toEqual([false, true]);
  });

  test('of a mixed deck: as it is dealt, nothing kept, nothing asked, nothing promised', async () => {
    const supply = open();
    await supply.load();
    await untilReady(STANDARD_DEAL);
    const asked = solver.asked.length;
    const mixed: DealSpec = { ...STANDARD_DEAL, kind: 'mixed' };
    await supply.use(mixed);
    const deals = Array.from({ length: 100 }, () => supply.take());
    expect(deals.every(({ mayHaveNone }) => !mayHaveNone)).toBe(true);
    const solvable = deals.filter(({ cards }) => makes(cards, mixed)).length;
    // 87 of 100 as a real deck deals.
    expect(solvable).toBeGreaterThan(70);
    expect(solvable).toBeLessThan(100);
    expect(solver.asked).toHaveLength(asked);
    expect(await readyFor(mixed)).toEqual([]);
  });
});

describe('a deal of a kind', () => {
  test.each(['mixed', 'oneDot', 'twoDots', 'threeDots', 'fraction', 'oneWay', 'none'] as const)(
    'of four cards for 24 is drawn at once, nothing asked, nothing kept: %s',
    async (kind) => {
      solver.hold();
      const supply = open();
      const spec: DealSpec = { ...STANDARD_DEAL, highest: 13, kind };
      await supply.use(spec);
      for (let deals = 0; deals < 30; deals += 1) {
        const { cards, mayHaveNone, dots } = supply.take();
        const entry = entryOf(ranksOf(cards));
        expect(isOfKind(entry, kind)).toBe(true);
        expect(mayHaveNone).toBe(false);
        expect(dots).toBe(kind === 'mixed' || kind === 'none' ? null : entry?.dots);
      }
      expect(solver.asked).toEqual([]);
      expect(await readyFor(spec)).toEqual([]);
    },
  );

  test('of five is looked for by the solver, ten of them kept ready', async () => {
    const spec: DealSpec = { ...FIVE, kind: 'threeDots' };
    const supply = open();
    await supply.use(spec);
    await untilReady(spec);
    const { cards, mayHaveNone, dots } = supply.take();
    expect([mayHaveNone, dots]).toEqual([false, 3]);
    expect(dotsOf(difficulty(ranksOf(cards), 24)?.score ?? NaN, 5)).toBe(3);
  });

  test('of six is looked for in shorter questions, since each takes longer', async () => {
    const draws: number[] = [];
    const counting: Solver = {
      ask: (_, question) => {
        if ('mostDraws' in question) draws.push(question.mostDraws);
        return new Promise(() => undefined);
      },
    };
    const supply = new Supply({ environment, solver: counting, store });
    await supply.use({ ...STANDARD_DEAL, count: 6, kind: 'twoDots' });
    await supply.use({ ...STANDARD_DEAL, count: 6 });
    await until(() => draws.length === 2);
    expect(draws[0]).toBeLessThan((draws[1] ?? 0) / 5);
  });

  test('for another target is marked "may have none", without dots, until some are ready', async () => {
    const spec: DealSpec = { ...FIVE, kind: 'oneDot' };
    solver.hold();
    const supply = open();
    await supply.use(spec);
    expect(supply.take()).toMatchObject({ mayHaveNone: true, dots: null });
  });

  test('that no hand is of is refused at once, and the setting stays', async () => {
    const supply = open();
    await supply.load();
    const spec: DealSpec = { ...STANDARD_DEAL, highest: 4, kind: 'fraction' };
    await supply.use(spec);
    expect(supply.refused).toEqual({ spec, draws: null });
    expect(supply.spec).toEqual(STANDARD_DEAL);
    const again = open();
    await again.load();
    expect(again.spec).toEqual(STANDARD_DEAL);
  });

  test('comes back as the setting that was chosen', async () => {
    const spec: DealSpec = { ...STANDARD_DEAL, kind: 'fraction' };
    await open().use(spec);
    const again = open();
    await again.load();
    expect(again.spec).toEqual(spec);
  });
});

describe('a setting for which there is no deal', () => {
  test('is refused with the number of draws, and the one before it comes back, also tomorrow', async () => {
    const supply = open();
    await supply.load();
    await supply.use(FIVE);
    await supply.use(HOPELESS);
    expect(supply.take().mayHaveNone).toBe(true);
    await until(() => supply.refused !== null);
    expect(supply.refused).toEqual({ spec: HOPELESS, draws: MOST_DRAWS });
    expect(supply.spec).toEqual(FIVE);
    const again = open();
    await again.load();
    expect(again.spec).toEqual(FIVE);
  });

  test('that was kept as the setting in use gives way to the standard one', async () => {
    await store.settings.put('deal', { ...HOPELESS });
    const supply = open();
    await supply.load();
    await until(() => supply.refused !== null);
    expect(supply.spec).toEqual(STANDARD_DEAL);
  });

  test('is forgotten once it was read, and when another is tried', async () => {
    const supply = open();
    await supply.use(HOPELESS);
    await until(() => supply.refused !== null);
    supply.forget();
    expect(supply.refused).toBeNull();
    await supply.use(HOPELESS);
    await until(() => supply.refused !== null);
    await supply.use(FIVE);
    expect(supply.refused).toBeNull();
  });

  test('that was left before it was refused is not spoken of', async () => {
    const supply = open();
    await supply.load();
    await untilReady(STANDARD_DEAL);
    solver.hold();
    await supply.use(HOPELESS_FIVE);
    await supply.use(FIVE);
    solver.release();
    await untilReady(FIVE);
    expect(supply.refused).toBeNull();
    expect(supply.spec).toEqual(FIVE);
  });

  test('is looked through in short questions, so that a person is answered in between', async () => {
    const supply = open();
    await supply.use(HOPELESS);
    await until(() => supply.refused !== null);
    expect(solver.asked.length).toBeGreaterThan(100);
  });
});

test('deals none of the last hundred hands, those of the history among them', async () => {
  const before = open();
  await before.load();
  await before.use({ ...STANDARD_DEAL, kind: 'oneDot' });
  const names = new Set<string>();
  const deal = async (supply: Supply) => {
    const { cards } = supply.take();
    const name = ranksOf(cards)
      .toSorted((one, other) => one - other)
      .join(' ');
    expect(names).not.toContain(name);
    names.add(name);
    await store.attempts.add(attempt(name, { cards }));
  };
  for (let hands = 0; hands < 40; hands += 1) await deal(before);
  const after = open();
  await after.load();
  for (let hands = 0; hands < 40; hands += 1) await deal(after);
});
