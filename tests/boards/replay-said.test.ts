import { describe, expect, test } from 'vitest';
import { standingOf } from '#lib/core/match/standing.ts';
import type { SetRecord } from '#lib/games/table/record.ts';
import { givenMark, heightOf, wonMark } from '#lib/boards/replay/glance.ts';
import { matchDetailOf, matchTitle, gameName } from '#lib/boards/replay/match-words.ts';
import { claimSaid, isRecounted, spokenPlace, touchesOf, withSigns } from '#lib/boards/replay/said.ts';
import { endedPart } from '#lib/boards/slap/two-ended.ts';
import { knockRecords } from '#lib/games/knock/records.ts';
import type { SlapEvent } from '#lib/games/slap/events.ts';
import { slapRecords } from '#lib/games/slap/records.ts';
import { replay } from '#lib/i18n/messages.ts';
import { HOPELESS, ruling, WORKED } from '../support/claims.ts';
import * as knock from '../support/knock.ts';
import {
  act,
  counts,
  everybody,
  names,
  newTable,
  OPEN,
  openTable,
  proof,
  shuffledFor,
  sittingAt,
  slapBy,
  type SlapTable,
} from '../support/slap.ts';

const players = ['Mei', 'Grandma', 'Jun', 'Ada'].map((name) => ({ name, shape: 'moon' }));
const header = (seats: number) => ({ players: players.slice(0, seats) });
const firstOf = (records: readonly SetRecord[]): SetRecord => {
  const [record] = records;
  if (!record) throw new Error('no set');
  return record;
};
const of = (table: SlapTable, ways: number | null = null) => {
  const record = firstOf(slapRecords(table.timeline));
  const seats = header(table.state.config.players);
  return record.claims.map((claim) => claimSaid(claim, { record, header: seats, ways }));
};

const two = (...more: readonly SlapEvent[]) =>
  openTable(2, WORKED.ranks)
    .play(slapBy(0, 9200), slapBy(1, 9284))
    .play(...more);

describe('what was said in a set for two', () => {
  test('is who was first, by how much, the line, and who took', () => {
    expect(of(two(proof(0, 12_000, '8*5-(7+9)')), 4)).toEqual([
      {
        seat: 0,
        name: 'Mei',
        how: ', first by 84 ms',
        lines: ['8 × 5 − (7 + 9)'],
        isWrong: false,
        outcome: 'Right. Grandma took the four. 3 other solutions.',
      },
    ]);
  });

  test.each([
    ['5 + 7 + 8 + 9', 'That makes 29. Mei took the four.'],
    ['9 / (8 - 7) + 5', 'That makes 14. Mei took the four.'],
    ['5 / (7 + 8 - 15)', 'That divides by zero. Mei took the four.'],
    ['3 * 8', 'Not with these four cards. Mei took the four.'],
  ])('a wrong %s is one by what it makes', (text, outcome) => {
    const [said] = of(two(proof(0, 12_000, text)), 4);
    expect(said).toMatchObject({ isWrong: true, outcome });
  });

  test('is told also where nothing was entered', () => {
    const outcome = (table: SlapTable) => of(table)[0]?.outcome;
    expect(outcome(two(act('agreed', 1, 12_000)))).toBe('Agreed. Right. Grandma took the four.');
    expect(outcome(two(act('conceded', 0, 12_000)))).toBe('Gave no answer. Wrong. Mei took the four.');
    expect(outcome(two().through(60_000))).toBe('Ran out of time. Wrong. Mei took the four.');
  });

  test('has the table’s own word, with its reason', () => {
    expect(of(two(act('agreed', 1, 12_000), ruling(13_000, 0, 'wrong')))[0]?.outcome).toBe(
      'Agreed. Wrong. The players changed the verdict: “said otherwise”. Mei took the four.',
    );
  });

  test('tells what a line makes that the table let pass, and counts it as no solution', () => {
    const [said] = of(two(proof(0, 12_000, '5 + 7 + 8 + 9'), ruling(13_000, 0, 'right')), 4);
    expect(said).toMatchObject({
      isWrong: true,
      outcome: 'That makes 29. The players changed the verdict: “said otherwise”. Grandma took the four.',
    });
  });

  test('finds no fault with a solution that the table does not let pass', () => {
    const [said] = of(two(proof(0, 12_000, WORKED.proof), ruling(13_000, 0, 'wrong')), 4);
    expect(said).toMatchObject({
      isWrong: false,
      outcome: 'Wrong. The players changed the verdict: “said otherwise”. Mei took the four.',
    });
  });

  test('says when nobody else touched, and when the lot decided', () => {
    const alone = openTable(2, WORKED.ranks).play(slapBy(0, 9200), act('agreed', 1, 12_000));
    expect(of(alone)[0]?.how).toBe(', after 6.2 s');
    const heat = openTable(2, WORKED.ranks).play(slapBy(0, 9200), slapBy(1, 9210)).through(9220);
    const claimant = heat.state.phase.type === 'claim' ? heat.state.phase.claimant : 0;
    expect(of(heat.play(act('conceded', claimant, 12_000)))[0]?.how).toBe(', by lot');
  });
});

describe('what was said among more', () => {
  test('is who named whom (SLAP-8)', () => {
    const four = openTable(4, WORKED.ranks).play(slapBy(0, 4000), slapBy(1, 5000), slapBy(2, 6000));
    four.play(names(3, 7000, 1), proof(1, 8000, '5 + 7 + 8 + 9'));
    expect(of(four)[0]).toMatchObject({
      seat: 3,
      name: 'Ada',
      how: ' picked Grandma',
      outcome: 'That makes 29. Grandma took the four.',
    });
    const quit = openTable(4, WORKED.ranks).play(
      slapBy(0, 4000),
      act('gaveUp', 1, 5000),
      act('gaveUp', 2, 5500),
    );
    quit.play(act('gaveUp', 3, 6000), names(1, 7000, 0), act('agreed', 1, 8000));
    expect(of(quit)[0]).toMatchObject({
      how: ' gave up and picked Mei',
      outcome: 'Agreed. Right. Grandma took 2. Jun took 1. Ada took 1.',
    });
  });

  test('has every claim on the same cards (KNOCK-5)', () => {
    const table = knock
      .openTable(3, WORKED.ranks)
      .play(knock.knockBy(1, 4000), knock.act('conceded', 1, 5000));
    table.play(knock.knockBy(2, 6000), knock.act('agreed', 0, 8000), knock.act('agreed', 1, 8000));
    const record = firstOf(knockRecords(table.timeline));
    expect(
      record.claims.map((claim) => claimSaid(claim, { record, header: header(3), ways: null }).outcome),
    ).toEqual(['Gave no answer. Wrong. Grandma was out for this deal.', 'Agreed. Right. Jun took the four.']);
  });
});

describe('how cards left that nobody claimed', () => {
  const endOf = (records: readonly SetRecord[]) => firstOf(records).deals[0]?.end ?? 'open';

  test('is said of one who asked and was enough, as of all: a deal without a solution may be swapped (SLAP-7)', () => {
    const table = openTable(2, HOPELESS, { sayNone: true })
      .play(act('swapAsked', 0, 5000))
      .through(6000);
    expect(endOf(slapRecords(table.timeline))).toBe('swapped');
    expect(replay.left.swapped).toBe('Cards were swapped.');
  });

  test('is said of one who plays alone, and of those who were still in (KNOCK-6, KNOCK-10)', () => {
    const table = knock.openTable(1, HOPELESS).play(knock.act('passed', 0, 5000));
    expect(endOf(knockRecords(table.timeline))).toBe('passed');
    expect(replay.left.passed).toBe('Nobody found a solution.');
  });
});

test('every touch has its time and what it was', () => {
  const handicaps = [
    { delay: 2000, second: false },
    { delay: 0, second: false },
  ];
  const table = openTable(2, WORKED.ranks, { handicaps }).play(slapBy(1, 4000), act('voided', 1, 5000));
  table.play(slapBy(0, 9000), slapBy(1, 10_000), act('agreed', 0, 12_000), act('readied', 0, 13_000));
  table.play(slapBy(1, 15_600)).through(16_000);
  const [first, second] = slapRecords(table.timeline).map(({ deals }) => deals[0]);
  if (!first || !second) throw new Error('two sets were expected');
  expect(touchesOf(first, header(2)).map(({ name, says }) => `${name} ${says}`)).toEqual([
    'Grandma 1.0 s, ignored as an accident',
    'Mei 6.0 s, 1.0 s too late, counted at 8.0 s',
    'Grandma 7.0 s',
  ]);
  expect(touchesOf(second, header(2)).map(({ says }) => says)).toEqual(['0.4 s too early']);
});

test.each([
  ['8*5-(7+9)', '8 × 5 − (7 + 9)'],
  ['  8 × 5 − (7 + 9) ', '8 × 5 − (7 + 9)'],
  ['6/(1-3:4)', '6 ÷ (1 − 3 ÷ 4)'],
])('%j is shown with printed signs', (typed, shown) => {
  expect(withSigns(typed)).toBe(shown);
});

test('where one is, is said with who won there', () => {
  const [record = null] = slapRecords(two(act('agreed', 1, 12_000)).timeline);
  const at = { place: 0, end: 3, header: { ...header(2) } as never };
  expect(spokenPlace({ ...at, record })).toBe('Deal 1 of 3, Mei won it');
  expect(spokenPlace({ ...at, record: record && { ...record, winner: null } })).toBe(
    'Deal 1 of 3, nobody won it',
  );
  expect(spokenPlace({ ...at, place: 3, record: null })).toBe('The end');
});

describe('a corrected count is told (SLAP-14)', () => {
  const told = ({ timeline }: SlapTable | knock.KnockTable, records: readonly SetRecord[]) =>
    records.map((_, place) => isRecounted({ timeline, records, place }));
  const ofSlap = (table: SlapTable) => told(table, slapRecords(table.timeline));
  const second = () => two(act('agreed', 1, 12_000), act('readied', 0, 13_000)).through(20_000);

  test('with the set whose cards lay there, or were there last', () => {
    expect(ofSlap(second())).toEqual([false, false]);
    expect(ofSlap(second().play(counts(20_000, 20, 16)))).toEqual([false, true]);
    expect(ofSlap(two(act('agreed', 1, 12_000), counts(13_000, 30, 10)))).toEqual([true]);
    const between = two(act('agreed', 1, 12_000), counts(13_000, 30, 10), act('readied', 0, 14_000));
    expect(ofSlap(between.through(20_000))).toEqual([true, false]);
  });

  test('with the first set where no cards had been open', () => {
    const early = newTable(2).play(shuffledFor(2, WORKED.ranks), counts(0, 21, 19), ...everybody(2));
    expect(ofSlap(early.through(OPEN))).toEqual([true]);
  });

  test('not where it was taken back', () => {
    const table = second().play(counts(20_000, 20, 16));
    const to = table.timeline.events.length - 1;
    expect(ofSlap(table.play({ type: 'undone', at: 20_000, to }))).toEqual([false, false]);
  });

  test('at Knock as well, also where a verdict is changed afterwards', () => {
    const table = knock
      .openTable(3, WORKED.ranks)
      .play(knock.knockBy(1, 4000), knock.act('conceded', 1, 5000));
    table.play(counts(5500, 8, 9, 9, 9, 0, 1, 0, 0), ruling(6000, 0, 'right'));
    expect(told(table, knockRecords(table.timeline))).toEqual([true]);
  });
});

describe('all sets at a glance', () => {
  const record = firstOf(slapRecords(two(act('agreed', 1, 12_000)).timeline));

  test('a longer set is higher, and none is lost', () => {
    const [claim] = record.claims;
    if (!claim) throw new Error('a claim was expected');
    const of = (after: number) => heightOf({ ...record, claims: [{ ...claim, after }] });
    expect(of(0)).toBeGreaterThan(10);
    expect(of(30_000)).toBeGreaterThan(of(5000));
    expect([of(120_000), of(900_000)]).toEqual([100, 100]);
  });

  test('who takes some is an outline where cards are a burden, and filled where they are won', () => {
    expect([0, 1].map((seat) => givenMark(record, seat))).toEqual(['filled', 'outline']);
    expect([0, 1].map((seat) => wonMark(record, seat))).toEqual(['none', 'filled']);
    expect([givenMark, wonMark].map((of) => of({ ...record, decided: null }, 1))).toEqual(['none', 'none']);
  });
});

describe('a match in a list', () => {
  const startedAt = Date.UTC(2026, 10, 20, 12);
  const row = (lasted?: number, stopped = false) => ({
    header: { id: 'a', game: 'slap', rulesVersion: 1, config: {}, players, seed: 1, startedAt },
    standing: { scores: [0, 40], sets: 14, winners: [0], stopped, ...(lasted !== undefined && { lasted }) },
  });

  test('has its game and for how many', () => {
    expect(gameName({ game: 'slap', players: players.slice(0, 2) })).toBe('Slap');
    expect(gameName({ game: 'knock', players })).toBe('Knock for four');
    expect(gameName({ game: 'chess', players: players.slice(0, 1) })).toBe('chess alone');
  });

  test('has its day, its sets, how long it took and that it was stopped', () => {
    expect(matchDetailOf(row(660_000), startedAt)).toBe('20\u00a0Nov · 14 deals · 11 min');
    expect(matchDetailOf(row(660_000, true), startedAt)).toBe(
      '20\u00a0Nov · 14 deals · 11 min · stopped early',
    );
    // Of less than half a minute, and of a match that an earlier version kept, no word of how long.
    expect(matchDetailOf(row(29_000), startedAt)).toBe('20\u00a0Nov · 14 deals');
    expect(matchDetailOf(row(), startedAt)).toBe('20\u00a0Nov · 14 deals');
  });

  test('lasted as long as its end says: pauses are no time of play', () => {
    const table = openTable(2, WORKED.ranks).play(slapBy(1, 3000), act('agreed', 0, 8000));
    table.play(
      { type: 'paused', at: 125_000 },
      { type: 'resumed', at: 125_000 },
      { type: 'stopped', at: 125_000 },
    );
    const sitting = sittingAt(table, ['Mei', 'Grandma'], 125_000, { stopped: true, since: table.match.at });
    expect(endedPart(sitting, 0).lines).toContain('1 deal · 2 minutes');
    // It lay there for six minutes.
    const there = { ...row(), standing: standingOf(table.game, table.match), playedAt: startedAt + 480_000 };
    expect(matchDetailOf(there, startedAt)).toBe('20\u00a0Nov · 1 deal · 2 min · stopped early');
  });

  test('of more than a year ago has its year, in the list and as a title', () => {
    const later = Date.UTC(2027, 10, 25);
    expect(matchDetailOf(row(660_000), later)).toBe('20\u00a0Nov\u00a02026 · 14 deals · 11 min');
    expect(matchTitle(row(660_000).header, later)).toBe('Slap for four, 20 November 2026');
    expect(matchTitle(row(660_000).header, startedAt)).toBe('Slap for four, 20 November');
  });
});
