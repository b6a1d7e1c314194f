import { SvelteKitPWA } from '@vite-pwa/sveltekit';
import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig } from 'vitest/config';
import svelteConfig from './svelte.config.js';
import { manifest } from './manifest.config.ts';

const base = svelteConfig.kit?.paths?.base ?? '';

export default defineConfig({
  plugins: [
    sveltekit(),
    SvelteKitPWA({
      strategies: 'injectManifest',
      srcDir: 'src',
      filename: 'service-worker.ts',
      registerType: 'prompt',
      // The app registers it itself: environment/offline.ts.
      injectRegister: false,
      kit: { base: "./" },
      base: `${base}/`,
      scope: `${base}/`,
      manifest: manifest(base),
      injectManifest: {
        globPatterns: ['client/**/*.{js,css,ico,png,svg,woff2,webmanifest}', 'prerendered/**/*.html'],
        // Read by the system or by shops, never by a page.
        globIgnores: ['client/screenshots/**', 'client/splash/**', 'client/.nojekyll'],
      },
      devOptions: { enabled: false },
    }),
  ],
  build: { target: ['chrome111', 'safari16.4', 'firefox115'] },
  test: {
    include: ['tests/**/*.test.ts'],
    testTimeout: 60_000,
  },
});
