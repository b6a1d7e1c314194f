import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';
import { parserOnce } from './scripts/lint/parser.js';
import { forbiddenImports, LAYERS, pathOf } from './scripts/layers.js';
import svelteConfig from './svelte.config.js';

const PROJECTS = ['./tsconfig.json', './tsconfig.house.json', './tsconfig.worker.json'];
/** A run from the command line reads each file once; an editor reads them as they change, and `--fix` as it changes them. */
const isOneRun =
  /[/\\](\.bin[/\\]eslint|eslint\.js)$/.test(process.argv[1] ?? '') && !process.argv.includes('--fix');
/** The parser of components that a set of rules brings along. @param {readonly import('eslint').Linter.Config[]} configs */
const parserOf = (configs) =>
  /** @type {import('./scripts/lint/parser.js').Parser} */ (
    configs.find(({ languageOptions }) => languageOptions?.parser)?.languageOptions?.parser
  );
const typed = isOneRun ? parserOnce(PROJECTS, parserOf(svelte.configs.recommended)) : ts.parser;

const SOURCES = ['src/**/*.{ts,svelte}'];
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

/**
 * The rules of one folder of the layer table. Restrictions of one kind do not add up between blocks, so each block has them all.
 * @param {string} name
 * @param {number} depth 0: for all its files; 1: for those in a folder of it; 2: in a folder of that
 * @returns {import('eslint').Linter.Config}
 */
function folderRules(name, depth) {
  const why = LAYERS[name]?.why ?? '';
  const pattern = forbiddenImports(name, depth);
  const pure = PURE.includes(name);
  const free = name === 'environment';
  const dynamic = {
    selector: `ImportExpression > Literal[value=/${pattern.replaceAll('/', '\\/')}/]`,
    message: `Not from here: ${why}.`,
  };
  return {
    files: [`${pathOf(name)}/${'*/'.repeat(depth)}**/*.{ts,svelte}`],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: pattern, message: `Not from here: ${why}.` }] },
      ],
      'no-restricted-syntax': [
        'error',
        ...EVERYWHERE,
        ...IN_SOURCES,
        dynamic,
        ...(free ? [] : [CLOCK_SYNTAX]),
      ],
      'no-restricted-properties': free ? 'off' : ['error', ...CLOCK_PROPERTIES],
      ...(pure ? { 'no-restricted-globals': ['error', ...PURE_GLOBALS] } : {}),
    },
  };
}

export default ts.config(
  {
    ignores: [
      'build/',
      '.svelte-kit/',
      'node_modules/',
      'test-results/',
      'playwright-report/',
      'coverage/',
      'static/',
    ],
  },
  ts.configs.recommendedTypeChecked,
  { languageOptions: { parser: typed } },
  svelte.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: {
      parserOptions: {
        project: PROJECTS,
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: ['.svelte'],
      },
    },
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      'no-debugger': 'error',
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-new-func': 'error',
      'no-var': 'error',
      'prefer-const': 'error',
      'no-restricted-syntax': ['error', ...EVERYWHERE],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // A port may promise what one of its makers knows at once.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/prefer-promise-reject-errors': [
        'error',
        { allowThrowingAny: true, allowThrowingUnknown: true },
      ],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: typed, svelteConfig } },
    rules: {
      'svelte/no-at-html-tags': 'error',
      'svelte/no-target-blank': 'error',
      'svelte/require-each-key': 'error',
      'svelte/no-unused-props': ['error', { allowUnusedNestedProperties: true }],
      // Engine data is plain and lives in $state.raw; a reactive Map in place of a plain one would be a proxy that cannot be stored.
      'svelte/prefer-svelte-reactivity': 'off',
      // The base path is in the addresses that pages hand down; it has an end-to-end test of its own.
      'svelte/no-navigation-without-resolve': 'off',
    },
  },
  {
    // Here a component's props are `any` to the linter; svelte-check knows their types and checks them.
    files: ['**/*.svelte'],
    rules: Object.fromEntries(
      ['argument', 'assignment', 'call', 'member-access', 'return'].map((name) => [
        `@typescript-eslint/no-unsafe-${name}`,
        'off',
      ]),
    ),
  },
  {
    files: SOURCES,
    rules: {
      'no-restricted-syntax': ['error', ...EVERYWHERE, ...IN_SOURCES, CLOCK_SYNTAX],
      'no-restricted-properties': ['error', ...CLOCK_PROPERTIES],
    },
  },
  Object.keys(LAYERS).flatMap((name) => [folderRules(name, 0), folderRules(name, 1)]),
  // A game's folder may have folders of its own.
  folderRules('games', 2),
  {
    files: ['tests/**/*.ts', 'e2e/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...EVERYWHERE, ...IN_TESTS] },
  },
  { files: ['**/*.js'], extends: [ts.configs.disableTypeChecked] },
  { files: ['scripts/**', 'bench/**'], rules: { 'no-console': 'off' } },
);
