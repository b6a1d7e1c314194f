// After all walks: is each rule of style seen on one of their screens? What none shows is dead, or a state that nobody has looked at.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { listFiles, readSources, ROOT } from '../imports.js';

/** Where each walk keeps what it has shown: tests/screens/walks/styled.ts. */
const KEPT = join(ROOT, 'test-results', 'styled');

/** Said of a whole page: walks are in English, in light, and move little; tests/screens/languages/ and others see to the rest. */
const OF_A_PAGE = /:lang\(|\[dir=|:root\[data-|:root:not\(\[data-|\[data-(wording|standalone)/;

/** What no walk shows, by the reason for it. */
const KNOWN = join(ROOT, 'tests', 'screens', 'walks', 'unseen.json');

/** By rule, whether it was seen. @typedef {Readonly<Record<string, boolean>>} Walk */

/**
 * The rules that no walk has seen, the components with styles that none has shown, and what is known as unseen but is gone. What shows for a moment may be
 * seen by chance.
 * @param {readonly Walk[]} walks
 * @param {readonly string[]} styled
 * @param {readonly string[]} known
 */
export function unseen(walks, styled, known) {
  const seen = new Set(walks.flatMap((walk) => Object.keys(walk).filter((name) => walk[name])));
  const all = new Set(walks.flatMap(Object.keys));
  const files = new Set([...all].map((name) => name.slice(0, name.indexOf(': '))));
  return [
    ...[...all].filter((name) => !seen.has(name) && !OF_A_PAGE.test(name) && !known.includes(name)),
    ...styled.filter((file) => !files.has(file)).map((file) => `${file}: no walk shows it`),
    ...known
      .filter((name) => !all.has(name))
      .map((name) => `${name}: it is gone, and is to be taken off the list`),
  ].toSorted();
}

/** @returns {readonly string[]} */
const known = () => Object.values(JSON.parse(readFileSync(KNOWN, 'utf8'))).flat();

/** @returns {readonly Walk[]} */
const kept = () =>
  (existsSync(KEPT) ? readdirSync(KEPT) : []).map((name) =>
    JSON.parse(readFileSync(join(KEPT, name), 'utf8')),
  );

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const styled = [...readSources(listFiles(['src'], /\.svelte$/))].filter(([, text]) =>
    text.includes('<style>'),
  );
  const left = unseen(
    kept(),
    styled.map(([file]) => file),
    known(),
  );
  for (const name of left) console.log(name);
  process.exitCode = left.length > 0 ? 1 : 0;
}
