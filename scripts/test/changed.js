// `npm test -- changed`: what a change touches, in half a minute: everything since the branch left main, and what is not committed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { distancesTo, importGraph, listFiles, readSources } from '../imports.js';
import { nearestScreens, shownLast } from './near-screens.js';
import { pathOf, ROOT } from './run.js';
import { ESLINT, OXLINT, stepOf } from './steps.js';

/** @typedef {import('./steps.js').Step} Step */

/** So many milliseconds of tests are run by themselves; what lies further from the change is left to the whole run. */
const ENOUGH = 25_000;
const VITEST_SCREENS = ['vitest', 'run', '--allowOnly=false', '--config', 'vitest.screens.config.ts'];
/** What a file of tests takes that was never timed. */
const UNKNOWN = 500;

/** @param {readonly string[]} args */
function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter((line) => line !== '') : [];
}

/** The files that differ: from where the branch left main; on main itself from the last commit, or, where all is committed, what that commit changed. */
function changedFiles() {
  const [head] = git('rev-parse', 'HEAD');
  const [left] = [...git('merge-base', 'HEAD', 'main'), ...git('merge-base', 'HEAD', 'origin/main')];
  /** @param {string} base */
  const since = (base) => [
    ...git('diff', '--name-only', '--diff-filter=d', base),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  const files = since(left ?? 'HEAD');
  return files.length > 0 || left !== head ? files : since('HEAD~1');
}

/**
 * The files of tests that a change touches, nearest first, as many as are quick enough together; those that were changed themselves in any case.
 * @param {ReadonlyMap<string, number>} distances of files from the change
 * @param {(file: string) => number} msOf
 * @returns {{ chosen: string[], left: string[] }}
 */
export function nearestTests(distances, msOf) {
  const tests = [...distances]
    .filter(([file]) => /^tests\/(?!long\/).*\.test\.ts$/.test(file))
    .sort(([a, near], [b, far]) => near - far || msOf(a) - msOf(b));
  /** @type {{ chosen: string[], left: string[] }} */
  const found = { chosen: [], left: [] };
  let ms = 0;
  for (const [file, distance] of tests) {
    const fits = distance === 0 || ms + msOf(file) <= ENOUGH;
    if (fits) ms += msOf(file);
    (fits ? found.chosen : found.left).push(file);
  }
  return found;
}

/** What a page of tests of screens takes at least, and what all of them may take together. */
const [UNKNOWN_SCREENS, ENOUGH_SCREENS] = [3_000, 15_000];

/**
 * The tests of screens that look at what has changed: of each file the nearest, then the second nearest, as many as are quick enough together.
 * @param {readonly (readonly string[])[]} nearest for each file that has changed
 * @param {(file: string) => number} msOf
 * @returns {string[]}
 */
export function screensOf(nearest, msOf) {
  /** @type {Set<string>} */
  const chosen = new Set();
  let ms = 0;
  for (let place = 0; place < Math.max(0, ...nearest.map(({ length }) => length)); place += 1)
    for (const specs of nearest) {
      const spec = specs[place];
      if (spec === undefined || chosen.has(spec) || ms + msOf(spec) > ENOUGH_SCREENS) continue;
      chosen.add(spec);
      ms += msOf(spec);
    }
  return [...chosen];
}

/** How long each file of tests took when it was last run. @param {'unit' | 'screens'} level @returns {(file: string) => number} */
function timesKept(level) {
  const kept = pathOf(level, 'json');
  /** @type {import('./results.js').Results | undefined} */
  const results = existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : undefined;
  return (file) => results?.files[file] ?? (level === 'unit' ? UNKNOWN : UNKNOWN_SCREENS);
}

/** @param {string} name @param {readonly (readonly string[])[]} commands @returns {Step} */
const only = (name, commands) => ({ ...stepOf(name), name: `${name} of the change`, commands });

/** The steps for a change, all side by side. @param {(text: string) => void} say @returns {Step[][][]} */
export function changedSteps(say) {
  const changed = changedFiles().filter((file) => !file.endsWith('package-lock.json'));
  if (changed.length === 0) throw new Error('Nothing has changed.');
  const scripts = changed.filter((file) => /\.(js|ts)$/.test(file) && !file.startsWith('static/'));
  const components = changed.filter((file) => /\.svelte(\.ts)?$/.test(file));
  const linters = [
    ...(scripts.length > 0 ? [[...OXLINT, ...scripts]] : []),
    ...(components.length > 0 ? [[...ESLINT, ...components]] : []),
  ];
  const graph = importGraph(readSources(listFiles(['src', 'tests', 'scripts'], /\.(ts|js|svelte)$/)));
  const { chosen, left } = nearestTests(distancesTo(graph, changed), timesKept('unit'));
  const specs = listFiles(['tests/screens'], /\.spec\.ts$/);
  const shown = changed.filter((file) => /^src\/.*\.svelte(\.ts)?$|^tests\/screens\//.test(file));
  const last = shownLast();
  const nearest = shown.map((file) =>
    nearestScreens(file, specs, distancesTo(graph, [file]), last).slice(0, 3),
  );
  const screens = screensOf(nearest, timesKept('screens'));
  say(
    `${changed.length} files changed; ${chosen.length} files of tests are near them, and ${screens.length} of screens.`,
  );
  if (left.length > 0) say(`Left to \`npm test -- unit\`: ${left.length} that are further away.`);
  const pure = changed.some((file) => /^src\/lib\/(core|games)\//.test(file));
  const build = ['--incremental', '--tsBuildInfoFile', 'node_modules/.cache/core.tsbuildinfo'];
  return [
    [
      [
        only('format', [['oxfmt', '--check', '--no-error-on-unmatched-pattern', ...changed]]),
        ...(linters.length > 0 ? [only('lint', linters)] : []),
      ],
      [
        ...(pure ? [only('types', [['tsc', '-p', 'tsconfig.core.json', ...build]])] : []),
        ...(chosen.length > 0 ? [only('unit', [['vitest', 'run', '--allowOnly=false', ...chosen]])] : []),
        ...(screens.length > 0 ? [only('screens', [[...VITEST_SCREENS, ...screens]])] : []),
      ],
    ].filter((lane) => lane.length > 0),
  ];
}
