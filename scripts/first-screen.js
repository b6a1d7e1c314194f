// What a page brings with it on a first visit, read out of a build.
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** Finds the files of the build that a text names by a relative address. @param {string} text @param {string} from @param {RegExp} pattern */
function namedIn(text, from, pattern) {
  return [...text.matchAll(pattern)].map((match) => posix.join(posix.dirname(from), match[1] ?? ''));
}

// The bundler leaves a comment where an import of styles was.
const STATIC_IMPORT = /(?:^|[;}\s/])(?:import|export)(?:[\w$\s{},*]*?from)?\s*["'](\.{1,2}\/[^"']+)["']/g;

/**
 * Everything a script loads with it: its static imports and theirs. Imports on demand are left out.
 * @param {string} dir
 * @param {readonly string[]} entries paths inside dir
 */
export function closureOf(dir, entries) {
  const seen = new Set(entries);
  for (const file of seen) {
    for (const next of namedIn(readFileSync(join(dir, file), 'utf8'), file, STATIC_IMPORT)) seen.add(next);
  }
  return [...seen];
}

const DYNAMIC_IMPORT = /import\([`"'](\.{1,2}\/[^`"']+)[`"']\)/g;

/**
 * What the layout fetches by itself right after the first paint: the data layer.
 * @param {string} dir
 * @param {readonly string[]} js the scripts of the first screen
 */
export function startup(dir, js) {
  const layout = js.filter((file) => /\/nodes\/0\./.test(file));
  const asked = layout.flatMap((file) =>
    namedIn(readFileSync(join(dir, file), 'utf8'), file, DYNAMIC_IMPORT),
  );
  return closureOf(dir, asked).filter((file) => !js.includes(file));
}

/**
 * Lists what a page brings with it on the first visit, by kind. Fonts are those its style sheets name.
 * @param {string} dir
 * @param {string} page like index.html
 */
export function firstScreen(dir, page) {
  const html = readFileSync(join(dir, page), 'utf8');
  const js = closureOf(dir, namedIn(html, page, /(?:href|src)="([^"]+\.js)"/g));
  const css = namedIn(html, page, /href="([^"]+\.css)"/g);
  const inCss = css.flatMap((file) =>
    namedIn(readFileSync(join(dir, file), 'utf8'), file, /url\(["']?([^"')]+\.woff2)/g),
  );
  const fonts = [...new Set([...namedIn(html, page, /href="([^"]+\.woff2)"/g), ...inCss])];
  return { html: [page], js, css: [...new Set(css)], fonts };
}
