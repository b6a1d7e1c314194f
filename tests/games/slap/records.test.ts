import { describe, expect, test } from 'vitest';
import { CONSENT } from '#lib/games/table/spans.ts';
import { DECK } from '#lib/games/slap/deck.ts';
import { slapRecords } from '#lib/games/slap/records.ts';
import {
  act,
  allAsk,
  counts,
  HOPELESS,
  names,
  OPEN,
  openTable,
  pick,
  proof,
  ranks,
  realTable,
  ruling,
  slapBy,
  WORKED,
  type SlapTable,
} from '../../support/slap.ts';
import { randomMatch } from '../../support/random-match.ts';

const recordsOf = (table: SlapTable) => slapRecords(table.timeline);
const lone = (table: SlapTable) => {
  const [record, ...others] = recordsOf(table);
  if (record === undefined || others.length > 0) throw new Error(`${others.length + 1} records`);
  return record;
};
const cardOf = (rank: number) => DECK[rank - 1] ?? null;
const inTime = (seat: number, after: number, delay = 0) => ({
  seat,
  after,
  counts: after + delay,
  kind: 'inTime',
});
const late = (seat: number, after: number) => ({ seat, after, counts: after, kind: 'late' });

describe('the record of a set for two', () => {
  test('has the cards, who was first, what was said and who took', () => {
    const table = openTable(2, WORKED.ranks).play(slapBy(1, 4000), slapBy(0, 4084), act('checked', 0, 5000));
    expect(recordsOf(table.play(proof(1, 6000, WORKED.proof)))).toEqual([
      {
        set: 0,
        round: 0,
        target: 24,
        deals: [
          {
            opened: 3,
            table: [5, 7, 8, 9].map((rank, place) => ({ seat: place < 2 ? 0 : 1, rank, card: cardOf(rank) })),
            counts: [18, 18],
            signals: [inTime(1, 1000), late(0, 1084)],
            quits: [],
            end: 'claimed',
            ms: 3000,
          },
        ],
        claims: [
          {
            claimant: 1,
            namer: 0,
            after: 1000,
            heat: { lot: [], resolution: 17 },
            texts: [WORKED.proof],
            value: '24',
            verdict: 'right',
            by: 'proved',
            ruled: null,
          },
        ],
        decided: 8,
        winner: 1,
        took: [4, 0],
        counts: [22, 18],
      },
    ]);
  });

  test('knows a wrong proof, one that was given up and one that was late', () => {
    const claimed = () => openTable(2, WORKED.ranks).play(slapBy(1, 4000));
    const wrong = lone(claimed().play(proof(1, 6000, '5 + 7 + 8 + 9')));
    expect(wrong.claims).toMatchObject([{ verdict: 'wrong', value: '29', by: 'proved' }]);
    expect(wrong).toMatchObject({ winner: 0, took: [0, 4], counts: [18, 22] });
    expect(lone(claimed().play(act('conceded', 1, 6000))).claims).toMatchObject([
      { by: 'conceded', texts: [] },
    ]);
    expect(lone(claimed().through(40_000)).claims).toMatchObject([{ by: 'expired', verdict: 'wrong' }]);
  });

  test('tells a dead heat with its lot; who lost it was late (SLAP-9)', () => {
    const table = openTable(2, WORKED.ranks).play(slapBy(0, 4000), slapBy(1, 4010)).through(4020);
    const { claims, deals } = lone(
      table.play(act('conceded', table.state.phase.type === 'claim' ? table.state.phase.claimant : 0, 5000)),
    );
    expect(claims[0]?.heat).toEqual({ lot: [0, 1], resolution: 17 });
    expect(deals[0]?.signals.map(({ kind, seat }) => [seat === claims[0]?.claimant, kind])).toEqual(
      expect.arrayContaining([
        [true, 'inTime'],
        [false, 'late'],
      ]),
    );
  });

  test('has false starts with a time below 0 (SLAP-3)', () => {
    const table = openTable(2, WORKED.ranks).play(
      slapBy(1, 4000),
      act('agreed', 0, 5000),
      act('readied', 0, 6000),
    );
    table.play(slapBy(1, 8500), slapBy(0, 10_000), act('agreed', 1, 11_000));
    expect(recordsOf(table)[1]?.deals[0]?.signals).toEqual([
      { seat: 1, after: -500, counts: -500, kind: 'falseStart' },
      inTime(0, 1000),
    ]);
  });

  test('counts a delayed slap when it counts (SLAP-13)', () => {
    const handicaps = [
      { delay: 2000, second: false },
      { delay: 0, second: false },
    ];
    const table = openTable(2, WORKED.ranks, { handicaps }).play(slapBy(0, 4000), slapBy(1, 5000));
    const [deal] = lone(table.play(act('agreed', 0, 7000))).deals;
    expect(deal?.signals).toEqual([{ ...inTime(0, 1000, 2000), kind: 'late' }, inTime(1, 2000)]);
  });

  test('keeps a stray touch as one (SLAP-9)', () => {
    const table = openTable(2, WORKED.ranks).play(slapBy(0, 4000), act('voided', 0, 5000), slapBy(1, 6000));
    const [deal] = lone(table.play(act('agreed', 0, 7000))).deals;
    expect(deal?.signals).toEqual([{ ...inTime(0, 1000), kind: 'voided' }, inTime(1, 3000)]);
  });

  test('has what people called (SLAP-15)', () => {
    const table = openTable(2, WORKED.ranks, { called: true })
      .play(act('called', 1, 4500))
      .through(4500);
    const { deals, claims } = lone(table.play(act('agreed', 0, 5000)));
    expect([deals[0]?.signals, claims[0]?.heat]).toEqual([[inTime(1, 1500)], { lot: [], resolution: 0 }]);
  });
});

describe('swaps inside a set (SLAP-7)', () => {
  test('are deals of their own, with what lay there and why it went', () => {
    const table = allAsk(openTable(2, HOPELESS), 4000);
    table.play(pick(0, 6000, 0), pick(1, 7000, null)).through(10_000);
    const { deals } = lone(table.play(slapBy(0, 11_000), act('agreed', 1, 12_000)));
    expect(deals.map(({ end, ms }) => [end, ms])).toEqual([
      ['swapped', 2200],
      ['claimed', 2000],
    ]);
    expect(deals[0]?.table.map(({ rank }) => rank)).toEqual(HOPELESS);
    expect(deals[1]?.table.map(({ rank }) => rank)).toEqual(table.state.last?.table.map(({ rank }) => rank));
    expect(deals[1]?.signals).toEqual([inTime(0, 1000)]);
  });

  test('tell those for which time was up (SLAP-12)', () => {
    const table = openTable(2, WORKED.ranks).through(OPEN + 180_000);
    expect(lone(table).deals).toMatchObject([{ end: 'timedOut', ms: 180_000 }]);
  });

  test('end as a reshuffle after ten in a row', () => {
    const table = openTable(2, HOPELESS, { setTime: 0 });
    for (let swap = 0; swap < 11; swap += 1) {
      const at = table.match.at;
      const then = at + 2 * CONSENT;
      allAsk(table, at);
      if (swap < 10) table.play(pick(0, then, 0), pick(1, then, null)).through(then + OPEN);
    }
    table.through(table.match.at + OPEN).play({ type: 'stopped', at: table.match.at });
    expect(lone(table).deals.map(({ end }) => end)).toEqual([
      ...Array.from({ length: 10 }, () => 'swapped'),
      'reshuffled',
      'open',
    ]);
  });

  test('keep the ranks of a real deck that were entered, the last ones if they were entered twice', () => {
    const table = realTable(2).play(ranks(0, 4000, 1, 2, 3, 4), ranks(1, 5000, 5, 7, 8, 9));
    allAsk(table, 5800).play(pick(0, 7000, 0), pick(1, 7000, null));
    for (const seat of [0, 1]) table.play(act('readied', seat, 8000));
    const [swapped, next] = lone(table.through(12_000)).deals;
    expect(swapped?.table.map(({ rank }) => rank)).toEqual([5, 7, 8, 9]);
    expect(next?.table.map(({ rank }) => rank)).toEqual([null, null, null, null]);
  });

  test('by one wish once the ranks are known have them too', () => {
    const table = realTable(2, { sayNone: true })
      .play(act('swapAsked', 0, 4000), ranks(1, 5000, ...HOPELESS))
      .through(5600);
    expect(lone(table).deals[0]).toMatchObject({ end: 'swapped', table: HOPELESS.map((rank) => ({ rank })) });
  });
});

describe('the record of a set for four (SLAP-8)', () => {
  test('has all slaps, and who named whom', () => {
    const table = openTable(4, WORKED.ranks).play(
      slapBy(0, 4000),
      slapBy(1, 5000),
      slapBy(2, 6000),
      slapBy(3, 6300),
    );
    const { deals, claims, took } = lone(table.play(names(3, 7000, 1), proof(1, 8000, '5 + 7 + 8 + 9')));
    expect(deals[0]?.signals).toEqual([inTime(0, 1000), inTime(1, 2000), inTime(2, 3000), late(3, 3300)]);
    expect(claims).toMatchObject([{ claimant: 1, namer: 3, after: 3000, verdict: 'wrong' }]);
    expect(took).toEqual([0, 4, 0, 0]);
  });

  test('has who gave up', () => {
    const table = openTable(4, WORKED.ranks).play(
      slapBy(0, 4000),
      act('gaveUp', 1, 5000),
      act('gaveUp', 2, 5500),
    );
    const { deals, claims } = lone(
      table.play(act('gaveUp', 3, 6000), names(1, 7000, 0), act('agreed', 1, 8000)),
    );
    expect(deals[0]?.quits).toEqual([
      { seat: 1, after: 2000 },
      { seat: 2, after: 2500 },
      { seat: 3, after: 3000 },
    ]);
    expect(claims).toMatchObject([{ claimant: 0, namer: 1, heat: null }]);
  });
});

describe('what the table changes', () => {
  const agreed = () => openTable(2, WORKED.ranks).play(slapBy(1, 4000), act('agreed', 0, 6000));

  test('a ruling changes verdict, winner and cards, and says why', () => {
    const { claims, ...record } = lone(agreed().play(ruling(7000, 0, 'wrong')));
    expect(claims).toMatchObject([{ verdict: 'wrong', by: 'agreed', ruled: 'said otherwise' }]);
    expect(record).toMatchObject({ winner: 0, took: [0, 4], counts: [18, 22], decided: 6 });
  });

  test('a corrected count leaves the sets before as they were', () => {
    expect(lone(agreed().play(counts(7000, 30, 10)))).toEqual(lone(agreed()));
  });

  test('what was undone is gone, and what was played instead is there', () => {
    const table = agreed().play({ type: 'undone', at: 6000, to: 6 }, { type: 'resumed', at: 4020 });
    const record = lone(table.play(act('conceded', 1, 5000)));
    expect(record).toMatchObject({ decided: 9, winner: 0, claims: [{ by: 'conceded' }] });
  });

  test('a match that is stopped has its open set at the end, without a winner', () => {
    const table = agreed()
      .play(act('readied', 0, 7000))
      .through(10_000);
    expect(recordsOf(table.play({ type: 'stopped', at: 12_500 }))[1]).toMatchObject({
      set: 1,
      deals: [{ end: 'open', ms: 2500 }],
      claims: [],
      decided: null,
      winner: null,
      took: [0, 0],
      counts: [20, 16],
    });
    expect(recordsOf(agreed().play({ type: 'stopped', at: 6500 }))).toHaveLength(1);
  });
});

test('random matches of slap have a record for each settled set, with every card that was taken and every touch that counted', () => {
  for (let seed = 0; seed < 200; seed += 1) {
    const { timeline, match, game } = randomMatch('slap', seed, 150);
    const records = slapRecords(timeline as SlapTable['timeline']);
    const { sets } = game.summary(match.state);
    const settled = records.filter(({ decided }) => decided !== null);
    expect(settled.map(({ set }) => set)).toEqual(Array.from({ length: sets }, (_, set) => set));
    for (const { deals, claims, took, counts: after } of settled) {
      expect(took.reduce((sum, count) => sum + count, 0)).toBe(4);
      expect(after.reduce((sum, count) => sum + count, 0)).toBe(40);
      const [claim] = claims;
      const signals = deals.at(-1)?.signals.filter(({ kind }) => kind === 'inTime') ?? [];
      expect(signals.map(({ seat }) => seat)).toContain(claim?.claimant);
      expect(deals.filter(({ end }) => end === 'claimed')).toHaveLength(1);
      for (const { table } of deals) expect(table).toHaveLength(4);
    }
  }
});
