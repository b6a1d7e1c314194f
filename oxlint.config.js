// Lints scripts, TypeScript's rules that ask for types among them (`oxlint -c oxlint.config.js --type-aware`). Components are ESLint's: eslint.config.js.
import { fileURLToPath } from 'node:url';
import { bans } from './scripts/lint/bans.js';

/** What typescript-eslint recommends without types, and with them. */
const SYNTAX = [
  ...['ban-ts-comment', 'no-duplicate-enum-values', 'no-empty-object-type', 'no-explicit-any'],
  ...['no-extra-non-null-assertion', 'no-misused-new', 'no-namespace', 'no-non-null-asserted-optional-chain'],
  ...['no-require-imports', 'no-this-alias', 'no-unnecessary-type-constraint'],
  ...['no-unsafe-declaration-merging', 'no-unsafe-function-type', 'no-wrapper-object-types'],
  ...['prefer-as-const', 'prefer-namespace-keyword', 'triple-slash-reference'],
];
const TYPED = [
  ...['await-thenable', 'no-array-delete', 'no-base-to-string', 'no-duplicate-type-constituents'],
  ...['no-floating-promises', 'no-for-in-array', 'no-implied-eval', 'no-misused-promises'],
  ...['no-redundant-type-constituents', 'no-unnecessary-type-assertion', 'no-unsafe-argument'],
  ...['no-unsafe-assignment', 'no-unsafe-call', 'no-unsafe-enum-comparison', 'no-unsafe-member-access'],
  ...['no-unsafe-return', 'no-unsafe-unary-minus', 'only-throw-error', 'restrict-plus-operands'],
  'unbound-method',
];

/** @param {readonly string[]} names */
const all = (names) => Object.fromEntries(names.map((name) => [`typescript/${name}`, 'error']));

export default {
  plugins: ['typescript'],
  jsPlugins: [fileURLToPath(new URL('scripts/lint/core-rules.js', import.meta.url))],
  categories: { correctness: 'off' },
  options: { reportUnusedDisableDirectives: 'error' },
  ignorePatterns: ['**/*.svelte', 'build/', '.svelte-kit/', 'test-results/', 'static/'],
  rules: {
    ...all(SYNTAX),
    eqeqeq: 'error',
    'no-array-constructor': 'error',
    'no-console': 'error',
    'no-debugger': 'error',
    'no-eval': 'error',
    'no-implied-eval': 'error',
    'no-new-func': 'error',
    'no-unused-expressions': 'error',
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    'no-var': 'error',
    'prefer-const': 'error',
    'prefer-rest-params': 'error',
    'prefer-spread': 'error',
    'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
  },
  overrides: [
    {
      files: ['**/*.ts'],
      rules: {
        ...all(TYPED),
        'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
        'typescript/prefer-promise-reject-errors': [
          'error',
          { allowThrowingAny: true, allowThrowingUnknown: true },
        ],
        'typescript/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      },
    },
    ...bans('core/'),
    { files: ['scripts/**', 'bench/**'], rules: { 'no-console': 'off' } },
  ],
};
