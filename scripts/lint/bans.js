// What code may not do in this house, as rules for both linters: oxlint reads scripts, ESLint components.
import { forbiddenImports, LAYERS, pathOf } from '../layers.js';

const PURE = ['core', 'games'];

/** A syntax ban: what it looks like and what to do instead. */
const EVERYWHERE = [
  {
    selector: 'CatchClause[body.body.length=0]',
    message: 'An empty catch hides a fault: handle it or let it pass.',
  },
  {
    selector: 'TSEnumDeclaration',
    message: 'Use a list of literals `as const` and its union.',
  },
];
const IN_SOURCES = [
  {
    selector:
      'MemberExpression[property.name=/^(innerHTML|outerHTML|insertAdjacentHTML|setHTMLUnsafe|srcdoc)$/]',
    message: 'Markup made from text is how foreign script gets in: build elements instead.',
  },
  {
    selector: 'ImportExpression[source.type!="Literal"]',
    message: 'The layer rules can only read a literal address.',
  },
  {
    // The minifier makes one import of two in a condition, with the style sheets of one only.
    selector: 'ConditionalExpression > ImportExpression',
    message: 'Choose between functions, each with an import of its own.',
  },
  {
    selector: 'MemberExpression[property.name=/^to(Fixed|Precision|LocaleString)$/]',
    message: 'Figures are printed by i18n/format.ts, as the language has them.',
  },
  {
    // "9.4" in a language that writes "9,4".
    selector: 'TemplateLiteral > BinaryExpression[operator="/"]',
    message: 'What may have tenths is printed by i18n/format.ts: `formatDecimal`.',
  },
];
const IN_TESTS = [
  {
    selector:
      'MemberExpression[object.name=/^(test|it|describe|suite)$/][property.name=/^(only|skip|todo|fixme|fails)$/]',
    message: 'A test that is set aside proves nothing: mend it or remove it.',
  },
  {
    selector: 'MemberExpression[property.name="waitForTimeout"]',
    message: 'No sleeps: wait for what should happen.',
  },
];
const CLOCK_SYNTAX = {
  selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
  message: 'The clock is in environment/: take a time as an argument.',
};

/** Chance and clock have one door each, in environment/. */
const CLOCK_PROPERTIES = [
  ['Date', 'now'],
  ['performance', 'now'],
  ['Math', 'random'],
  ['crypto', 'getRandomValues'],
  ['crypto', 'randomUUID'],
  ['navigator', 'vibrate'],
  ['navigator', 'storage'],
  ['navigator', 'wakeLock'],
].map(([object, property]) => ({
  object,
  property,
  message: 'Only environment/ touches the platform: take what you need from it.',
}));

const PURE_GLOBALS = [
  ...['Date', 'Temporal', 'performance', 'crypto', 'Intl', 'WeakRef', 'FinalizationRegistry'],
  ...['setTimeout', 'setInterval', 'setImmediate', 'clearTimeout', 'clearInterval', 'queueMicrotask'],
  ...['requestAnimationFrame', 'requestIdleCallback', 'fetch', 'console', 'process', 'Buffer', 'alert'],
  ...[
    'window',
    'document',
    'navigator',
    'location',
    'history',
    'localStorage',
    'sessionStorage',
    'indexedDB',
  ],
  ...['self', 'globalThis', 'global', 'Worker', 'structuredClone'],
].map((name) => ({ name, message: 'core and games are pure: what a rule needs comes in as an argument.' }));

/** @typedef {{ files: string[], rules: Record<string, 'off' | ['error', ...unknown[]]> }} Block */

/** @param {readonly unknown[]} list @returns {['error', ...unknown[]]} */
const refused = (list) => ['error', ...list];

/**
 * The rules of one folder of the layer table. Restrictions of one kind do not add up between blocks, so each block has them all.
 * @param {string} name
 * @param {number} depth 0: for all its files; 1: for those in a folder of it; 2: in a folder of that
 * @returns {Block}
 */
function folderRules(name, depth) {
  const why = LAYERS[name]?.why ?? '';
  const pattern = forbiddenImports(name, depth);
  const free = name === 'environment';
  const dynamic = {
    selector: `ImportExpression > Literal[value=/${pattern.replaceAll('/', '\\/')}/]`,
    message: `Not from here: ${why}.`,
  };
  return {
    files: [`${pathOf(name)}/${'*/'.repeat(depth)}**/*.{ts,svelte}`],
    rules: {
      'no-restricted-imports': refused([
        { patterns: [{ regex: pattern, message: `Not from here: ${why}.` }] },
      ]),
      'no-restricted-syntax': refused([
        ...EVERYWHERE,
        ...IN_SOURCES,
        dynamic,
        ...(free ? [] : [CLOCK_SYNTAX]),
      ]),
      'no-restricted-properties': free ? 'off' : refused(CLOCK_PROPERTIES),
      ...(PURE.includes(name) ? { 'no-restricted-globals': refused(PURE_GLOBALS) } : {}),
    },
  };
}

/** A later block stands in place of an earlier one. @type {readonly Block[]} */
const BLOCKS = [
  { files: ['**/*.{js,ts,svelte}'], rules: { 'no-restricted-syntax': refused(EVERYWHERE) } },
  {
    files: ['src/**/*.{ts,svelte}'],
    rules: {
      'no-restricted-syntax': refused([...EVERYWHERE, ...IN_SOURCES, CLOCK_SYNTAX]),
      'no-restricted-properties': refused(CLOCK_PROPERTIES),
    },
  },
  ...Object.keys(LAYERS).flatMap((name) => [folderRules(name, 0), folderRules(name, 1)]),
  // A game's folder may have folders of its own.
  folderRules('games', 2),
  {
    files: ['tests/**/*.ts', 'e2e/**/*.ts'],
    rules: { 'no-restricted-syntax': refused([...EVERYWHERE, ...IN_TESTS]) },
  },
];

/** The bans, by the names that a linter has for their rules. @param {string} [prefix] of ESLint's own rules @returns {Block[]} */
export const bans = (prefix = '') =>
  BLOCKS.map(({ files, rules }) => ({
    files,
    rules: Object.fromEntries(Object.entries(rules).map(([name, rule]) => [prefix + name, rule])),
  }));
