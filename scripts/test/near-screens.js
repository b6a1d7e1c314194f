// Which tests of screens are nearest to a file. A page there reaches everything, so imports tell little. What tells more is which files a test ran
// when it was last run, where that was kept, and otherwise what the test and the file are called.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../imports.js';

const KEPT = join(ROOT, 'test-results', 'shown');

/** The lines of a file that a test of screens ran, and those of which it ran nothing. @typedef {{ ran: readonly number[], not: readonly number[] }} Lines */
/** By test, then by file. @typedef {ReadonlyMap<string, ReadonlyMap<string, Lines>>} Shown */

/** What each test of screens ran when it was last run here: tests/screens/stage/shown.ts. @returns {Shown} */
export function shownLast() {
  const kept = existsSync(KEPT) ? readdirSync(KEPT) : [];
  return new Map(
    kept.map((name) => {
      /** @type {{ spec: string, shown: Record<string, Lines> }} */
      const { spec, shown } = JSON.parse(readFileSync(join(KEPT, name), 'utf8'));
      return [spec, new Map(Object.entries(shown))];
    }),
  );
}

/**
 * The tests that ran a line; all that ran its file, where the line is none that runs (markup that is always there, a style).
 * @param {{ file: string, line: number }} place
 * @param {readonly string[]} specs
 * @param {Shown} shown
 * @returns {string[]}
 */
export function specsThatRan({ file, line }, specs, shown) {
  const ran = specs.filter((spec) => shown.get(spec)?.get(file)?.ran.includes(line));
  const isCode = [...shown.values()].some((files) => files.get(file)?.not.includes(line));
  return ran.length > 0 || isCode ? ran : specs.filter((spec) => shown.get(spec)?.has(file));
}

/** What says where a file lies, not what it is about. */
const EVERYWHERE = new Set([
  'src',
  'lib',
  'boards',
  'routes',
  'tests',
  'screens',
  'svelte',
  'ts',
  'spec',
  'page',
]);

/** @param {string} path */
const wordsOf = (path) =>
  new Set(
    path
      .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .split(/[^a-z]+/)
      .filter((word) => word !== '' && !EVERYWHERE.has(word)),
  );

/** How near a file that shows this one may be, to lend it its own words. */
const NEAR = 3;

/**
 * Tests of screens by how near they are to a file: those that import it first, then those that ran it, then those that share most words with its
 * path, or half as much with the paths of what shows it; of equal ones the walks, which look at most.
 * @param {string} file
 * @param {readonly string[]} specs
 * @param {ReadonlyMap<string, number>} distances of all files that reach it by imports
 * @param {Shown} shown
 * @returns {string[]}
 */
export function nearestScreens(file, specs, distances, shown = new Map()) {
  const own = wordsOf(file);
  const lent = new Set(
    [...distances].filter(([, far]) => far <= NEAR).flatMap(([shows]) => [...wordsOf(shows)]),
  );
  /** @param {string} spec */
  const nearness = (spec) =>
    [...wordsOf(spec)].reduce((sum, word) => sum + (own.has(word) ? 1 : lent.has(word) ? 0.5 : 0), 0) +
    (spec.includes('/walks/') ? 0.1 : 0);
  /** @param {string} spec */
  const far = (spec) => distances.get(spec) ?? 1000;
  /** @param {string} spec */
  const ran = (spec) => Number(shown.get(spec)?.has(file) ?? false);
  return specs.toSorted((a, b) => far(a) - far(b) || ran(b) - ran(a) || nearness(b) - nearness(a));
}
