import { expect, test } from 'vitest';
import { readdirSync, readFileSync } from 'node:fs';
import { listFiles, readSources } from '../../scripts/imports.js';

/** Outside `ui/`, where sizes have names. Each may only fall: what comes down takes its number along. */
const MOST = { type: 21, gaps: 24, screens: 2, reaches: 61 };

const styles = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((path) => `src/${path.replaceAll('\\', '/')}`)
  .filter((path) => /\.(svelte|css)$/.test(path) && !path.startsWith('src/lib/ui/'))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const count = (pattern: RegExp, within = '') =>
  styles
    .filter(({ path }) => path.startsWith(within))
    .reduce((sum, { text }) => sum + (text.match(pattern)?.length ?? 0), 0);

const TYPE = /font-size: [\d.]+(?:rem|px)/g;
const GAP = /\bgap: [^;]*\d+px/g;
/** Into what another component draws: seals and icons take their size by a name from where they lie. */
const REACH = /:global\(/g;

test('sizes of type and gaps outside ui/ go by their names', () => {
  expect(styles.length).toBeGreaterThan(100);
  const now = {
    type: count(TYPE),
    gaps: count(GAP),
    reaches: count(REACH),
    screens: count(TYPE, 'src/lib/screens/') + count(GAP, 'src/lib/screens/'),
  };
  for (const [name, most] of Object.entries(MOST))
    expect(now[name as keyof typeof now], name).toBeLessThanOrEqual(most);
});

/** What a class of `ui/base.css` says, and how many rules say it themselves, since they are for a part of the time, a size or another component. These, too, may only fall. */
const LAYOUTS = {
  column: { parts: ['display: grid', 'grid-template-columns: minmax(0, 1fr)', 'gap: '], most: 12 },
  cluster: { parts: ['display: flex', 'flex-wrap: wrap', 'gap: '], most: 9 },
  inline: { parts: ['display: flex', 'align-items: center', 'gap: '], most: 14 },
};

test('what lies below or beside each other outside ui/ is laid out by a class', () => {
  const rules = styles.flatMap(({ text }) => text.match(/\{[^{}]*\}/g) ?? []);
  for (const [name, { parts, most }] of Object.entries(LAYOUTS)) {
    const own = rules.filter((rule) => parts.every((part) => rule.includes(part)));
    expect(own.length, name).toBeLessThanOrEqual(most);
  }
});

/** Round what never has the focus: a card’s back, a day, a row of scores. They may only fall. */
const UNFOCUSED = [
  'src/lib/boards/fours/Scores.svelte: .turn',
  'src/lib/screens/about/Picture.svelte: .back',
  'src/lib/screens/practice/PastDaysSheet.svelte: .now',
  'src/lib/screens/practice/Table.svelte: span',
  'src/lib/ui/HandRow.svelte: .back',
];

test('an outline tells who has the focus: what else is told by one gives it up meanwhile', () => {
  const rules = [...readSources(listFiles(['src'], /\.(svelte|css)$/))].flatMap(([path, text]) =>
    [...text.matchAll(/^ *([^{}\n]+?) \{([^{}]*)\}/gm)].flatMap(([, selector = '', body = '']) =>
      /\boutline: (?!0|none)/.test(body) ? [`${path}: ${selector}`] : [],
    ),
  );
  expect(rules).toContain('src/lib/ui/base.css: :focus-visible');
  expect(rules.filter((rule) => !/:focus(-visible\)?)?$/.test(rule)).toSorted()).toEqual(UNFOCUSED);
});

test('no line is dropped by browsers for a minus before a name, which takes `calc`', () => {
  const dropped = styles.flatMap(({ path, text }) =>
    [...text.matchAll(/^.*[\s(]-var\(.*$/gm)].map(([line]) => `${path}: ${line.trim()}`),
  );
  expect(dropped).toEqual([]);
});
