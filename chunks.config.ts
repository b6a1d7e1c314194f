import { existsSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin } from 'vite';

const GAMES = readdirSync('src/lib/games', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** What of a game's rules its set-up needs; a config that cannot be read without the rules has its plain part in settings.ts. */
const settingsOf = (game: string) =>
  existsSync(`src/lib/games/${game}/settings.ts`) ? `${game}/(?:types|settings|presets)` : `${game}/config`;

/** What every page shares. */
const SHARED =
  /src\/lib\/(ui\/(Icon|icons|Button|Seal|LinkButton|CardFace|Dots|Pip|Tabs)|i18n\/(format|messages|en\/(common|home))|app\/context)|routes\/MainTabs|svelte\/src\/internal\/flags|@sveltejs\/kit\/src\/runtime/;
/** What the first screen shows. */
const FIRST =
  /routes\/(\+layout|\+page|MemoryBanner|First|Strip|Week|Home)\.svelte|ui\/(HandRow|Wordmark)\.svelte/;

/** A style sheet for each file packs much worse than a few: what comes after the first screen is put together. */
const isStyle = (id: string) =>
  /\.css$/.test(id) && !/base\.css$/.test(id) && !SHARED.test(id) && !FIRST.test(id);
const OF_TABLE = /src\/(lib\/boards\/(table|replay)|routes\/(play|replay))\//;
/** A game's own; pieces that another page shows as well, or that come at the end, are with the rooms. */
const OF_GAME = new RegExp(
  `src/lib/boards/(${GAMES.join('|')})/(?!Could|HelpSheet|Number|Over|SignMark|BoardLine|LiveLine|Signs|Solo)`,
);

interface Group {
  readonly name: string | ((id: string) => string | null);
  readonly test: RegExp | ((id: string) => boolean);
}

/**
 * What goes into one file. A file for each module that two parts share came to two hundred, each with its own head and nothing to pack
 * against. In the order in which they take their modules: a group brings along what its own modules import.
 */
export const GROUPS: readonly Group[] = [
  { name: (id) => OF_GAME.exec(id)?.[1] ?? null, test: (id) => isStyle(id) && OF_GAME.test(id) },
  { name: 'tables', test: (id) => isStyle(id) && OF_TABLE.test(id) },
  { name: 'rooms', test: isStyle },

  // The core comes without anything that needs a page, since the solver's worker fetches the same files.
  {
    name: 'base',
    test: /src\/lib\/(core\/(cards|result|chance)|environment\/clock|solver\/missing)\.ts|preload-helper/,
  },
  { name: 'days', test: /src\/lib\/core\/(read|calendar|match\/decode|difficulty\/four-ranks)\.ts/ },
  { name: 'expressions', test: /src\/lib\/core\/(print|evaluate|tokens|parse)\.ts/ },
  // What answers at once whether cards make a target.
  { name: 'search', test: /src\/lib\/core\/search\/solvable\.ts/ },
  // Cards that lie there, and what is claimed of them.
  { name: 'claim', test: /src\/lib\/core\/(match\/lying|fraction|proof)\.ts/ },
  {
    name: 'settings',
    test: new RegExp(
      `src/lib/(core/match/(header|handicap|settings)|games/(${GAMES.map(settingsOf).join('|')}))\\.ts`,
    ),
  },
  // A log, played.
  { name: 'match', test: /src\/lib\/core\/match\/(timeline|signals|standing|steps|back|spans|piles)\.ts/ },
  // What lists all ways of a claim: a match needs it, and the solver.
  { name: 'ways', test: /src\/lib\/core\/(solutions\/|solve\.ts)/ },
  // What a match needs of every game's rules.
  { name: 'rules', test: /src\/lib\/(games\/\w+\/index|core\/dynamic-target)\.ts/ },
  { name: 'records', test: /src\/lib\/games\/\w+\/(records|figures)\.ts/ },
  { name: 'deals', test: /src\/lib\/core\/find-deals\.ts/ },
  { name: 'tasks', test: /src\/lib\/solver\/tasks\.ts/ },

  { name: 'shared', test: SHARED },
  // What most other pages share.
  {
    name: 'pages',
    test: /src\/lib\/(ui\/((IconButton|Row|Rows|Segmented|Sheet|Switch|TopBar)\.svelte|further-icons))/,
  },
  // The data layer, which the first screen fetches at once.
  { name: 'start', test: /src\/lib\/app\/app\.ts/ },
  // What lists of people are made of, and of matches.
  { name: 'lists', test: /src\/lib\/(ui\/ShapeMark\.svelte|i18n\/(game-words|en\/games))/ },
  { name: 'match-lists', test: /src\/lib\/i18n\/(match-moments|en\/match-list)/ },
  // What a line that was made shows.
  { name: 'lines', test: /src\/lib\/(ui\/Value\.svelte|boards\/table\/WonSeal|i18n\/en\/steps)/ },
  { name: 'set-up', test: /src\/lib\/(match\/(table-games|setup-draft|people)|i18n\/en\/setup)/ },
  {
    name: 'pads',
    test: /src\/lib\/(boards\/table\/(Keypad|RankPad|Countdown|ClaimClock|press|line|proof-fault|ticker)|ui\/DoubleCard|i18n\/en\/pads)/,
  },
  { name: 'flat', test: /src\/lib\/boards\/table\/(Flat|seat-keys|sides)/ },
  { name: 'looking-back', test: /src\/lib\/(i18n\/en\/(replay|standing)|boards\/replay\/match-words)/ },
  { name: 'sets', test: /src\/lib\/boards\/replay\/(Sets|Pages)\./ },
  { name: 'solver', test: /src\/lib\/(i18n\/en\/solver|core\/parse-question|explore\/link)/ },
];

/** What a worker cannot have in its files. */
const NEEDS_A_PAGE =
  /\.svelte$|svelte\/src\/|@sveltejs\/kit|src\/lib\/(app|boards|i18n|match|practice|preferences|storage|ui)\//;

const workerFiles = new Set<string>();

/**
 * Builds the solver's worker out of the files of the pages. Vite builds a worker by itself, with its own copy of all that it imports: the
 * solver came to 24 KB more in the precache.
 */
export const solverInTheSameFiles: Plugin = {
  name: 'solver-in-the-same-files',
  enforce: 'pre',
  apply: 'build',
  load(id) {
    const [file = '', query] = id.split('?');
    if (query !== 'worker&url' || !file.endsWith('/solver.worker.ts')) return undefined;
    // No worker runs where pages are prerendered.
    if (this.environment.name !== 'client') return `export default ''`;
    const name = `workers/${basename(file, '.worker.ts')}`;
    return `export default import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'chunk', id: file, name })}`;
  },
  // Beside the other workers, where environment/trusted.ts looks for them.
  outputOptions(options) {
    const { chunkFileNames } = options;
    if (typeof chunkFileNames !== 'string') return null;
    return {
      ...options,
      chunkFileNames: ({ name }) =>
        name.startsWith('workers/')
          ? chunkFileNames.replace(/[^/]+\/[^/]+$/, '[name].[hash].js')
          : chunkFileNames,
    };
  },
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type === 'chunk' && chunk.name.startsWith('workers/')) workerFiles.add(chunk.fileName);
    }
    for (const name of workerFiles) {
      const chunk = bundle[name];
      if (chunk?.type !== 'chunk') continue;
      const needy = Object.keys(chunk.modules).find((id) => NEEDS_A_PAGE.test(id));
      if (needy) {
        const complaint = `The solver's worker would fetch ${needy}, which needs a page: see GROUPS.`;
        // What else runs at the end of a build hides the error that ended it.
        this.warn(complaint);
        this.error(complaint);
      }
      for (const next of [...chunk.imports, ...chunk.dynamicImports]) workerFiles.add(next);
    }
  },
};

/** What a file fetches on demand has its own imports fetched beside it; from a worker only by itself, since there is no page to name them in. */
export const preloads = (_: string, imports: string[], { hostId }: { hostId: string }): string[] =>
  workerFiles.has(hostId) ? [] : imports;
