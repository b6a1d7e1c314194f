import type { Environment } from 'vitest/runtime';

/** Rune classes as a page runs them, effects and all: `// @vitest-environment ./tests/support/runes.ts` at the top of a test. */
export default {
  name: 'runes',
  viteEnvironment: 'client',
  setup: () => ({ teardown: () => undefined }),
} satisfies Environment;
