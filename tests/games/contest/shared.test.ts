import { describe, expect, test } from 'vitest';
import { createRng, type Rng } from '#lib/core/chance.ts';
import { parseContestConfig, standardContest } from '#lib/games/contest/config.ts';
import { setsOf } from '#lib/games/contest/deal.ts';
import { CONTEST_PRESETS } from '#lib/games/contest/presets.ts';
import { parseSharedFile, printSharedFile } from '#lib/games/contest/shared-file.ts';
import { parseShared, printShared } from '#lib/games/contest/shared-link.ts';
import {
  configFor,
  isSameRules,
  plainSeed,
  resultsOf,
  sharedRules,
  type SharedResult,
  type SharedRounds,
} from '#lib/games/contest/shared.ts';
import type { ContestState } from '#lib/games/contest/state.ts';
import { act, claim, contestConfigs, openTable } from '../../support/contest.ts';
import { randomMatchBy } from '../../support/random-match.ts';

const NAMES = ['Mei', 'a+b=c?#%', 'Grandma & Jun', '<b>Ada</b>', 'Żółć', '数独', '👨‍👩‍👧‍👦'];

function someResult(rng: Rng): SharedResult {
  const rounds = Array.from({ length: rng.next(12) }, () => ({
    points: ([-1, 0, 1] as const)[rng.next(3)] ?? 0,
    x: [null, 'impossible' as const, { n: rng.next(900) - 100, d: 1 }, { n: 3, d: 7 }][rng.next(4)] ?? null,
  }));
  return { name: NAMES[rng.next(NAMES.length)] ?? '', rounds };
}
const someRounds = (rng: Rng): SharedRounds => ({
  rules: sharedRules(contestConfigs(rng)),
  seed: rng.next(2 ** 32),
  results: Array.from({ length: rng.next(5) }, () => someResult(rng)),
});

const link = (change: Readonly<Record<string, string | null>> = {}): string => {
  const query = new URLSearchParams(printShared({ ...PLAIN, results: [] }));
  for (const [name, value] of Object.entries(change))
    if (value === null) query.delete(name);
    else query.set(name, value);
  return `?${query.toString()}`;
};
const PLAIN: SharedRounds = { rules: sharedRules(standardContest(2)), seed: 7, results: [] };

describe('the same rounds for two', () => {
  test('as an address say what they are, in words and seconds', () => {
    const rules = { ...PLAIN.rules, type: 21 as const, betweenTime: null, roundTime: 500 };
    const results = [
      {
        name: 'Mei',
        rounds: [
          { points: 1 as const, x: { n: 3, d: 7 } },
          { points: -1 as const, x: null },
          { points: 0 as const, x: 'impossible' as const },
        ],
      },
    ];
    expect(printShared({ rules, seed: -1, results })).toBe(
      '?v=1&type=21&target=24&numbers=4&sets=1&range=10&end=10&round=0.5&between=ready&answer=60&entry=15' +
        '&seed=4294967295&by=Mei&r=1x3d7_-1_0i',
    );
  });

  test('come back from an address and from a file as they went, whatever they are', () => {
    const rng = createRng(20_261_121);
    for (let turn = 0; turn < 500; turn += 1) {
      const shared = someRounds(rng);
      expect(parseShared(printShared(shared))).toEqual({ ok: true, value: shared });
      expect(parseSharedFile(printSharedFile(shared))).toEqual({ ok: true, value: shared });
    }
  });

  test('of every ready-made contest can be shared, and begun by as many as sit there', () => {
    for (const { rules } of CONTEST_PRESETS) {
      const shared = { ...PLAIN, rules: { ...PLAIN.rules, ...rules } };
      const read = parseShared(printShared(shared));
      expect(read).toEqual({ ok: true, value: shared });
      expect(parseContestConfig(configFor(shared.rules, 3)).ok).toBe(true);
    }
  });

  test('of a long evening are cut off, so that the address stays one', () => {
    const rounds = Array.from({ length: 1000 }, () => ({ points: 1 as const, x: { n: 123_456_789, d: 7 } }));
    const results = ['A', 'B', 'C', 'D'].map((name) => ({ name, rounds }));
    const search = printShared({ ...PLAIN, results });
    const read = parseShared(search);
    expect(search.length).toBeLessThan(6001);
    expect(read.ok && read.value?.results.map((result) => result.rounds.length)).toEqual([
      100, 100, 100, 100,
    ]);
  });

  test.each<[string, Readonly<Record<string, string | null>>, object | null]>([
    ['nothing of ours', {}, null],
    ['a version to come', { v: '2' }, { code: 'newer' }],
    ['no version', { v: null }, { code: 'missing', field: 'v' }],
    ['no seed', { seed: null }, { code: 'missing', field: 'seed' }],
    ['no target', { target: null }, { code: 'missing', field: 'target' }],
    ['a seed beyond 32 bits', { seed: '4294967296' }, { code: 'setting', field: 'seed' }],
    ['a seed below zero', { seed: '-1' }, { code: 'setting', field: 'seed' }],
    ['a type that is none', { type: '3' }, { code: 'setting', field: 'type' }],
    ['a target in words', { target: 'two dozen' }, { code: 'setting', field: 'target' }],
    ['seven numbers', { numbers: '7' }, { code: 'setting', field: 'numbers' }],
    ['two sets of Closest to', { type: '20', sets: '2' }, { code: 'setting', field: 'sets' }],
    ['more than an hour', { round: '3601' }, { code: 'setting', field: 'round' }],
    ['a time in hexadecimal', { answer: '0x10' }, { code: 'setting', field: 'answer' }],
    ['ready where a time stands', { answer: 'ready' }, { code: 'setting', field: 'answer' }],
    ['an end below one', { end: '0' }, { code: 'setting', field: 'end' }],
    ['a name without rounds', { by: 'Mei' }, { code: 'result', field: 'r' }],
    ['a name that nobody sees', { by: '\u200b', r: '1' }, { code: 'result', field: 'by' }],
    ['a name that turns the writing', { by: 'Mei\u202e', r: '1' }, { code: 'result', field: 'by' }],
    ['a round worth two', { by: 'Mei', r: '2' }, { code: 'result', field: 'r' }],
    ['an x over zero', { by: 'Mei', r: '1x3d0' }, { code: 'result', field: 'r' }],
    ['an x beyond measure', { by: 'Mei', r: `1x${'9'.repeat(400)}` }, { code: 'result', field: 'r' }],
  ])('an address with %s is told so', (name, change, fault) => {
    const read = parseShared(name === 'nothing of ours' ? '?utm_source=mail&r=1' : link(change));
    expect(read).toEqual(fault === null ? { ok: true, value: null } : { ok: false, error: fault });
  });

  test('an address that says a thing twice, or more than anybody reads, is told so', () => {
    expect(parseShared(`${link()}&seed=8`)).toEqual({
      ok: false,
      error: { code: 'repeated', field: 'seed' },
    });
    const long = parseShared(`${link()}&x=${'9'.repeat(6000)}`);
    expect(long).toEqual({ ok: false, error: { code: 'tooLong' } });
    const five = parseShared(`${link()}${'&by=Mei&r=1'.repeat(5)}`);
    expect(five).toEqual({ ok: false, error: { code: 'result', field: 'r' } });
  });

  test.each(['', 'nothing', '[]', 'null', '{"format":"two-dozen"}', '{"format":"two-dozen-rounds"}'])(
    'a file of %j is none of ours',
    (text) => {
      expect(parseSharedFile(text)).toEqual({ ok: false, error: { code: 'noFile' } });
    },
  );

  test('a file that is cut off, or far too large, is told so', () => {
    const file = printSharedFile({ rules: sharedRules(standardContest(2)), seed: 7, results: [] });
    expect(parseSharedFile(file.slice(0, -9))).toEqual({ ok: false, error: { code: 'cutOff' } });
    const size = file.length + 9000;
    expect(parseSharedFile(file + ' '.repeat(9000))).toEqual({
      ok: false,
      error: { code: 'tooLarge', size, most: 7000 },
    });
  });

  test('twenty thousand addresses that were tampered with are read or refused, and never thrown at', () => {
    const rng = createRng(6);
    const pieces = [
      '%',
      '&',
      '=',
      '%00',
      '%ff',
      '-',
      '_',
      'x',
      'd',
      'i',
      '\u0000',
      '9'.repeat(40),
      'v=1',
      '#',
    ];
    const read = { rounds: 0, refused: 0, none: 0 };
    for (let turn = 0; turn < 20_000; turn += 1) {
      let text = printShared(someRounds(rng));
      for (let change = rng.next(4) + 1; change > 0; change -= 1) {
        const at = rng.next(text.length + 1);
        const piece = pieces[rng.next(pieces.length)] ?? '';
        text = `${text.slice(0, at)}${rng.next(2) === 0 ? piece : ''}${text.slice(at + rng.next(30))}`;
      }
      const shared = parseShared(text);
      if (!shared.ok) read.refused += 1;
      else if (shared.value === null) read.none += 1;
      else {
        read.rounds += 1;
        // Whatever is taken in is lawful, and goes out again as it came.
        expect(parseShared(printShared(shared.value))).toEqual(shared);
        expect(setsOf(configFor({ ...shared.value.rules, type: 0 }, 1), 0, shared.value.seed)).toHaveLength(
          shared.value.rules.sets,
        );
      }
    }
    expect(Math.min(read.rounds, read.refused, read.none)).toBeGreaterThan(0);
  });
});

describe('the seed alone deals', () => {
  /** The sets of all rounds that a table came to, the running one last. */
  const dealtAt = ({ rounds, sets, phase }: ContestState) => [
    ...rounds.map((round) => round.sets),
    ...(['waiting', 'over', 'dealing'].includes(phase.type) ? [] : [sets]),
  ];

  test('the same rounds at two tables, whatever people do there, undo and pauses among it', () => {
    let compared = 0;
    for (let seed = 0; seed < 60; seed += 1) {
      const [one, other] = [1, 2].map((play) =>
        randomMatchBy('contest', { seed, play: 97 * seed + play, tries: 150 }),
      );
      const [here, there] = [one, other].map((table) => dealtAt(table?.state as ContestState));
      const both = Math.min(here?.length ?? 0, there?.length ?? 0);
      expect(here?.slice(0, both)).toEqual(there?.slice(0, both));
      const { config } = one?.state as ContestState;
      expect(here).toEqual(here?.map((_, round) => setsOf(config, round, seed)));
      compared += both;
    }
    expect(compared).toBeGreaterThan(60);
  });

  test('other rounds for another seed, and one after the other', () => {
    const config = { ...standardContest(2), range: 100, numbers: 6 as const };
    const all = Array.from({ length: 200 }, (_, at) => setsOf(config, at % 20, Math.floor(at / 20)).join());
    expect(new Set(all).size).toBe(200);
  });

  test('the promise: these sets for this seed', () => {
    const config = standardContest(2);
    expect([0, 1, 2].map((round) => setsOf(config, round, 20_261_121))).toEqual([
      [[3, 5, 6, 9]],
      [[1, 8, 7, 9]],
      [[1, 8, 7, 7]],
    ]);
    expect(
      [0, 1].map((round) => setsOf({ ...config, type: 2, sets: 2, target: 10 }, round, 4_294_967_295)),
    ).toEqual([
      [
        [4, 9, 4, 6],
        [3, 5, 7, 1],
      ],
      [
        [7, 4, 7, 2],
        [1, 5, 3, 1],
      ],
    ]);
  });
});
describe('what a table tells of itself', () => {
  test('its settings without those who play, and what everybody came to', () => {
    const table = openTable(2, [[5, 7, 8, 9]])
      .touch(claim(1, 1000))
      .play(act('conceded', 1, 2000));
    const { config, rounds } = table.state;
    const players = [
      { name: 'Mei', shape: 'moon' },
      { name: 'Jun', shape: 'hill' },
    ];
    expect(resultsOf(players, rounds)).toEqual([
      { name: 'Mei', rounds: [{ points: 0, x: null }] },
      { name: 'Jun', rounds: [{ points: -1, x: null }] },
    ]);
    expect(isSameRules(sharedRules(config), sharedRules({ ...config, players: 4 }))).toBe(true);
    expect(isSameRules(sharedRules(config), sharedRules({ ...config, endScore: 3 }))).toBe(false);
    expect(plainSeed(-1)).toBe(plainSeed(2 ** 32 - 1));
  });

  test('each x, and who said that there is none', () => {
    const table = openTable(2, [[1, 1]], { type: 11, answerTime: 0 })
      .answers(0, 1000, 2)
      .answers(1, 2000, null);
    table.play(act('conceded', 0, 5000));
    const [{ rounds: first } = { rounds: [] }, { rounds: second } = { rounds: [] }] = resultsOf(
      [
        { name: 'Mei', shape: 'moon' },
        { name: 'Jun', shape: 'hill' },
      ],
      table.state.rounds,
    );
    expect(first).toEqual([{ points: 0, x: { n: 2, d: 1 } }]);
    expect(second).toEqual([{ points: 1, x: 'impossible' }]);
  });
});
