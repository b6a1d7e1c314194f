// The checks of `npm test` as data: what each runs, and which may run side by side.

/**
 * A command in words. The first is `node` or a tool of node_modules; a person types `npx` before the latter.
 * @typedef {readonly string[]} Command
 */

/**
 * A check. `tests` names the runner whose tests are counted; `shows` which lines a person is shown though all is well;
 * one that `yields` takes what the steps beside it leave of the processor.
 * @typedef {{ name: string, commands: readonly Command[], tests?: 'vitest' | 'playwright', env?: Record<string, string>, shows?: RegExp, yields?: true }} Step
 */

const SYNC = ['svelte-kit', 'sync'];
/** Of scripts; components are ESLint's. `tests/house/lint.test.ts` plants what each has to find. */
export const OXLINT = ['oxlint', '-c', 'oxlint.config.js', '--type-aware'];
export const ESLINT = ['eslint', '--max-warnings', '0'];
// Golden lists are kept by hand (`-u`): one that nothing asks for any more is a fault here as it is in CI.
const VITEST = ['vitest', 'run', '--allowOnly=false', '--update=none'];

/** @type {readonly Step[]} */
export const STEPS = [
  { name: 'format', commands: [['oxfmt', '--check', '.']] },
  { name: 'lint', commands: [SYNC, [...OXLINT, '.'], [...ESLINT, '.']] },
  {
    name: 'types',
    commands: [
      SYNC,
      // By TypeScript 7, as the rest; `tests/house/types.test.ts` plants what it has to find.
      ['svelte-check', '--tsgo-experimental-api', '--fail-on-warnings', '--output', 'human'],
      ['tsc', '-p', 'tsconfig.core.json'],
      ['tsc', '-p', 'tsconfig.house.json'],
      ['tsc', '-p', 'tsconfig.worker.json'],
    ],
  },
  { name: 'unit', commands: [VITEST], tests: 'vitest', yields: true },
  { name: 'build', commands: [['node', 'scripts/build.js']] },
  { name: 'budgets', commands: [['node', 'scripts/budgets.js']], shows: /^.+$/gm },
  { name: 'other builds', commands: [['node', 'scripts/variants.js']] },
  { name: 'dead code', commands: [['knip']] },
  { name: 'browser', commands: [['node', 'scripts/browser.js']] },
  { name: 'screens', commands: [[...VITEST, '--config', 'vitest.screens.config.ts']], tests: 'vitest' },
  { name: 'styles', commands: [['node', 'scripts/test/styled.js']] },
  {
    name: 'engines',
    commands: [['node', 'scripts/engines/run.js', '--short']],
    tests: 'vitest',
    shows: /^.* was not tried: .*$/gm,
  },
  { name: 'end-to-end', commands: [['playwright', 'test']], tests: 'playwright' },
];

/** Files of unit tests that try everything in `npm run test:long`, and a part of it in `npm test`: tests/support/long.ts. */
const WHOLE = ['storage/faults', 'journal/faults', 'backup/bring-in', 'match/kept-clock', 'i18n/languages'];

/** What takes minutes to hours and runs only when it is named. @type {readonly Step[]} */
export const LONG_STEPS = [
  { name: 'long', commands: [[...VITEST, 'tests/long', ...WHOLE]], tests: 'vitest', env: { LONG: '1' } },
  {
    name: 'long screens',
    commands: [
      [
        ...VITEST,
        '--config',
        'vitest.screens.config.ts',
        'fingers',
        'whole',
        'secrecy',
        'random',
        'languages/',
        'walks/',
        'kings/in-sight',
      ],
    ],
    tests: 'vitest',
    env: { LONG: '1' },
  },
];

/**
 * Lanes of one phase run side by side, the steps of a lane one after the other, a phase when all before it has passed.
 * One lane keeps one core busy beside the unit tests, whose two workers take what it leaves, and both cores once it has ended. Browsers come
 * last, one level after the other: side by side, pages starved beside four of the built app's windows, and both together took a fifth longer.
 */
export const PHASES = [
  [['format', 'lint', 'types', 'build', 'budgets', 'dead code', 'other builds'], ['unit'], ['browser']],
  [['screens', 'styles']],
  [['end-to-end']],
  [['engines']],
  [['long']],
  [['long screens']],
];

/** @param {string} name @returns {Step} */
export function stepOf(name) {
  const step = [...STEPS, ...LONG_STEPS].find((one) => one.name === name);
  if (!step) throw new Error(`There is no step "${name}".`);
  return step;
}

/** @param {string} name */
export const isLong = (name) => LONG_STEPS.some((step) => step.name === name);

/** The phases with only those steps in them; what would be empty is left out. @param {(name: string) => boolean} isWanted */
export const phasesOf = (isWanted) =>
  PHASES.map((lanes) => lanes.map((lane) => lane.filter(isWanted)).filter((lane) => lane.length > 0)).filter(
    (lanes) => lanes.length > 0,
  );

/** A command as a person types it. @param {Command} command */
export const typed = (command) =>
  [...(command[0] === 'node' ? [] : ['npx']), ...command.map(quoted)].join(' ');

/** @param {string} word */
const quoted = (word) => (/^[\w./:=@,+-]+$/.test(word) ? word : `"${word.replace(/(["\\$`])/g, '\\$1')}"`);
