import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [sveltekit()],
  build: { target: ['chrome111', 'safari16.4', 'firefox115'] },
  test: {
    include: ['tests/**/*.test.ts'],
    testTimeout: 60_000,
  },
});
