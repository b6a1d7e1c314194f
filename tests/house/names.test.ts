import { describe, expect, test } from 'vitest';
import { listFiles, readSources } from '../../scripts/imports.js';

/** How many exported names mean several things today. It may only fall: who gives a name to a second thing says whose it is. */
const MOST = 17;

const DECLARED =
  /^export (?:abstract |async )?(?:const|let|function\*?|class|interface|type|enum) ([\p{L}$_][\p{L}\p{N}$_]*)/gmu;

/** The same file in the folder of each game is the same part of every game: what it exports is one thing. */
const partOf = (path: string) => path.replace(/^src\/lib\/(games|boards)\/(?!table\/)[^/]+\//, '$1/…/');

/** Exported names by the parts that declare them. */
function namesIn(sources: ReadonlyMap<string, string>): ReadonlyMap<string, ReadonlySet<string>> {
  const names = new Map<string, Set<string>>();
  for (const [path, text] of sources)
    for (const [, name = ''] of text.matchAll(DECLARED))
      names.set(name, (names.get(name) ?? new Set()).add(partOf(path)));
  return names;
}

const severalIn = (sources: ReadonlyMap<string, string>): readonly string[] =>
  [...namesIn(sources)]
    .filter(([, parts]) => parts.size > 1)
    .map(([name, parts]) => `${name}: ${[...parts].sort().join(', ')}`)
    .sort();

/** The catalogue of each language is one list, whose parts are called after what they speak of; what a route exports SvelteKit has named. */
const sources = readSources(
  listFiles(['src'], /(?<!\.d)\.ts$/).filter((path) => !/^src\/(lib\/i18n\/[A-Za-z-]+|routes)\//.test(path)),
);

describe('exported names', () => {
  test('that mean several things are no more than there were', () => {
    const several = severalIn(sources);
    expect(several.length, several.join('\n')).toBeLessThanOrEqual(MOST);
    // Where there are ten fewer, MOST follows them down.
    expect(several.length).toBeGreaterThan(MOST - 10);
    expect(namesIn(sources).size).toBeGreaterThan(1500);
  });

  test('planted ones are found; the same part of two games is one thing', () => {
    const planted = new Map([
      ['src/lib/core/a.ts', `export interface Turn {}\nexport const one = 1;`],
      ['src/lib/boards/slap/b.ts', `export type Turn = 1;\nexport function view() {}`],
      ['src/lib/boards/knock/b.ts', `export async function view() {}`],
    ]);
    expect(severalIn(planted)).toEqual(['Turn: boards/…/b.ts, src/lib/core/a.ts']);
  });
});

describe('the glossary', () => {
  const [glossary = ''] = readSources(['docs/GLOSSARY.md']).values();
  const rows = [...glossary.matchAll(/^\| \*\*([^*]+)\*\* +\| (.*?) +\| (.*?) +\|$/gm)].map(
    ([, term = '', meaning = '', code = '']) => ({ term, meaning, code }),
  );
  const exported = new Set(namesIn(sources).keys());
  const paths = listFiles(['src', 'scripts'], /\.(ts|js|svelte)$/);

  test('has each term once, in order, with a meaning', () => {
    const terms = rows.map(({ term }) => term);
    expect(terms.length).toBeGreaterThan(30);
    expect(new Set(terms).size).toBe(terms.length);
    expect(terms).toEqual(terms.toSorted((a, b) => a.localeCompare(b, 'en')));
    expect(rows.filter(({ meaning }) => meaning.length < 10)).toEqual([]);
  });

  test('names code that there is', () => {
    const named = rows.flatMap(({ code }) => [...code.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
    expect(named.length).toBeGreaterThan(30);
    const missing = named.filter(
      (name) => !exported.has(name) && !paths.some((path) => path === name || path === `src/lib/${name}`),
    );
    expect(missing).toEqual([]);
  });
});
