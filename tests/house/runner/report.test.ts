import { describe, expect, test } from 'vitest';
import { closing, tellSlow, tellStep, total } from '../../../scripts/test/report.js';
import { Tally } from '../../../scripts/test/results.js';

const COMMAND = ['vitest', 'run'];
const LOG = 'test-results/unit.log';

/** What a run came to in which so many tests passed and these failed. */
function resultsOf(passed: number, ...titles: string[]) {
  const tally = new Tally();
  for (let n = 0; n < passed; n += 1) tally.passed += 1;
  for (const title of titles)
    tally.fail({
      file: 'tests/core/parse.test.ts',
      title,
      error: '\u001b[31mexpected 2 to be 3\u001b[39m',
      repeat: ['vitest', 'run', 'tests/core/parse.test.ts', '-t', title],
    });
  return tally.results();
}

describe('what is said of a step that failed', () => {
  test('each test with its file, its error without colours and the command that repeats it', () => {
    const results = resultsOf(4, 'adds up');
    expect(tellStep({ name: 'unit', command: COMMAND, output: 'noise', log: LOG, results })).toBe(
      [
        'Failed: unit, 1 of its tests',
        '  tests/core/parse.test.ts  adds up',
        '    expected 2 to be 3',
        '    to repeat it: npx vitest run tests/core/parse.test.ts -t "adds up"',
      ].join('\n'),
    );
  });

  test('of very many tests the first, and how many more', () => {
    const results = resultsOf(0, ...Array.from({ length: 40 }, (_, n) => `test ${n}`));
    const told = tellStep({ name: 'unit', command: COMMAND, output: '', log: LOG, results });
    expect(told).toContain('tests/core/parse.test.ts  test 14\n');
    expect(told).not.toContain('test 15');
    expect(told).toMatch(/and 25 more, all in test-results\/unit\.log$/);
  });

  test('without a test, the last lines that were printed, and where the rest is', () => {
    const output = Array.from({ length: 100 }, (_, n) => `line ${n}`).join('\n');
    const told = tellStep({ name: 'lint', command: ['eslint', '.'], output, log: LOG, results: undefined });
    expect(told).toContain(`all of it: ${LOG}`);
    expect(told).not.toContain('line 59\n');
    expect(told).toContain('  line 60\n');
    expect(told).toMatch(/line 99\n {2}to repeat it: npx eslint \.$/);
  });

  test('a long error is cut', () => {
    const results = resultsOf(0);
    const error = Array.from({ length: 50 }, (_, n) => `row ${n}`).join('\n');
    results.failures.push({ file: 'a', title: 'b', error, repeat: COMMAND });
    const told = tellStep({ name: 'unit', command: COMMAND, output: '', log: LOG, results });
    expect(told).toContain('row 11');
    expect(told).not.toContain('row 12');
  });
});

describe('the closing line', () => {
  test('adds up all levels', () => {
    const came = total([resultsOf(5), resultsOf(3, 'falls')], []);
    expect(closing(came)).toBe('8 passed, 1 failed');
  });

  test('a step that failed without naming a test counts as one', () => {
    const failed = { name: 'lint', command: COMMAND, output: '', log: LOG, results: undefined };
    const broken = { ...failed, name: 'unit', results: resultsOf(5) };
    const told = { ...failed, name: 'end-to-end', results: resultsOf(3, 'falls') };
    expect(total([broken.results, told.results], [failed, broken, told])).toEqual({ passed: 8, failed: 3 });
  });
});

test('the slowest tests are kept, slowest first, and what each file took', () => {
  const tally = new Tally();
  for (let n = 0; n < 30; n += 1) tally.time({ file: n % 2 ? 'odd' : 'even', title: `t${n}`, ms: n });
  const { slowest, files } = tally.results();
  expect(slowest).toHaveLength(20);
  expect(slowest[0]).toEqual({ file: 'odd', title: 't29', ms: 29 });
  expect(slowest.at(-1)?.ms).toBe(10);
  expect(files).toEqual({ odd: 225, even: 210 });
});

test('tests of more than twenty seconds are named, the slowest first and five at most', () => {
  const tally = new Tally();
  expect(tellSlow(tally.results())).toBe('');
  tally.time({ file: 'e2e/a.spec.ts', title: 'in time', ms: 20_000 });
  expect(tellSlow(tally.results())).toBe('');
  tally.time({ file: 'e2e/b.spec.ts', title: 'late', ms: 21_000 });
  tally.time({ file: 'e2e/c.spec.ts', title: 'later', ms: 48_400 });
  expect(tellSlow(tally.results())).toBe('slowest: e2e/c.spec.ts 48 s, e2e/b.spec.ts 21 s');
  for (let n = 0; n < 9; n += 1) tally.time({ file: 'd', title: `t${n}`, ms: 30_000 });
  expect(tellSlow(tally.results()).split(', ')).toHaveLength(5);
});
