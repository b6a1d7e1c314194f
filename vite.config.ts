import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SvelteKitPWA } from '@vite-pwa/sveltekit';
import { sveltekit } from '@sveltejs/kit/vite';
import { minify, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import svelteConfig from './svelte.config.js';
import {
  GROUPS,
  partsOnDemand,
  preloads,
  withoutRemarks,
  wordsAhead,
  workersInTheSameFiles,
} from './chunks.config.ts';
import { manifest } from './manifest.config.ts';
import { sameNames } from './names.config.ts';
import { precacheParts } from './precache.config.ts';
import { first } from './scripts/test/first.js';

const base = svelteConfig.kit?.paths?.base ?? '';

/** SvelteKit hides its route announcer by a style attribute, which the content security policy refuses: by our class instead. */
const announcerByClass: Plugin = {
  name: 'announcer-by-class',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/generated/root.svelte')) return undefined;
    const own = code.replace(/(id="svelte-announcer"[^>]*?) style="[^"]*"/, '$1 class="unseen"');
    if (own === code) this.error('The route announcer has another shape now: see announcerByClass.');
    return own;
  },
};

/** SvelteKit's client takes all of Svelte as one object, with what nothing here asks for: each by its name. */
const svelteByName: Plugin = {
  name: 'svelte-by-name',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/kit/src/runtime/client/client.js')) return undefined;
    const whole = [
      "import * as svelte from 'svelte';",
      'const { onMount, tick } = svelte;',
      'const untrack = svelte.untrack ?? ((value) => value());',
    ];
    const missing = whole.find((line) => !code.includes(line));
    if (missing !== undefined) this.error(`SvelteKit's client has no ${missing} now: see svelteByName.`);
    const own = whole.reduce((text, line) => text.replace(line, ''), code);
    const names = new Set(['onMount', 'untrack']);
    const named = own.replaceAll(/(?<![\w./'])svelte\.(\w+)/g, (_, name: string) => {
      names.add(name);
      return name;
    });
    return `import { ${[...names].join(', ')} } from 'svelte';\n${named}`;
  },
};

/** What runs before the first paint goes out as small as the rest, in words that old browsers read. */
const smallBoot: Plugin = {
  name: 'small-boot',
  async writeBundle({ dir = '' }, bundle) {
    const file = join(dir, 'boot.js');
    if (!existsSync(file)) return;
    const plain = await readFile(file, 'utf8');
    const source = plain.replace('{ files: [], ends: {} }', JSON.stringify(wordsAhead(bundle)));
    if (source === plain) this.error('static/boot.js has no place for the names of words.');
    const { code, errors } = await minify('boot.js', source, { compress: { target: 'es2015' } });
    if (errors.length > 0) this.error('static/boot.js cannot be read.');
    await writeFile(file, code);
  },
};

const KIT_PAGE = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width" /><title>Kit</title>
<div class="root"><div class="app"></div></div><script type="module" src="/tests/screens/kit/begin.ts"></script></html>`;

/** `/kit`, in development only: every part of `src/lib/ui/` in its states. */
const kitPage: Plugin = {
  name: 'kit-page',
  apply: 'serve',
  config: () => ({ server: { fs: { allow: ['tests/screens/kit'] } } }),
  configureServer(server) {
    server.middlewares.use('/kit', (_, response) => {
      void server.transformIndexHtml('/kit', KIT_PAGE).then((page) => {
        response.setHeader('content-type', 'text/html');
        response.end(page);
      });
    });
  },
};

/** `light-dark()` as Lightning CSS counts its features: we do not use it, and what would stand in for it goes with every `color-scheme`. */
const LIGHT_DARK = 1 << 20;

export default defineConfig({
  css: { lightningcss: { exclude: LIGHT_DARK } },
  plugins: [
    kitPage,
    smallBoot,
    announcerByClass,
    svelteByName,
    workersInTheSameFiles,
    withoutRemarks,
    sameNames,
    partsOnDemand,
    sveltekit(),
    SvelteKitPWA({
      strategies: 'injectManifest',
      srcDir: 'src',
      filename: 'service-worker.ts',
      registerType: 'prompt',
      // The app registers it itself: environment/offline.ts.
      injectRegister: false,
      kit: { base: './' },
      base: `${base}/`,
      scope: `${base}/`,
      manifest: manifest(base),
      // What it keeps is written into it at the end: precache.config.ts.
      injectManifest: { injectionPoint: '' },
      devOptions: { enabled: false },
    }),
    precacheParts,
  ],
  build: {
    modulePreload: { resolveDependencies: preloads },
    target: ['chrome111', 'safari16.4', 'firefox115'],
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [...GROUPS] },
      },
    },
  },
  // A test that says `@vitest-environment runes` has effects, as in a page.
  ...(process.env.VITEST && {
    resolve: {
      alias: {
        'vitest-environment-runes': fileURLToPath(new URL('tests/support/runes.ts', import.meta.url)),
      },
    },
    environments: {
      client: { resolve: { conditions: ['browser', 'module'], noExternal: [/^svelte(\/|$)/] } },
    },
  }),
  // What a worker fetches on demand needs modules.
  worker: { format: 'es' },
  test: {
    include: ['tests/**/*.test.ts'],
    // Minutes of work: `npm run test:long`.
    exclude: process.env.LONG ? [] : ['tests/long/**'],
    // Files share the modules that they load, which halves the time; one that puts something in a module's place loads its own.
    isolate: false,
    sequence: { sequencer: first(/\/laws\//) },
    // Vitest's own choice on two cores is one, which leaves a core idle once the steps beside it have ended: scripts/test/steps.js.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // What a test makes is mostly forgotten at once: with more room for it there is less to tidy up.
    execArgv: ['--min-semi-space-size=32', '--max-semi-space-size=64'],
    // Only what hangs is cut off: how long a test takes depends on what else the machine does.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
