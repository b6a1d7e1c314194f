// How many bytes an address of the built app is on the wire, as a careful host sends it (brotli).
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** Bytes of what a path leads to in the folder of the build; 0 where that is nothing. @param {string} dir @param {string} path */
export function wireSize(dir, path) {
  const file = [path, `${path}.html`, `${path}index.html`]
    .map((name) => join(dir, name))
    .find((name) => existsSync(name) && statSync(name).isFile());
  if (file === undefined) return 0;
  const content = readFileSync(file);
  return /\.(woff2|png)$/.test(file) ? content.length : brotliCompressSync(content).length;
}
