import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CONTEST_PRESETS } from '#lib/games/contest/presets.ts';
import { standardContest, withType, type ContestConfig } from '#lib/games/contest/settings.ts';
import { standardFours, type FoursConfig } from '#lib/games/fours/config.ts';
import { standardKings, type KingsConfig } from '#lib/games/kings/config.ts';
import { standardKnock, type KnockConfig } from '#lib/games/knock/config.ts';
import { howLong } from '#lib/match/how-long.ts';
import { LENGTHS } from '#lib/match/lengths.ts';
import { freshDraft, draftRules } from '#lib/match/setup-draft.ts';
import { CASES, measure, rowOf } from '../../bench/lengths.ts';

describe('how long a match takes', () => {
  /** Those that are simulated in a moment: a figure that was written by hand, or has outlived its rules, is found here. */
  const QUICK = [
    'knock 2',
    'knock 4',
    'kings 2 quick',
    'kings 3 quick',
    'slap 4',
    'contest 3 kids',
    'contest 4 solvable',
  ];
  test.each(QUICK)('%s is what a hundred simulated matches come to', (name) => {
    const tried = CASES.find((each) => `${each.game} ${each.key}` === name);
    if (!tried) throw new Error(`no such case: ${name}`);
    expect(LENGTHS[name]).toEqual(rowOf(measure(tried)));
  });

  test('every case has its row, and no row is without one', () => {
    expect(Object.keys(LENGTHS)).toEqual(CASES.map(({ game, key }) => `${game} ${key}`));
    expect(readFileSync('src/lib/match/lengths.ts', 'utf8')).toContain('npm run simulate -- lengths');
  });

  test('is told by the rules that are chosen, and for as many games and rounds', () => {
    const sink: KingsConfig = { ...standardKings(2), strictness: 'timeSink' };
    const tony = { ...standardContest(4, 11), ...CONTEST_PRESETS[3].rules };
    const rounds = (rules: ContestConfig) => howLong('contest', rules)?.count;
    const fifteen: FoursConfig = { ...standardFours(3), extended: true };
    const three: KnockConfig = { ...standardKnock(4), rounds: 3 };
    const quick = { ...standardKings(2), strictness: 'quick' as const };
    expect(howLong('kings', quick)?.most).toBeLessThan(howLong('kings', standardKings(2))?.most ?? 0);
    expect(howLong('kings', sink)?.least).toBeGreaterThan(80);
    // Twice the points, twice the rounds; that all see an x changes nothing, another number of sets does.
    expect(rounds({ ...tony, endScore: 10 })).toBe(2 * (rounds(tony) ?? 0));
    expect(rounds({ ...tony, type: 12 })).toBe(rounds(tony));
    expect(rounds({ ...tony, sets: 4 })).toBeUndefined();
    expect(rounds({ ...tony, answerTime: 15_000 })).toBeUndefined();
    // As each family is chosen at set-up.
    for (const type of [0, 2, 11, 12, 21, 22] as const)
      expect(rounds(withType(standardContest(3), type))).toBeGreaterThan(5);
    expect(rounds({ ...standardContest(2), type: 1 })).toBeUndefined();
    expect(howLong('knock', three)?.count).toBe(30);
    expect(howLong('knock', standardKnock(1))).toBeNull();
    // Fifteen rounds are no nine (FOURS-15), and were not simulated.
    expect(howLong('fours', standardFours(3))?.most).toBeGreaterThan(50);
    expect(howLong('fours', fifteen)).toBeNull();
  });

  test('Kings is offered Quick first, and Standard is as published', () => {
    expect(draftRules({ ...freshDraft, game: 'kings' })).toMatchObject({ strictness: 'quick' });
    expect(standardKings(3).strictness).toBe('standard');
  });
});
