import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';

/** Files with their text, by path from the project's folder, like src/lib/core/print.ts. */
export type Sources = ReadonlyMap<string, string>;

/** One import as written in a file. */
export interface Import {
  readonly from: string;
  readonly specifier: string;
  /** The path it leads to inside the project; undefined for packages and for what the build tool supplies. */
  readonly to: string | undefined;
}

/** The project's folder. */
export const ROOT = join(import.meta.dirname, '../..');

/** Lists the files below some folders of the project, by path, in order. */
export function listFiles(folders: readonly string[], pattern: RegExp): readonly string[] {
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

/** Reads files of the project. */
export function readSources(paths: readonly string[]): Sources {
  return new Map(paths.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]));
}

function scriptsOf(path: string, text: string): string {
  if (!path.endsWith('.svelte')) return text;
  return [...text.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)].map((match) => match[1]).join('\n');
}

function resolve(from: string, specifier: string): string | undefined {
  const path = specifier.replace(/\?.*$/, '');
  if (path.startsWith('#lib/')) return posix.join('src/lib', path.slice('#lib/'.length));
  if (path.startsWith('./$') || !/^\.{1,2}\//.test(path)) return undefined;
  return posix.join(posix.dirname(from), path);
}

/** All imports of one file: static, on demand, re-exports, type-only ones, and addresses of workers. */
export function importsOf(from: string, text: string): readonly Import[] {
  const script = scriptsOf(from, text);
  const written = ts.preProcessFile(script, true, true).importedFiles.map(({ fileName }) => fileName);
  const workers = [...script.matchAll(/new URL\(\s*'([^']+)',\s*import\.meta\.url/g)].map(
    (match) => match[1] ?? '',
  );
  return [...written, ...workers].map((specifier) => ({ from, specifier, to: resolve(from, specifier) }));
}

/** All imports of some files. */
export function importGraph(sources: Sources): readonly Import[] {
  return [...sources].flatMap(([path, text]) => importsOf(path, text));
}

/** Finds a ring of imports, as the paths on it with the first repeated at the end; undefined where there is none. */
export function findCycle(graph: readonly Import[]): readonly string[] | undefined {
  const targets = new Map<string, string[]>();
  for (const { from, to } of graph) {
    if (to !== undefined) targets.set(from, [...(targets.get(from) ?? []), to]);
  }
  const done = new Set<string>();
  const walk = (file: string, trail: readonly string[]): readonly string[] | undefined => {
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
