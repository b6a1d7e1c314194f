// The layers of the app as data. scripts/lint/bans.js makes lint rules of it; tests/house/ plants violations against them.

/**
 * What a folder of src/ may import besides itself: other folders of src/lib (or folders in them), packages, and modules that the build tool supplies.
 * Whatever is not named is refused, so a new folder or a new library is a decision taken here.
 * @typedef {{ readonly layer: number, readonly folders: readonly string[], readonly packages?: readonly string[], readonly kit?: boolean, readonly why: string }} Layer
 */

const SVELTE = ['svelte', 'esm-env'];

/** @type {Readonly<Record<string, Layer>>} */
export const LAYERS = {
  core: {
    layer: 0,
    folders: [],
    packages: ['pure-rand'],
    why: 'core is pure and the lowest layer: it imports nothing but itself',
  },
  // What lies in games/table is shared by games at a table, and imports core only: a game too, as far as the rules can tell.
  games: {
    layer: 1,
    folders: ['core', 'games/table'],
    why: 'a game imports core, games/table and its own folder, never another game',
  },
  solver: {
    layer: 2,
    folders: ['core', 'games', 'environment'],
    packages: ['comlink'],
    why: 'solver (L2) imports core, games and the port',
  },
  storage: {
    layer: 2,
    folders: ['core', 'games', 'environment'],
    packages: ['idb'],
    why: 'storage (L2) imports core, games and the port',
  },
  i18n: { layer: 2, folders: ['core', 'games'], why: 'i18n (L2) imports core and games' },
  environment: {
    layer: 2,
    folders: ['core'],
    packages: SVELTE,
    kit: true,
    why: 'environment (L2) is the port to the platform and knows only core',
  },
  practice: {
    layer: 3,
    ...feature('ts-fsrs'),
    why: 'practice (L3) imports L0 to L2; L3 folders do not import each other',
  },
  match: { layer: 3, ...feature(), why: 'match (L3) imports L0 to L2; L3 folders do not import each other' },
  preferences: {
    layer: 3,
    ...feature(),
    why: 'preferences (L3) imports L0 to L2; L3 folders do not import each other',
  },
  explore: {
    layer: 3,
    ...feature(),
    why: 'explore (L3) imports L0 to L2; L3 folders do not import each other',
  },
  ui: {
    layer: 3,
    folders: ['core', 'i18n', 'environment'],
    packages: SVELTE,
    kit: true,
    why: 'ui has no game knowledge and reaches neither storage nor solver',
  },
  app: {
    layer: 4,
    folders: ['core', 'solver', 'storage', 'environment', 'practice', 'match', 'preferences', 'explore'],
    packages: SVELTE,
    why: 'app (L4) puts the parts together once; nothing below it knows it',
  },
  boards: {
    layer: 4,
    folders: ['core', 'games', 'i18n', 'environment', 'practice', 'match', 'preferences', 'explore', 'ui'],
    packages: SVELTE,
    kit: true,
    why: 'a board reaches storage and solver only through L3',
  },
  screens: {
    layer: 5,
    folders: [
      'core',
      'games',
      'i18n',
      'environment',
      'practice',
      'match',
      'preferences',
      'explore',
      'ui',
      'boards',
      'app',
    ],
    packages: SVELTE,
    kit: true,
    why: 'a screen reaches storage and solver only through L3',
  },
  routes: {
    layer: 6,
    folders: ['i18n', 'environment', 'ui', 'app', 'screens'],
    packages: SVELTE,
    kit: true,
    why: 'a page is its address, and shows a screen',
  },
};

/** What every feature may have, and what only one does. @param {...string} packages */
function feature(...packages) {
  return {
    folders: ['core', 'games', 'solver', 'storage', 'i18n', 'environment'],
    packages: [...SVELTE, ...packages],
  };
}

/** Where a folder of the table lies. @param {string} name */
export const pathOf = (name) => (name === 'routes' ? 'src/routes' : `src/lib/${name}`);

/** @param {string} text */
const escape = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * A pattern that matches every import that a folder's files may *not* have.
 * @param {string} name
 * @param {number} depth how many folders deep in it the files lie: so often `../` is still inside; in a game once less, since its own
 *   folder is its limit
 */
export function forbiddenImports(name, depth) {
  const layer = LAYERS[name];
  if (!layer) throw new Error(`No layer is called ${name}`);
  const own = name === 'routes' || name === 'games' ? [] : [name];
  const climb = name === 'games' ? Math.max(0, depth - 1) : depth;
  const allowed = [
    './',
    ...(climb > 0 ? ['../'] : []),
    ...[...layer.folders, ...own].map((folder) => `#lib/${folder}/`),
    ...(layer.kit ? ['$app/', '$service-worker', 'virtual:pwa'] : []),
  ].map(escape);
  const packages = (layer.packages ?? []).map((each) => `${escape(each)}(/|$)`);
  return `^(?!${[...allowed, ...packages].join('|')})|^(\\.\\./){${climb + 1}}`;
}
