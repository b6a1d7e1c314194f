import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SvelteKitPWA } from '@vite-pwa/sveltekit';
import { sveltekit } from '@sveltejs/kit/vite';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import svelteConfig from './svelte.config.js';
import { manifest } from './manifest.config.ts';

const base = svelteConfig.kit?.paths?.base ?? '';

const SHARED =
  /src\/lib\/(ui\/(Icon|icons|Button|Seal|LinkButton|CardFace|Dots|Pip|Tabs)|i18n\/(format|messages|en\/(common|home))|app\/context|core\/(cards|result))|routes\/MainTabs|svelte\/src\/internal\/flags|@sveltejs\/kit\/src\/runtime|preload-helper/;
/** What most other pages share: as many small files would cost the first visit their names. */
const PAGES = /src\/lib\/ui\/((IconButton|Row|Rows|Segmented|Sheet|TopBar)\.svelte|further-icons)/;

/**
 * What belongs together further on. A file for each module that two parts share came to nearly two hundred, each with its own head and
 * nothing to pack against. In the order in which they take their modules: a group brings along what its own modules import.
 */
const GROUPS: readonly { readonly name: string; readonly test: RegExp }[] = [
  { name: 'shared', test: SHARED },
  { name: 'pages', test: PAGES },
  // The data layer, which the first screen fetches at once.
  {
    name: 'start',
    test: /src\/lib\/(app\/app|core\/(read|chance|match\/decode|difficulty\/four-ranks))\.ts/,
  },
  // Lines, as whoever types one or reads one needs them.
  {
    name: 'lines',
    test: /src\/lib\/(core\/(print|evaluate|tokens|parse)\.ts|ui\/Value\.svelte|i18n\/en\/steps)/,
  },
  // What answers at once whether cards make a target.
  { name: 'search', test: /src\/lib\/core\/search\/solvable\.ts/ },
  // What lists of people and of matches are made of.
  {
    name: 'lists',
    test: /src\/lib\/(ui\/ShapeMark\.svelte|i18n\/(game-words|match-moments|en\/(games|match-list))|core\/match\/(header|handicap|settings))/,
  },
  // Cards that lie there, and what is claimed of them.
  { name: 'claim', test: /src\/lib\/core\/(match\/lying|fraction|proof)\.ts/ },
  // A log, played.
  { name: 'match', test: /src\/lib\/core\/match\/(timeline|signals|standing|steps|back|spans|piles)\.ts/ },
  { name: 'set-up', test: /src\/lib\/(match\/(table-games|setup-draft|people)|i18n\/en\/setup)/ },
  // What a match needs of every game's rules. What lists all ways of a claim comes apart: the solver's stand-in has it, too.
  { name: 'ways', test: /src\/lib\/core\/solutions\// },
  { name: 'rules', test: /src\/lib\/(games\/\w+\/index|core\/dynamic-target)\.ts/ },
  {
    name: 'pads',
    test: /src\/lib\/(boards\/table\/(Keypad|RankPad|Countdown|press|line|ticker)|i18n\/en\/pads)/,
  },
  { name: 'table', test: /src\/lib\/boards\/table\/(Flat|seat-keys|sides)/ },
  { name: 'solver', test: /src\/lib\/(i18n\/en\/solver|core\/parse-question|explore\/link)/ },
];

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

/** What runs before the first paint goes out as it is written, which old browsers read, but without its comments and indents. */
const bootWithoutComments: Plugin = {
  name: 'boot-without-comments',
  async writeBundle({ dir = '' }) {
    const file = join(dir, 'boot.js');
    if (!existsSync(file)) return;
    const source = await readFile(file, 'utf8');
    await writeFile(file, source.replace(/^\s*\/\/.*\n/gm, '').replace(/^\s+/gm, ''));
  },
};

export default defineConfig({
  plugins: [
    bootWithoutComments,
    announcerByClass,
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
      injectManifest: {
        globPatterns: ['client/**/*.{js,css,ico,png,svg,woff2,webmanifest}', 'prerendered/**/*.html'],
        // Read by the system or by shops, never by a page.
        globIgnores: [
          'client/screenshots/**',
          'client/splash/**',
          'client/icons/*-512.png',
          'client/.nojekyll',
        ],
      },
      devOptions: { enabled: false },
    }),
  ],
  build: {
    target: ['chrome111', 'safari16.4', 'firefox115'],
    rolldownOptions: {
      output: {
        // What every page shares goes into one file: a dozen small ones pack worse and cost the first visit two kilobytes.
        codeSplitting: {
          groups: [...GROUPS],
        },
      },
    },
  },
  // What a worker fetches on demand needs modules.
  worker: { format: 'es' },
  test: {
    include: ['tests/**/*.test.ts'],
    // Minutes of work: `npm run test:long`.
    exclude: process.env.LONG ? [] : ['tests/long/**'],
    testTimeout: 60_000,
  },
});
