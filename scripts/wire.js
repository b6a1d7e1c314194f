// How many bytes of the built app go over the wire, as a careful host sends them (brotli).
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** What a host packs; pictures and fonts are packed already. */
const PACKED = /\.(html|js|css|json|svg|webmanifest|txt|xml)$/;

/** Bytes on the wire of one file. @param {string} file */
export function wireSize(file) {
  const content = readFileSync(file);
  return PACKED.test(file) ? brotliCompressSync(content).length : content.length;
}

/** The same for an address in the folder of the build; 0 where it leads to no file. @param {string} dir @param {string} path */
export function wireSizeAt(dir, path) {
  const file = [path, `${path}.html`, `${path}index.html`]
    .map((name) => join(dir, name))
    .find((name) => existsSync(name) && statSync(name).isFile());
  return file === undefined ? 0 : wireSize(file);
}
