import adapter from '@sveltejs/adapter-static';
import { readFileSync } from 'node:fs';

const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8'));

// Where the app lives on its host: '' at the root, '/two-dozen' under a folder (BASE_PATH=/two-dozen npm start).
const base = /** @type {'' | `/${string}`} */ ((process.env.BASE_PATH ?? '').replace(/\/+$/, ''));

/** The class that scopes a component's styles, by its file: each time it is written costs bytes. @type {Map<string, string>} */
const scopes = new Map();

/** @type {import('@sveltejs/kit').Config} */
export default {
  compilerOptions: {
    // Also where a component has no props: what Svelte 4 needs would come along.
    runes: true,
    cssHash: ({ hash, filename }) => {
      const scope = `s${hash(filename).slice(-3)}`;
      const other = scopes.get(scope) ?? filename;
      if (other !== filename)
        throw new Error(`${filename} and ${other} have one scope: take one letter more.`);
      scopes.set(scope, filename);
      return scope;
    },
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
