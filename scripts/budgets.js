// Holds the build to its byte budgets (sums of brotli sizes, as a careful host sends them). Prints a table; exits 1 when over.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { closureOf, firstScreen, startup } from './first-screen.js';
import { wireSize } from './wire.js';

const KB = 1000;

/** The bounds, in bytes, with some hundred bytes to one per cent to spare: a sentence more is no fault, and names of files alone move as much. The rules are fetched whole, since the list of matches plays any log. */
export const BUDGETS = {
  homeJs: 45.9 * KB,
  homeAll: 73.3 * KB,
  board: 23.1 * KB,
  rules: 45 * KB,
  precache: 425.5 * KB,
  byFile: 563.8 * KB,
  /** A first visit with the first hands, which it fetches beside what it shows: only a browser knows, so an end-to-end test holds it (bench/visit.js tells of the other pages). */
  firstVisit: 129.3 * KB,
};

/** What must not be precached: pictures that only a store or a home screen shows. */
const NOT_PRECACHED = /(^|\/)(screenshots?|splash)[/-]|apple-splash/;
const BOARD = /^src\/lib\/boards\/((?!race)[^/]+)\/((Two|Four|Solo)?[A-Z][a-z]*)\.svelte$/;
const INDEX = /^src\/lib\/boards\/([^/]+)\/index\.ts$/;
/** The scripts and style sheets that a page names. @param {string} dir @param {string} page */
function inPage(dir, page) {
  const { js, css } = firstScreen(dir, page);
  return [...js, ...css];
}

/**
 * Reads the list of addresses that everybody precaches out of the built service worker, without those that only one who has chosen a language
 * keeps; undefined where there is none.
 * @param {string} dir
 */
export function precacheList(dir) {
  const worker = ['service-worker.js', 'sw.js'].map((name) => join(dir, name)).find(existsSync);
  if (worker === undefined) return undefined;
  const text = readFileSync(worker, 'utf8');
  const entries = [...text.matchAll(/\{[^{}]*["']?\burl["']?:\s*["'`]([^"'`]+)["'`][^{}]*\}/g)].filter(
    (match) => /["']?\brevision["']?:/.test(match[0]) && !/["']?\blanguage["']?:/.test(match[0]),
  );
  return [...new Set(entries.map((match) => match[1] ?? ''))];
}

/**
 * The file in which most of the precache lies, and the texts that are in it.
 * @param {string} dir
 * @returns {{ files: readonly string[], texts: ReadonlySet<string> }}
 */
function packIn(dir) {
  const assets = '_app/immutable/assets';
  const names = existsSync(join(dir, assets)) ? readdirSync(join(dir, assets)) : [];
  const files = names.filter((name) => /^pack\..*\.txt$/.test(name)).map((name) => `${assets}/${name}`);
  return {
    files,
    texts: new Set(files.flatMap((file) => readFileSync(join(dir, file), 'utf8').split('\0'))),
  };
}

/**
 * The file behind a precached address; undefined where the address leads nowhere, or out of the folder that the app lives in.
 * @param {string} dir
 * @param {string} url relative to the service worker, or from the host's root
 * @param {string} base
 */
function fileFor(dir, url, base) {
  if (url.startsWith('/') && !url.startsWith(`${base}/`)) return undefined;
  const path = decodeURIComponent(
    (url.startsWith('/') ? url.slice(base.length + 1) : url).replace(/^\.\//, ''),
  );
  const candidates = path === '' ? ['index.html'] : [path, `${path}.html`];
  return candidates.find((candidate) => /\.\w+$/.test(candidate) && existsSync(join(dir, candidate)));
}

/**
 * Finds what is fetched on demand: the rules and the library of matches, and the script of each board, with what only it needs. A board is
 * a component of src/lib/boards/<game>/ that is fetched by itself; a sheet that it fetches when asked is none.
 * @param {string} dir the build
 * @param {string} manifestFile where each part lies that is fetched on demand, as chunks.config.ts writes it
 * @param {ReadonlySet<string>} alreadyThere what home has loaded
 */
function boards(dir, manifestFile, alreadyThere) {
  if (!existsSync(manifestFile)) return [];
  /** @type {Record<string, { file: string, css?: string[], isDynamicEntry?: boolean }>} */
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
  /** @param {string} name @param {{ file: string, css?: string[] }} chunk @param {ReadonlySet<string>} there */
  const row = (name, chunk, there) => ({
    name,
    files: [...closureOf(dir, [chunk.file]), ...(chunk.css ?? [])].filter((file) => !there.has(file)),
  });
  const library = manifest['src/lib/app/match-parts.ts'];
  const hosted = existsSync(join(dir, 'play.html')) ? inPage(dir, 'play.html') : [];
  const atTable = new Set([...alreadyThere, ...hosted, ...(library ? closureOf(dir, [library.file]) : [])]);
  const rows = Object.entries(manifest).flatMap(([source, chunk]) => {
    const [, of] = INDEX.exec(source) ?? [];
    // What every table of a game has; of a game with one table for all the board itself.
    if (of) return [row(`board ${of}`, chunk, atTable)];
    const [, game = '', name = ''] = BOARD.exec(source) ?? [];
    if (game === '' || !chunk.isDynamicEntry || name.endsWith('Sheet')) return [];
    // A page brings its own board; one at the table comes to what its page, its game and the library have brought.
    const entry = manifest[`src/lib/boards/${game}/index.ts`];
    const there = entry ? new Set([...atTable, ...closureOf(dir, [entry.file])]) : alreadyThere;
    return [row(`board ${game}: ${name}`, chunk, there)];
  });
  return library ? [row('rules and library', library, new Set([...alreadyThere, ...hosted])), ...rows] : rows;
}

/**
 * The scripts that each other page adds to what home has loaded; a board that its page brings at once counts here.
 * @param {string} dir
 * @param {readonly string[]} home
 */
function pages(dir, home) {
  const others = readdirSync(dir).filter(
    (name) => name.endsWith('.html') && name !== 'index.html' && name !== '404.html',
  );
  return others.map((page) => {
    const { js } = firstScreen(dir, page);
    return {
      name: `${page.replace('.html', '')}, beyond home`,
      files: js.filter((file) => !home.includes(file)),
    };
  });
}

/**
 * Measures a build.
 * @param {string} dir
 * @param {string} manifestFile
 * @param {string} [base] '' or '/two-dozen': what it was built for
 * @returns {{ rows: { name: string, bytes: number, budget: number }[], complaints: string[] }}
 */
export function measure(dir, manifestFile, base = '') {
  /** @param {readonly string[]} files */
  const sum = (files) => files.reduce((total, file) => total + wireSize(join(dir, file)), 0);
  const home = firstScreen(dir, 'index.html');
  const first = [...home.html, ...home.js, ...startup(dir, home.js), ...home.css, ...home.fonts];
  const rows = [
    { name: 'home: JavaScript', bytes: sum(home.js), budget: BUDGETS.homeJs },
    { name: 'home: everything first', bytes: sum(first), budget: BUDGETS.homeAll },
    ...pages(dir, first).map(({ name, files }) => ({ name, bytes: sum(files), budget: BUDGETS.board })),
    ...boards(dir, manifestFile, new Set(first)).map(({ name, files }) => ({
      name,
      bytes: sum(files),
      budget: name.startsWith('board') ? BUDGETS.board : BUDGETS.rules,
    })),
  ];
  const complaints =
    home.js.length === 0
      ? ['home names no script at all: the page has another shape than budgets.js reads.']
      : [];

  const list = precacheList(dir);
  if (list) {
    const files = list.map((url) => fileFor(dir, url, base));
    const missing = list.filter((_, index) => files[index] === undefined);
    if (list.length === 0) complaints.push('the service worker precaches nothing.');
    if (missing.length > 0)
      complaints.push(`the service worker precaches what the build does not have: ${missing.join(', ')}.`);
    const pictures = list.filter((url) => NOT_PRECACHED.test(url));
    if (pictures.length > 0) complaints.push(`these pictures must not be precached: ${pictures.join(', ')}.`);
    const found = [...new Set(files.filter((file) => file !== undefined))];
    const pack = packIn(dir);
    const alone = found.filter((file) => !pack.texts.has(readFileSync(join(dir, file), 'utf8')));
    rows.push({
      name: `precache (${alone.length + pack.files.length} requests)`,
      bytes: sum([...alone, ...pack.files]),
      budget: BUDGETS.precache,
    });
    // An update to a version that has most of the same files brings them one by one.
    if (pack.files.length > 0)
      rows.push({ name: `file by file (${list.length})`, bytes: sum(found), budget: BUDGETS.byFile });
  }
  for (const { name, bytes, budget } of rows) {
    if (bytes > budget) complaints.push(`${name} is ${inKb(bytes)}, over its budget of ${inKb(budget)}.`);
  }
  return { rows, complaints };
}

/** The largest scripts of home, to see where the bytes are. @param {string} dir */
function largest(dir) {
  return firstScreen(dir, 'index.html')
    .js.map((file) => ({ file, bytes: wireSize(join(dir, file)) }))
    .sort((a, b) => b.bytes - a.bytes)
    .slice(0, 6);
}

/** @param {number} bytes */
const inKb = (bytes) => `${(bytes / KB).toFixed(1)} KB`;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const dir = join(root, 'build');
  if (!existsSync(join(dir, 'index.html')) || readdirSync(dir).length === 0) {
    console.error('There is no build to measure. First: npm run build');
    process.exit(1);
  }
  const { rows, complaints } = measure(
    dir,
    join(root, '.svelte-kit/output/client/.vite/parts.json'),
    (process.env.BASE_PATH ?? '').replace(/\/+$/, ''),
  );
  for (const { name, bytes, budget } of rows) {
    console.log(`${name.padEnd(28)}${inKb(bytes).padStart(10)}  of ${inKb(budget).padStart(9)}`);
  }
  if (complaints.length > 0) {
    console.log('The largest scripts of home:');
    for (const { file, bytes } of largest(dir)) console.log(`  ${inKb(bytes).padStart(8)}  ${file}`);
  }
  for (const complaint of complaints) console.error(`Budgets: ${complaint}`);
  process.exitCode = complaints.length > 0 ? 1 : 0;
}
