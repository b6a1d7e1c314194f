// Which file of the project imports which: for the tests of the layers, for the tests that a change touches, and for those that a mutant concerns.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/**
 * Files with their text, by path from the project's folder, like src/lib/core/print.ts.
 * @typedef {ReadonlyMap<string, string>} Sources
 */

/**
 * One import as written in a file. `to` is the path it leads to inside the project; undefined for packages and for what the build tool supplies.
 * @typedef {{ readonly from: string, readonly specifier: string, readonly to: string | undefined }} Import
 */

/** The project's folder. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url)).replace(/[/\\]$/, '');

/**
 * Lists the files below some folders of the project, by path, in order.
 * @param {readonly string[]} folders
 * @param {RegExp} pattern
 * @returns {readonly string[]}
 */
export function listFiles(folders, pattern) {
  return folders
    .filter((folder) => existsSync(join(ROOT, folder)))
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        posix.join(folder, name.replaceAll('\\', '/')),
      ),
    )
    .filter((path) => pattern.test(path))
    .sort();
}

/** Reads files of the project. @param {readonly string[]} paths @returns {Sources} */
export function readSources(paths) {
  return new Map(paths.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]));
}

/** @param {string} path @param {string} text */
function scriptsOf(path, text) {
  if (!path.endsWith('.svelte')) return text;
  return [...text.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)].map((match) => match[1]).join('\n');
}

/** @param {string} from @param {string} specifier */
function resolve(from, specifier) {
  const path = specifier.replace(/\?.*$/, '');
  if (path.startsWith('#lib/')) return posix.join('src/lib', path.slice('#lib/'.length));
  if (path.startsWith('./$') || !/^\.{1,2}\//.test(path)) return undefined;
  return posix.join(posix.dirname(from), path);
}

/**
 * All imports of one file: static, on demand, re-exports, type-only ones, and addresses of workers.
 * @param {string} from
 * @param {string} text
 * @returns {readonly Import[]}
 */
export function importsOf(from, text) {
  const script = scriptsOf(from, text);
  const written = ts.preProcessFile(script, true, true).importedFiles.map(({ fileName }) => fileName);
  const workers = [...script.matchAll(/new URL\(\s*'([^']+)',\s*import\.meta\.url/g)].map(
    (match) => match[1] ?? '',
  );
  return [...written, ...workers].map((specifier) => ({ from, specifier, to: resolve(from, specifier) }));
}

/** All imports of some files. @param {Sources} sources @returns {readonly Import[]} */
export function importGraph(sources) {
  return [...sources].flatMap(([path, text]) => importsOf(path, text));
}

/**
 * How many imports lie between each file and the nearest of some files that it reaches, for all that reach one; 0 for these themselves.
 * @param {readonly Import[]} graph
 * @param {readonly string[]} targets
 * @returns {ReadonlyMap<string, number>} nearest first
 */
export function distancesTo(graph, targets) {
  /** @type {Map<string, string[]>} */
  const importers = new Map();
  for (const { from, to } of graph)
    if (to !== undefined) importers.set(to, [...(importers.get(to) ?? []), from]);
  const found = new Map(targets.map((target) => [target, 0]));
  for (const [file, distance] of found)
    for (const importer of importers.get(file) ?? [])
      if (!found.has(importer)) found.set(importer, distance + 1);
  return found;
}

/**
 * Finds a ring of imports, as the paths on it with the first repeated at the end; undefined where there is none.
 * @param {readonly Import[]} graph
 * @returns {readonly string[] | undefined}
 */
export function findCycle(graph) {
  /** @type {Map<string, string[]>} */
  const targets = new Map();
  for (const { from, to } of graph) {
    if (to !== undefined) targets.set(from, [...(targets.get(from) ?? []), to]);
  }
  const done = new Set();
  /** @param {string} file @param {readonly string[]} trail @returns {readonly string[] | undefined} */
  const walk = (file, trail) => {
    if (trail.includes(file)) return [...trail.slice(trail.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const next of targets.get(file) ?? []) {
      const cycle = walk(next, [...trail, file]);
      if (cycle) return cycle;
    }
    done.add(file);
    return undefined;
  };
  for (const file of targets.keys()) {
    const cycle = walk(file, []);
    if (cycle) return cycle;
  }
  return undefined;
}
