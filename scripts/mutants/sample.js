// Which mutants are tried: of each area the same number, by a lot that is kept.
import { listFiles, readSources } from '../imports.js';
import { changesOf } from './mutators.js';
import { changesOfSvelte } from './svelte-mutators.js';

/** @typedef {import('./mutators.js').Change & { file: string, line: number }} Mutant */

/** An area, the levels of tests of which one must notice, the cheapest first, and how many mutants are tried. */
export const AREAS = [
  { name: 'core/match', files: /^src\/lib\/core\/match\/.*\.ts$/, levels: ['unit'], count: 75 },
  { name: 'core', files: /^src\/lib\/core\/(?!match\/).*\.ts$/, levels: ['unit'], count: 75 },
  { name: 'games', files: /^src\/lib\/games\/.*\.ts$/, levels: ['unit'], count: 75 },
  { name: 'storage', files: /^src\/lib\/storage\/.*\.ts$/, levels: ['unit'], count: 75 },
  { name: 'components', files: /^src\/.*\.svelte$/, levels: ['screens'], count: 120, what: /^(?!the style)/ },
  // Most declarations move something by a little, which no test should notice: counted by themselves.
  { name: 'styles', files: /^src\/.*\.svelte$/, levels: ['screens'], count: 40, what: /^the style/ },
  { name: 'rune classes', files: /^src\/.*\.svelte\.ts$/, levels: ['unit', 'screens'], count: 80 },
];

/** Numbers from 0 to 1 by a seed (mulberry32). @param {number} seed */
export function lot(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** All mutants of some files, in order. @param {import('../imports.js').Sources} sources @returns {Mutant[]} */
export const mutantsOf = (sources) =>
  [...sources].flatMap(([file, text]) =>
    (file.endsWith('.svelte') ? changesOfSvelte(text) : changesOf(text)).map((change) => ({
      ...change,
      file,
      line: text.slice(0, change.start).split('\n').length,
    })),
  );

/**
 * So many of a list by lot, each as likely as the others.
 * @template T
 * @param {readonly T[]} all @param {number} count @param {number} seed
 * @returns {T[]}
 */
export function drawn(all, count, seed) {
  const next = lot(seed);
  const left = [...all];
  /** @type {T[]} */
  const taken = [];
  while (taken.length < count && left.length > 0)
    taken.push(...left.splice(Math.floor(next() * left.length), 1));
  return taken;
}

/** How many mutants an area has, and those that are tried. @param {(typeof AREAS)[number]} area @param {number} count @param {number} seed */
export function sampleOf({ files, what = /^/ }, count, seed) {
  const sources = readSources(listFiles(['src'], files).filter((file) => !file.endsWith('.d.ts')));
  const all = mutantsOf(sources).filter((mutant) => what.test(mutant.what));
  return { all: all.length, mutants: drawn(all, count, seed) };
}
