// After all walks: is each rule of style seen on one of their screens? What none shows is dead, or a state that nobody has looked at.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { listFiles, readSources, ROOT } from '../imports.js';

/** Where each walk keeps what it has shown: tests/screens/walks/styled.ts. */
const KEPT = join(ROOT, 'test-results', 'styled');

/** Said of a whole page: walks are in English, in light, and move little; tests/screens/languages/ and others see to the rest. */
const OF_A_PAGE = /:lang\(|\[dir=|:root\[data-|:root:not\(\[data-|\[data-(wording|standalone)/;

/** What no walk shows, each with its reason. @type {Readonly<Record<string, readonly string[]>>} */
const REASONS = {
  'only while something is read or fetched': [
    'src/lib/screens/practice/Table.svelte: .cards',
    'src/lib/screens/practice/Table.svelte: .loading',
    'src/lib/screens/practice/Table.svelte: span',
    'src/lib/screens/progress/Level.svelte: .still',
    'src/lib/screens/progress/Matches.svelte: .still',
    'src/lib/screens/progress/Overview.svelte: .still',
    'src/lib/screens/progress/Overview.svelte: .still .tall',
    'src/lib/screens/progress/Overview.svelte: .still span',
    'src/lib/screens/progress/Patterns.svelte: .still',
    'src/lib/screens/progress/Together.svelte: .still',
    'src/lib/screens/replay/LookBack.svelte: .still',
    'src/lib/ui/HandRow.svelte: .back',
  ],
  'for the twenty milliseconds that a touch is held back': [
    'src/lib/boards/contest/Seats.svelte: .flood',
    'src/lib/boards/contest/Seats.svelte: .flood small',
  ],
  'the figures of its cards do not grow beyond the cards': [
    'src/lib/boards/kings/hands/AllHands.svelte: details[open]',
  ],
  'no key of that table asks for what is refused alone': ['src/lib/boards/knock/SoloKnock.svelte: .note'],
  'two who sit down have other shapes, unless they exchange them': [
    'src/lib/boards/race/ZoneWords.svelte: .gate.inside b',
  ],
  'axe asks for a heading where a table is not the whole page: tests/screens/table/said-above.spec.ts': [
    'src/lib/boards/table/Stage.svelte: .app:has(.stage) > .note',
  ],
  'a hand that was missed, in the slip of a pattern': ['src/lib/screens/progress/PatternSheet.svelte: i'],
};
const KNOWN = Object.values(REASONS).flat();

/** By rule, whether it was seen. @typedef {Readonly<Record<string, boolean>>} Walk */

/**
 * The rules that no walk has seen, the components with styles that none has shown, and what is known as unseen but is not.
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
      .filter((name) => seen.has(name) || !all.has(name))
      .map((name) => `${name}: it is seen now, or gone; it is to be taken off the list`),
  ].toSorted();
}

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
    KNOWN,
  );
  for (const name of left) console.log(name);
  process.exitCode = left.length > 0 ? 1 : 0;
}
