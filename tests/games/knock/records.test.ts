import { describe, expect, test } from 'vitest';
import { tallyOf } from '#lib/games/table/tally.ts';
import { knockRecords } from '#lib/games/knock/records.ts';
import type { KnockState } from '#lib/games/knock/state.ts';
import { OPEN, ranks, ruling, WORKED } from '../../support/claims.ts';
import { act, knockBy, openTable, realTable, type KnockTable } from '../../support/knock.ts';
import { randomMatch } from '../../support/random-match.ts';

const lone = (table: KnockTable) => {
  const [record, ...others] = knockRecords(table.timeline);
  if (record === undefined || others.length > 0) throw new Error(`${others.length + 1} records`);
  return record;
};
const inTime = (seat: number, after: number, delay = 0) => ({
  seat,
  after,
  counts: after + delay,
  kind: 'inTime',
});
const late = (seat: number, after: number) => ({ seat, after, counts: after, kind: 'late' });
const three = (house = {}) => openTable(3, WORKED.ranks, house);
const allBarred = () =>
  [4000, 6000, 8000].reduce(
    (table, at, seat) => table.play(knockBy(seat, at), act('conceded', seat, at + 500)),
    three(),
  );

describe('the record of a set of Knock', () => {
  test('has the cards, who knocked, who was believed and who collected', () => {
    const table = three().play(knockBy(1, 4000), knockBy(0, 4500), act('stated', 1, 5000));
    const record = lone(table.through(10_000));
    expect(record).toMatchObject({
      set: 0,
      round: 0,
      target: 24,
      deals: [{ opened: 2, counts: [0, 0, 0], end: 'claimed', ms: 7000 }],
      claims: [
        { claimant: 1, namer: null, after: 1000, verdict: 'right', by: 'stood', texts: [], ruled: null },
      ],
      winner: 1,
      took: [0, 4, 0],
      counts: [0, 4, 0],
      decided: table.timeline.events.length - 1,
    });
    expect(record.deals[0]?.table.map(({ seat, rank }) => [seat, rank])).toEqual([
      [0, 5],
      [1, 7],
      [2, 8],
      [3, 9],
    ]);
  });

  test('has late knocks, also those of one window (SLAP-9)', () => {
    const table = three()
      .play(knockBy(1, 4000, 1), knockBy(2, 4010, 1), knockBy(0, 4015, 1))
      .through(4020);
    const [deal] = lone(table.play(act('agreed', 0, 5000), act('agreed', 2, 5000))).deals;
    expect(deal?.signals).toEqual([inTime(1, 1000), late(2, 1010), late(0, 1015)]);
  });

  test('goes on after a wrong claim, and leaves out the time that it took (KNOCK-5)', () => {
    const table = three().play(knockBy(1, 4000), knockBy(2, 4500), act('conceded', 1, 20_000));
    table.play(knockBy(2, 21_000), act('agreed', 0, 23_000), act('agreed', 1, 23_000));
    const record = lone(table);
    expect(record.claims).toMatchObject([
      { claimant: 1, after: 1000, verdict: 'wrong', by: 'conceded' },
      { claimant: 2, after: 2000, verdict: 'right', by: 'agreed' },
    ]);
    expect(record.deals[0]?.signals).toEqual([inTime(1, 1000), late(2, 1500), inTime(2, 2000)]);
    expect(tallyOf([record], 3)).toMatchObject({ won: [0, 0, 1], best: { seat: 2, after: 2000 } });
  });

  test.each([
    [
      'all say that nothing works',
      () =>
        three()
          .play(act('passed', 0, 4000), act('passed', 2, 5000), act('passed', 1, 6000))
          .through(6600),
      'passed',
    ],
    ['time is up', () => three().through(OPEN + 300_000), 'timedOut'],
    ['all are barred', allBarred, 'barred'],
  ] as const)('has no winner when %s (KNOCK-6)', (_, play, end) => {
    const record = lone(play());
    expect(record).toMatchObject({ deals: [{ end }], winner: null, took: [0, 0, 0], counts: [0, 0, 0] });
    expect(record.decided).not.toBeNull();
    expect(tallyOf([record], 3).missed).toEqual([{ ranks: WORKED.ranks, target: 24 }]);
  });

  test('forgets who passed when somebody goes on looking', () => {
    const table = three().play(act('passed', 0, 4000), act('keptLooking', 1, 5000), act('passed', 2, 6000));
    expect(lone(table).deals[0]?.quits).toEqual([{ seat: 2, after: 3000 }]);
  });

  test('has false starts, stray touches and delays', () => {
    const handicaps = [0, 1, 2].map((seat) => ({ delay: seat === 2 ? 2000 : 0, second: false }));
    const table = three({ handicaps }).play(knockBy(0, 4000), act('voided', 0, 5000), knockBy(2, 6000));
    table.play(act('agreed', 0, 9000), act('agreed', 1, 9000));
    // The clock of the set went on when the stray touch was taken out, from where it had been.
    expect(lone(table).deals[0]?.signals).toEqual([
      { ...inTime(0, 1000), kind: 'voided' },
      inTime(2, 2000, 2000),
    ]);
    table.play(act('readied', 0, 10_000), knockBy(1, 12_800)).through(13_000);
    expect(knockRecords(table.timeline)[1]?.deals[0]?.signals).toEqual([
      { seat: 1, after: -200, counts: -200, kind: 'falseStart' },
    ]);
  });

  test('has the ranks of a real deck once they are entered, and what people called', () => {
    const table = realTable(3, { called: true })
      .play(act('called', 1, 4000))
      .through(4000);
    const [deal] = lone(table.play(ranks(0, 5000, ...WORKED.ranks))).deals;
    expect(deal?.table.map(({ rank, card }) => [rank, card])).toEqual(
      WORKED.ranks.map((rank) => [rank, null]),
    );
    expect(deal?.signals).toEqual([inTime(1, 1000)]);
  });
});

describe('a ruling', () => {
  const believed = () => three().play(knockBy(1, 4000), act('agreed', 0, 5000), act('agreed', 2, 5000));
  const ruled = { by: 'agreed', ruled: 'said otherwise' };

  test('that a claim was wrong opens the set again, and what follows belongs to it', () => {
    const open = believed().play(ruling(6000, 0, 'wrong'));
    expect(lone(open)).toMatchObject({
      decided: null,
      winner: null,
      deals: [{ end: 'open', opened: 2 }],
      claims: [{ ...ruled, verdict: 'wrong' }],
      counts: [0, 0, 0],
    });
    const after = lone(open.play(knockBy(2, 8000), act('agreed', 0, 9000), act('agreed', 1, 9000)));
    expect(after).toMatchObject({
      winner: 2,
      claims: [
        { ...ruled, verdict: 'wrong' },
        { claimant: 2, after: 3000, ruled: null },
      ],
    });
    expect(after.deals[0]?.signals).toEqual([inTime(1, 1000), inTime(2, 3000)]);
  });

  test('that it was right after all settles it', () => {
    const table = three().play(knockBy(1, 4000), act('conceded', 1, 5000), ruling(6000, 0, 'right'));
    expect(lone(table)).toMatchObject({
      winner: 1,
      took: [0, 4, 0],
      decided: 6,
      claims: [{ by: 'conceded', verdict: 'right', ruled: 'said otherwise' }],
    });
  });

  test('can be changed once more', () => {
    const table = believed().play(ruling(6000, 0, 'wrong'), ruling(7000, 0, 'right'));
    expect(lone(table)).toMatchObject({
      winner: 1,
      counts: [0, 4, 0],
      claims: [{ ...ruled, verdict: 'right' }],
    });
  });
});

test('random matches have a record for each settled set, with the claims and the cards that the match itself knows', () => {
  let rulings = 0;
  for (let seed = 0; seed < 100; seed += 1) {
    const { timeline, match } = randomMatch('knock', seed, 200);
    const { sets, locks } = match.state as KnockState;
    const records = knockRecords(timeline as KnockTable['timeline']).filter(
      ({ decided }) => decided !== null,
    );
    expect(records).toMatchObject(
      sets.map(({ set, round, taker, table, claims }) => ({
        set,
        round,
        winner: taker,
        took: locks.map((_, seat) => (seat === taker ? table.length : 0)),
        claims: claims.map(({ claimant, verdict, value, thought, by }) => ({
          claimant,
          verdict,
          value,
          after: thought,
          ruled: by === 'ruled' ? 'said otherwise' : null,
        })),
        deals: [{ table: table.map(({ seat, rank }) => ({ seat, rank })) }],
      })),
    );
    rulings += records.flatMap(({ claims }) => claims).filter((claim) => claim.ruled !== null).length;
  }
  expect(rulings).toBeGreaterThan(10);
});
