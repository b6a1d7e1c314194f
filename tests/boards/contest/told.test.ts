import { describe, expect, test } from 'vitest';
import { helpLines } from '#lib/boards/contest/help.ts';
import { missedBests, missedOf } from '#lib/boards/contest/missed.ts';
import type { BestQuestion } from '#lib/games/contest/search/index.ts';
import { BOX, bowsOf, MARK, lineMarks, reachOf } from '#lib/boards/contest/number-line.ts';
import { standardContest } from '#lib/games/contest/config.ts';
import type { Round } from '#lib/games/contest/state.ts';
import { TYPE_IDS, TYPES } from '#lib/games/contest/types.ts';
import { contestCoach, contestHelp as help } from '#lib/i18n/messages.ts';
import { parseDeals, printDeals } from '#lib/practice/given.ts';

const entry = (n: number, d = 1) => ({ x: { n, d }, rank: 0, at: 0 });

describe('the number line (CONTEST-6)', () => {
  test('has a bow for everybody who entered a number, the farthest first', () => {
    const bows = bowsOf([entry(3, 7), null, { x: null, rank: 1, at: 0 }, entry(1)]);
    expect(bows).toEqual([
      { seat: 3, x: { n: 1, d: 1 }, away: 1 },
      { seat: 0, x: { n: 3, d: 7 }, away: 3 / 7 },
    ]);
  });

  test('reaches beyond the farthest, what was entered or the best', () => {
    expect(reachOf(bowsOf([entry(1), entry(4, 5)]), { n: 2, d: 11 })).toBe(2);
    expect(reachOf(bowsOf([entry(3, 7)]), { n: 9, d: 1 })).toBe(11);
    expect(reachOf(bowsOf([entry(1, 7)]), null)).toBeCloseTo(0.2);
    // Near the target to a tenth, or a hundredth: 23.4 and 24.6 round a half.
    expect(reachOf(bowsOf([entry(1, 2)]), null)).toBeCloseTo(0.6);
    expect(reachOf(bowsOf([entry(1, 50)]), null)).toBeCloseTo(0.03);
    expect(reachOf(bowsOf([entry(1, 900)]), null)).toBeCloseTo(0.01);
    expect(reachOf(bowsOf([entry(10 ** 15)]), null)).toBeGreaterThan(10 ** 15);
  });

  test('has both marks of the best where they are seen, however far the others were', () => {
    for (const farthest of [1, 1.2, 2, 3, 5, 8, 40, 10 ** 15]) {
      const [left, right] = lineMarks({ n: 1, d: 1 }, reachOf(bowsOf([entry(farthest)]), { n: 1, d: 1 }));
      if (!left || !right) throw new Error('there are two');
      expect([farthest, left.across + right.across]).toEqual([farthest, 0]);
      expect([farthest, right.across - left.across >= 2 * MARK.across]).toEqual([farthest, true]);
      const isBeside = right.across - MARK.across >= BOX.across;
      expect([farthest, isBeside || right.down >= BOX.down]).toEqual([farthest, true]);
    }
    expect(lineMarks({ n: 1, d: 1 }, 2)[1]).toEqual({ across: 67, down: 4 });
  });
});

describe('the rules in force', () => {
  test.each(TYPE_IDS)('are told for type %d, and say how it ends', (type) => {
    const lines = helpLines({ ...standardContest(2), type, endScore: 7 });
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines.includes(type === 1 ? help.endless : help.end(7))).toBe(true);
    expect(lines.includes(help.solvable)).toBe(type === 2);
    expect(lines.includes(help.giveUp.skip)).toBe(type === 2);
    expect(lines.includes(help.giveUp.impossible)).toBe(type < 2);
    expect(lines.includes(help.openX)).toBe(type === 12 || type === 22);
    expect(lines.includes(help.hidden)).toBe([10, 11, 20, 21].includes(type));
    expect(lines.includes(help.untilTime)).toBe(type === 10 || type === 20);
  });

  test('without an answer time the proofs come when all have an x', () => {
    expect(helpLines({ ...standardContest(2), type: 10, answerTime: 0 })).toContain(help.untilAll);
  });

  test.each(TYPE_IDS)(
    'of type %d name alone nobody who is first, and no everybody (CONTEST-2, CONTEST-9)',
    (type) => {
      const several = new Set(helpLines({ ...standardContest(2), type, endScore: 7 }));
      const alone = helpLines({ ...standardContest(1), type, endScore: 7 });
      expect(alone).toContain(type === 1 ? help.endless : help.end(7));
      const isTwoPhase = TYPES[type].family !== 'classic';
      expect(alone.includes(help.alone)).toBe(isTwoPhase);
      // What is the same for one as for several.
      const shared = [
        ...help.classic.slice(1),
        help.solvable,
        help.endless,
        help.enter,
        help.untilTime,
        help.end(7),
      ];
      expect(alone.filter((line) => several.has(line) && !shared.includes(line))).toEqual([]);
      expect(alone.includes(help.untilTime)).toBe(type === 10 || type === 20);
    },
  );
});

test.each(TYPE_IDS)(
  'in type %d nobody with keys of their own is told to touch their place first, for which a clock would stand (CONTEST-7)',
  (type) => {
    const config = { ...standardContest(2), type };
    const [handed, own] = [helpLines(config), helpLines(config, true)];
    const isTwoPhase = TYPES[type].family !== 'classic';
    const { hidden, open } = contestCoach.here;
    expect(handed.includes(help.enter)).toBe(isTwoPhase);
    expect(own).toEqual(
      handed.map((line) => (line === help.enter ? (type === 12 || type === 22 ? open : hidden) : line)),
    );
  },
);

describe('what can be practised of a contest', () => {
  const round = (winner: number | null, ...sets: readonly (readonly number[])[]) =>
    ({ winner, sets }) as Round;
  const config = standardContest(2);

  test('are the sets of Classic that could be made and nobody made', () => {
    const rounds = [
      round(0, [5, 7, 8, 9]),
      round(null, [5, 7, 8, 9], [1, 1, 1, 1]),
      round(null, [3, 3, 8, 8]),
    ];
    const { deals, others } = missedOf(rounds, config);
    expect(deals).toEqual([
      { ranks: [5, 7, 8, 9], target: 24 },
      { ranks: [3, 3, 8, 8], target: 24 },
    ]);
    expect(others).toBe(0);
    // And practice takes them as they are.
    expect(parseDeals(new URLSearchParams(printDeals(deals)))).toEqual(deals);
  });

  test('are told by number where practice cannot deal them', () => {
    const rounds = [round(null, [4, 6]), round(null, [4, 20, 1, 1]), round(null, [5, 7, 8, 9])];
    expect(missedOf(rounds, config)).toMatchObject({ deals: [{ ranks: [5, 7, 8, 9] }], others: 2 });
    expect(missedOf([round(null, [5, 20, 1, 1])], { ...config, target: 100 })).toEqual({
      deals: [],
      others: 1,
    });
  });

  test('are those of two phases whose best x nobody proved, with what it makes of each set', () => {
    const x = (n: number) => [{ x: { n, d: 1 }, rank: 1, at: 0 }, null];
    const asked: unknown[] = [];
    const bestOf = (question: BestQuestion) => {
      asked.push(question);
      return { best: [36, 1], lines: ['(5 + 4) × 4 × 1', '6 × 6 × 1 × 1'] };
    };
    const sets = [
      [5, 4, 4, 1],
      [6, 6, 1, 1],
    ];
    const rounds = [
      { winner: 0, sets, entries: x(36) },
      { winner: 0, sets, entries: x(20) },
      { winner: null, sets, entries: x(40) },
    ];
    const tony = { ...config, type: 11 as const };
    const { deals } = missedOf(rounds, tony, bestOf);
    expect(deals).toEqual([...sets, ...sets].map((ranks) => ({ ranks, target: 36 })));
    expect(asked).toEqual(missedBests(rounds, tony));
    expect(missedOf(rounds, tony)).toEqual({ deals: [], others: 0 });
  });

  test('are of Closest to the number beside the target, where that is whole', () => {
    const closest = { ...config, type: 21 as const };
    const rounds = [{ winner: null, sets: [[3, 7, 8, 2]], entries: [null, null] }];
    const near = (lines: readonly string[]) => missedOf(rounds, closest, () => ({ best: [1, 1], lines }));
    expect(near(['7 × 3 + 8 ÷ 2']).deals).toEqual([{ ranks: [3, 7, 8, 2], target: 25 }]);
    expect(near(['7 × 3 + 8 ÷ 3'])).toEqual({ deals: [], others: 0 });
    expect(near(['7 × 8 × 3 × 2'])).toEqual({ deals: [], others: 1 });
  });
});
