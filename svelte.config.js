import adapter from '@sveltejs/adapter-static';
import { readFileSync } from 'node:fs';
import { SCOPES } from './scopes.config.js';

const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8'));

// Where the app lives on its host: '' at the root, '/two-dozen' under a folder (BASE_PATH=/two-dozen npm start).
const base = /** @type {'' | `/${string}`} */ ((process.env.BASE_PATH ?? '').replace(/\/+$/, ''));

/** @type {import('@sveltejs/kit').Config} */
export default {
  compilerOptions: {
    // Also where a component has no props: what Svelte 4 needs would come along.
    runes: true,
    // A component of the tests, or of SvelteKit, has one of the usual kind.
    cssHash: ({ hash, filename }) => SCOPES.get(filename) ?? `s${hash(filename)}`,
  },
  kit: {
    adapter: adapter({ fallback: '404.html' }),
    paths: { base, relative: true },
    // A fixed name makes two builds of one version byte-identical; the service worker looks for updates, Kit does not.
    version: { name: process.env.APP_VERSION ?? version, pollInterval: 0 },
    serviceWorker: { register: false },
    csp: {
      mode: 'hash',
      directives: {
        'default-src': ['none'],
        'script-src': ['self'],
        'style-src': ['self'],
        'img-src': ['self', 'data:'],
        'font-src': ['self'],
        'connect-src': ['self'],
        'worker-src': ['self'],
        'manifest-src': ['self'],
        'base-uri': ['none'],
        'form-action': ['none'],
        'object-src': ['none'],
        // No text becomes markup or a script except through two doors: Svelte's own templates, and environment/trusted.ts.
        // Vite's development client has more of them.
        ...(process.env.NODE_ENV === 'development'
          ? {}
          : {
              'require-trusted-types-for': /** @type {['script']} */ (['script']),
              'trusted-types': ['svelte-trusted-html', 'two-dozen-url'],
            }),
      },
    },
  },
};
