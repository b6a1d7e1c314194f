import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { distancesTo, listFiles, ROOT } from '../../../scripts/imports.js';
import { nearestTests, screensOf } from '../../../scripts/test/changed.js';
import { nearestScreens, specsThatRan } from '../../../scripts/test/near-screens.js';
import { sorted, stepsFor, withBefore } from '../../../scripts/test/select.js';
import { LONG_STEPS, PHASES, phasesOf, stepOf, STEPS, typed } from '../../../scripts/test/steps.js';

const TEXTS: Readonly<Record<string, string>> = {
  'tests/core/parse.test.ts': `test('a minus (long)', …)`,
  'tests/laws/laws.test.ts': '',
  'tests/long/laws.test.ts': '',
  'tests/screens/halves.spec.ts': `test('each half is turned', …)`,
  'e2e/platform/offline.spec.ts': `test('a minus (long)', …)`,
  'e2e/support/halves.ts': '',
};
const PROJECT = { files: Object.keys(TEXTS), textOf: (file: string) => TEXTS[file] ?? '' };
const commandsFor = (parts: readonly string[], levels: readonly string[] = []) =>
  stepsFor(parts, PROJECT, levels).map(({ name, commands }) => [name, commands.at(-1)?.slice(-3).join(' ')]);

describe('the steps', () => {
  test('each of them stands in one lane, and nothing else does', () => {
    const all = [...STEPS, ...LONG_STEPS].map(({ name }) => name);
    expect(PHASES.flat(2).sort()).toEqual([...all].sort());
  });

  test('those named are left, in their order', () => {
    expect(phasesOf((name) => ['unit', 'types', 'lint', 'build', 'screens'].includes(name))).toEqual([
      [['lint', 'types', 'build'], ['unit']],
      [['screens']],
    ]);
  });

  test.each([
    ['long', /\.test\.ts$/, /from '[./]+\/support\/long\.ts'/],
    ['long screens', /^tests\/screens\/.*\.ts$/, /from '[./]+\/stage\/long\.ts'/],
  ])('what tries a part of it in `npm test` tries all in the step %s', (step, files, asks) => {
    const part = listFiles(['tests'], files).filter((file) =>
      asks.test(readFileSync(join(ROOT, file), 'utf8')),
    );
    const words = stepOf(step)
      .commands.flat()
      .filter((word) => !/^-|^vitest|^run$|^tests\/long$/.test(word));
    expect(part.length).toBeGreaterThan(3);
    expect(part.filter((file) => !words.some((word) => file.includes(word)))).toEqual([]);
    expect(words.filter((word) => !part.some((file) => file.includes(word)))).toEqual([]);
  });

  test('a command can be typed as it is told', () => {
    expect(typed(['node', 'scripts/build.js'])).toBe('node scripts/build.js');
    expect(typed(['vitest', 'run', '-t', 'a "b" $c'])).toBe('npx vitest run -t "a \\"b\\" \\$c"');
    expect(() => stepOf('lnt')).toThrow('There is no step "lnt".');
  });
});

describe('words after npm test --', () => {
  test('are names of steps, or parts of names of tests', () => {
    expect(sorted(['unit', 'dead code', 'halves', 'long'])).toEqual({
      names: ['unit', 'dead code', 'long'],
      parts: ['halves'],
    });
  });

  test('a part of a path runs the whole file at its level, with what must come before', () => {
    expect(commandsFor(['HALVES'])).toEqual([
      ['browser', 'node scripts/browser.js'],
      ['screens', '--config vitest.screens.config.ts tests/screens/halves.spec.ts'],
    ]);
    expect(commandsFor(['laws']).map(([name]) => name)).toEqual(['unit']);
    expect(commandsFor(['offline']).map(([name]) => name)).toEqual(['build', 'browser', 'end-to-end']);
  });

  test('a part of a title runs the tests of that title, at every level that has one', () => {
    expect(commandsFor(['a minus (long)'])).toEqual([
      ['build', 'node scripts/build.js'],
      ['browser', 'node scripts/browser.js'],
      ['unit', 'tests/core/parse.test.ts -t a minus \\(long\\)'],
      ['end-to-end', '--pass-with-no-tests -g a minus \\(long\\)'],
    ]);
    expect(commandsFor(['a minus (long)'], ['unit']).map(([name]) => name)).toEqual(['unit']);
  });

  test('what nothing is called finds nothing', () => {
    expect(stepsFor(['no such thing'], PROJECT, [])).toEqual([]);
  });
});

describe('what a change touches', () => {
  const imports = (from: string, to: string) => ({ from, specifier: to, to });
  const GRAPH = [
    imports('src/b.ts', 'src/a.ts'),
    imports('src/c.ts', 'src/b.ts'),
    imports('tests/a.test.ts', 'src/a.ts'),
    imports('tests/c.test.ts', 'src/c.ts'),
    imports('tests/d.test.ts', 'src/d.ts'),
    imports('tests/long/a.test.ts', 'src/a.ts'),
  ];

  test('is counted in imports, rings and types included', () => {
    const ring = [...GRAPH, imports('src/a.ts', 'src/c.ts')];
    expect(Object.fromEntries(distancesTo(ring, ['src/a.ts']))).toEqual({
      'src/a.ts': 0,
      'src/b.ts': 1,
      'tests/a.test.ts': 1,
      'tests/long/a.test.ts': 1,
      'src/c.ts': 2,
      'tests/c.test.ts': 3,
    });
  });

  test('the nearest tests are run, as many as are quick enough together', () => {
    const near = distancesTo(GRAPH, ['src/a.ts']);
    expect(nearestTests(near, () => 100)).toEqual({
      chosen: ['tests/a.test.ts', 'tests/c.test.ts'],
      left: [],
    });
    expect(nearestTests(near, (file) => (file === 'tests/a.test.ts' ? 24_000 : 2_000))).toEqual({
      chosen: ['tests/a.test.ts'],
      left: ['tests/c.test.ts'],
    });
  });

  test('a test that was changed itself is run however long it takes', () => {
    const near = distancesTo(GRAPH, ['tests/d.test.ts']);
    expect(nearestTests(near, () => 90_000)).toEqual({ chosen: ['tests/d.test.ts'], left: [] });
  });

  test('of the screens, each changed file has its nearest looked at before any has its second', () => {
    const nearest = [
      ['one', 'two'],
      ['two', 'three'],
    ];
    expect(screensOf(nearest, () => 5_000)).toEqual(['one', 'two', 'three']);
    expect(screensOf(nearest, () => 7_000)).toEqual(['one', 'two']);
    expect(screensOf([], () => 1)).toEqual([]);
  });

  test('what imports a file is nearest to it, then what has most words in common', () => {
    const specs = [
      'tests/screens/practice/pads.spec.ts',
      'tests/screens/walks/knock.spec.ts',
      'tests/screens/knock/solo.spec.ts',
    ];
    expect(nearestScreens('src/lib/boards/knock/SoloDone.svelte', specs, new Map())).toEqual([
      'tests/screens/knock/solo.spec.ts',
      'tests/screens/walks/knock.spec.ts',
      'tests/screens/practice/pads.spec.ts',
    ]);
    const imports = new Map([['tests/screens/practice/pads.spec.ts', 2]]);
    expect(nearestScreens('src/lib/boards/knock/SoloDone.svelte', specs, imports)[0]).toBe(
      'tests/screens/practice/pads.spec.ts',
    );
    // What has run it goes before what is called so.
    const ran = new Map([
      [
        'tests/screens/practice/pads.spec.ts',
        new Map([['src/lib/boards/knock/SoloDone.svelte', { ran: [1], not: [] }]]),
      ],
    ]);
    expect(nearestScreens('src/lib/boards/knock/SoloDone.svelte', specs, new Map(), ran)[0]).toBe(
      'tests/screens/practice/pads.spec.ts',
    );
    // Of a line those are asked that ran it, none where it was passed by, and all that ran the file where it does not run.
    const asked = (line: number) =>
      specsThatRan(
        { file: 'src/lib/ui/Seal.svelte', line },
        ['first', 'second'],
        new Map([
          ['first', new Map([['src/lib/ui/Seal.svelte', { ran: [3], not: [4, 5] }]])],
          ['second', new Map([['src/lib/ui/Seal.svelte', { ran: [4], not: [3, 5] }]])],
        ]),
      );
    expect([asked(3), asked(4), asked(5), asked(9)]).toEqual([
      ['first'],
      ['second'],
      [],
      ['first', 'second'],
    ]);
    // What shows a part lends it its words.
    const shows = new Map([['src/lib/screens/practice/Hand.svelte', 1]]);
    expect(nearestScreens('src/lib/ui/Seal.svelte', specs, shows)[0]).toBe(
      'tests/screens/practice/pads.spec.ts',
    );
  });
});

test('a step that is named brings what must have run before it, so that no older build is tried', () => {
  expect(withBefore(['end-to-end', 'engines'])).toEqual(['build', 'browser', 'end-to-end', 'engines']);
  expect(withBefore(['budgets'])).toEqual(['build', 'budgets']);
  expect(withBefore(['lint', 'unit'])).toEqual(['lint', 'unit']);
});
