// Lints components. Scripts are oxlint's: oxlint.config.js.
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';
import { bans } from './scripts/lint/bans.js';
import { parserOnce } from './scripts/lint/parser.js';
import svelteConfig from './svelte.config.js';

/** A run from the command line reads each file once; an editor reads them as they change, and `--fix` as it changes them. */
const isOneRun =
  /[/\\](\.bin[/\\]eslint|eslint\.js)$/.test(process.argv[1] ?? '') && !process.argv.includes('--fix');
/** The parser of components that a set of rules brings along. @param {readonly import('eslint').Linter.Config[]} configs */
const parserOf = (configs) =>
  /** @type {import('./scripts/lint/parser.js').Parser} */ (
    configs.find(({ languageOptions }) => languageOptions?.parser)?.languageOptions?.parser
  );
const typed = isOneRun ? parserOnce('./tsconfig.json', parserOf(svelte.configs.recommended)) : ts.parser;

export default ts.config(
  { ignores: ['build/', '.svelte-kit/', 'test-results/', 'static/', '**/*.{js,ts}', '!**/*.svelte.ts'] },
  ts.configs.recommendedTypeChecked,
  { languageOptions: { parser: typed } },
  svelte.configs.recommended,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: {
      parserOptions: {
        parser: typed,
        svelteConfig,
        project: './tsconfig.json',
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
      'svelte/no-at-html-tags': 'error',
      'svelte/no-target-blank': 'error',
      'svelte/require-each-key': 'error',
      'svelte/no-unused-props': ['error', { allowUnusedNestedProperties: true }],
      // Nothing here is a store, and to ask that of every name takes a seventh of the time.
      'svelte/require-store-reactive-access': 'off',
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
  bans(),
);
