import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';

const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const SIGNS = `${CAPITALS}${CAPITALS.toLowerCase()}0123456789`;

/**
 * The class that scopes each component's styles: a capital and one more sign, since each time it is written costs bytes. It comes from the
 * file's name, so that a new component hardly changes another's; of two that come to the same, the later takes the next one.
 * @param {readonly string[]} files @returns {ReadonlyMap<string, string>} by file
 */
export function scopesOf(files) {
  const taken = new Set();
  return new Map(
    files.map((file) => {
      let at = createHash('sha256').update(file).digest().readUInt32LE();
      while (taken.has(scopeAt(at))) at += 1;
      taken.add(scopeAt(at));
      return [file, scopeAt(at)];
    }),
  );
}

/** @param {number} at */
const scopeAt = (at) =>
  `${CAPITALS[at % CAPITALS.length]}${SIGNS[Math.floor(at / CAPITALS.length) % SIGNS.length]}`;

/** Those of all components of the app. */
export const SCOPES = scopesOf(
  readdirSync(new URL('src', import.meta.url), { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.svelte'))
    .sort(),
);
