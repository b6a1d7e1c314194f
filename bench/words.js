// `npm run build && node bench/words.js`: what each language weighs, packed, as docs/performance.md and docs/translating.md say it.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

const DIR = fileURLToPath(new URL('../build/_app/immutable/chunks', import.meta.url));
const MOMENTS = ['first', 'practice', 'rooms', 'tables'];

/** @type {Record<string, Record<string, number>>} */
const sizes = {};
for (const file of readdirSync(DIR)) {
  const { code, moment } = /^words-(?<code>.+)-(?<moment>[a-z]+)\.[^.]+\.js$/.exec(file)?.groups ?? {};
  if (code === undefined || moment === undefined) continue;
  (sizes[code] ??= {})[moment] = brotliCompressSync(readFileSync(`${DIR}/${file}`)).length / 1000;
}
const codes = Object.keys(sizes);
/** @param {string} name @param {(of: Record<string, number>) => number} size */
const row = (name, size) =>
  console.log(`| ${[name, ...codes.map((code) => size(sizes[code] ?? {}).toFixed(1))].join(' | ')} |`);

console.log(`| KB | ${codes.join(' | ')} |`);
console.log(`| --- |${' ---: |'.repeat(codes.length)}`);
for (const moment of MOMENTS) row(moment, (of) => of[moment] ?? NaN);
row('all', (of) => Object.values(of).reduce((sum, each) => sum + each, 0));
