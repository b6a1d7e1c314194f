import { describe, expect, test } from 'vitest';
import type { ReadMatch } from '#lib/core/match/file.ts';
import type { Aids } from '#lib/match/aids.ts';
import { createAids } from '#lib/match/aids.ts';
import { SetsReplay } from '#lib/match/sets-replay.svelte.ts';
import { slapRecords } from '#lib/games/slap/records.ts';
import { WORKED } from '../support/claims.ts';
import { act, openTable, pick, slapBy, type SlapTable } from '../support/slap.ts';
import { testSolver } from '../practice/support/solvers.ts';

const PLAYERS = [
  { name: 'Mei', shape: 'moon' },
  { name: 'Grandma', shape: 'hill' },
];

const readOf = ({ game, timeline }: SlapTable, config: unknown = {}): ReadMatch => ({
  header: { id: 'a', game: 'slap', rulesVersion: 1, config, players: PLAYERS, seed: 1, startedAt: 0 },
  game,
  timeline,
});

/** The worked example is swapped away, then a set each is won; the third is begun and stopped. */
function stopped(): SlapTable {
  const table = openTable(2, WORKED.ranks).play(act('swapAsked', 0, 4000), act('swapAsked', 1, 5000));
  table.play(pick(0, 6000, 0), pick(1, 7000, null)).through(10_000);
  table.play(slapBy(0, 11_000), act('agreed', 1, 12_000), act('readied', 0, 13_000));
  table.play(slapBy(1, 17_500), act('agreed', 0, 18_000), act('readied', 0, 19_000)).through(22_000);
  return table.play({ type: 'stopped', at: 23_000 });
}

const replayOf = (table: SlapTable, aids: Pick<Aids, 'findWays'>, first = 0): SetsReplay =>
  new SetsReplay(readOf(table), { records: slapRecords(table.timeline), aids, first });

/** Aids that write down what is asked, and answer when told to. */
function heldAids() {
  const asked: { readonly ranks: readonly number[]; answer: (ways: readonly string[] | null) => void }[] = [];
  const findWays: Aids['findWays'] = (ranks) => new Promise((answer) => void asked.push({ ranks, answer }));
  return { findWays, asked };
}
const turn = () => new Promise((done) => setTimeout(done));

describe('looking back', () => {
  test('begins with the first set, and goes to the end and no further', () => {
    const replay = replayOf(stopped(), heldAids());
    expect(replay.after).toMatchObject({ standing: { stopped: true, winners: null } });
    expect([replay.place, replay.end, replay.record?.set]).toEqual([0, 3, 0]);
    replay.go(2);
    expect(replay.record).toMatchObject({ set: 2, decided: null });
    replay.go(99);
    expect([replay.place, replay.record]).toEqual([3, null]);
    replay.go(-1);
    expect(replay.place).toBe(0);
  });

  test('knows what the match came to', () => {
    const { tally } = replayOf(stopped(), heldAids()).after;
    expect(tally).toMatchObject({ won: [1, 1], best: { seat: 0, after: 1000, set: 0 } });
    expect(tally.missed).toEqual([{ ranks: WORKED.ranks, target: 24 }]);
  });

  test.each([
    [1, 1],
    [Number.MAX_SAFE_INTEGER, 3],
  ])('begins with place %d where that is asked for: %d', (first, place) => {
    expect(replayOf(stopped(), heldAids(), first).place).toBe(place);
  });

  test('asks what works for the cards that are shown, once for each', async () => {
    const aids = heldAids();
    const replay = replayOf(stopped(), aids);
    const [swapped, claimed] = replay.record?.deals ?? [];
    if (!swapped || !claimed) throw new Error('two deals were expected');
    expect(aids.asked.map(({ ranks }) => ranks)).toEqual([
      WORKED.ranks,
      claimed.table.map(({ rank }) => rank),
    ]);
    expect(replay.waysOf(swapped, 24)).toBeNull();
    aids.asked[0]?.answer([WORKED.proof]);
    await turn();
    expect(replay.waysOf(swapped, 24)).toEqual([WORKED.proof]);
    expect(replay.waysOf(claimed, 24)).toBeNull();
    replay.go(1);
    replay.go(0);
    expect(aids.asked).toHaveLength(3);
  });

  test('asks anew after no answer, when the cards are shown again', async () => {
    const aids = heldAids();
    const replay = replayOf(stopped(), aids);
    expect(replay.isMissing).toBe(false);
    aids.asked[0]?.answer(null);
    await turn();
    expect(replay.isMissing).toBe(true);
    replay.go(0);
    expect(replay.isMissing).toBe(false);
    expect(aids.asked.map(({ ranks }) => ranks.join())).toEqual([
      WORKED.ranks.join(),
      expect.any(String),
      WORKED.ranks.join(),
    ]);
  });
});

const NO_LIST = {
  load: () => Promise.resolve(),
  rows: [],
  read: () => Promise.resolve({ type: 'missing' as const }),
};

describe('the aids', () => {
  test('find every way, and the simplest', async () => {
    const aids = createAids(testSolver(), NO_LIST, () => {});
    const ways = await aids.findWays(WORKED.ranks, 24);
    expect(ways).toEqual(['8 × 5 − 9 − 7', '8 × (7 + 5 − 9)']);
    expect(await aids.findWay(WORKED.ranks, 24)).toBe(ways?.[0]);
    expect(await aids.findWay([1, 1, 5, 9], 24)).toBeNull();
  });

  test('answer nothing where the solver gives no answer', async () => {
    const noted: unknown[] = [];
    const gone = new Error('gone');
    const aids = createAids({ ask: () => Promise.reject(gone) }, NO_LIST, (fault) => noted.push(fault));
    expect([await aids.findWays([1, 2, 3, 4], 24), await aids.findWay([1, 2, 3, 4], 24)]).toEqual([
      null,
      null,
    ]);
    expect(noted).toEqual([gone, gone]);
  });
});
