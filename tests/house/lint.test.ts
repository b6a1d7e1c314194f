// Plants what is not allowed, and reads what the linters say: oxlint of scripts, ESLint of components.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ESLint } from 'eslint';
import ts from 'typescript-eslint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from '../../scripts/imports.js';

const IMPORT = 'no-restricted-imports';
const SYNTAX = 'no-restricted-syntax';
const PROPERTY = 'no-restricted-properties';
const GLOBAL = 'no-restricted-globals';
const RULES = /^(no-restricted-.*|no-explicit-any|no-floating-promises|svelte\/no-at-html-tags)$/;

type Planted = readonly [name: string, path: string, code: string, rule?: string];

const FORBIDDEN_IMPORTS: readonly Planted[] = [
  ['core importing practice', 'src/lib/core/planted.ts', `import '#lib/practice/hand.ts';`],
  ['core importing games', 'src/lib/core/planted.ts', `import '#lib/games/registry.ts';`],
  ['core importing a package of the app', 'src/lib/core/planted.ts', `import 'idb';`],
  ['core importing a module of Node', 'src/lib/core/planted.ts', `import 'node:fs';`],
  ['core climbing out by a relative path', 'src/lib/core/planted.ts', `import '../practice/hand.ts';`],
  [
    'core importing only a type from above',
    'src/lib/core/planted.ts',
    `import type { A } from '#lib/storage/index.ts';`,
  ],
  ['core re-exporting from above', 'src/lib/core/planted.ts', `export * from '#lib/storage/index.ts';`],
  [
    'a game importing another by alias',
    'src/lib/games/slap/planted.ts',
    `import '#lib/games/knock/rules.ts';`,
  ],
  [
    'a game importing another by a relative path',
    'src/lib/games/slap/planted.ts',
    `import '../knock/rules.ts';`,
  ],
  [
    'a folder of a game climbing out of it',
    'src/lib/games/slap/search/planted.ts',
    `import '../../knock/rules.ts';`,
  ],
  ['a game importing the registry', 'src/lib/games/slap/planted.ts', `import '#lib/games/registry.ts';`],
  ['solver importing storage', 'src/lib/solver/planted.ts', `import '#lib/storage/index.ts';`],
  ['storage importing i18n', 'src/lib/storage/planted.ts', `import '#lib/i18n/en.ts';`],
  ['i18n importing practice', 'src/lib/i18n/planted.ts', `import '#lib/practice/hand.ts';`],
  ['environment importing storage', 'src/lib/environment/planted.ts', `import '#lib/storage/index.ts';`],
  ['practice importing match', 'src/lib/practice/planted.ts', `import '#lib/match/controller.svelte.ts';`],
  ['match importing practice', 'src/lib/match/planted.svelte.ts', `import '#lib/practice/hand.ts';`],
  ['preferences importing ui', 'src/lib/preferences/planted.ts', `import '#lib/ui/Seal.svelte';`],
  ['explore importing a page', 'src/lib/explore/planted.ts', `import '../../routes/+page.svelte';`],
  ['ui importing a game', 'src/lib/ui/Planted.svelte', `import '#lib/games/slap/index.ts';`],
  ['ui importing practice', 'src/lib/ui/Planted.svelte', `import '#lib/practice/hand.ts';`],
  ['a subfolder climbing out', 'src/lib/i18n/en/planted.ts', `import '../../practice/hand.ts';`],
  [
    'what games share importing a game',
    'src/lib/games/table/planted.ts',
    `import '#lib/games/slap/rules.ts';`,
  ],
  ['app importing a screen', 'src/lib/app/planted.ts', `import '#lib/screens/practice/Cards.svelte';`],
  ['a board importing a screen', 'src/lib/boards/slap/planted.ts', `import '#lib/screens/setup/words.ts';`],
  ['a screen importing storage', 'src/lib/screens/home/planted.ts', `import '#lib/storage/index.ts';`],
  ['a route importing a board', 'src/routes/+page.svelte', `import '#lib/boards/slap/Planted.svelte';`],
  ['a board importing storage', 'src/lib/boards/slap/Planted.svelte', `import '#lib/storage/index.ts';`],
  ['a board importing the solver', 'src/lib/boards/slap/planted.ts', `import '#lib/solver/client.ts';`],
  ['a route importing the solver', 'src/routes/practice/+page.svelte', `import '#lib/solver/client.ts';`],
  ['a route importing storage', 'src/routes/+layout.ts', `import '#lib/storage/index.ts';`],
  ['a route using the alias with a dollar', 'src/routes/+layout.ts', `import '$lib/ui/Seal.svelte';`],
  [
    'a board importing storage on demand',
    'src/lib/boards/planted.ts',
    `export const a = () => import('#lib/storage/index.ts');`,
    SYNTAX,
  ],
];

const IMPORTS: readonly Planted[] = [
  ['core importing itself', 'src/lib/core/planted.ts', `import './parse.ts';`],
  ['core importing seeded chance', 'src/lib/core/planted.ts', `import 'pure-rand/distribution/uniformInt';`],
  ['a game importing core', 'src/lib/games/slap/planted.ts', `import '#lib/core/parse.ts';`],
  ['a folder of a game importing its game', 'src/lib/games/slap/search/planted.ts', `import '../rules.ts';`],
  ['the registry importing a game', 'src/lib/games/registry.ts', `import './slap/index.ts';`],
  ['practice importing storage', 'src/lib/practice/planted.ts', `import '#lib/storage/index.ts';`],
  ['practice importing the solver', 'src/lib/practice/planted.ts', `import '#lib/solver/client.ts';`],
  [
    'practice importing its own subfolder',
    'src/lib/practice/run/planted.ts',
    `import '#lib/practice/hand.ts';`,
  ],
  ['a board importing ui', 'src/lib/boards/slap/Planted.svelte', `import '#lib/ui/Seal.svelte';`],
  [
    'a game importing what games share',
    'src/lib/games/slap/planted.ts',
    `import '#lib/games/table/piles.ts';`,
  ],
  ['a screen importing a board', 'src/lib/screens/play/Planted.svelte', `import '#lib/boards/registry.ts';`],
  [
    'a route importing a screen',
    'src/routes/practice/+page.svelte',
    `import '#lib/screens/practice/Practice.svelte';`,
  ],
  ['a route importing the kit', 'src/routes/+page.svelte', `import '$app/paths';`],
];

const FORBIDDEN: readonly Planted[] = [
  [
    'core reading the clock',
    'src/lib/core/planted.ts',
    `export const a = (ms: number) => new Date(ms);`,
    GLOBAL,
  ],
  ['core setting a timer', 'src/lib/core/planted.ts', `setTimeout(() => 1, 1);`, GLOBAL],
  ['core touching the page', 'src/lib/core/planted.ts', `document.close();`, GLOBAL],
  ['core printing', 'src/lib/core/planted.ts', `console.log(1);`, GLOBAL],
  ['core drawing lots', 'src/lib/core/planted.ts', `export const a = Math.random();`, PROPERTY],
  [
    'a game reading the clock',
    'src/lib/games/slap/planted.ts',
    `export const a = (ms: number) => new Date(ms);`,
    GLOBAL,
  ],
  ['a game drawing lots', 'src/lib/games/slap/planted.ts', `export const a = Math.random();`, PROPERTY],
  ['storage reading the wall clock', 'src/lib/storage/planted.ts', `export const a = Date.now();`, PROPERTY],
  ['storage asking for today', 'src/lib/storage/planted.ts', `export const a = new Date();`, SYNTAX],
  [
    'solver reading the running clock',
    'src/lib/solver/planted.ts',
    `export const a = performance.now();`,
    PROPERTY,
  ],
  [
    'the worker reading the running clock',
    'src/lib/solver/planted.worker.ts',
    `performance.now();`,
    PROPERTY,
  ],
  ['practice drawing lots', 'src/lib/practice/planted.ts', `export const a = Math.random();`, PROPERTY],
  ['ui making a phone vibrate', 'src/lib/ui/planted.ts', `navigator.vibrate(1);`, PROPERTY],
  [
    'a component printing markup',
    'src/lib/ui/Planted.svelte',
    `<p>{@html '<b>x</b>'}</p>`,
    'svelte/no-at-html-tags',
  ],
  [
    'a component setting innerHTML',
    'src/lib/ui/planted.ts',
    `export const a = (e: Element) => void (e.innerHTML = '');`,
    SYNTAX,
  ],
  ['an empty catch', 'src/lib/storage/planted.ts', `try { void 0; } catch { /* nothing */ }`, SYNTAX],
  [
    'a choice between two imports',
    'src/lib/boards/slap/planted.ts',
    `export const a = (b: boolean) => (b ? import('./one.ts') : './two.ts');`,
    SYNTAX,
  ],
  ['an enum', 'src/lib/core/planted.ts', `export enum A { B }`, SYNTAX],
  ['tenths with a point', 'src/lib/i18n/en/planted.ts', `export const a = (1.5).toFixed(1);`, SYNTAX],
  [
    'tenths joined by hand',
    'src/lib/i18n/es/planted.ts',
    'export const a = (ms: number) => `${ms / 1000} s`;',
    SYNTAX,
  ],
  ['any', 'src/lib/core/planted.ts', `export const a = (b: any): unknown => b;`, 'no-explicit-any'],
  [
    'a promise that nobody waits for',
    'src/lib/practice/planted.ts',
    `export const a = (b: () => Promise<void>): void => { b(); };`,
    'no-floating-promises',
  ],
  ['a test set aside', 'tests/core/planted.test.ts', `test.${'skip'}('x', () => undefined);`, SYNTAX],
  ['a sleep in an end-to-end test', 'e2e/planted.spec.ts', `void page.waitForTimeout(1);`, SYNTAX],
];

const ALLOWED: readonly Planted[] = [
  [
    'environment reading the clock',
    'src/lib/environment/planted.ts',
    `export const a = () => Date.now() + Math.random();`,
  ],
  [
    'i18n wording a given time',
    'src/lib/i18n/planted.ts',
    `export const a = (ms: number) => new Date(ms).toISOString();`,
  ],
];

const ALL = [...FORBIDDEN_IMPORTS, ...IMPORTS, ...FORBIDDEN, ...ALLOWED];
const broken = new Map<Planted, readonly string[]>();

const folder = mkdtempSync(join(tmpdir(), 'planted-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** @param path from the root of the project */
const plant = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};

const TSGOLINT = join(ROOT, 'node_modules/.bin', process.platform === 'win32' ? 'tsgolint.cmd' : 'tsgolint');

/** Oxlint reads files, not texts: all scripts are planted under names of their own, and read in one run. */
async function lintScripts(scripts: readonly Planted[]): Promise<void> {
  plant(
    'oxlint.config.js',
    `export { default } from '${pathToFileURL(join(ROOT, 'oxlint.config.js')).href}';`,
  );
  plant(
    'tsconfig.json',
    '{ "compilerOptions": { "strict": true, "target": "esnext" }, "include": ["**/*"] }',
  );
  const nameOf = (path: string, place: number) => path.replace(/(?<=\/)([^/.]+)\./, `$1-${place}.`);
  scripts.forEach(([, path, code], place) => plant(nameOf(path, place), code));
  const oxlint = join(ROOT, 'node_modules/oxlint/bin/oxlint');
  // What is planted lies outside the project: where to find its types is not left to how this was started.
  const env = { ...process.env, OXLINT_TSGOLINT_PATH: TSGOLINT };
  const stdout = await new Promise<string>((resolve) => {
    const args = [oxlint, '-c', 'oxlint.config.js', '--type-aware', '--format=json', '.'];
    execFile(process.execPath, args, { cwd: folder, env }, (_, text) => resolve(text));
  });
  const { diagnostics } = JSON.parse(stdout) as {
    readonly diagnostics: readonly { readonly filename: string; readonly code: string }[];
  };
  scripts.forEach((script, place) => {
    const found = diagnostics.filter(({ filename }) => filename === nameOf(script[1], place));
    broken.set(script, rulesIn(found.map(({ code }) => /\((.*)\)/.exec(code)?.[1] ?? code)));
  });
}

const rulesIn = (names: readonly string[]) => names.filter((name) => RULES.test(name));

/** ESLint of components. What is planted is in no TypeScript project, so the rules that need types rest. */
async function lintComponents(components: readonly Planted[]): Promise<void> {
  const eslint = new ESLint({
    cwd: ROOT,
    overrideConfig: [
      { ...(ts.configs.disableTypeChecked as object) },
      { languageOptions: { parserOptions: { project: null, projectService: false } } },
    ],
    ruleFilter: ({ ruleId }) => RULES.test(ruleId),
  });
  for (const component of components) {
    const [, filePath, code] = component;
    const text = code.startsWith('<') ? code : `<script lang="ts">\n${code}\n</script>`;
    const [result] = await eslint.lintText(text, { filePath });
    broken.set(
      component,
      (result?.messages ?? []).map(({ ruleId, message }) => ruleId ?? message),
    );
  }
}

beforeAll(async () => {
  const isComponent = ([, path]: Planted) => path.endsWith('.svelte');
  await Promise.all([
    lintScripts(ALL.filter((planted) => !isComponent(planted))),
    lintComponents(ALL.filter(isComponent)),
  ]);
});

describe('imports that a layer may not have', () => {
  for (const planted of FORBIDDEN_IMPORTS)
    test(`${planted[0]} is refused`, () => expect(broken.get(planted)).toEqual([planted[3] ?? IMPORT]));
  for (const planted of IMPORTS)
    test(`${planted[0]} is allowed`, () => expect(broken.get(planted)).toEqual([]));
});

describe('what code may not do', () => {
  for (const planted of FORBIDDEN)
    test(`${planted[0]} is refused`, () => expect(broken.get(planted)).toEqual([planted[3]]));
  for (const planted of ALLOWED)
    test(`${planted[0]} is allowed`, () => expect(broken.get(planted)).toEqual([]));
});
